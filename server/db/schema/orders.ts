import { sql } from 'drizzle-orm';
import { check, index, integer, jsonb, pgSequence, pgTable, text } from 'drizzle-orm/pg-core';
import { OrderStatus, ShipmentStatus } from '#contract/order-status.ts';
import { PaymentStatus } from '#contract/payment.ts';
import { baskets } from './baskets.ts';
import { createdAt, currencyCode, id, instant, isOneOf, oneOf, updatedAt } from './columns.ts';
import { companies } from './companies.ts';
import { customers } from './customers.ts';
import { privacyPolicies } from './privacy-policies.ts';
import type {
  AddOnRecord,
  AddressRecord,
  ApprovalRecord,
  AttributeRecord,
  CustomerInfoRecord,
  DeliveryOptionRecord,
  DiscountRecord,
} from './records.ts';

export const orderNumbers = pgSequence('order_numbers', { startWith: 500001 });

export const orders = pgTable(
  'orders',
  {
    id: id(),
    publicId: text().notNull().unique(),
    /** The number that people use: 'TC-500001'. */
    number: text()
      .notNull()
      .unique()
      .default(sql`'TC-' || nextval('order_numbers')`),
    customerId: text().references(() => customers.id, { onDelete: 'set null' }),
    companyId: text().references(() => companies.id, { onDelete: 'set null' }),
    anonymousId: text(),
    basketId: text()
      .unique()
      .references(() => baskets.id, { onDelete: 'set null' }),
    privacyPolicyId: text().references(() => privacyPolicies.id),
    status: oneOf(OrderStatus.options).notNull(),
    paymentStatus: oneOf(PaymentStatus.options).notNull(),
    shipmentStatus: oneOf(ShipmentStatus.options).notNull(),
    currencyCode: currencyCode(),
    countryCode: text().notNull(),
    /** Goods before discount, delivery and tax. */
    subTotalMinor: integer().notNull(),
    discountMinor: integer().notNull().default(0),
    deliveryChargeMinor: integer().notNull().default(0),
    taxesMinor: integer().notNull().default(0),
    grandTotalMinor: integer().notNull(),
    customerInfo: jsonb().$type<CustomerInfoRecord>().notNull(),
    deliveryAddress: jsonb().$type<AddressRecord>().notNull(),
    billingAddress: jsonb().$type<AddressRecord>().notNull(),
    deliveryOption: jsonb().$type<DeliveryOptionRecord>().notNull(),
    discounts: jsonb().$type<DiscountRecord[]>().notNull(),
    approval: jsonb().$type<ApprovalRecord>(),
    referenceNumber: text(),
    customerComment: text(),
    cancelledAt: instant(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('orders_customer').on(table.customerId, table.createdAt.desc()),
    index('orders_company').on(table.companyId, table.createdAt.desc()),
    index('orders_anonymous').on(table.anonymousId),
    index('orders_status').on(table.status, table.createdAt.desc()),
    check('orders_status', isOneOf(table.status, OrderStatus.options)),
    check('orders_payment_status', isOneOf(table.paymentStatus, PaymentStatus.options)),
    check('orders_shipment_status', isOneOf(table.shipmentStatus, ShipmentStatus.options)),
  ],
);

/** The lines as they were when ordered: reading them needs no catalogue lookup. */
export const orderLines = pgTable(
  'order_lines',
  {
    id: id(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    /** Plain ids without a foreign key: an order outlives its products. */
    productId: text().notNull(),
    variantId: text().notNull(),
    sku: text().notNull(),
    productName: text().notNull(),
    /** Null on imported lines. */
    variantName: text(),
    slug: text().notNull(),
    imageUrl: text(),
    attributes: jsonb().$type<AttributeRecord[]>().notNull(),
    quantity: integer().notNull(),
    unitPriceMinor: integer().notNull(),
    originalPriceMinor: integer(),
    /** Quantity of the price tier that applied. */
    tierQuantity: integer().notNull().default(1),
    addOns: jsonb().$type<AddOnRecord[]>().notNull(),
    /** Quantity x (unit price + add-ons). */
    subTotalMinor: integer().notNull(),
    discountMinor: integer().notNull().default(0),
    taxRateBasisPoints: integer().notNull(),
    taxMinor: integer().notNull(),
    totalMinor: integer().notNull(),
    returnedQuantity: integer().notNull().default(0),
    sortOrder: integer().notNull(),
  },
  (table) => [
    index('order_lines_order').on(table.orderId, table.sortOrder),
    index('order_lines_variant').on(table.variantId),
    check(
      'order_lines_quantity',
      sql`${table.quantity} > 0 and ${table.returnedQuantity} between 0 and ${table.quantity}`,
    ),
  ],
);

export const orderTimeline = pgTable(
  'order_timeline',
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    orderId: text()
      .notNull()
      .references(() => orders.id, { onDelete: 'cascade' }),
    at: createdAt(),
    status: text().notNull(),
    note: text(),
  },
  (table) => [index('order_timeline_order').on(table.orderId, table.at)],
);
