import { useQuery } from '@tanstack/react-query';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { BookmarkIcon, CheckIcon } from '#ui/icons.tsx';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { entriesOf, toggleOf } from './wishlist-entries.ts';
import { allWishlistsQuery, type PendingWish, usePendingWish } from './wishlist-queries.ts';
import { useRemoveWishlistItem } from './wishlist-writes.ts';

/** Puts a variant on a list, or takes it off the one that it is on; a guest signs in first. */
export function WishlistToggle({
  wish,
  size = 'normal',
}: {
  readonly wish: PendingWish;
  readonly size?: 'normal' | 'small';
}) {
  const shop = useShop();
  const navigate = useNavigate();
  const { href } = useLocation();
  const { data: lists } = useQuery(allWishlistsQuery(shop));
  const { choose } = usePendingWish();
  const remove = useRemoveWishlistItem();
  const toggle = toggleOf(entriesOf(lists ?? []), wish.productVariantId);
  const isListed = toggle.type === 'remove';
  const press = () => {
    if (!shop.isSignedIn) void navigate({ to: '/auth/login', search: { redirect_url: href } });
    else if (toggle.type === 'choose') choose(wish);
    else remove.mutate(toggle.entry);
  };
  return (
    <Button
      size={size}
      icon={isListed ? <CheckIcon /> : <BookmarkIcon />}
      isPending={remove.isPending}
      aria-pressed={isListed}
      aria-label={isListed ? words.toggleOnOf(wish.name) : words.toggleOf(wish.name)}
      onClick={press}
    >
      {isListed ? words.toggleOn : words.toggleOff}
    </Button>
  );
}
