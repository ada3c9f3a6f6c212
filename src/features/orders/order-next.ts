import type { DeliveryOption } from '#contract/checkout.ts';
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
    const isCollected = order.deliveryZoneOption?.deliveryOption.estimatedDaysMax === 0;
    return [
      ...(order.paymentStatus === 'OnAccount' ? [words.onYourAccount] : []),
      isCollected ? words.packingToCollect : words.packing,
      ...(email === undefined ? [] : [words.thanks(email)]),
    ].join(' ');
  }
  if (!isPayable(order)) return words.notPayable[order.status];
  if (!isAwaitingTransfer(order) || order.transfer === undefined) return words.nextUnpaid;
  const next = words.nextTransfer(formatMoney(order.grandTotal), proseDate(order.transfer.payBy));
  return email === undefined ? next : `${next} ${words.transferMailed(email)}`;
};

/**
 * The delivery option, and when it arrives: the dates if the store gives them and the order is paid, otherwise the number of days,
 * which count from now only while nothing has been sent.
 */
export const deliveryOf = (order: Pick<Order, 'status' | 'paymentStatus'>, option: DeliveryOption): string => {
  const { name, deliversFrom, deliversTo, estimatedDaysMin, estimatedDaysMax } = option;
  if (isPaid(order) && deliversFrom !== undefined && deliversTo !== undefined) {
    if (!underWay.has(order.status) && order.status !== 'Shipped') return name;
    const days = dayRange(deliversFrom, deliversTo);
    return `${name}. ${estimatedDaysMax === 0 ? words.readyOn(days) : words.arrivesOn(days)}`;
  }
  return underWay.has(order.status) ? `${name}. ${words.arrives(estimatedDaysMin, estimatedDaysMax)}` : name;
};
