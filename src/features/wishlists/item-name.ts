import type { WishlistItem } from '#contract/wishlist.ts';
import { lineName } from '#wording/line-name.ts';
import { wishlistWording as words } from '#wording/wishlist.ts';

type Named = Pick<WishlistItem, 'product' | 'variant'>;

/** The name of a list item. */
export const itemName = ({ product, variant }: Named): string =>
  product === null ? words.gone : lineName(product.name, variant?.name ?? null);

/** The name and part number of an item for use outside the list. */
export const calledOf = (item: Named): { name: string; sku: string | null } => ({
  name: itemName(item),
  sku: item.variant?.sku ?? null,
});
