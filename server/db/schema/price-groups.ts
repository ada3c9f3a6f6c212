import { pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, id } from './columns.ts';

export const priceGroups = pgTable('price_groups', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  createdAt: createdAt(),
});
