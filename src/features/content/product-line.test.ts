import { expect, test } from 'vitest';
import { getProducts } from '#contract/product-rows.ts';
import { masterVariant } from '#contract/variants.ts';
import { sampleAnswer } from '#tests/support/samples/answer.ts';
import { lineOf } from './product-line.ts';

test('a line keeps the name, address, price and smallest picture of a product, in less than half of its text', () => {
  const [product] = sampleAnswer('getProducts', getProducts.data).results;
  if (product === undefined) throw new Error('There is no sample of a product.');
  const line = lineOf(product);
  expect(line).toMatchObject({
    id: product.id,
    slug: product.slug,
    name: product.name,
    variantCount: product.variantCount,
    priceFrom: product.priceFrom,
  });
  expect(masterVariant(line)).toMatchObject({
    sku: masterVariant(product)?.sku,
    basePrice: masterVariant(product)?.basePrice,
  });
  expect(line.images.map(({ width, height }) => [width, height])).toEqual([[160, 160]]);
  expect(JSON.stringify(line).length).toBeLessThan(JSON.stringify(product).length / 2);
});

test('a product without a picture keeps its drawing', () => {
  const [product] = sampleAnswer('getProducts', getProducts.data).results;
  if (product === undefined) throw new Error('There is no sample of a product.');
  expect(lineOf({ ...product, images: [] }).drawing).toEqual(product.drawing);
  expect(lineOf(product).drawing).toBeNull();
});
