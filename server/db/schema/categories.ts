import { sql } from 'drizzle-orm';
import { type AnyPgColumn, boolean, check, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';
import type { ImageRecord } from './records.ts';

export const categories = pgTable(
  'categories',
  {
    id: id(),
    parentId: text().references((): AnyPgColumn => categories.id),
    slug: text().notNull().unique(),
    name: text().notNull(),
    /** Ids from the root to this category, joined and closed by '/': 'a/b/c/'. A prefix is an ancestor. */
    path: text().notNull(),
    /** 1 for a root category, 6 at most. */
    level: integer().notNull(),
    sortOrder: integer().notNull(),
    /** One or two plain lines about what this category is for. */
    note: text(),
    description: text(),
    image: jsonb().$type<ImageRecord>(),
    pictureKey: text(),
    metaTitle: text(),
    metaDescription: text(),
    isActive: boolean().notNull().default(true),
    createdAt: createdAt(),
  },
  (table) => [
    index('categories_parent').on(table.parentId, table.sortOrder),
    index('categories_path').on(sql`${table.path} text_pattern_ops`),
    check('categories_level', sql`${table.level} between 1 and 6`),
  ],
);
