import { boolean, index, integer, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { brands } from './brands.ts';
import { categories } from './categories.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import { productTypes } from './product-types.ts';
import type { AttributeRecord, DocumentRecord, ImageRecord, OptionAxisRecord } from './records.ts';

export const products = pgTable(
  'products',
  {
    id: id(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    shortDescription: text(),
    descriptionHtml: text(),
    brandId: text().references(() => brands.id),
    productTypeId: text()
      .notNull()
      .references(() => productTypes.id),
    images: jsonb().$type<ImageRecord[]>().notNull(),
    /** Which line drawing shows the dimensions. */
    drawingKind: text().notNull(),
    /** Shared by every variant. */
    attributes: jsonb().$type<AttributeRecord[]>().notNull(),
    optionAxes: jsonb().$type<OptionAxisRecord[]>().notNull(),
    badges: text({ enum: ['New', 'Offer', 'Clearance'] })
      .array()
      .notNull(),
    documents: jsonb().$type<DocumentRecord[]>().notNull(),
    metaTitle: text(),
    metaDescription: text(),
    /** Higher sells more; the default order of a list. */
    popularity: integer().notNull().default(0),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('products_brand').on(table.brandId),
    index('products_type').on(table.productTypeId),
    index('products_popularity').on(table.popularity.desc(), table.id),
    index('products_created').on(table.createdAt.desc(), table.id),
  ],
);

export const productCategories = pgTable(
  'product_categories',
  {
    productId: text()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    categoryId: text()
      .notNull()
      .references(() => categories.id, { onDelete: 'cascade' }),
    /** The category whose breadcrumbs the product page shows. */
    isMain: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.productId, table.categoryId] }),
    index('product_categories_category').on(table.categoryId, table.productId),
  ],
);
