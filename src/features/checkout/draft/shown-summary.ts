import type { Basket } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import type { OrderDraft } from './order-draft.ts';

/** The summary shown while the store can't be asked: the cart on this device and what the store last said about it. */
export const summaryOfBasket = (basket: Basket, known: CheckoutSummary | null): CheckoutSummary => {
  // Choices made for another cart may be gone with it.
  const same = known?.basketDetails.id === basket.id ? known : null;
  return {
    basketDetails: {
      id: basket.id,
      customerInfo: same?.basketDetails.customerInfo ?? null,
      discountCodes: same?.basketDetails.discountCodes ?? [],
      cartAndCodeDiscount: basket.discount,
      deliveryCharge: { amount: 0, currencyCode: basket.currencyCode },
      currencyCode: basket.currencyCode,
      subTotal: basket.subTotal,
      taxes: basket.taxes,
      grandTotal: basket.total,
      lineItems: basket.lineItems,
      notifications: basket.notifications,
      minimumOrder: basket.minimumOrder,
    },
    deliveryAddress: same?.deliveryAddress ?? null,
    billingAddress: same?.billingAddress ?? null,
    deliveryZoneOption: same?.deliveryZoneOption ?? null,
    latestPayment: null,
    referenceNumber: same?.referenceNumber ?? null,
    customerComment: same?.customerComment ?? null,
  };
};

/** A summary overlaid with the choices made on this device. A new delivery address resets the delivery method. */
export const withDraft = (base: CheckoutSummary, { parts, note }: OrderDraft): CheckoutSummary => {
  const delivery = parts.delivery?.address ?? base.deliveryAddress;
  const billing = parts.billing === undefined ? base.billingAddress : (parts.billing.address ?? delivery);
  const option = parts.option ?? (parts.delivery === undefined ? base.deliveryZoneOption : null);
  const { basketDetails: basket } = base;
  return {
    ...base,
    basketDetails: {
      ...basket,
      customerInfo: parts.customer ?? basket.customerInfo,
      ...(parts.delivery === undefined && parts.option === undefined ? {} : chargeOf(basket, option)),
    },
    deliveryAddress: delivery,
    billingAddress: billing,
    deliveryZoneOption: option,
    ...note,
  };
};

/** The charge of a delivery method and the resulting total, as far as they can be known without the store. */
const chargeOf = (
  { deliveryCharge, grandTotal }: CheckoutSummary['basketDetails'],
  option: CheckoutSummary['deliveryZoneOption'],
) => {
  const charge = option?.deliveryOption.charge ?? { ...deliveryCharge, amount: 0 };
  if (charge.currencyCode !== grandTotal.currencyCode) return {};
  return {
    deliveryCharge: charge,
    grandTotal: { ...grandTotal, amount: grandTotal.amount - deliveryCharge.amount + charge.amount },
  };
};
