import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#features/account/account-queries.ts';
import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { WishlistDialog } from '#features/wishlists/wishlist-dialog.tsx';
import { allWishlistsQuery } from '#features/wishlists/wishlist-queries.ts';
import { useShop } from '#shopper/shop.tsx';

/** What lies over every page of a signed-in shopper: the choice of a list, and the question at signing out. */
export function SignedInParts() {
  const shop = useShop();
  // Known from the start, so that they are at hand when the connection goes.
  useQuery(allWishlistsQuery(shop));
  useQuery(customerQuery(shop));
  return (
    <>
      <WishlistDialog />
      <SignOutDialog />
    </>
  );
}
