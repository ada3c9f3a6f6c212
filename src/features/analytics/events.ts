import type { CheckoutSummary } from '#contract/checkout.ts';
import type { Order } from '#contract/order.ts';
import type { OrderReturn } from '#contract/order-return.ts';
import type { PageBlock } from '#contract/content.ts';
import type { PaymentProvider } from '#contract/payment.ts';
import type { Basket } from '#contract/basket.ts';
import { type AnalyticsItem, itemOfLine, itemOfOrderLine, itemsOfReturn, majorOf, valueOf } from './items.ts';

/** An event as it is pushed to the data layer. */
export interface AnalyticsEvent {
  readonly event: string;
  readonly ecommerce?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/** A list of products as shown. */
export interface ShownList {
  readonly id: string;
  readonly name: string;
  readonly items: readonly AnalyticsItem[];
}

const inList = ({ id, name, items }: ShownList): AnalyticsItem[] =>
  items.map((item, index) => ({ ...item, index, item_list_id: id, item_list_name: name }));

const listEvent = (event: string, list: ShownList, items: readonly AnalyticsItem[]): AnalyticsEvent => ({
  event,
  ecommerce: { item_list_id: list.id, item_list_name: list.name, items },
});

const valued = (event: string, currency: string, items: readonly AnalyticsItem[]): AnalyticsEvent => ({
  event,
  ecommerce: { currency, value: valueOf(items), items },
});

export const viewItemList = (list: ShownList): AnalyticsEvent => listEvent('view_item_list', list, inList(list));

/** A product was opened from a list. */
export const selectItem = (list: ShownList, index: number): AnalyticsEvent =>
  listEvent('select_item', list, inList(list).slice(index, index + 1));

export const viewItem = (currency: string, items: readonly AnalyticsItem[]): AnalyticsEvent =>
  valued('view_item', currency, items);

export const addToWishlist = (currency: string, items: readonly AnalyticsItem[]): AnalyticsEvent =>
  valued('add_to_wishlist', currency, items);

export const addToCart = (currency: string, items: readonly AnalyticsItem[]): AnalyticsEvent =>
  valued('add_to_cart', currency, items);

export const removeFromCart = (currency: string, items: readonly AnalyticsItem[]): AnalyticsEvent =>
  valued('remove_from_cart', currency, items);

export const viewCart = ({
  currencyCode,
  subTotal,
  lineItems,
}: Pick<Basket, 'currencyCode' | 'subTotal' | 'lineItems'>): AnalyticsEvent => ({
  event: 'view_cart',
  ecommerce: {
    currency: currencyCode,
    value: majorOf(subTotal.amount),
    items: lineItems.map((line) => itemOfLine(line)),
  },
});

const checkoutEvent = (
  event: string,
  { basketDetails: basket }: CheckoutSummary,
  more: Readonly<Record<string, unknown>> = {},
): AnalyticsEvent => ({
  event,
  ecommerce: {
    currency: basket.currencyCode,
    value: majorOf(basket.subTotal.amount),
    ...(basket.discountCodes.length === 0 ? {} : { coupon: basket.discountCodes.map(({ code }) => code).join(',') }),
    ...more,
    items: basket.lineItems.map((line) => itemOfLine(line)),
  },
});

export const beginCheckout = (summary: CheckoutSummary): AnalyticsEvent => checkoutEvent('begin_checkout', summary);

export const addShippingInfo = (summary: CheckoutSummary): AnalyticsEvent =>
  checkoutEvent('add_shipping_info', summary, { shipping_tier: summary.deliveryZoneOption?.deliveryOption.name ?? '' });

const itemsOfOrder = ({ items }: Order): AnalyticsItem[] => items.map((line) => itemOfOrderLine(line));

export const addPaymentInfo = (order: Order, provider: Pick<PaymentProvider, 'name'>): AnalyticsEvent => ({
  event: 'add_payment_info',
  ecommerce: {
    currency: order.grandTotal.currencyCode,
    value: majorOf(order.subTotal.amount),
    payment_type: provider.name,
    items: itemsOfOrder(order),
  },
});

export const purchase = (order: Order): AnalyticsEvent => ({
  event: 'purchase',
  ecommerce: {
    transaction_id: order.publicId,
    currency: order.grandTotal.currencyCode,
    value: majorOf(order.subTotal.amount),
    shipping: majorOf(order.deliveryCharge.amount),
    tax: majorOf(order.taxes.amount),
    items: itemsOfOrder(order),
  },
});

/** The shipping and tax of a refund are unknown, so the specification fixes these values. */
const refundCharges = { shipping: 0.01, tax: 0.01 };

const refund = (order: Order, value: number, items: readonly AnalyticsItem[]): AnalyticsEvent => ({
  event: 'refund',
  ecommerce: {
    transaction_id: order.publicId,
    currency: order.grandTotal.currencyCode,
    value,
    ...refundCharges,
    items,
  },
});

/** The whole order. */
export const refundOfOrder = (order: Order): AnalyticsEvent =>
  refund(order, majorOf(order.subTotal.amount), itemsOfOrder(order));

/** The returned items of an order. */
export const refundOfReturn = (order: Order, orderReturn: OrderReturn): AnalyticsEvent => {
  const items = itemsOfReturn(orderReturn, order.items);
  return refund(order, valueOf(items), items);
};

/** A page block that advertises something. */
export type Promotion = Extract<PageBlock, { type: 'Banner' | 'Registration' }>;

const promotionEvent = (event: string, { id, title }: Promotion): AnalyticsEvent => ({
  event,
  ecommerce: { promotion_id: id, promotion_name: title, items: [] },
});

export const viewPromotion = (block: Promotion): AnalyticsEvent => promotionEvent('view_promotion', block);
export const selectPromotion = (block: Promotion): AnalyticsEvent => promotionEvent('select_promotion', block);

/** Navigation to another page of the shop. */
export const pageView = (page: {
  readonly location: string;
  readonly path: string;
  readonly title: string;
}): AnalyticsEvent => ({
  event: 'page_view',
  page_location: page.location,
  page_path: page.path,
  page_title: page.title,
});
