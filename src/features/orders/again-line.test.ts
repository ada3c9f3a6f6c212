import { expect, test } from 'vitest';
import type { OrderLine } from '#contract/order.ts';
import type { Variant } from '#contract/product.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { sampleOrderLine } from '#tests/support/samples/order-line.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { againLine, againLines, differenceRank, isDifferent, type TodayArticles } from './again-line.ts';

const pounds = (amount: number) => ({ amount, currencyCode: 'GBP' });

const line = (sku: string, quantity = 10, each = 100): OrderLine => ({
  ...sampleOrderLine,
  productVariantId: sku,
  sku,
  quantity,
  price: { amount: each, currencyCode: 'GBP', subTotal: pounds(each * quantity), total: pounds(each * quantity) },
  currentPrice: pounds(each),
});

const variant = (sku: string, each: number, more: Partial<Variant> = {}): Variant => ({
  ...sampleVariant,
  id: sku,
  sku,
  basePrice: pounds(each),
  tierPrices: [{ minimumQuantity: 20, price: pounds(each - 10) }],
  inventory: { ...sampleVariant.inventory, mode: 'AvailableQuantity', availableQuantity: 500 },
  ...more,
});

const today = (variants: readonly Variant[], gone: readonly string[] = []): TodayArticles =>
  new Map([
    ...variants.map((one) => [one.sku, { variant: one, requiresAddOns: false, asOf: 0 }] as const),
    ...gone.map((sku) => [sku, null] as const),
  ]);

test('lines stand beside today, differences first: gone, out, sold otherwise, dearer, cheaper, as it was', () => {
  const out = variant('OUT', 100);
  const articles = today(
    [
      variant('SAME', 100),
      variant('DEARER', 130),
      variant('CHEAPER', 90),
      variant('PACK', 100, { quantityRule: { minimum: 25, maximum: null, increment: 25 } }),
      { ...out, inventory: { ...out.inventory, isInStock: false, availableQuantity: 0 } },
    ],
    ['GONE'],
  );
  const skus = ['SAME', 'CHEAPER', 'DEARER', 'PACK', 'OUT', 'GONE'];
  const lines = againLines(
    skus.map((sku) => line(sku)),
    articles,
  );
  expect(lines.map(({ line: { sku } }) => sku)).toEqual(['GONE', 'OUT', 'PACK', 'DEARER', 'CHEAPER', 'SAME']);
  expect(lines.map(({ quantity }) => quantity)).toEqual([0, 0, 25, 10, 10, 10]);
});

test('today’s price is that of the quantity’s tier [CAT-04]', () => {
  expect(againLine(line('A', 20, 90), today([variant('A', 100)])).now).toEqual(pounds(90));
});

test('a line that the store would refuse for want of its options has changed; with options chosen it has not', () => {
  const required = new Map([['A', { variant: variant('A', 100), requiresAddOns: true, asOf: 0 }]]);
  expect(isDifferent(againLine({ ...line('A'), addOns: [] }, required))).toBe(true);
  const [addOn] = sampleLine('A', ['mixed']).addOns;
  expect(isDifferent(againLine({ ...line('A'), addOns: addOn === undefined ? [] : [addOn] }, required))).toBe(false);
});

test('what the device does not know of is not called gone; the order’s own word counts', () => {
  const unknown = againLine(line('A'), today([]));
  expect([unknown.isGone, unknown.quantity, unknown.now]).toEqual([false, 10, pounds(100)]);
  expect(againLine({ ...line('A'), currentPrice: null }, today([])).isGone).toBe(true);
});

test('less stock than was ordered is a difference', () => {
  const few = variant('A', 100);
  const short = againLine(line('A'), today([{ ...few, inventory: { ...few.inventory, availableQuantity: 4 } }]));
  expect([short.onlyLeft, differenceRank(short)]).toEqual([4, 2]);
});

test('a number that names another article today says nothing of the one that was ordered', () => {
  const other = againLine(line('A'), today([variant('A', 500, { id: 'another' })]));
  expect([other.today, other.isGone, other.isUnknown, other.now]).toEqual([null, false, true, pounds(100)]);
});

test('less stock than the least that is sold can’t be ordered', () => {
  const few = variant('A', 100, { quantityRule: { minimum: 25, maximum: null, increment: 25 } });
  const short = againLine(line('A', 50), today([{ ...few, inventory: { ...few.inventory, availableQuantity: 4 } }]));
  expect([short.isOut, short.onlyLeft, short.quantity]).toEqual([true, 4, 0]);
});
