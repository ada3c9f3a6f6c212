import type { Part } from '#contract/part.ts';
import { createPartSearch, type PartSearch } from '#offline/part-index/search.ts';
import { segmentOf } from '#offline/part-index/segment-builder.ts';
import type { PartAge, Segment } from '#offline/part-index/segment.ts';

/** A part described only by its name and words, of the product that its slug names. */
export const partNamed = (sku: string, name: string, words: string, more: Partial<Part> = {}): Part => ({
  id: sku.toLowerCase(),
  productId: more.slug ?? 'product',
  slug: 'product',
  sku,
  makerNumber: null,
  barcode: null,
  name,
  variantName: null,
  words,
  quantityRule: { minimum: 1, maximum: null, increment: 1 },
  unit: { code: 'each', label: 'Each', packSize: 1 },
  priceMinor: 100,
  tiers: [],
  stock: { quantity: 1, isInStock: true, isLow: false, restockDate: null },
  hasAddOns: false,
  ...more,
});

/** When such parts were read, and on what terms. */
export const partAge: PartAge = {
  asOf: 1,
  terms: { currencyCode: 'GBP', inventoryMode: 'InStock', canBackorder: false },
};

/** Parts as one page of a device's index. */
export const pageOf = (parts: readonly Part[]): Segment => segmentOf(parts, partAge);

/** A device's search over these parts. */
export const searchOf = (parts: readonly Part[]): PartSearch => {
  const search = createPartSearch();
  search.apply(pageOf(parts), []);
  return search;
};
