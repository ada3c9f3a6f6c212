import type { RowName } from '#contract/rows.ts';
import { addressHandlers } from './address.ts';
import { backInStockHandlers } from './back-in-stock.ts';
import { basketHandlers } from './basket.ts';
import { addOnHandlers } from './catalogue/add-ons.ts';
import { categoryHandlers } from './catalogue/categories.ts';
import { filterHandlers } from './catalogue/filters.ts';
import { productTypeHandlers } from './catalogue/product-types.ts';
import { productHandlers } from './catalogue/products.ts';
import { recommendationHandlers } from './catalogue/recommendations.ts';
import { suggestionHandlers } from './catalogue/suggestions.ts';
import { checkoutHandlers } from './checkout.ts';
import { catalogueHandlers } from './catalogue/catalogue-handlers.ts';
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
export const handlers: Partial<Handlers<RowName>> = {
  ...addressHandlers,
  ...backInStockHandlers,
  ...basketHandlers,
  ...addOnHandlers,
  ...categoryHandlers,
  ...filterHandlers,
  ...productTypeHandlers,
  ...productHandlers,
  ...recommendationHandlers,
  ...suggestionHandlers,
  ...checkoutHandlers,
  ...catalogueHandlers,
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
