import { sql } from 'drizzle-orm';
import { check, index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { createdAt, id, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { variants } from './variants.ts';

export const wishlists = pgTable(
  'wishlists',
  {
    id: id(),
    customerId: text()
      .notNull()
      .references(() => customers.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('wishlists_customer').on(table.customerId, table.updatedAt.desc())],
);

export const wishlistItems = pgTable(
  'wishlist_items',
  {
    id: id(),
    wishlistId: text()
      .notNull()
      .references(() => wishlists.id, { onDelete: 'cascade' }),
    productVariantId: text()
      .notNull()
      .references(() => variants.id, { onDelete: 'cascade' }),
    quantity: integer().notNull().default(1),
    addedAt: createdAt(),
  },
  (table) => [
    unique('wishlist_items_once').on(table.wishlistId, table.productVariantId),
    index('wishlist_items_variant').on(table.productVariantId),
    check('wishlist_items_quantity', sql`${table.quantity} > 0`),
  ],
);
