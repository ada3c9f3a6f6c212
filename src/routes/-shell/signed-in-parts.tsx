import { useGuestBasketMerge } from '#features/session/guest-basket-merge.ts';
import { WishlistDialog } from '#features/wishlists/wishlist-dialog.tsx';

/** What lies over every page of a signed-in shopper: the choice of a list; and a guest's cart whose merge is still owed is merged. */
export function SignedInParts() {
  useGuestBasketMerge();
  return <WishlistDialog />;
}
