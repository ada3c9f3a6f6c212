import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import { products } from './products.ts';
import type { AttributeRecord, ImageRecord } from './records.ts';

export const variants = pgTable(
  'variants',
  {
    id: id(),
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    sku: text().notNull().unique(),
    /** Upper case, only letters and digits: 'FX-HB-M10-060' is 'FXHBM10060'. */
    skuNormalised: text().notNull(),
    /** Normalised without the leading zeros of any of its numbers: 'FX-HB-M10-060' is 'FXHBM1060'. */
    skuLoose: text()
      .notNull()
      .generatedAlwaysAs(
        sql`upper(regexp_replace(regexp_replace("sku", '(^|[^0-9])0+(?=[0-9])', '\\1', 'g'), '[^A-Za-z0-9]', '', 'g'))`,
      ),
    isMaster: boolean().notNull().default(false),
    sortOrder: integer().notNull(),
    /** The full trade description: 'Hex bolt M10 x 60, zinc plated, box of 50'. */
    name: text().notNull(),
    barcode: text(),
    /** Only what distinguishes this variant from its siblings. */
    attributes: jsonb().$type<AttributeRecord[]>().notNull(),
    /** Empty: the product's images are used. */
    images: jsonb().$type<ImageRecord[]>().notNull(),
    unitCode: text().notNull().default('each'),
    unitLabel: text().notNull().default('Each'),
    packSize: integer().notNull().default(1),
    minimumQuantity: integer().notNull().default(1),
    maximumQuantity: integer(),
    quantityIncrement: integer().notNull().default(1),
    /** Looked up in tax_rates with the shopper's country. */
    taxClass: text({ enum: ['Standard', 'Reduced', 'Zero'] })
      .notNull()
      .default('Standard'),
    weightGrams: integer(),
    leadTimeDays: integer(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('variants_product').on(table.productId, table.sortOrder),
    uniqueIndex('variants_one_master')
      .on(table.productId)
      .where(sql`${table.isMaster}`),
    index('variants_sku_normalised').on(sql`${table.skuNormalised} text_pattern_ops`),
    index('variants_sku_trigrams').using('gin', sql`${table.skuNormalised} gin_trgm_ops`),
    index('variants_sku_loose').on(sql`${table.skuLoose} text_pattern_ops`),
    index('variants_barcode').on(table.barcode),
    check(
      'variants_quantity_rule',
      sql`${table.minimumQuantity} > 0 and ${table.quantityIncrement} > 0 and ${table.packSize} > 0 and (${table.maximumQuantity} is null or ${table.maximumQuantity} >= ${table.minimumQuantity})`,
    ),
  ],
);
