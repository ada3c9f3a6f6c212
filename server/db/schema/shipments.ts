import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdAt, id, instant, isOneOf } from './columns.ts';
import { orderLines, orders } from './orders.ts';
import { shipmentStatuses } from './statuses.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: text({ enum: shipmentStatuses }).notNull(),
    carrier: text().notNull(),
    trackingNumber: text(),
    trackingUrl: text(),
    shippedAt: instant(),
    deliveredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('shipments_order').on(table.orderId),
    check('shipments_status', isOneOf(table.status, shipmentStatuses)),
  ],
);

export const shipmentLines = pgTable(
  'shipment_lines',
  {
    shipmentId: text()
      .notNull()
      .references(() => shipments.id, { onDelete: 'cascade' }),
    orderLineId: text()
      .notNull()
      .references(() => orderLines.id, { onDelete: 'cascade' }),
    quantity: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.shipmentId, table.orderLineId] }),
    index('shipment_lines_order_line').on(table.orderLineId),
  ],
);
