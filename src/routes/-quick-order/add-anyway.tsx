import { Link } from '@tanstack/react-router';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { listingWording } from '#wording/listing.ts';

/** Puts text without results on the pad, which keeps it and looks it up again; renders nothing if the store has no quick order. */
export function AddAnyway({ asked }: { readonly asked: string }) {
  const settings = useStoreSettings();
  if (settings?.isQuickOrderEnabled === false) return null;
  return (
    <p>
      <Link to="/quick-order" search={{ add: asked }}>
        {listingWording.addAnyway}
      </Link>
    </p>
  );
}
