import type { Basket, LineItem } from '#contract/basket.ts';
import { minimumOrder } from '#contract/minimum-order.ts';
import { linePriceAt } from '#contract/line-price.ts';
import { addOnsMinor } from './new-line.ts';

/** A line with another quantity or add-ons, priced from its own tiers until the store answers. */
export const repriced = (line: LineItem, change: Partial<Pick<LineItem, 'quantity' | 'addOns'>>): LineItem => {
  const next = { ...line, ...change };
  const { currencyCode, originalPrice } = line.price;
  const { amountMinor: amount, tier } = linePriceAt(line, next.quantity);
  const whole = { amount: (amount + addOnsMinor(next.addOns)) * next.quantity, currencyCode };
  return {
    ...next,
    price: { amount, currencyCode, originalPrice, subTotal: whole, total: whole },
    appliedTier: tier === null ? null : { minimumQuantity: tier.minimumQuantity },
  };
};

const subTotalOf = (lines: readonly LineItem[], currencyCode: string): number =>
  lines
    .filter((line) => line.price.currencyCode === currencyCode)
    .reduce((sum, line) => sum + line.price.subTotal.amount, 0);

/**
 * A basket with other lines. The difference is taxed and discounted at the basket's own rates, so all of it is an
 * estimate until the store answers.
 */
export const withLines = (basket: Basket, lineItems: LineItem[]): Basket => {
  const { currencyCode } = basket;
  const more = subTotalOf(lineItems, currencyCode) - subTotalOf(basket.lineItems, currencyCode);
  const share = (part: number): number =>
    basket.subTotal.amount === 0 ? 0 : Math.round((part / basket.subTotal.amount) * more);
  const money = (amount: number) => ({ amount: Math.max(0, amount), currencyCode });
  const total = basket.subTotal.amount === 0 ? more : basket.total.amount + share(basket.total.amount);
  const subTotal = money(basket.subTotal.amount + more);
  const discount = money(basket.discount.amount + share(basket.discount.amount));
  return {
    ...basket,
    lineItems,
    subTotal,
    discount,
    taxes: money(basket.taxes.amount + share(basket.taxes.amount)),
    total: money(total),
    itemCount: lineItems.reduce((count, line) => count + line.quantity, 0),
    minimumOrder: minimumOrder(
      { minimumOrderPrices: basket.minimumOrder === null ? [] : [basket.minimumOrder] },
      currencyCode,
      subTotal.amount - discount.amount,
    ),
  };
};

/** An empty basket, for shoppers who have none at the store yet. */
export const emptyBasket = (currencyCode: string): Basket => {
  const nothing = { amount: 0, currencyCode };
  return {
    id: 'new',
    anonymousId: null,
    lineItems: [],
    notifications: [],
    subTotal: nothing,
    discount: nothing,
    taxes: nothing,
    total: nothing,
    currencyCode,
    minimumOrder: null,
    itemCount: 0,
    updatedAt: new Date(0).toISOString(),
    version: 0,
  };
};
