import * as z from 'zod/mini';
import { paged, PageQuery } from './paged.ts';
import { ById, Done, Id, Instant, maxListNameLength, Quantity } from './primitives.ts';
import { ProductSummary, Variant } from './product.ts';
import { row } from './row.ts';

/** A variant on a wishlist with the quantity wanted; `product` is null once it is no longer sold. */
export const WishlistItem = z.object({
  id: Id,
  productVariantId: Id,
  quantity: z.int(),
  addedAt: Instant,
  product: z.nullable(ProductSummary),
  variant: z.nullable(Variant),
});
export type WishlistItem = z.infer<typeof WishlistItem>;

const wishlistHead = { id: Id, name: z.string(), itemCount: z.int(), updatedAt: Instant };

/** A wishlist in an overview: its items have only id, variant and quantity. */
export const WishlistSummary = z.object({
  ...wishlistHead,
  items: z.array(z.object({ id: Id, productVariantId: Id, quantity: z.int() })),
});
export type WishlistSummary = z.infer<typeof WishlistSummary>;

/** A wishlist with its items. */
export const Wishlist = z.object({ ...wishlistHead, items: z.array(WishlistItem) });
export type Wishlist = z.infer<typeof Wishlist>;

export const WishlistName = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(maxListNameLength)),
});
export type WishlistName = z.infer<typeof WishlistName>;

const itemParams = z.object({ id: Id, itemId: Id });

export const getWishlists = row({
  method: 'GET',
  path: '/wishlists',
  summary: "The shopper's wishlists",
  audience: 'shopper',
  query: PageQuery,
  data: paged(WishlistSummary),
});

export const createWishlist = row({
  method: 'POST',
  path: '/wishlists',
  summary: 'Make a wishlist',
  audience: 'shopper',
  body: WishlistName,
  data: Wishlist,
});

export const getWishlist = row({
  method: 'GET',
  path: '/wishlists/{id}',
  summary: 'One wishlist',
  audience: 'shopper',
  params: ById,
  data: Wishlist,
});

export const renameWishlist = row({
  method: 'PUT',
  path: '/wishlists/{id}',
  summary: 'Rename a wishlist',
  audience: 'shopper',
  params: ById,
  body: WishlistName,
  data: Wishlist,
});

export const deleteWishlist = row({
  method: 'DELETE',
  path: '/wishlists/{id}',
  summary: 'Delete a wishlist',
  audience: 'shopper',
  params: ById,
  data: Done,
});

export const addWishlistItem = row({
  method: 'PUT',
  path: '/wishlists/wishlist-items',
  summary: 'Put a variant on a wishlist; one that is there already gets the quantity on top',
  audience: 'shopper',
  body: z.object({ wishlistId: Id, productVariantId: Id, quantity: Quantity }),
  data: Wishlist,
});

export const updateWishlistItem = row({
  method: 'PUT',
  path: '/wishlists/{id}/wishlist-items/{itemId}',
  summary: 'Change the quantity of an item',
  audience: 'shopper',
  params: itemParams,
  body: z.object({ quantity: Quantity, productVariantId: Id }),
  data: Wishlist,
});

export const removeWishlistItem = row({
  method: 'DELETE',
  path: '/wishlists/{id}/wishlist-items/{itemId}',
  summary: 'Take an item off a wishlist',
  audience: 'shopper',
  params: itemParams,
  data: Wishlist,
});
