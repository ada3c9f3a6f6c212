import { expect, test } from 'vitest';
import { sampleVariant } from '#tests/support/samples/variant.ts';
import { meantSizes } from './meant-sizes.ts';

const match = (productId: string, sku: string) => ({ productId, sku, variant: { ...sampleVariant, id: sku, sku } });

test('of a product with several matches the first is meant, and those of other products between them change nothing [CAT-07]', () => {
  const bolt = match('bolt', 'HB-M10-060');
  const nut = match('nut', 'HN-M10-100');
  const meant = meantSizes([bolt, nut, match('bolt', 'HB-M10-100'), match('nut', 'HN-M10-025')]);
  expect([...meant]).toEqual([
    ['bolt', bolt],
    ['nut', nut],
  ]);
});

test('an answer without matches means no size', () => {
  expect(meantSizes(undefined).size).toBe(0);
});
