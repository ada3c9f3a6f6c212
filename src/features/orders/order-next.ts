import type { DeliveryOption } from '#contract/checkout.ts';
import { isCollected } from '#contract/collected.ts';
import type { Order } from '#contract/order.ts';
import { proseDate } from '#contract/store-clock.ts';
import { dayRange } from '#wording/day-range.ts';
import { formatMoney } from '#wording/money.ts';
import { orderWording as words } from '#wording/order.ts';
import { isAwaitingTransfer, isPaid, isPayable } from './order-state.ts';

/** Nothing of it has been sent yet. */
const unsent: ReadonlySet<string> = new Set(['Created', 'AwaitingPayment', 'Confirmed', 'Processing']);
const ended: ReadonlySet<string> = new Set(['Cancelled', 'Expired']);
const underWay: ReadonlySet<string> = new Set([...unsent, 'OnHold', 'PendingApproval', 'PartiallyShipped']);

type Asked = Pick<
  Order,
  'status' | 'paymentStatus' | 'customerInfo' | 'deliveryZoneOption' | 'grandTotal' | 'transfer'
>;

/** What happens next and what was emailed; undefined if the order's state says it all. */
export const nextOf = (order: Asked): string | undefined => {
  const email = order.customerInfo?.email;
  if (isPaid(order) && !ended.has(order.status)) {
    if (order.status === 'PartiallyShipped') return words.partlySent;
    if (!unsent.has(order.status)) return undefined;
    const option = order.deliveryZoneOption?.deliveryOption;
    return [
      ...(order.paymentStatus === 'OnAccount' ? [words.onYourAccount] : []),
      option !== undefined && isCollected(option) ? words.packingToCollect : words.packing,
      ...(email === undefined ? [] : [words.thanks(email)]),
    ].join(' ');
  }
  if (!isPayable(order)) return words.notPayable[order.status];
  if (!isAwaitingTransfer(order) || order.transfer === undefined) return words.nextUnpaid;
  const next = words.nextTransfer(formatMoney(order.grandTotal), proseDate(order.transfer.payBy));
  return email === undefined ? next : `${next} ${words.transferMailed(email)}`;
};

/** Where an order is collected, and what the store says about it, such as its opening hours. */
const placeOf = ({ name, description }: DeliveryOption): string =>
  description === null ? name : `${name}. ${description.replace(/[.]$/, '')}`;

/** How an order is delivered, or where it is collected; nothing is delivered to an address then. */
export const deliveryFacts = (
  order: Pick<Order, 'status' | 'paymentStatus' | 'deliveryZoneOption' | 'deliveryAddress'>,
) => {
  const option = order.deliveryZoneOption?.deliveryOption;
  if (option !== undefined && isCollected(option))
    return [{ name: words.collection, value: deliveryOf(order, option) }];
  return [
    ...(option === undefined ? [] : [{ name: words.delivery, value: deliveryOf(order, option) }]),
    ...(order.deliveryAddress === null
      ? []
      : [{ name: words.deliverTo, value: order.deliveryAddress.formattedAddress }]),
  ];
};

/**
 * The delivery option, and when it arrives: the dates if the store gives them and the order is paid, otherwise the number of days,
 * which count from now only while nothing has been sent.
 */
export const deliveryOf = (order: Pick<Order, 'status' | 'paymentStatus'>, option: DeliveryOption): string => {
  const { deliversFrom, deliversTo, estimatedDaysMin, estimatedDaysMax } = option;
  const name = isCollected(option) && underWay.has(order.status) ? placeOf(option) : option.name;
  if (isPaid(order) && deliversFrom !== undefined && deliversTo !== undefined) {
    if (!underWay.has(order.status) && order.status !== 'Shipped') return name;
    const days = dayRange(deliversFrom, deliversTo);
    return `${name}. ${isCollected(option) ? words.readyOn(days) : words.arrivesOn(days)}`;
  }
  if (!underWay.has(order.status)) return name;
  return `${name}. ${(isCollected(option) ? words.ready : words.arrives)(estimatedDaysMin, estimatedDaysMax)}`;
};
