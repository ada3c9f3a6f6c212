import type { RowName } from '#contract/rows.ts';
import { addressHandlers } from './address.ts';
import { backInStockHandlers } from './back-in-stock.ts';
import { basketHandlers } from './basket.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
import { checkoutHandlers } from './checkout.ts';
import { contentHandlers } from './content.ts';
import { creditHandlers } from './credit.ts';
import { customerHandlers } from './customer.ts';
import type { Handlers } from './handler.ts';
import { marketingHandlers } from './marketing.ts';
import { orderHandlers } from './order.ts';
import { paymentHandlers } from './payments/payment.ts';
import { privacyHandlers } from './privacy.ts';
import { returnHandlers } from './return.ts';
import { sessionHandlers } from './session.ts';
import { storeHandlers } from './store.ts';
import { viewedProductHandlers } from './viewed-product.ts';
import { wishlistHandlers } from './wishlist.ts';

/** Who answers which row. */
export const handlers: Handlers<RowName> = {
  ...addressHandlers,
  ...backInStockHandlers,
  ...basketHandlers,
  ...catalogueHandlers,
  ...checkoutHandlers,
  ...contentHandlers,
  ...creditHandlers,
  ...customerHandlers,
  ...marketingHandlers,
  ...orderHandlers,
  ...paymentHandlers,
  ...privacyHandlers,
  ...returnHandlers,
  ...sessionHandlers,
  ...storeHandlers,
  ...viewedProductHandlers,
  ...wishlistHandlers,
};
