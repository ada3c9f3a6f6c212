import * as z from 'zod/v4/core';
import * as addOn from '#contract/add-on.ts';
import * as basket from '#contract/basket.ts';
import * as category from '#contract/category.ts';
import * as checkout from '#contract/checkout.ts';
import * as content from '#contract/content.ts';
import * as credit from '#contract/credit.ts';
import * as customer from '#contract/customer.ts';
import * as facet from '#contract/facet.ts';
import * as failure from '#contract/failure.ts';
import * as money from '#contract/money.ts';
import * as order from '#contract/order.ts';
import * as orderReturn from '#contract/order-return.ts';
import * as payment from '#contract/payment.ts';
import * as privacy from '#contract/privacy.ts';
import * as product from '#contract/product.ts';
import * as session from '#contract/session.ts';
import * as trail from '#contract/shopper-trail.ts';
import * as store from '#contract/store.ts';
import * as wishlist from '#contract/wishlist.ts';
import { Address } from '#contract/address.ts';

const nouns = [
  addOn,
  basket,
  category,
  checkout,
  content,
  credit,
  customer,
  facet,
  failure,
  money,
  order,
  orderReturn,
  payment,
  privacy,
  product,
  session,
  trail,
  store,
  wishlist,
  { Address },
];

/** The schemas that the OpenAPI document names: the contract's nouns, under their names in the contract. */
export const namedSchemas = z.registry<{ id?: string | undefined }>();

for (const [id, schema] of nouns.flatMap((noun) => Object.entries(noun))) {
  // A lower-case export is a row or a constant. `…Input` would clash with the input variant of a noun.
  if (schema instanceof z.$ZodType && /^[A-Z]/.test(id) && !id.endsWith('Input')) namedSchemas.add(schema, { id });
}
