import type { Variant } from '#contract/product.ts';

/** A variant without a price, sold singly, always in stock. */
export const sampleVariant: Variant = {
  id: 'v1',
  sku: 'V1',
  isMaster: false,
  name: null,
  barcode: null,
  basePrice: null,
  discount: null,
  tierPrices: [],
  attributes: [],
  images: [],
  inventory: {
    mode: 'None',
    availableQuantity: null,
    isInStock: true,
    isLowStock: false,
    lowStockThreshold: null,
    restockDate: null,
    canBackorder: false,
  },
  quantityRule: { minimum: 1, maximum: null, increment: 1 },
  unit: { code: 'each', label: 'Each', packSize: 1 },
  taxRate: 2000,
  weightGrams: null,
  leadTimeDays: null,
};
