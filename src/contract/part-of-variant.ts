import type { Part, PartPage } from './part.ts';
import type { Product, ProductSummary, Variant } from './product.ts';

/** What a product must tell for one of its variants to be a part. */
type PartProduct = Pick<
  ProductSummary,
  'id' | 'slug' | 'name' | 'brand' | 'attributes' | 'hasAddOns' | 'requiresAddOns' | 'categories'
>;

/** A variant of a product as the part index has it. */
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

/** What is the same for all parts of a page. */
export type PartTerms = Pick<PartPage, 'currencyCode' | 'inventoryMode' | 'canBackorder'>;

/** A part as a variant, as far as the index knows it. */
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

/** A product as far as the index knows it, of all its parts: no pictures, no description, no categories. */
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
