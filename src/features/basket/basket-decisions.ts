import type { Basket, BasketNotification, LineItem } from '#contract/basket.ts';
import { largestValidUpTo, smallestValidFrom } from '#contract/quantity-rule.ts';

export const basketCheckId = 'basket-check';

/** A way to resolve an issue with a line, named by its result. */
export type LineAnswer =
  | { readonly type: 'keep-price' }
  | { readonly type: 'keep-quantity'; readonly quantity: number }
  | { readonly type: 'take'; readonly quantity: number }
  /** Requests an email when that many more are in stock; `kept` stay in the cart. */
  | { readonly type: 'wait'; readonly quantity: number; readonly kept: number }
  /** Orders the full quantity and back-orders what is not in stock; null if the store doesn't say how many that is. */
  | { readonly type: 'back-order'; readonly quantity: number | null }
  | { readonly type: 'remove' };

/** A line that needs a decision, with its messages and the possible answers. */
export interface LineDecision {
  readonly line: LineItem;
  readonly notification: BasketNotification;
  readonly answers: readonly LineAnswer[];
}

const waitFor = (asked: number, kept: number): readonly LineAnswer[] =>
  asked > kept ? [{ type: 'wait', quantity: asked - kept, kept }] : [];

const answersOf = (
  line: LineItem,
  { code, availableQuantity, askedQuantity }: BasketNotification,
): readonly LineAnswer[] => {
  const remove = { type: 'remove' } as const;
  switch (code) {
    case 'PriceChanged':
      return [{ type: 'keep-price' }, remove];
    case 'QuantityReduced':
      return [
        { type: 'keep-quantity', quantity: line.quantity },
        ...waitFor(askedQuantity ?? 0, line.quantity),
        remove,
      ];
    case 'OutOfStock': {
      const left = Math.max(0, availableQuantity ?? 0);
      return [
        ...(left > 0 ? [{ type: 'take' as const, quantity: left }] : []),
        ...waitFor(line.quantity, left),
        remove,
      ];
    }
    case 'BelowMinimumQuantity':
    case 'NotMultipleOfIncrement':
      return [...quantitiesNear(line).map((quantity) => ({ type: 'take' as const, quantity })), remove];
    default:
      return [remove];
  }
};

/** The nearest quantities the rule allows below and above the line's own. */
const quantitiesNear = ({ quantity, variant: { quantityRule } }: LineItem): readonly number[] => {
  const near = [largestValidUpTo(quantityRule, quantity), smallestValidFrom(quantityRule, quantity)];
  return [...new Set(near.filter((one) => one !== null))];
};

const lineOf = ({ lineItems }: Pick<Basket, 'lineItems'>, { lineItemId }: BasketNotification): LineItem | undefined =>
  lineItems.find((line) => line.lineItemId === lineItemId);

/** What must be resolved before ordering: warnings and errors of lines still in the cart. */
export const decisionsOf = (basket: Pick<Basket, 'lineItems' | 'notifications'>): readonly LineDecision[] =>
  basket.notifications.flatMap((notification) => {
    if (notification.severity === 'Info') return [];
    const line = lineOf(basket, notification);
    return line === undefined ? [] : [{ line, notification, answers: answersOf(line, notification) }];
  });

/**
 * Lines that the store sells although stock is short: the shopper orders the full quantity and waits for the rest, or takes what
 * is in stock. They don't block the order.
 */
export const backOrdersOf = (basket: Pick<Basket, 'lineItems' | 'notifications'>): readonly LineDecision[] =>
  basket.notifications.filter(isBackOrder).flatMap((notification) => {
    const line = lineOf(basket, notification);
    if (line === undefined) return [];
    const left = notification.availableQuantity ?? null;
    const [taken] = left === null ? [] : quantitiesNear({ ...line, quantity: left });
    const isWhole = taken !== undefined && left !== null && taken > 0 && taken <= left;
    const answers: readonly LineAnswer[] = [
      { type: 'back-order', quantity: left === null ? null : line.quantity - Math.max(0, left) },
      ...(isWhole ? [{ type: 'take' as const, quantity: taken }] : []),
      { type: 'remove' },
    ];
    return [{ line, notification, answers }];
  });

const isBackOrder = ({ code, severity, lineItemId }: BasketNotification): boolean =>
  code === 'OutOfStock' && severity === 'Info' && typeof lineItemId === 'string';

/** Notices about the basket as a whole, and informational ones about a line. */
export const remarksOf = (basket: Pick<Basket, 'lineItems' | 'notifications'>): readonly BasketNotification[] =>
  basket.notifications.filter(
    (notification) =>
      !isBackOrder(notification) &&
      (notification.severity === 'Info' || (notification.lineItemId ?? null) === null) &&
      notification.code !== 'BelowMinimumOrder',
  );
