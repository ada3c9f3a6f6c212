import type { Basket, BasketNotification, LineItem } from '#contract/basket.ts';

export const basketCheckId = 'basket-check';

/** A way to resolve an issue with a line, named by its result. */
export type LineAnswer =
  | { readonly type: 'keep-price' }
  | { readonly type: 'keep-quantity'; readonly quantity: number }
  | { readonly type: 'take'; readonly quantity: number }
  | { readonly type: 'remove' };

/** A line that needs a decision, with its messages and the possible answers. */
export interface LineDecision {
  readonly line: LineItem;
  readonly notification: BasketNotification;
  readonly answers: readonly LineAnswer[];
}

const answersOf = (line: LineItem, { code, availableQuantity }: BasketNotification): readonly LineAnswer[] => {
  const remove = { type: 'remove' } as const;
  switch (code) {
    case 'PriceChanged':
      return [{ type: 'keep-price' }, remove];
    case 'QuantityReduced':
      return [{ type: 'keep-quantity', quantity: line.quantity }, remove];
    case 'OutOfStock':
      return typeof availableQuantity === 'number' && availableQuantity > 0
        ? [{ type: 'take', quantity: availableQuantity }, remove]
        : [remove];
    case 'BelowMinimumQuantity':
    case 'NotMultipleOfIncrement':
      return [...quantitiesNear(line).map((quantity) => ({ type: 'take' as const, quantity })), remove];
    default:
      return [remove];
  }
};

/** The nearest quantities the rule allows below and above the line's own. */
const quantitiesNear = ({ quantity, variant: { quantityRule } }: LineItem): readonly number[] => {
  const { minimum, maximum, increment } = quantityRule;
  const top = Math.min(quantity, maximum ?? quantity);
  const below = minimum + Math.floor((top - minimum) / increment) * increment;
  const above = minimum + Math.max(0, Math.ceil((quantity - minimum) / increment)) * increment;
  return [...new Set([below, above])].filter((near) => near >= minimum && near <= (maximum ?? near));
};

/** What must be resolved before ordering: warnings and errors of lines still in the cart. */
export const decisionsOf = (basket: Pick<Basket, 'lineItems' | 'notifications'>): readonly LineDecision[] =>
  basket.notifications.flatMap((notification) => {
    if (notification.severity === 'Info') return [];
    const line = basket.lineItems.find((item) => item.lineItemId === notification.lineItemId);
    return line === undefined ? [] : [{ line, notification, answers: answersOf(line, notification) }];
  });

/** Notices about the basket as a whole, and informational ones about a line. */
export const remarksOf = (basket: Pick<Basket, 'lineItems' | 'notifications'>): readonly BasketNotification[] =>
  basket.notifications.filter(
    (notification) =>
      (notification.severity === 'Info' || (notification.lineItemId ?? null) === null) &&
      notification.code !== 'BelowMinimumOrder',
  );
