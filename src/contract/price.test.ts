import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { Basket, type LineItem } from './basket.ts';
import { linePriceAt, linePriceMinor } from './line-price.ts';
import { nextTierOf, unitPriceAt, unitPriceMinor } from './price.ts';
import type { TierPrice } from './product.ts';

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });
const tier = (minimumQuantity: number, amount: number): TierPrice => ({ minimumQuantity, price: gbp(amount) });

const tiers = [tier(10, 90), tier(50, 80)];

describe('the unit price at a quantity', () => {
  test.each([
    [0, 100, null],
    [1, 100, null],
    [9, 100, null],
    [10, 90, 10],
    [49, 90, 10],
    [50, 80, 50],
    [99_999, 80, 50],
  ])('%i pieces cost %i each [CAT-04]', (quantity, amountMinor, minimumQuantity) => {
    const price = unitPriceAt(100, tiers, quantity);
    expect(price.amountMinor).toBe(amountMinor);
    expect(price.tier?.minimumQuantity ?? null).toBe(minimumQuantity);
  });

  test('a tier that is dearer than the base price is passed over', () => {
    expect(unitPriceAt(100, [tier(10, 110)], 20)).toEqual({ amountMinor: 100, tier: null });
  });

  test('a higher tier that is dearer than a lower one leaves the lower one in force [CAT-04]', () => {
    const price = unitPriceAt(100, [...tiers, tier(100, 95)], 100);
    expect([price.amountMinor, price.tier?.minimumQuantity]).toEqual([80, 50]);
  });

  test('tiers may come in any order', () => {
    expect(unitPriceAt(100, tiers.toReversed(), 60).amountMinor).toBe(80);
  });

  test('a variant whose price is hidden has none', () => {
    expect(unitPriceMinor({ basePrice: null, tierPrices: [tier(10, 90)] }, 10)).toBeNull();
  });
});

const sample = (): LineItem => {
  const text = readFileSync(new URL('../../tests/contract/samples/getBasket.json', import.meta.url), 'utf8');
  const [line] = z.parse(z.object({ data: Basket }), JSON.parse(text)).data.lineItems;
  if (line === undefined) throw new Error('The sample has no line.');
  return line;
};

interface Priced {
  readonly quantity: number;
  readonly amount: number;
  readonly original: number;
  readonly base?: number;
  readonly tiers?: TierPrice[];
}

const lineOf = ({ quantity, amount, original, base, tiers = [] }: Priced): LineItem => {
  const template = sample();
  const { basePrice: _, ...variant } = template.variant;
  const whole = gbp(amount * quantity);
  return {
    ...template,
    quantity,
    variant: { ...variant, tierPrices: tiers, ...(base === undefined ? {} : { basePrice: gbp(base) }) },
    price: { amount, currencyCode: 'GBP', originalPrice: gbp(original), subTotal: whole, total: whole },
    appliedTier: null,
  };
};

describe('a line at another quantity', () => {
  const offer = { original: 120, base: 100, tiers: [tier(10, 90), tier(50, 95)] };

  test('a reduced line keeps its offer below the first tier [CAT-04]', () => {
    expect(linePriceAt(lineOf({ ...offer, quantity: 1, amount: 100 }), 5)).toEqual({ amountMinor: 100, tier: null });
  });

  test('a reduced line that drops below its tier falls back to the offer, not to the price before it [CAT-04]', () => {
    expect(linePriceAt(lineOf({ ...offer, quantity: 20, amount: 90 }), 5).amountMinor).toBe(100);
  });

  test('a dearer higher tier does not raise the price [CAT-04]', () => {
    const price = linePriceAt(lineOf({ ...offer, quantity: 1, amount: 100 }), 60);
    expect([price.amountMinor, price.tier?.minimumQuantity]).toEqual([90, 10]);
  });

  test('a tier that only beats the price before the offer is passed over', () => {
    const line = lineOf({ quantity: 1, amount: 100, original: 120, base: 100, tiers: [tier(10, 110)] });
    expect(linePriceAt(line, 10)).toEqual({ amountMinor: 100, tier: null });
  });

  test('at its own quantity it costs what the store said', () => {
    expect(linePriceAt(lineOf({ ...offer, quantity: 60, amount: 87 }), 60).amountMinor).toBe(87);
  });
});

describe('the base price of a line whose store does not name it', () => {
  const tiers = [tier(10, 90)];

  test('is the price of the line while no tier gives it', () => {
    expect(linePriceMinor(lineOf({ quantity: 2, amount: 100, original: 120, tiers }))).toBe(100);
    expect(linePriceMinor(lineOf({ quantity: 2, amount: 100, original: 120 }))).toBe(100);
  });

  test('is the price before an offer once a tier gives it', () => {
    expect(linePriceMinor(lineOf({ quantity: 20, amount: 90, original: 120, tiers }))).toBe(120);
  });
});

describe('the next tier', () => {
  const tierPrices = [tier(10, 90), tier(25, 95), tier(50, 80)];

  test('is the first one above the quantity that is cheaper [CAT-04]', () => {
    expect(nextTierOf(tierPrices, 1, 100)).toEqual(tier(10, 90));
    expect(nextTierOf(tierPrices, 10, 90)).toEqual(tier(50, 80));
  });

  test('is none at the highest tier, and none where prices are hidden', () => {
    expect(nextTierOf(tierPrices, 50, 80)).toBeUndefined();
    expect(nextTierOf(tierPrices, 1, null)).toBeUndefined();
  });
});
