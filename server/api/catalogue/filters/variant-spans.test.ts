import { expect, test } from 'vitest';
import { spanOf } from './variant-spans.ts';

const text = (...labels: string[]) => labels.map((label) => ({ label, numericValue: null }));

test.each([
  ['one value as it is', text('Zinc plated'), 'Zinc plated'],
  ['sizes from the smallest to the largest', text('M10', 'M6', 'M20'), 'M6 to M20'],
  ['two words by name', text('Grey', 'Black'), 'Black, Grey'],
  ['many words by their number', text('Grey', 'Black', 'White'), '3 choices'],
])('what variants span: %s [CAT-02]', (_, values, words) => {
  expect(spanOf(values)).toBe(words);
});

test('numbers are ordered by size and share their unit [CAT-02]', () => {
  const lengths = [150, 40, 60].map((numericValue) => ({ label: `${numericValue} mm`, numericValue }));
  expect(spanOf(lengths)).toBe('40 to 150 mm');
});
