import * as z from 'zod/mini';
import { Address } from './address.ts';
import { AppliedDiscount, BasketNotification, LineItem } from './basket.ts';
import { Money } from './money.ts';
import {
  CalendarDate,
  CurrencyCode,
  Email,
  Id,
  Line,
  maxCommentLength,
  maxReferenceLength,
  OptionalLine,
} from './primitives.ts';

/** Who is ordering. */
export const CustomerInfo = z.object({
  firstName: Line,
  lastName: Line,
  email: Email,
  phone: Line,
  companyName: OptionalLine,
  vatNumber: OptionalLine,
});
export type CustomerInfo = z.infer<typeof CustomerInfo>;

/** One way to deliver the order; a charge of zero means free. */
export const DeliveryOption = z.object({
  name: z.string(),
  description: z.nullable(z.string()),
  carrier: z.nullable(z.string()),
  estimatedDaysMin: z.int(),
  estimatedDaysMax: z.int(),
  /** Whether the buyer collects the goods. An addition: other stores may omit it; `isCollected` then infers it. */
  isCollection: z.optional(z.boolean()),
  /** The first and last day on which an order placed now arrives. An addition: other stores may omit them. */
  deliversFrom: z.optional(CalendarDate),
  deliversTo: z.optional(CalendarDate),
  charge: Money,
});
export type DeliveryOption = z.infer<typeof DeliveryOption>;

/** A delivery option as offered in the zone of the delivery address. */
export const DeliveryZoneOption = z.object({
  id: Id,
  deliveryOption: DeliveryOption,
  /** Most customers there choose this one. An addition: other stores may omit it. */
  isUsual: z.optional(z.boolean()),
});
export type DeliveryZoneOption = z.infer<typeof DeliveryZoneOption>;

/** The note that goes with an order. */
export const OrderNote = z.object({
  referenceNumber: z.nullable(z.string().check(z.trim(), z.maxLength(maxReferenceLength))),
  customerComment: z.nullable(z.string().check(z.trim(), z.maxLength(maxCommentLength))),
});
export type OrderNote = z.infer<typeof OrderNote>;

/** Everything the checkout shows. */
export const CheckoutSummary = z.object({
  basketDetails: z.object({
    id: Id,
    customerInfo: z.nullable(CustomerInfo),
    discountCodes: z.array(AppliedDiscount),
    cartAndCodeDiscount: Money,
    deliveryCharge: Money,
    currencyCode: CurrencyCode,
    subTotal: Money,
    taxes: Money,
    grandTotal: Money,
    lineItems: z.array(LineItem),
    notifications: z.array(BasketNotification),
    minimumOrder: z.nullable(z.object({ amount: z.int(), currencyCode: CurrencyCode, isMet: z.boolean() })),
  }),
  deliveryAddress: z.nullable(Address),
  billingAddress: z.nullable(Address),
  deliveryZoneOption: z.nullable(DeliveryZoneOption),
  latestPayment: z.nullable(z.object({ publicPaymentId: z.string(), status: z.string() })),
  referenceNumber: z.nullable(z.string()),
  customerComment: z.nullable(z.string()),
});
export type CheckoutSummary = z.infer<typeof CheckoutSummary>;

/** The error message of a checkout without accepted terms. */
export const termsNotAccepted = 'Please accept the terms and conditions to proceed with the order.';
