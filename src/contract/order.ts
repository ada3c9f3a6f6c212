import * as z from 'zod/mini';
import { Address } from './address.ts';
import { AppliedDiscount, LineAddOn } from './basket.ts';
import { CustomerInfo, DeliveryZoneOption } from './checkout.ts';
import { Money } from './money.ts';
import { CalendarDate, CurrencyCode, Id, Instant } from './primitives.ts';
import { OrderStatus, ShipmentStatus } from './order-status.ts';
import { Drawing, ProductCategory } from './product.ts';

/** An ordered line; `currentPrice` is today's unit price, null if it is no longer sold. */
export const OrderLine = z.object({
  lineItemId: Id,
  productId: Id,
  productVariantId: Id,
  productName: z.string(),
  variantName: z.nullable(z.string()),
  sku: z.string(),
  slug: z.string(),
  imageUrl: z.nullable(z.string()),
  drawing: z.nullable(Drawing),
  quantity: z.int(),
  returnedQuantity: z.int(),
  price: z.object({
    amount: z.int(),
    currencyCode: CurrencyCode,
    /** Unit price before tiers and customer prices. Other stores may omit it, as do earlier saved copies of orders. */
    originalPrice: z.optional(Money),
    subTotal: Money,
    total: Money,
  }),
  currentPrice: z.nullable(Money),
  /** Tax rate of the line, in basis points. An addition: other stores may omit it. */
  taxRate: z.optional(z.int()),
  addOns: z.array(LineAddOn),
  categories: z.array(ProductCategory),
});
export type OrderLine = z.infer<typeof OrderLine>;

const orderHead = {
  id: Id,
  publicId: z.string(),
  number: z.string(),
  createdAt: Instant,
  status: OrderStatus,
  paymentStatus: z.string(),
  shipmentStatus: ShipmentStatus,
  grandTotal: Money,
  referenceNumber: z.nullable(z.string()),
  itemCount: z.int(),
  canReorder: z.boolean(),
};

/** An order in a list. */
export const OrderSummary = z.object(orderHead);
export type OrderSummary = z.infer<typeof OrderSummary>;

/** An event in the history of an order or return. */
export const TimelineEntry = z.object({ at: Instant, status: z.string(), note: z.nullable(z.string()) });
export type TimelineEntry = z.infer<typeof TimelineEntry>;

/** An order with all its details. */
export const Order = z.object({
  ...orderHead,
  subTotal: Money,
  discount: Money,
  deliveryCharge: Money,
  taxes: Money,
  discountCodes: z.array(AppliedDiscount),
  items: z.array(OrderLine),
  customerInfo: z.nullable(CustomerInfo),
  deliveryAddress: z.nullable(Address),
  billingAddress: z.nullable(Address),
  deliveryZoneOption: z.nullable(DeliveryZoneOption),
  customerComment: z.nullable(z.string()),
  shipments: z.array(
    z.object({
      id: Id,
      status: ShipmentStatus,
      carrier: z.nullable(z.string()),
      trackingNumber: z.nullable(z.string()),
      trackingUrl: z.nullable(z.string()),
      shippedAt: z.nullable(Instant),
      lines: z.array(z.object({ lineItemId: Id, quantity: z.int() })),
    }),
  ),
  payments: z.array(
    z.object({
      publicPaymentId: z.string(),
      status: z.string(),
      kind: z.string(),
      amount: Money,
      /** Ids that `POST /payments/refresh` needs. Additions: other stores may omit them. */
      id: z.optional(Id),
      paymentProviderId: z.optional(Id),
    }),
  ),
  latestPayment: z.nullable(z.object({ publicPaymentId: z.string(), status: z.string() })),
  timeline: z.array(TimelineEntry),
  canCancel: z.boolean(),
  canReturn: z.boolean(),
  /** The address of the proforma invoice, while the order is waiting to be paid on it. */
  proformaUrl: z.nullable(z.string()),
  /** While the store waits for a bank transfer of the grand total, with the order number as reference: account and deadline. Addition. */
  transfer: z.optional(
    z.object({ payBy: Instant, account: z.array(z.object({ name: z.string(), value: z.string() })) }),
  ),
  /** When payment for an order on credit account is due. An addition. */
  dueDate: z.optional(CalendarDate),
  /** Documents available from `GET /orders/{id}/documents/{kind}`; a store without that call lists none. */
  documents: z.optional(z.array(z.string())),
  /** The selling company as documents must name it, with its terms of sale, one paragraph each. Stores may omit it. */
  seller: z.optional(
    z.object({
      legalName: z.string(),
      addressLines: z.array(z.string()),
      vatNumber: z.optional(z.string()),
      companyNumber: z.optional(z.string()),
      terms: z.array(z.string()),
    }),
  ),
});
export type Order = z.infer<typeof Order>;
