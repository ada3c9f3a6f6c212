import { pgTable, text } from 'drizzle-orm/pg-core';
import { id } from './columns.ts';

export const brands = pgTable('brands', {
  id: id(),
  slug: text().notNull().unique(),
  name: text().notNull(),
  logoUrl: text(),
  description: text(),
});
