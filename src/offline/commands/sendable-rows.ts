import {
  addToBasket,
  removeFromBasket,
  setBasketAddOns,
  setBasketAddOnsInBulk,
  setBasketQuantity,
} from '#contract/basket-rows.ts';
import { sendContactMessage } from '#contract/contact.ts';
import { subscribeToMarketing } from '#contract/customer.ts';
import { bringBackCart, deleteParkedCart, parkCart } from '#contract/parked-cart-rows.ts';
import type { Row } from '#contract/row.ts';
import { requestBackInStock } from '#contract/back-in-stock.ts';
import { recordViewedVariant } from '#contract/shopper-trail.ts';
import {
  addWishlistItem,
  createWishlist,
  deleteWishlist,
  removeWishlistItem,
  renameWishlist,
  updateWishlistItem,
} from '#contract/wishlist.ts';
import type { FrozenCall } from '#offline/journal/entry.ts';

const rows = {
  addToBasket,
  removeFromBasket,
  setBasketQuantity,
  setBasketAddOns,
  setBasketAddOnsInBulk,
  parkCart,
  bringBackCart,
  deleteParkedCart,
  createWishlist,
  renameWishlist,
  deleteWishlist,
  addWishlistItem,
  updateWishlistItem,
  removeWishlistItem,
  recordViewedVariant,
  requestBackInStock,
  subscribeToMarketing,
  sendContactMessage,
} as const satisfies Record<string, Row>;

/** A call that a command may make: its row is listed here. */
export type SendableCall = FrozenCall & { readonly row: keyof typeof rows };

/** The calls that entries make, by the name under which an entry stores its call. */
export const sendableRows: Readonly<Record<string, Row>> = rows;
