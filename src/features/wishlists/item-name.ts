import type { WishlistItem } from '#contract/wishlist.ts';
import { lineName } from '#wording/line-name.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';

type Named = Pick<WishlistItem, 'product' | 'variant'>;

/** What an item of a list is called. */
export const itemName = ({ product, variant }: Named): string =>
  product === null ? words.gone : lineName(product.name, variant?.name ?? null);

/** What an item is called where it is told of elsewhere. */
export const calledOf = (item: Named): { name: string; sku: string | null } => ({
  name: itemName(item),
  sku: item.variant?.sku ?? null,
});
