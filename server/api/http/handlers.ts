import type { RowName } from '#contract/rows.ts';
import { addressLookupHandlers } from '#server/api/address-lookup/lookup.ts';
import { addressHandlers } from '#server/api/account/address.ts';
import { backInStockHandlers } from '#server/api/account/back-in-stock.ts';
import { basketHandlers } from '#server/api/basket/basket.ts';
import { catalogueHandlers } from '#server/api/catalogue/catalogue-handlers.ts';
import { checkoutHandlers } from '#server/api/checkout/checkout.ts';
import { contactHandlers } from '#server/api/content/contact.ts';
import { contentHandlers } from '#server/api/content/content.ts';
import { creditHandlers } from '#server/api/account/credit.ts';
import { customerHandlers } from '#server/api/account/customer.ts';
import type { Handlers } from './handler.ts';
import { marketingHandlers } from '#server/api/account/marketing.ts';
import { orderHandlers } from '#server/api/orders/order.ts';
import { paymentHandlers } from '#server/api/payments/payment.ts';
import { pushHandlers } from '#server/api/push/subscriptions.ts';
import { privacyHandlers } from '#server/api/account/privacy.ts';
import { returnHandlers } from '#server/api/returns/return.ts';
import { sessionHandlers } from '#server/api/session/session.ts';
import { storeHandlers } from '#server/api/store/store.ts';
import { viewedProductHandlers } from '#server/api/account/viewed-product.ts';
import { parkedCartHandlers } from '#server/api/parked-carts/parked-carts.ts';
import { wishlistHandlers } from '#server/api/wishlists/wishlist.ts';

/** The handler of every row. */
export const handlers: Handlers<RowName> = {
  ...addressHandlers,
  ...addressLookupHandlers,
  ...backInStockHandlers,
  ...basketHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...contactHandlers,
  ...contentHandlers,
  ...creditHandlers,
  ...customerHandlers,
  ...marketingHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...privacyHandlers,
  ...pushHandlers,
  ...returnHandlers,
  ...sessionHandlers,
  ...storeHandlers,
  ...viewedProductHandlers,
  ...parkedCartHandlers,
  ...wishlistHandlers,
};
