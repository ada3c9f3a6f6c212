import { type Collected, isCollected } from '#contract/collected.ts';
import type { OrderDocumentKind } from '#contract/order-document.ts';
import { proseDate, storeClock } from '#contract/store-clock.ts';

export const paperTitles: Readonly<Record<OrderDocumentKind, string>> = {
  'order-confirmation': 'Order confirmation',
  proforma: 'Proforma invoice',
  'pick-list': 'Pick list',
};

/** "12 Nov 2026, 14:05", in the store's time zone. */
export const dateTimeText = (at: Date): string => `${proseDate(at)}, ${storeClock(at).slice(11, 16)}`;

/** What a delivery option comes to for who orders. */
export const deliveryName = (option: Collected): string => (isCollected(option) ? 'Collection' : 'Delivery');

/** Printed if the typefaces lack some characters of the order. */
export const lacksLettersText =
  'Some letters can’t be printed here: “?” stands in for each. The order’s page in the shop shows them.';
