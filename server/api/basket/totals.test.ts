import { describe, expect, test } from 'vitest';
import { allocate, type DiscountTerms, discountsOn } from './discount.ts';
import { taxOf } from '#contract/money-tax.ts';
import { totalsOf } from './totals.ts';

const percent = (percentBasisPoints: number): DiscountTerms => ({
  code: 'TEN',
  type: 'Percentage',
  percentBasisPoints,
  amountMinor: null,
});
const fixed = (amountMinor: number): DiscountTerms => ({
  code: 'FIVE',
  type: 'Fixed',
  percentBasisPoints: null,
  amountMinor,
});
const freeDelivery: DiscountTerms = { code: 'POST', type: 'FreeDelivery', percentBasisPoints: null, amountMinor: null };

describe('tax of a line', () => {
  test.each([
    [1000, 2000, false, 200],
    [1, 2000, false, 0],
    [2, 2000, false, 0],
    [3, 2000, false, 1],
    [5, 1000, false, 1],
    [1200, 2000, true, 200],
    [999, 2000, true, 167],
    [999, 0, true, 0],
  ])('%i at %i basis points, included: %s, is %i', (amount, rate, isIncluded, tax) => {
    expect(taxOf(amount, rate, isIncluded)).toBe(tax);
  });
});

describe('discount codes', () => {
  test('percentage rounds half up, fixed never passes the goods [CHK-07]', () => {
    expect(discountsOn(1005, [percent(1000)])).toEqual([{ code: 'TEN', amountMinor: 101 }]);
    expect(discountsOn(300, [fixed(500)])).toEqual([{ code: 'FIVE', amountMinor: 300 }]);
  });

  test('the second code counts on what the first has left [CHK-07]', () => {
    expect(discountsOn(2000, [fixed(500), percent(1000)]).map((one) => one.amountMinor)).toEqual([500, 150]);
  });

  test('a split adds up to the penny', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(7, [999_999_999, 1])).toEqual([7, 0]);
    expect(allocate(0, [5, 5])).toEqual([0, 0]);
    expect(allocate(5, [0, 0])).toEqual([0, 0]);
  });
});

describe('the totals of a basket', () => {
  const lines = [
    { subTotalMinor: 3333, taxRateBasisPoints: 2000 },
    { subTotalMinor: 1667, taxRateBasisPoints: 500 },
  ];
  const delivery = { chargeMinor: 495, freeFromMinor: 5000, taxRateBasisPoints: 2000 };

  test('without tax in the prices, tax is added by line and for delivery [CHK-18]', () => {
    const totals = totalsOf({ lines, codes: [percent(1000)], delivery, pricesIncludeTax: false });
    expect(totals.subTotalMinor).toBe(5000);
    expect(totals.discountMinor).toBe(500);
    expect(totals.lines.map((line) => line.discountMinor)).toEqual([333, 167]);
    expect(totals.deliveryChargeMinor).toBe(495);
    expect(totals.taxesMinor).toBe(600 + 75 + 99);
    expect(totals.grandTotalMinor).toBe(4500 + 495 + 774);
  });

  test('with tax in the prices, the total is not raised [CHK-18]', () => {
    const totals = totalsOf({ lines, codes: [], delivery: null, pricesIncludeTax: true });
    expect(totals.grandTotalMinor).toBe(5000);
    expect(totals.taxesMinor).toBe(556 + 79);
  });

  test('delivery is free once the goods are worth enough before tax [CHK-05]', () => {
    expect(totalsOf({ lines, codes: [], delivery, pricesIncludeTax: false }).deliveryChargeMinor).toBe(0);
    expect(totalsOf({ lines, codes: [], delivery, pricesIncludeTax: true }).deliveryChargeMinor).toBe(495);
  });

  test('a code for free delivery frees delivery alone [CHK-07]', () => {
    const totals = totalsOf({
      lines,
      codes: [freeDelivery],
      delivery: { ...delivery, freeFromMinor: null },
      pricesIncludeTax: false,
    });
    expect(totals).toMatchObject({ deliveryChargeMinor: 0, discountMinor: 0 });
  });

  test('nothing comes to nothing', () => {
    expect(totalsOf({ lines: [], codes: [fixed(500)], delivery: null, pricesIncludeTax: false }).grandTotalMinor).toBe(
      0,
    );
  });
});
