import type { Part } from '#contract/part.ts';
import type { KnownPart } from '#features/quick-order/pad-row.ts';

/** A known part for a row of the pad: sold singly, in stock, at £1. */
export const knownPart = (sku: string, more: Partial<Part> = {}): KnownPart => ({
  part: {
    id: sku.toLowerCase(),
    productId: 'p',
    slug: 'p',
    sku,
    makerNumber: null,
    barcode: null,
    name: sku,
    variantName: null,
    words: '',
    quantityRule: { minimum: 1, maximum: null, increment: 1 },
    unit: { code: 'each', label: 'Each', packSize: 1 },
    priceMinor: 100,
    tiers: [],
    stock: { quantity: null, isInStock: true, isLow: false, restockDate: null },
    hasAddOns: false,
    ...more,
  },
  terms: { currencyCode: 'GBP', inventoryMode: 'InStock', canBackorder: false },
  asOf: 0,
});
