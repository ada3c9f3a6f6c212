import type { LineItem } from '#contract/basket.ts';
import { linePriceMinor } from '#contract/line-price.ts';
import type { Product, ProductSummary, Variant } from '#contract/product.ts';
import { lineName } from '#wording/line-name.ts';
import type { PendingItem } from './wishlist-queries.ts';

/** A variant for which a list is being chosen; in its minimum quantity if none was marked. */
export const pendingItem = (product: Product, variant: Variant, marked: number): PendingItem => ({
  productVariantId: variant.id,
  quantity: marked > 0 ? marked : Math.max(1, variant.quantityRule.minimum),
  name: lineName(product.name, variant.name),
  sku: variant.sku,
  shows: { product: summaryOf(product, variant), variant },
});

const summaryOf = (product: Product, variant: Variant): ProductSummary => {
  const { id, slug, name, shortDescription, brand, productTypeId, categories, images, drawing } = product;
  const { attributes, hasAddOns, badges } = product;
  const head = { id, slug, name, shortDescription, brand, productTypeId, categories, images, drawing };
  const rest = { attributes, hasAddOns, badges, variantCount: product.variants.length, variants: [variant] };
  return { ...head, ...rest, priceFrom: variant.basePrice };
};

/** The side of a cart line's picture in px, which the line doesn't carry. */
const side = 160;

/** A cart line for which a list is being chosen, with the product data that the line has. */
export const pendingItemOfLine = (line: LineItem): PendingItem => {
  const { productId, productName, slug, sku, imageUrl, drawing, categories, inventory, price, quantity } = line;
  const { id, name, quantityRule, unit, tierPrices, taxRate } = line.variant;
  const images = imageUrl === null ? [] : [{ url: imageUrl, alt: '', width: side, height: side }];
  const { currencyCode, originalPrice } = price;
  const basePrice = { amount: linePriceMinor(line), currencyCode };
  const takenOff = originalPrice.amount - basePrice.amount;
  const variant: Variant = {
    id,
    sku,
    isMaster: false,
    name,
    barcode: null,
    basePrice,
    discount: takenOff > 0 ? { amount: takenOff, currencyCode } : null,
    tierPrices,
    attributes: [],
    images: [],
    inventory,
    quantityRule,
    unit,
    taxRate,
    weightGrams: null,
    leadTimeDays: null,
  };
  const product: ProductSummary = {
    id: productId,
    slug,
    name: productName,
    shortDescription: null,
    brand: null,
    productTypeId: productId,
    categories,
    images,
    drawing,
    attributes: [],
    hasAddOns: line.addOns.length > 0,
    badges: [],
    variantCount: 1,
    variants: [variant],
    priceFrom: variant.basePrice,
  };
  return { productVariantId: id, quantity, name: lineName(productName, name), sku, shows: { product, variant } };
};
