import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Wishlist } from '#contract/wishlist.ts';
import { wishlistItems, wishlists } from '#server/db/schema.ts';
import { loadSummaries, loadVariantViews } from '#server/api/catalogue/product-summary.ts';
import { type HandlerContext, signedIn } from '#server/api/http/handler.ts';
import { notFound } from '#server/api/http/refusal.ts';

export type WishlistRecord = typeof wishlists.$inferSelect;

/** One of the shopper's own lists; with `hold` it is locked until the transaction ends. Throws 404 for any other. */
export const findWishlist = async (context: HandlerContext, id: string, hold: boolean): Promise<WishlistRecord> => {
  const query = context.db
    .select()
    .from(wishlists)
    .where(and(eq(wishlists.id, id), eq(wishlists.customerId, signedIn(context).customerId)));
  const [list] = await (hold ? query.for('update') : query);
  if (list === undefined) throw notFound('This wishlist');
  return list;
};

/** The items of several lists, in the order in which they were added. */
export const loadItems = (context: HandlerContext, wishlistIds: readonly string[]) =>
  context.db
    .select()
    .from(wishlistItems)
    .where(inArray(wishlistItems.wishlistId, [...wishlistIds]))
    .orderBy(asc(wishlistItems.addedAt), asc(wishlistItems.id));

/** A list with its items, as the shopper may see them. */
export const wishlistView = async (context: HandlerContext, list: WishlistRecord): Promise<Wishlist> => {
  const items = await loadItems(context, [list.id]);
  const variants = await loadVariantViews(
    context,
    items.map(({ productVariantId }) => productVariantId),
  );
  const products = await loadSummaries(
    context,
    [...variants.values()].map(({ productId }) => productId),
  );
  return {
    id: list.id,
    name: list.name,
    itemCount: items.length,
    updatedAt: list.updatedAt.toISOString(),
    items: items.map((item) => {
      const found = variants.get(item.productVariantId);
      const product = found === undefined ? undefined : products.get(found.productId);
      return {
        id: item.id,
        productVariantId: item.productVariantId,
        quantity: item.quantity,
        addedAt: item.addedAt.toISOString(),
        product: product ?? null,
        variant: product === undefined ? null : (found?.variant ?? null),
      };
    }),
  };
};
