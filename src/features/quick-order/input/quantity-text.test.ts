import { expect, test } from 'vitest';
import { isBarcode, readQuantityText } from './quantity-text.ts';

test.each([
  ['', 1],
  ['12', 12],
  [' 12 ', 12],
  ['012', 12],
  ['1,200', 1200],
  ['1 200', 1200],
  ['12 pcs', 12],
  ['12x', 12],
  ['x12', 12],
  ['12.00', 12],
  ['1,200.00', 1200],
  ['1,200.000', 1200],
  ['99999', 99_999],
  ['１２', 12],
  ['٣', 3],
  ['१०', 10],
])('%j asks for %j [CAT-08]', (text, quantity) => {
  expect(readQuantityText(text)).toEqual({ quantity });
});

test.each([
  ['ten', 'words'],
  ['-3', 'negative'],
  ['−3', 'negative'],
  ['0', 'zero'],
  ['2.5', 'fraction'],
  ['2,5', 'fraction'],
  ['1,200.50', 'fraction'],
  ['0.500', 'fraction'],
  ['1.000', 'unclear'],
  ['1.200', 'unclear'],
  ['1.200.000', 'unclear'],
  ['1e9', 'shortened'],
  ['1.2E+10', 'shortened'],
  ['100000', 'too-large'],
  ['1000000000', 'too-large'],
  ['10-Jun', 'date'],
  ['Jun-10', 'date'],
  ['06/10/2026', 'date'],
  ['2026-06-10', 'date'],
])('%j is no quantity: %s [CAT-08]', (text, problem) => {
  expect(readQuantityText(text)).toEqual({ problem });
});

test('digits that end in the check digit of a barcode are one, and no others', () => {
  expect(['2000000000015', '012345678905', '96385074', '10012345678902'].filter(isBarcode)).toHaveLength(4);
  expect(['2000000000016', '12', '99999', '963850740', 'FX-2000000000015'].filter(isBarcode)).toEqual([]);
});
