import { and, count, eq, ne } from 'drizzle-orm';
import { products, variants, wishlistItems, wishlists } from '#server/db/schema.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { conflict, invalidField, notFound } from '#server/api/http/refusal.ts';
import { maxQuantity } from '#contract/quantity-rule.ts';
import { findWishlist, type WishlistRecord, wishlistView } from './view.ts';

const maxItems = 500;

/** Throws 400 for a variant that is not for sale. */
const checkVariant = async ({ db }: HandlerContext, variantId: string): Promise<void> => {
  const [variant] = await db
    .select({ id: variants.id })
    .from(variants)
    .innerJoin(products, and(eq(products.id, variants.productId), products.isActive))
    .where(and(eq(variants.id, variantId), variants.isActive));
  if (variant === undefined) throw invalidField('productVariantId', 'ProductUnknown', 'This product is not sold here.');
};

const touch = async (context: HandlerContext, list: WishlistRecord) => {
  await context.db.update(wishlists).set({ updatedAt: context.now }).where(eq(wishlists.id, list.id));
  return wishlistView(context, { ...list, updatedAt: context.now });
};

const findItem = async ({ db }: HandlerContext, list: WishlistRecord, itemId: string) => {
  const [item] = await db
    .select()
    .from(wishlistItems)
    .where(and(eq(wishlistItems.id, itemId), eq(wishlistItems.wishlistId, list.id)));
  if (item === undefined) throw notFound('This item');
  return item;
};

export const wishlistItemHandlers = {
  async addWishlistItem(context, { body }) {
    const { db, now } = context;
    const list = await findWishlist(context, body.wishlistId, true);
    await checkVariant(context, body.productVariantId);
    const isOnList = and(
      eq(wishlistItems.wishlistId, list.id),
      eq(wishlistItems.productVariantId, body.productVariantId),
    );
    const [there] = await db.select().from(wishlistItems).where(isOnList);
    if (there !== undefined) {
      const quantity = Math.min(maxQuantity, there.quantity + body.quantity);
      await db.update(wishlistItems).set({ quantity }).where(eq(wishlistItems.id, there.id));
      return touch(context, list);
    }
    const [kept] = await db.select({ items: count() }).from(wishlistItems).where(eq(wishlistItems.wishlistId, list.id));
    if ((kept?.items ?? 0) >= maxItems) throw conflict('WishlistFull', `A list can hold up to ${maxItems} products.`);
    await db.insert(wishlistItems).values({
      wishlistId: list.id,
      productVariantId: body.productVariantId,
      quantity: body.quantity,
      addedAt: now,
    });
    return touch(context, list);
  },

  async updateWishlistItem(context, { params, body }) {
    const { db } = context;
    const list = await findWishlist(context, params.id, true);
    const item = await findItem(context, list, params.itemId);
    if (item.productVariantId !== body.productVariantId) {
      await checkVariant(context, body.productVariantId);
      const [twin] = await db
        .select({ id: wishlistItems.id })
        .from(wishlistItems)
        .where(
          and(
            eq(wishlistItems.wishlistId, list.id),
            eq(wishlistItems.productVariantId, body.productVariantId),
            ne(wishlistItems.id, item.id),
          ),
        );
      if (twin !== undefined) throw conflict('AlreadyListed', 'This product is already on the list.');
    }
    await db.update(wishlistItems).set(body).where(eq(wishlistItems.id, item.id));
    return touch(context, list);
  },

  async removeWishlistItem(context, { params }) {
    const list = await findWishlist(context, params.id, true);
    const item = await findItem(context, list, params.itemId);
    await context.db.delete(wishlistItems).where(eq(wishlistItems.id, item.id));
    return touch(context, list);
  },
} satisfies Handlers<'addWishlistItem' | 'updateWishlistItem' | 'removeWishlistItem'>;
