import { describe, expect, test } from 'vitest';
import type { Variant } from '#contract/product.ts';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { appliedColumn, mark, tierColumns, totalOf } from './marked-lines.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });

const variant = (id: string, base: number | null, tiers: [number, number][] = []): Variant => ({
  ...sampleVariant,
  id,
  sku: id.toUpperCase(),
  isMaster: id === 'v1',
  basePrice: base === null ? null : gbp(base),
  tierPrices: tiers.map(([minimumQuantity, amount]) => ({ minimumQuantity, price: gbp(amount) })),
  inventory: { ...sampleVariant.inventory, mode: 'InStock' },
});

const bolts = [
  variant('v1', 1420, [
    [10, 1278],
    [25, 1136],
  ]),
  variant('v2', 1710, [[10, 1539]]),
];

describe('lines marked on a product page', () => {
  test('each line earns the tier of its own quantity [CAT-04]', () => {
    expect(totalOf(bolts, { v1: 12, v2: 2 }, 0)).toEqual({
      lines: 2,
      units: 14,
      amountMinor: 12 * 1278 + 2 * 1710,
      taxMinor: Math.round(12 * 1278 * 0.2) + 2 * 342,
    });
  });

  test('add-ons count per unit [CAT-05]', () => {
    expect(totalOf(bolts, { v2: 3 }, 150).amountMinor).toBe(3 * 1860);
  });

  test('a hidden price makes the total unknown, not zero', () => {
    expect(totalOf([variant('v1', null)], { v1: 2 }, 0)).toEqual({
      lines: 1,
      units: 2,
      amountMinor: null,
      taxMinor: 0,
    });
  });

  test('quantity 0 takes the mark away', () => {
    expect(mark(mark({}, 'v1', 3), 'v1', 0)).toEqual({});
  });

  test('price columns are the breaks of all variants, and a quantity falls into the last one it reaches [CAT-04]', () => {
    expect(tierColumns(bolts)).toEqual([1, 10, 25]);
    expect(appliedColumn([1, 10, 25], 12)).toBe(10);
    expect(appliedColumn([1, 10, 25], 0)).toBeNull();
  });
});
