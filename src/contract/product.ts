import * as z from 'zod/mini';
import { InventoryMode } from './store.ts';
import { Money } from './money.ts';
import { CalendarDate, Id, Slug } from './primitives.ts';

/** The same picture at other widths, for `srcset`. */
export const imageSizes = z.array(z.object({ url: z.string(), width: z.int() }));

/** One picture; `sizes` are the same picture at other widths, for `srcset`. */
export const ProductImage = z.object({
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  sizes: z.optional(imageSizes),
  blur: z.optional(z.string()),
});
export type ProductImage = z.infer<typeof ProductImage>;

/** One line of a product's specifications; `displayValue` is what the shopper reads. */
export const Attribute = z.object({
  code: z.string(),
  name: z.string(),
  value: z.union([z.string(), z.number(), z.boolean()]),
  displayValue: z.string(),
  unit: z.optional(z.nullable(z.string())),
  group: z.optional(z.nullable(z.string())),
});
export type Attribute = z.infer<typeof Attribute>;

/** The subject of a product's line drawing: a kind and its dimensions in millimetres. */
export const Drawing = z.object({
  kind: z.string(),
  attributes: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type Drawing = z.infer<typeof Drawing>;

/** Stock as far as the store's mode reveals it; quantities are null where the mode hides them. */
export const Inventory = z.object({
  mode: InventoryMode,
  availableQuantity: z.nullable(z.int()),
  isInStock: z.boolean(),
  isLowStock: z.boolean(),
  lowStockThreshold: z.nullable(z.int()),
  restockDate: z.nullable(CalendarDate),
  canBackorder: z.boolean(),
});
export type Inventory = z.infer<typeof Inventory>;

/** The unit price from a quantity upwards. */
export const TierPrice = z.object({ minimumQuantity: z.int(), price: Money });
export type TierPrice = z.infer<typeof TierPrice>;

/** Which quantities can be bought: from minimum to maximum in steps of increment. */
export const QuantityRule = z.object({ minimum: z.int(), maximum: z.nullable(z.int()), increment: z.int() });
export type QuantityRule = z.infer<typeof QuantityRule>;

/** The unit of sale, such as a `box` of `packSize` pieces. */
export const Unit = z.object({ code: z.string(), label: z.string(), packSize: z.int() });
export type Unit = z.infer<typeof Unit>;

/** An item that can be put in the basket; prices are null for guests where the policy hides them. */
export const Variant = z.object({
  id: Id,
  sku: z.string(),
  isMaster: z.boolean(),
  name: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  basePrice: z.nullable(Money),
  discount: z.nullable(Money),
  tierPrices: z.array(TierPrice),
  attributes: z.array(Attribute),
  images: z.array(ProductImage),
  inventory: Inventory,
  quantityRule: QuantityRule,
  unit: Unit,
  /** Tax rate in the country of the request, in basis points: 2000 is 20%. Omitted if unknown. */
  taxRate: z.optional(z.int()),
  weightGrams: z.nullable(z.int()),
  leadTimeDays: z.nullable(z.int()),
});
export type Variant = z.infer<typeof Variant>;

/** A maker or range. */
export const Brand = z.object({ id: Id, name: z.string(), slug: Slug });
export type Brand = z.infer<typeof Brand>;

/** A category on the path to a product, level 1 to 6. */
export const ProductCategory = z.object({ id: Id, name: z.string(), slug: Slug, level: z.int() });
export type ProductCategory = z.infer<typeof ProductCategory>;

const Badge = z.enum(['New', 'Offer', 'Clearance']);

const productFields = {
  id: Id,
  slug: Slug,
  name: z.string(),
  shortDescription: z.nullable(z.string()),
  brand: z.nullable(Brand),
  productTypeId: Id,
  categories: z.array(ProductCategory),
  images: z.array(ProductImage),
  drawing: z.nullable(Drawing),
  attributes: z.array(Attribute),
  hasAddOns: z.boolean(),
  /** Whether any of its add-ons must be chosen. An addition: if a store omits it, add-ons are assumed to be required. */
  requiresAddOns: z.optional(z.boolean()),
  badges: z.array(Badge),
};

/** A product in a list: only its master variant, the price it starts from, and the range of its variants, such as "M6 to M20". */
export const ProductSummary = z.object({
  ...productFields,
  variantCount: z.int(),
  variants: z.array(Variant),
  priceFrom: z.nullable(Money),
  spans: z.optional(z.array(z.object({ code: z.string(), displayValue: z.string() }))),
});
export type ProductSummary = z.infer<typeof ProductSummary>;

/** A product page; `description` is sanitised HTML, exactly one variant is master, `optionAxes` are how variants differ. */
export const Product = z.object({
  ...productFields,
  description: z.nullable(z.string()),
  variants: z.array(Variant),
  optionAxes: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      unit: z.optional(z.nullable(z.string())),
      values: z.array(z.object({ value: z.string(), label: z.string(), swatch: z.optional(z.string()) })),
    }),
  ),
  documents: z.array(z.object({ name: z.string(), url: z.string(), type: z.string(), sizeBytes: z.int() })),
  metaTitle: z.nullable(z.string()),
  metaDescription: z.nullable(z.string()),
});
export type Product = z.infer<typeof Product>;
