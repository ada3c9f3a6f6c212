import { describe, expect, test } from 'vitest';
import { type PriceRow, pricingOf } from './pricing-tiers.ts';

const row = (minimumQuantity: number, amountMinor: number, more: Partial<PriceRow> = {}): PriceRow => ({
  variantId: 'v',
  priceGroupId: null,
  minimumQuantity,
  amountMinor,
  originalMinor: null,
  ...more,
});

const priced = (...rows: PriceRow[]) => {
  const pricing = pricingOf(rows, 'GBP').get('v');
  if (pricing === undefined) throw new Error('not priced');
  return pricing;
};

describe('the price list of a variant', () => {
  test('has a base price and tiers in order [CAT-04]', () => {
    expect(priced(row(50, 80), row(1, 100), row(10, 90))).toEqual({
      baseMinor: 100,
      originalMinor: null,
      tiers: [
        { minimumQuantity: 10, price: { amount: 90, currencyCode: 'GBP' } },
        { minimumQuantity: 50, price: { amount: 80, currencyCode: 'GBP' } },
      ],
    });
  });

  test("a group's rows replace the general ones, tiers included [CAT-04]", () => {
    const group = { priceGroupId: 'trade' };
    expect(priced(row(1, 100), row(10, 90), row(1, 85, group))).toEqual({
      baseMinor: 85,
      originalMinor: null,
      tiers: [],
    });
  });

  test('keeps the price before an offer, and only when it was higher [CAT-14]', () => {
    expect(priced(row(1, 100, { originalMinor: 120 })).originalMinor).toBe(120);
    expect(priced(row(1, 100, { originalMinor: 100 })).originalMinor).toBeNull();
  });

  test('without a price for one piece the variant is not sold', () => {
    expect(pricingOf([row(10, 90)], 'GBP').has('v')).toBe(false);
  });
});
