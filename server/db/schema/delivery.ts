import { boolean, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { currencyCode, id } from './columns.ts';

/** The zone with the highest priority whose country, and postcode prefix if it has any, fit the address wins. */
export const deliveryZones = pgTable('delivery_zones', {
  id: id(),
  name: text().notNull(),
  countryCodes: text().array().notNull(),
  /** Upper case without spaces ('BT', 'IV'); empty means the whole country. */
  postcodePrefixes: text().array().notNull(),
  priority: integer().notNull().default(0),
});

export const deliveryOptions = pgTable('delivery_options', {
  id: id(),
  code: text().notNull().unique(),
  name: text().notNull(),
  description: text(),
  carrier: text(),
  isCollection: boolean().notNull().default(false),
});

export const deliveryZoneOptions = pgTable(
  'delivery_zone_options',
  {
    id: id(),
    zoneId: text()
      .notNull()
      .references(() => deliveryZones.id, { onDelete: 'cascade' }),
    deliveryOptionId: text()
      .notNull()
      .references(() => deliveryOptions.id, { onDelete: 'cascade' }),
    estimatedDaysMin: integer().notNull(),
    estimatedDaysMax: integer().notNull(),
    sortOrder: integer().notNull(),
    isActive: boolean().notNull().default(true),
    /** The last minute of the store's day at which an order is still dispatched that day; null: until midnight. */
    cutOffMinute: integer(),
    /** The most popular option, which the checkout preselects. */
    isUsual: boolean().notNull().default(false),
  },
  (table) => [
    unique('delivery_zone_options_once').on(table.zoneId, table.deliveryOptionId),
    index('delivery_zone_options_option').on(table.deliveryOptionId),
  ],
);

export const deliveryCharges = pgTable(
  'delivery_charges',
  {
    deliveryZoneOptionId: text()
      .notNull()
      .references(() => deliveryZoneOptions.id, { onDelete: 'cascade' }),
    currencyCode: currencyCode(),
    chargeMinor: integer().notNull(),
    /** Free when the goods, after discount and before tax, come to this much; null: never free. */
    freeFromMinor: integer(),
  },
  (table) => [primaryKey({ columns: [table.deliveryZoneOptionId, table.currencyCode] })],
);
