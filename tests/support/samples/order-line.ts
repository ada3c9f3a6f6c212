import type { OrderLine } from '#contract/order.ts';

const pound = { amount: 100, currencyCode: 'GBP' };

/** An order line: one piece at a pound, which is also today's price. */
export const sampleOrderLine: OrderLine = {
  lineItemId: 'l1',
  productId: 'p1',
  productVariantId: 'v1',
  productName: 'Hex bolt',
  variantName: null,
  sku: 'V1',
  slug: 'hex-bolt',
  imageUrl: null,
  drawing: null,
  quantity: 1,
  returnedQuantity: 0,
  price: { ...pound, subTotal: pound, total: pound },
  currentPrice: pound,
  addOns: [],
  categories: [],
};
