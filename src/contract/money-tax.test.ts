import { describe, expect, test } from 'vitest';
import { unitPriceMinor } from './price.ts';
import { taxOf, taxOfLines } from './money-tax.ts';

const gross = (netMinor: number, rate: number): number => netMinor + taxOf(netMinor, rate, false);

describe('an amount with its tax', () => {
  test.each([
    [0, 2000, 0],
    [1, 2000, 1],
    [2, 2000, 2],
    // A half is rounded up.
    [3, 2000, 4],
    [1250, 2000, 1500],
    [1284, 2000, 1541],
    [1233, 2000, 1480],
    [1234, 500, 1296],
    [10, 500, 11],
    [9, 500, 9],
    [1999, 0, 1999],
    [105, 2300, 129],
  ])('%i at %i basis points is %i', (net, rate, expected) => {
    expect(gross(net, rate)).toBe(expected);
  });

  test('is whole, at most half a unit off, and rises with the amount', () => {
    for (const rate of [0, 500, 2000, 2300]) {
      for (let net = 0; net < 3000; net += 1) {
        expect(Number.isInteger(gross(net, rate))).toBe(true);
        expect(gross(net + 1, rate)).toBeGreaterThan(gross(net, rate));
        expect(Math.abs(gross(net, rate) - (net * (10_000 + rate)) / 10_000)).toBeLessThanOrEqual(0.5);
      }
    }
  });

  test('of a tier is that of the tier’s own price', () => {
    const money = (amount: number) => ({ amount, currencyCode: 'GBP' });
    const variant = { basePrice: money(1284), tierPrices: [{ minimumQuantity: 5, price: money(1156) }] };
    const at = (quantity: number) => gross(unitPriceMinor(variant, quantity) ?? 0, 2000);
    expect([at(1), at(4), at(5), at(100)]).toEqual([1541, 1541, 1387, 1387]);
  });
});

describe('the tax of lines', () => {
  test('is rounded line by line, not piece by piece', () => {
    // Three at 3p: the tax on 9p is 1.8p, rounded to 2p; rounded per piece it would be 3p.
    expect(taxOfLines([{ amountMinor: 3 * 3, taxRate: 2000 }])).toBe(2);
    expect(taxOfLines([1, 2, 3].map(() => ({ amountMinor: 3, taxRate: 2000 })))).toBe(3);
    expect(
      taxOfLines([
        { amountMinor: 3333, taxRate: 2000 },
        { amountMinor: 1667, taxRate: 500 },
        { amountMinor: 900, taxRate: 0 },
      ]),
    ).toBe(667 + 83);
  });

  test('of nothing is nothing, and is not known where the rate of one line is not', () => {
    expect(taxOfLines([])).toBe(0);
    expect(
      taxOfLines([
        { amountMinor: 100, taxRate: 2000 },
        { amountMinor: 100, taxRate: undefined },
      ]),
    ).toBeUndefined();
  });
});
