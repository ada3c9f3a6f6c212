import { Button } from '#ui/button.tsx';
import { cachedListWording } from '#wording/cached-list.ts';

/** Warns above a list that was fetched before the connection was lost that some products may not open; the button shows those that do. */
export function CachedNote({ onShow }: { readonly onShow: () => void }) {
  return (
    <p className="cached-note">
      {cachedListWording.maybeHere}{' '}
      <Button tone="quiet" size="small" onClick={onShow}>
        {cachedListWording.showHere}
      </Button>
    </p>
  );
}
