import * as z from 'zod/mini';
import { CurrencyCode, CalendarDate, Id, Instant, Slug } from './primitives.ts';
import { QuantityRule, Unit } from './product.ts';
import { row } from './row.ts';
import { InventoryMode } from './store.ts';

/*
 * The part index: every variant that a visitor may see, in compact form, for looking up parts without a connection.
 * An addition to the specification: if a store lacks this call, the device pages through `GET /products` instead.
 */

/** Stock of a part; the quantity is null if the store's mode hides it. */
export const PartStock = z.object({
  quantity: z.nullable(z.int()),
  isInStock: z.boolean(),
  isLow: z.boolean(),
  restockDate: z.nullable(CalendarDate),
});
export type PartStock = z.infer<typeof PartStock>;

/** One variant; prices in minor units of the page's currency, null if hidden or if it isn't sold in that currency. */
export const Part = z.object({
  id: Id,
  productId: Id,
  slug: Slug,
  sku: z.string(),
  makerNumber: z.nullable(z.string()),
  barcode: z.nullable(z.string()),
  name: z.string(),
  variantName: z.nullable(z.string()),
  /** Brand and attribute values as a shopper would type them, "Kestrel M10 60 mm zinc plated". */
  words: z.string(),
  quantityRule: QuantityRule,
  unit: Unit,
  priceMinor: z.nullable(z.int()),
  /** Unit prices by minimum quantity: `[minimumQuantity, priceMinor]`, ascending. */
  tiers: z.array(z.tuple([z.int(), z.int()])),
  /** Tax rate in the country of the request, in basis points; other stores may omit it. */
  taxRate: z.optional(z.int()),
  stock: PartStock,
  /** Add-ons can be chosen with it, on its own page. */
  hasAddOns: z.boolean(),
  /** The same as `requiresAddOns` of a product. */
  requiresAddOns: z.optional(z.boolean()),
  /** Slugs of the product's own categories; their ancestors are in the tree. Other stores may omit it. */
  categories: z.optional(z.array(Slug)),
});
export type Part = z.infer<typeof Part>;

/** The maximum number of parts on a page of the export. */
export const maxPartsOnAPage = 1000;

/** Identifies a version of the index or a position in the export; opaque to everyone but the server. */
const Mark = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * A page of the index. With `Since`, it holds changes and removals since that version. Without `Since`, or if the server can't
 * tell (another price list, other store rules, a version of another database), it holds everything: `isWhole`. Follow `next`
 * until it is null, then store `version`, which is the same on all pages of a run, for the next `Since`.
 */
export const PartPage = z.object({
  isWhole: z.boolean(),
  /** True for the first page of a run; a device that gets one in the middle of a run starts over. */
  isFirst: z.boolean(),
  version: Mark,
  next: z.nullable(Mark),
  /** How many parts the whole index has, and roughly how many bytes of JSON; only on first pages. */
  total: z.nullable(z.int()),
  totalBytes: z.nullable(z.int()),
  parts: z.array(Part),
  /** Ids of changed variants that are no longer visible. */
  removed: z.array(Id),
  currencyCode: CurrencyCode,
  inventoryMode: InventoryMode,
  canBackorder: z.boolean(),
  /** When prices and stock of this page were read. */
  asOf: Instant,
});
export type PartPage = z.infer<typeof PartPage>;

export const getParts = row({
  method: 'GET',
  path: '/product-variants/export',
  summary: 'The part index: all variants in pages, or what changed since a version (an addition to the specification)',
  audience: 'anyone',
  query: z.object({
    Since: z.optional(Mark),
    After: z.optional(Mark),
    PageSize: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(maxPartsOnAPage))),
  }),
  data: PartPage,
});
