import { expect, test } from 'vitest';
import { Part } from '#contract/part.ts';
import { partNamed } from '#tests/search/part-search.ts';
import { partOfText, partText } from './part-text.ts';

const full: Part = partNamed('FX-1', 'Bolt – “M10”', 'zinc', {
  makerNumber: '931-10/60',
  barcode: '0501234000017',
  variantName: 'Bolt, M10 x 60',
  quantityRule: { minimum: 2, maximum: 40, increment: 2 },
  tiers: [[10, 90]],
  taxRate: 2000,
  stock: { quantity: 7, isInStock: true, isLow: true, restockDate: '2026-12-01' },
  categories: ['bolts', 'clearance'],
  hasAddOns: true,
  requiresAddOns: false,
});

test('a part with every field comes back from its text as it was', () => {
  expect(Object.keys(full).toSorted()).toEqual(Object.keys(Part.shape).toSorted());
  expect(partOfText(partText(full))).toEqual(full);
});

test('a part without its optional values comes back as it was', () => {
  const { taxRate: _, ...bare } = partNamed('FX-1', 'Bolt', '', { priceMinor: null });
  expect(partOfText(partText(bare))).toEqual(bare);
});

test.each([
  [1, 'what its add-ons require'],
  [2, 'its categories'],
])('a part as a former version wrote it, without its last %i values, %s the first, comes back as it was', (missing) => {
  const { taxRate: _, ...bare } = partNamed('FX-1', 'Bolt', '');
  const former = JSON.stringify((JSON.parse(partText(bare)) as unknown[]).slice(0, -missing));
  expect(partOfText(former)).toEqual(bare);
});
