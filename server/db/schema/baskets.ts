import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { createdAt, currencyCode, id, instant, isOneOf, updatedAt } from './columns.ts';
import { customers } from './customers.ts';
import { deliveryZoneOptions } from './delivery.ts';
import type { AddressRecord, CustomerInfoRecord, ShownTotalRecord } from './records.ts';

const basketStatuses = ['Open', 'Ordered', 'Merged', 'Parked'] as const;

/**
 * A shopper has one open basket: found by customer, or by anonymous id for a guest. Parked ones are stored beside it under a name, which is
 * their reference number; one that was brought back or deleted is `Merged`, so that its id is never forgotten.
 */
export const baskets = pgTable(
  'baskets',
  {
    id: id(),
    customerId: text().references(() => customers.id, { onDelete: 'cascade' }),
    anonymousId: text(),
    status: text({ enum: basketStatuses }).notNull().default('Open'),
    currencyCode: currencyCode(),
    countryCode: text().notNull(),
    /** Incremented with every change. */
    version: integer().notNull().default(1),
    customerInfo: jsonb().$type<CustomerInfoRecord>(),
    deliveryAddress: jsonb().$type<AddressRecord>(),
    billingAddress: jsonb().$type<AddressRecord>(),
    deliveryZoneOptionId: text().references(() => deliveryZoneOptions.id, { onDelete: 'set null' }),
    referenceNumber: text(),
    customerComment: text(),
    /** The grand total last shown in the checkout; an order with a higher total is refused. */
    toldTotal: jsonb().$type<ShownTotalRecord>(),
    /** The basket this one was merged into. */
    mergedIntoId: text(),
    orderedAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('baskets_open_of_customer')
      .on(table.customerId)
      .where(sql`${table.status} = 'Open'`),
    uniqueIndex('baskets_open_of_guest')
      .on(table.anonymousId)
      .where(sql`${table.status} = 'Open'`),
    index('baskets_customer').on(table.customerId),
    index('baskets_anonymous').on(table.anonymousId),
    index('baskets_delivery_option').on(table.deliveryZoneOptionId),
    check('baskets_status', isOneOf(table.status, basketStatuses)),
  ],
);
