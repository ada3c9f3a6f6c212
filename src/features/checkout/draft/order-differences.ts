import type { LineItem } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { missingToMinimum } from '#contract/minimum-order.ts';
import type { Money } from '#contract/money.ts';
import { keyOfLine, lineSubject } from '#offline/commands/line-key.ts';
import { lineName } from '#wording/line-name.ts';
import type { OrderDifference } from '#wording/order-draft.ts';

const keyOf = (line: LineItem): string => lineSubject(keyOfLine(line));

const nameOf = (line: LineItem): string => lineName(line.productName, line.variant.name);

const each = ({ price }: LineItem): Money => ({ amount: price.amount, currencyCode: price.currencyCode });

const isSame = (a: Money, b: Money): boolean => a.amount === b.amount && a.currencyCode === b.currencyCode;

const lineDifferences = (was: readonly LineItem[], now: readonly LineItem[]): OrderDifference[] => {
  const before = new Map(was.map((line) => [keyOf(line), line]));
  const after = new Set(now.map(keyOf));
  return [
    ...was.flatMap((line): OrderDifference[] => (after.has(keyOf(line)) ? [] : [{ type: 'gone', name: nameOf(line) }])),
    ...now.flatMap((line): OrderDifference[] => {
      const old = before.get(keyOf(line));
      const name = nameOf(line);
      if (old === undefined) return [{ type: 'added', name }];
      return [
        ...(old.quantity === line.quantity
          ? []
          : [{ type: 'quantity' as const, name, was: old.quantity, now: line.quantity }]),
        ...(isSame(each(old), each(line)) ? [] : [{ type: 'price' as const, name, was: each(old), now: each(line) }]),
      ];
    }),
  ];
};

/** The store's messages about lines that can't be ordered as they are. */
const objections = ({ basketDetails: { notifications, lineItems } }: CheckoutSummary): OrderDifference[] =>
  notifications.flatMap(({ severity, lineItemId, message, code }): OrderDifference[] => {
    if (severity === 'Info' || code === 'PriceChanged' || code === 'BelowMinimumOrder') return [];
    const line = lineItems.find((one) => one.lineItemId === lineItemId);
    return [{ type: 'said', name: line === undefined ? null : nameOf(line), message }];
  });

const shortOfMinimum = ({ basketDetails: basket }: CheckoutSummary): OrderDifference[] => {
  const missing = missingToMinimum(basket.minimumOrder, basket.subTotal.amount - basket.cartAndCodeDiscount.amount);
  if (missing === null || basket.minimumOrder === null) return [];
  const { currencyCode } = basket;
  return [
    {
      type: 'minimum',
      missing: { amount: missing, currencyCode },
      minimum: { amount: basket.minimumOrder.amount, currencyCode },
    },
  ];
};

const deliveryDifferences = (was: CheckoutSummary, now: CheckoutSummary): OrderDifference[] => {
  const before = was.deliveryZoneOption;
  const after = now.deliveryZoneOption;
  if (before === null) return [];
  if (before.id !== after?.id) {
    return [{ type: 'delivery', was: before.deliveryOption.name, now: after?.deliveryOption.name ?? null }];
  }
  const { charge } = after.deliveryOption;
  return isSame(before.deliveryOption.charge, charge)
    ? []
    : [{ type: 'charge', was: before.deliveryOption.charge, now: charge }];
};

/** Every difference from what the shopper saw; what can't be ordered comes first. `was` is null if no summary was stored. */
export const orderDifferences = (was: CheckoutSummary | null, now: CheckoutSummary): readonly OrderDifference[] => {
  const always = [...objections(now), ...shortOfMinimum(now)];
  if (was === null) return always;
  const total = now.basketDetails.grandTotal;
  return [
    ...always,
    ...lineDifferences(was.basketDetails.lineItems, now.basketDetails.lineItems),
    ...deliveryDifferences(was, now),
    ...(isSame(was.basketDetails.grandTotal, total)
      ? []
      : [{ type: 'total' as const, was: was.basketDetails.grandTotal, now: total }]),
  ];
};
