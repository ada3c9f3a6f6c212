import { expect, test } from 'vitest';
import { lineName } from './line-name.ts';

test.each([
  ['Hex bolt', null, 'Hex bolt'],
  ['Hex bolt', 'M10 × 60', 'Hex bolt, M10 × 60'],
  ['Hex bolt', 'Hex bolt, M10 × 60', 'Hex bolt, M10 × 60'],
  ['Hex bolt', 'Hex bolt', 'Hex bolt'],
])('%s with variant %s is called %s', (product, variant, name) => {
  expect(lineName(product, variant)).toBe(name);
});
