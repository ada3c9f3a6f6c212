import type { Part } from '#contract/part.ts';
import { createPartSearch, type PartSearch } from '#offline/part-index/search.ts';
import { segmentOf } from '#offline/part-index/segment-builder.ts';
import type { PartAge, Segment } from '#offline/part-index/segment.ts';

/** A part that is described by its name and words alone; of the product that its slug names. */
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

/** When such parts were read. */
export const partAge: PartAge = {
  asOf: 1,
  terms: { currencyCode: 'GBP', inventoryMode: 'InStock', canBackorder: false },
};

/** Parts as a page of the index on a device. */
export const pageOf = (parts: readonly Part[]): Segment => segmentOf(parts, partAge);

/** The search that a device has of these parts. */
export const searchOf = (parts: readonly Part[]): PartSearch => {
  const search = createPartSearch();
  search.apply(pageOf(parts), []);
  return search;
};
