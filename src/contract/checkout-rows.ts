import * as z from 'zod/mini';
import { AddressInput } from './address.ts';
import { BasketOwner, BulkLineAddOns, LineAddOns, LineItemIds, LineQuantity } from './basket-rows.ts';
import { CheckoutSummary, CustomerInfo, DeliveryZoneOption, OrderNote } from './checkout.ts';
import { listed } from './paged.ts';
import { Id, Name, OptionalName } from './primitives.ts';
import { row } from './row.ts';

/** An address that the shopper typed, or the id of a saved one. */
export const AddressChoice = z.union([z.object({ addressId: Id }), AddressInput]);
export type AddressChoice = z.infer<typeof AddressChoice>;

/** The billing address, or `isSameAsDelivery` to bill to the delivery address. */
export const BillingChoice = z.union([z.object({ isSameAsDelivery: z.literal(true) }), AddressChoice]);
export type BillingChoice = z.infer<typeof BillingChoice>;

const checkout = { audience: 'anyone', query: BasketOwner, data: CheckoutSummary } as const;

export const getCheckoutSummary = row({
  ...checkout,
  method: 'GET',
  path: '/baskets/checkout/summary',
  summary: 'Everything the checkout shows',
});

export const getDeliveryOptions = row({
  method: 'GET',
  path: '/baskets/checkout/delivery/available-options',
  summary: 'Delivery options for the delivery address',
  audience: 'anyone',
  query: BasketOwner,
  data: listed(DeliveryZoneOption),
});

export const setDeliveryAddress = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/delivery-address',
  summary: 'Save the delivery address; resets the delivery option',
  body: AddressChoice,
});

export const setBillingAddress = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/billing-address',
  summary: 'Save the billing address',
  body: BillingChoice,
});

export const setCustomerInfo = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/customer-info',
  summary: 'Save who is ordering',
  body: z.extend(CustomerInfo, { firstName: Name, lastName: Name, companyName: OptionalName }),
});

export const chooseDeliveryOption = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/delivery/options',
  summary: 'Choose a delivery option',
  body: z.object({ deliveryZoneOptionId: Id }),
});

export const addDiscountCode = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/discount-codes',
  summary: 'Use a discount code',
  body: z.object({ discountCode: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)) }),
});

export const removeDiscountCode = row({
  ...checkout,
  method: 'DELETE',
  path: '/baskets/checkout/discount-codes',
  summary: 'Take a discount code off, or all of them',
  body: z.object({ discountCode: z.optional(z.string()) }),
});

export const setCheckoutQuantity = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/products/quantity',
  summary: 'Set the quantity of a line within the checkout',
  body: LineQuantity,
});

export const removeFromCheckout = row({
  ...checkout,
  method: 'DELETE',
  path: '/baskets/checkout/products',
  summary: 'Remove lines within the checkout',
  body: LineItemIds,
});

export const setCustomerFields = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/customers-fields',
  summary: 'Save the order note',
  body: OrderNote,
});

export const setCheckoutAddOns = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/products/addons',
  summary: 'Choose the add-ons of a line within the checkout',
  body: LineAddOns,
});

export const setCheckoutAddOnsInBulk = row({
  ...checkout,
  method: 'PUT',
  path: '/baskets/checkout/products/addons/bulk',
  summary: 'Choose the add-ons of several lines within the checkout',
  body: BulkLineAddOns,
});
