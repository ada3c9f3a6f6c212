import { useLocation, useNavigate } from '@tanstack/react-router';
import type { Product, Variant } from '#contract/product.ts';
import { useShop } from '#shopper/shop.tsx';
import { useNameWithSku } from '#shopper/shown/sku.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { BookmarkIcon, CheckIcon } from '#ui/icons.tsx';
import { wishlistWording as words } from '#wording/wishlist.ts';
import { pendingItem } from './wishlist-candidate.ts';
import { useAllLists } from './use-lists.ts';
import { entriesOf, toggleOf } from './wishlist-entries.ts';
import { usePendingWish } from './wishlist-queries.ts';
import { useRemoveItem } from './wishlist-writes.ts';

/** Adds a variant to a list or removes it from its list; guests sign in first. */
export function WishlistToggle({
  product,
  variant,
  quantity,
  isCompact = false,
}: {
  readonly product: Product;
  readonly variant: Variant;
  /** The marked quantity; 0 if none is marked. */
  readonly quantity: number;
  /** Icon only, for crowded rows. */
  readonly isCompact?: boolean;
}) {
  const shop = useShop();
  const navigate = useNavigate();
  const { href } = useLocation();
  const { lists } = useAllLists();
  const { choose } = usePendingWish();
  const remove = useRemoveItem();
  const nameWithSku = useNameWithSku();
  const toggle = toggleOf(entriesOf(lists ?? []), variant.id);
  const isListed = toggle.type === 'remove';
  const wish = pendingItem(product, variant, quantity);
  const press = () => {
    if (!shop.isSignedIn) void navigate({ to: '/auth/login', search: { redirect_url: href } });
    else if (toggle.type === 'choose') choose(wish);
    else {
      const { productVariantId, name, sku } = wish;
      remove.mutate({ listId: toggle.entry.wishlistId, productVariantId, called: { name, sku } });
    }
  };
  const called = isCompact ? nameWithSku(wish.name, variant.sku) : wish.name;
  const icon = isListed ? <CheckIcon /> : <BookmarkIcon />;
  const label = isListed ? words.toggleOnOf(called) : words.toggleOf(called);
  if (isCompact) {
    return <IconButton size="small" tone="quiet" label={label} icon={icon} aria-pressed={isListed} onClick={press} />;
  }
  return (
    <Button icon={icon} aria-pressed={isListed} aria-label={label} onClick={press}>
      {isListed ? words.toggleOn : words.toggleOff}
    </Button>
  );
}
