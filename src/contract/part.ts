import * as z from 'zod/mini';
import { CurrencyCode, CalendarDate, Id, Instant, Slug } from './primitives.ts';
import { QuantityRule, Unit } from './product.ts';
import { row } from './row.ts';
import { InventoryMode } from './store.ts';

/*
 * The part index: every variant that a visitor may see, compact, for a device that looks parts up without a connection.
 * An addition to the specification: a store without this call is read by pages of `GET /products`.
 */

/** Stock of a part; the quantity is null where the store's mode hides it. */
export const PartStock = z.object({
  quantity: z.nullable(z.int()),
  isInStock: z.boolean(),
  isLow: z.boolean(),
  restockDate: z.nullable(CalendarDate),
});
export type PartStock = z.infer<typeof PartStock>;

/** One variant; prices in minor units of the page's currency, null where they are hidden or it is not sold in it. */
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
  /** Unit prices from a quantity on: `[minimumQuantity, priceMinor]`, rising. */
  tiers: z.array(z.tuple([z.int(), z.int()])),
  /** Of the country of the request, in basis points; another store may not say it. */
  taxRate: z.optional(z.int()),
  stock: PartStock,
  /** Add-ons can be chosen with it, on its own page. */
  hasAddOns: z.boolean(),
  /** As `requiresAddOns` of a product. */
  requiresAddOns: z.optional(z.boolean()),
  /** Slugs of the categories that its product is put in; those above them are in the tree. Another store may not say it. */
  categories: z.optional(z.array(Slug)),
});
export type Part = z.infer<typeof Part>;

/** Parts on a page of the export at most. */
export const maxPartsOnAPage = 1000;

/** Names a version of the index or a place in the export; made by the server, opaque to everybody else. */
const Mark = z.string().check(z.minLength(1), z.maxLength(200));

/**
 * A page of the index. With `Since`, what changed and what went since that version; where the server cannot say (another
 * price list, other rules of the store, a version of another database), and without `Since`, everything: `isWhole`.
 * Follow `next` until it is null, then keep `version`, which every page of one run repeats, for the next `Since`.
 */
export const PartPage = z.object({
  isWhole: z.boolean(),
  /** The first page of its run; a device that gets one in the middle starts over. */
  isFirst: z.boolean(),
  version: Mark,
  next: z.nullable(Mark),
  /** How many parts the whole index has, and about how many bytes they are as JSON; told on first pages. */
  total: z.nullable(z.int()),
  totalBytes: z.nullable(z.int()),
  parts: z.array(Part),
  /** Ids of variants that changed and can no longer be seen. */
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
