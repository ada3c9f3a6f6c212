import { type AnyPgColumn, boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { categories } from './categories.ts';
import { createdAt, id, updatedAt } from './columns.ts';
import type { PageBlockRecord } from './records.ts';

export const pages = pgTable('pages', {
  id: id(),
  /** Path with a leading slash and no trailing one; the home page is '/'. */
  url: text().notNull().unique(),
  title: text().notNull(),
  blocks: jsonb().$type<PageBlockRecord[]>().notNull(),
  bodyHtml: text().notNull(),
  metaTitle: text(),
  metaDescription: text(),
  updatedAt: updatedAt(),
});

export const menuItems = pgTable(
  'menu_items',
  {
    id: id(),
    menuCode: text().notNull().default('main'),
    parentId: text().references((): AnyPgColumn => menuItems.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    url: text(),
    categoryId: text().references(() => categories.id, { onDelete: 'set null' }),
    imageUrl: text(),
    icon: text(),
    isOpenInNewTab: boolean().notNull().default(false),
    sortOrder: integer().notNull(),
  },
  (table) => [
    index('menu_items_menu').on(table.menuCode, table.sortOrder),
    index('menu_items_parent').on(table.parentId),
    index('menu_items_category').on(table.categoryId),
  ],
);

export const redirects = pgTable('redirects', {
  id: id(),
  oldUrl: text().notNull().unique(),
  newUrl: text().notNull(),
  createdAt: createdAt(),
});
