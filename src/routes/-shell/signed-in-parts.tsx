import { useQuery } from '@tanstack/react-query';
import { customerQuery } from '#features/account/account-queries.ts';
import { SignOutDialog } from '#features/session/sign-out-dialog.tsx';
import { WishlistDialog } from '#features/wishlists/wishlist-dialog.tsx';
import { allWishlistsQuery } from '#features/wishlists/wishlist-queries.ts';
import { useShop } from '#shopper/shop.tsx';

/** Overlays for signed-in shoppers: the list dialog and the sign-out dialog. */
export function SignedInParts() {
  const shop = useShop();
  // Loaded up front, so that lists are available when the connection is lost.
  useQuery(allWishlistsQuery(shop));
  useQuery(customerQuery(shop));
  return (
    <>
      <WishlistDialog />
      <SignOutDialog />
    </>
  );
}
