import { expect, test } from 'vitest';
import { taxLinesOf } from './tax-lines.ts';

const rates = [
  { rateBasisPoints: 0, label: 'VAT 0%' },
  { rateBasisPoints: 2000, label: 'VAT 20%' },
  { rateBasisPoints: 500, label: 'VAT 5%' },
];
const line = (taxRateBasisPoints: number, totalMinor: number, taxMinor: number) => ({
  taxRateBasisPoints,
  totalMinor,
  taxMinor,
});

test('lines of a rate are added up, and delivery goes to the rate that its tax has', () => {
  const lines = [line(2000, 1000, 200), line(500, 2000, 100), line(2000, 500, 100)];
  expect(taxLinesOf({ deliveryChargeMinor: 495, taxesMinor: 499 }, lines, false, rates)).toEqual([
    { name: 'VAT 20%', onMinor: 1995, taxMinor: 399 },
    { name: 'VAT 5%', onMinor: 2000, taxMinor: 100 },
  ]);
});

test('where prices include tax, it was taken of what is left without it', () => {
  expect(taxLinesOf({ deliveryChargeMinor: 0, taxesMinor: 200 }, [line(2000, 1200, 200)], true, rates)).toEqual([
    { name: 'VAT 20%', onMinor: 1000, taxMinor: 200 },
  ]);
});

test('a tax on delivery that no rate gives stands by itself', () => {
  expect(taxLinesOf({ deliveryChargeMinor: 1000, taxesMinor: 277 }, [line(2000, 1000, 200)], false, rates)).toEqual([
    { name: 'VAT 20%', onMinor: 1000, taxMinor: 200 },
    { name: 'VAT on delivery', onMinor: 1000, taxMinor: 77 },
  ]);
});
