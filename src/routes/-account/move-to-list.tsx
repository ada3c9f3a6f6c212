import { useNavigate } from '@tanstack/react-router';
import type { LineItem } from '#contract/basket.ts';
import { useAddLines } from '#features/basket/add-lines.ts';
import { useRemoveLine } from '#features/basket/basket-writes.ts';
import { restoredLine } from '#features/basket/new-line.ts';
import { pendingItemOfLine } from '#features/wishlists/wishlist-candidate.ts';
import { type Listed, usePendingWish } from '#features/wishlists/wishlist-queries.ts';
import { complain } from '#features/wishlists/wishlist-writes.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast/toast-state.ts';
import { waitingWording } from '#wording/waiting.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';

/** Moves a cart line to a list the shopper chooses; guests sign in first. */
export function MoveToList({ line }: { readonly line: LineItem }) {
  const { isSignedIn } = useShop();
  const navigate = useNavigate();
  const { choose } = usePendingWish();
  const removeLine = useRemoveLine();
  const addLines = useAddLines();
  const wish = pendingItemOfLine(line);

  const removeFromCart = async ({ listName, made, undo }: Listed): Promise<void> => {
    const removed = await removeLine.mutateAsync(line);
    const moveBack = async () => {
      await addLines.mutateAsync([restoredLine(line)]);
      const taken = await undo();
      showToast({
        tone: 'success',
        text: words.movedBack,
        ...(taken.type === 'queued' ? { details: waitingWording.saved(taken) } : {}),
      });
    };
    const kept = [made, removed].find(({ type }) => type === 'queued');
    showToast({
      tone: 'success',
      text: kept?.type === 'queued' ? waitingWording.saved(kept) : words.moved(listName),
      action: { label: words.undo, onPress: () => void moveBack().catch(complain) },
    });
  };
  const press = () => {
    if (isSignedIn) choose({ ...wish, onListed: removeFromCart });
    else void navigate({ to: '/auth/login', search: { redirect_url: '/cart' } });
  };
  return (
    <Button tone="quiet" size="small" aria-label={words.moveToListOf(wish.name)} onClick={press}>
      {words.moveToList}
    </Button>
  );
}
