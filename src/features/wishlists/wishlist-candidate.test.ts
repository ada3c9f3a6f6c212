import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Basket } from '#contract/basket.ts';
import { unitPriceMinor } from '#contract/price.ts';
import { Product } from '#contract/product.ts';
import { pendingItem, pendingItemOfLine } from './wishlist-candidate.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });

test('a reduced line moved to a list keeps its reduced price, and says what was taken off', () => {
  const text = readFileSync(new URL('../../../tests/contract/samples/getBasket.json', import.meta.url), 'utf8');
  const [sample] = z.parse(z.object({ data: Basket }), JSON.parse(text)).data.lineItems;
  if (sample === undefined) throw new Error('The sample has no line.');
  const tierPrices = [{ minimumQuantity: 10, price: gbp(90) }];
  const { variant } = pendingItemOfLine({
    ...sample,
    quantity: 12,
    variant: { ...sample.variant, basePrice: gbp(100), tierPrices },
    price: { amount: 90, currencyCode: 'GBP', originalPrice: gbp(120), subTotal: gbp(1080), total: gbp(1080) },
  }).shows;
  expect(variant).toMatchObject({ basePrice: gbp(100), discount: gbp(20) });
  expect([1, 12].map((quantity) => variant && unitPriceMinor(variant, quantity))).toEqual([100, 90]);
});

test('a variant goes onto a list in the quantity that is marked, or in the least that is sold [WL-01]', () => {
  const text = readFileSync(new URL('../../../tests/contract/samples/getProduct.json', import.meta.url), 'utf8');
  const product = z.parse(z.object({ data: Product }), JSON.parse(text)).data;
  const [sample] = product.variants;
  if (sample === undefined) throw new Error('The sample has no variant.');
  const inFives = { ...sample, quantityRule: { ...sample.quantityRule, minimum: 5 } };
  expect([0, 20].map((marked) => pendingItem(product, inFives, marked).quantity)).toEqual([5, 20]);
});
