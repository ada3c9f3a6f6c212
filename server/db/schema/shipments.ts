import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { ShipmentStatus } from '#contract/order-status.ts';
import { createdAt, id, instant, isOneOf, oneOf } from './columns.ts';
import { orderLines, orders } from './orders.ts';

export const shipments = pgTable(
  'shipments',
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    status: oneOf(ShipmentStatus.options).notNull(),
    carrier: text().notNull(),
    trackingNumber: text(),
    trackingUrl: text(),
    shippedAt: instant(),
    deliveredAt: instant(),
    createdAt: createdAt(),
  },
  (table) => [
    index('shipments_order').on(table.orderId),
    check('shipments_status', isOneOf(table.status, ShipmentStatus.options)),
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
