import { and, eq } from 'drizzle-orm';
import type { BasketNotification } from '#contract/basket.ts';
import type { CheckoutSummary, DeliveryZoneOption } from '#contract/checkout.ts';
import { baskets } from '#server/db/schema.ts';
import { moneyIn } from '#server/api/basket/money.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import { type BasketState, loadBasketState } from '#server/api/basket/state.ts';
import { deliveryChargeOf } from '#server/api/basket/totals.ts';
import { appliedDiscounts, emptyView, lineItemViews } from '#server/api/basket/view.ts';
import { addressView } from './address.ts';
import { customerInfoOf, customerInfoView } from './customer.ts';
import { type DeliveryOffer, deliveryOptionView } from './delivery.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';

/**
 * Everything the checkout shows. The total is stored as the last one that the shopper was shown: placing an order that would
 * cost more is refused, so no price, charge or tax can rise unnoticed between the summary and "Place order". Saving the note
 * is part of placing the order, so its answer does not count as shown (`isShown` false).
 */
export const checkoutSummary = async (
  context: HandlerContext,
  basket: BasketRecord,
  {
    writeNotices = [],
    isShown = true,
  }: { readonly writeNotices?: readonly BasketNotification[]; readonly isShown?: boolean } = {},
): Promise<CheckoutSummary> => {
  const state = await loadBasketState(context, basket, 'checkout');
  const { totals, currencyCode, offer } = state;
  const money = moneyIn(currencyCode);
  if (isShown) await storeShownTotal(context, basket, totals.grandTotalMinor);
  return {
    basketDetails: {
      id: basket.id,
      customerInfo: customerInfoView(await customerInfoOf(context, basket)),
      discountCodes: appliedDiscounts(state, totals),
      cartAndCodeDiscount: money(totals.discountMinor),
      deliveryCharge: money(totals.deliveryChargeMinor),
      currencyCode,
      subTotal: money(totals.subTotalMinor),
      taxes: money(totals.taxesMinor),
      grandTotal: money(totals.grandTotalMinor),
      lineItems: lineItemViews(state, totals.lines),
      notifications: [...writeNotices, ...state.notices],
      minimumOrder: state.minimumOrder,
    },
    deliveryAddress: basket.deliveryAddress === null ? null : addressView(basket.deliveryAddress),
    billingAddress: basket.billingAddress === null ? null : addressView(basket.billingAddress),
    deliveryZoneOption: offer === null ? null : offerView(context, state, offer),
    latestPayment: null,
    referenceNumber: basket.referenceNumber,
    customerComment: basket.customerComment,
  };
};

/** Does nothing if a later write has changed the version, since this answer is then out of date. */
const storeShownTotal = async (
  { db, currencyCode }: HandlerContext,
  basket: BasketRecord,
  amount: number,
): Promise<void> => {
  const shown = basket.toldTotal;
  if (shown?.amount === amount && shown.currencyCode === currencyCode && shown.isOutdated === undefined) return;
  await db
    .update(baskets)
    .set({ toldTotal: { amount, currencyCode } })
    .where(and(eq(baskets.id, basket.id), eq(baskets.version, basket.version)));
};

/** A delivery option with its charge for this basket. */
export const offerView = (
  { settings, now }: HandlerContext,
  state: BasketState,
  offer: DeliveryOffer,
): DeliveryZoneOption => {
  const { goods, codes, currencyCode } = state;
  const goodsMinor = goods.subTotalMinor - goods.discountMinor;
  const netMinor = settings.pricesIncludeTax ? goodsMinor - goods.taxesMinor : goodsMinor;
  const isFree = codes.some((code) => code.terms.type === 'FreeDelivery');
  return deliveryOptionView(offer, isFree ? 0 : deliveryChargeOf(offer, netMinor), currencyCode, now);
};

/** The summary of a visitor without a basket. */
export const emptySummary = (context: HandlerContext): CheckoutSummary => {
  const { id, subTotal, currencyCode, minimumOrder } = emptyView(context, null);
  return {
    basketDetails: {
      id,
      customerInfo: null,
      discountCodes: [],
      cartAndCodeDiscount: subTotal,
      deliveryCharge: subTotal,
      currencyCode,
      subTotal,
      taxes: subTotal,
      grandTotal: subTotal,
      lineItems: [],
      notifications: [],
      minimumOrder,
    },
    deliveryAddress: null,
    billingAddress: null,
    deliveryZoneOption: null,
    latestPayment: null,
    referenceNumber: null,
    customerComment: null,
  };
};
