import type { Part, PartPage } from './part.ts';
import type { Product, ProductSummary, Variant } from './product.ts';

/** The product fields that are needed to make parts of its variants. */
type PartProduct = Pick<
  ProductSummary,
  'id' | 'slug' | 'name' | 'brand' | 'attributes' | 'hasAddOns' | 'requiresAddOns' | 'categories'
>;

/** Converts a variant of a product to a part of the index. */
export const partOf = (product: PartProduct, variant: Variant): Part => {
  const attributes = [...variant.attributes, ...product.attributes].filter(({ value }) => typeof value !== 'boolean');
  return {
    id: variant.id,
    productId: product.id,
    slug: product.slug,
    sku: variant.sku,
    makerNumber: null,
    barcode: variant.barcode,
    name: product.name,
    variantName: variant.name,
    words: [...(product.brand === null ? [] : [product.brand.name]), ...attributes.map((one) => one.displayValue)].join(
      ' ',
    ),
    quantityRule: variant.quantityRule,
    unit: variant.unit,
    priceMinor: variant.basePrice?.amount ?? null,
    tiers: variant.tierPrices.map(({ minimumQuantity, price }): [number, number] => [minimumQuantity, price.amount]),
    taxRate: variant.taxRate,
    stock: {
      quantity: variant.inventory.availableQuantity,
      isInStock: variant.inventory.isInStock,
      isLow: variant.inventory.isLowStock,
      restockDate: variant.inventory.restockDate,
    },
    hasAddOns: product.hasAddOns,
    requiresAddOns: product.requiresAddOns,
    categories: product.categories.slice(-1).map(({ slug }) => slug),
  };
};

/** Fields that all parts of a page share. */
export type PartTerms = Pick<PartPage, 'currencyCode' | 'inventoryMode' | 'canBackorder'>;

/** Converts a part to a variant, as far as the index knows it. */
export const variantOf = (part: Part, { currencyCode, inventoryMode, canBackorder }: PartTerms): Variant => ({
  id: part.id,
  sku: part.sku,
  isMaster: false,
  name: part.variantName,
  barcode: part.barcode,
  basePrice: part.priceMinor === null ? null : { amount: part.priceMinor, currencyCode },
  discount: null,
  tierPrices: part.tiers.map(([minimumQuantity, amount]) => ({ minimumQuantity, price: { amount, currencyCode } })),
  attributes: [],
  images: [],
  inventory: {
    mode: inventoryMode,
    availableQuantity: part.stock.quantity,
    isInStock: part.stock.isInStock,
    isLowStock: part.stock.isLow,
    lowStockThreshold: null,
    restockDate: part.stock.restockDate,
    canBackorder,
  },
  quantityRule: part.quantityRule,
  unit: part.unit,
  taxRate: part.taxRate,
  weightGrams: null,
  leadTimeDays: null,
});

/** Builds a product from all its parts, as far as the index knows it: no pictures, no description, no categories. */
export const productOfParts = (
  parts: readonly { readonly part: Part; readonly terms: PartTerms }[],
): Product | null => {
  const [first] = parts;
  if (first === undefined) return null;
  const { productId, slug, name, hasAddOns, requiresAddOns } = first.part;
  return {
    id: productId,
    slug,
    name,
    shortDescription: null,
    brand: null,
    productTypeId: productId,
    categories: [],
    images: [],
    drawing: null,
    attributes: [],
    hasAddOns,
    requiresAddOns,
    badges: [],
    description: null,
    variants: parts.map(({ part, terms }, at) => ({ ...variantOf(part, terms), isMaster: at === 0 })),
    optionAxes: [],
    documents: [],
    metaTitle: null,
    metaDescription: null,
  };
};
