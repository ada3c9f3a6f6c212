import { describe, expect, test } from 'vitest';
import { type PriceRow, pricingOf, unitPriceAt } from './pricing-tiers.ts';

const row = (minimumQuantity: number, amountMinor: number, more: Partial<PriceRow> = {}): PriceRow => ({
  variantId: 'v',
  priceGroupId: null,
  minimumQuantity,
  amountMinor,
  originalMinor: null,
  ...more,
});

const priced = (...rows: PriceRow[]) => {
  const pricing = pricingOf(rows).get('v');
  if (pricing === undefined) throw new Error('not priced');
  return pricing;
};

describe('the price list of a variant', () => {
  test('has a base price and tiers in order [CAT-04]', () => {
    expect(priced(row(50, 80), row(1, 100), row(10, 90))).toEqual({
      baseMinor: 100,
      originalMinor: null,
      tiers: [
        { minimumQuantity: 10, amountMinor: 90 },
        { minimumQuantity: 50, amountMinor: 80 },
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
    expect(pricingOf([row(10, 90)]).has('v')).toBe(false);
  });
});

describe('the unit price at a quantity', () => {
  const pricing = priced(row(1, 100), row(10, 90), row(50, 80));

  test.each([
    [1, 100, null],
    [9, 100, null],
    [10, 90, 10],
    [49, 90, 10],
    [50, 80, 50],
    [99_999, 80, 50],
  ])('%i pieces cost %i each [CAT-04]', (quantity, amountMinor, tier) => {
    const price = unitPriceAt(pricing, quantity);
    expect(price.amountMinor).toBe(amountMinor);
    expect(price.tier?.minimumQuantity ?? null).toBe(tier);
  });

  test('a tier that is dearer than a lower one is passed over', () => {
    expect(unitPriceAt(priced(row(1, 100), row(10, 110)), 20)).toEqual({ amountMinor: 100, tier: null });
  });
});
