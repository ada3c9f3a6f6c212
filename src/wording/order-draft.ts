import type { Money } from '#contract/money.ts';
import { relativeStamp } from './dates.ts';
import { formatCharge, formatMoney } from './money.ts';
import { formatCount, plural } from './words.ts';

/** How an order differs from the one that the shopper finished without a connection. */
export type OrderDifference =
  | { readonly type: 'price'; readonly name: string; readonly was: Money; readonly now: Money }
  | { readonly type: 'quantity'; readonly name: string; readonly was: number; readonly now: number }
  | { readonly type: 'gone' | 'added'; readonly name: string }
  | { readonly type: 'said'; readonly name: string | null; readonly message: string }
  | { readonly type: 'minimum'; readonly missing: Money; readonly minimum: Money }
  | { readonly type: 'delivery'; readonly was: string; readonly now: string | null }
  | { readonly type: 'charge' | 'total'; readonly was: Money; readonly now: Money };

const difference = (one: OrderDifference): string => {
  const { differences: words } = orderDraftWording;
  switch (one.type) {
    case 'price':
      return words.price(one.name, formatMoney(one.was), formatMoney(one.now));
    case 'quantity':
      return words.quantity(one.name, formatCount(one.was), formatCount(one.now));
    case 'gone':
      return words.gone(one.name);
    case 'added':
      return words.added(one.name);
    case 'said':
      return one.name === null ? one.message : `${one.name}: ${one.message}`;
    case 'minimum':
      return words.minimum(formatMoney(one.minimum), formatMoney(one.missing));
    case 'delivery':
      return one.now === null ? words.notOffered(one.was) : words.delivery(one.was, one.now);
    case 'charge':
      return words.delivery(formatCharge(one.was), formatCharge(one.now));
    case 'total':
      return words.total(formatMoney(one.was), formatMoney(one.now));
  }
};

/** An order prepared without a connection. */
export const orderDraftWording = {
  differences: {
    price: (name: string, was: string, now: string) => `${name}: was ${was} each, now ${now}.`,
    quantity: (name: string, was: string, now: string) => `${name}: was ${was}, now ${now}.`,
    gone: (name: string) => `${name} is no longer in your cart.`,
    added: (name: string) => `${name} has since been added to your cart.`,
    minimum: (minimum: string, missing: string) => `The minimum order is ${minimum}. Add ${missing} more.`,
    notOffered: (was: string) => `${was} isn’t offered for this order. Choose another delivery method.`,
    delivery: (was: string, now: string) => `Delivery was ${was}, now ${now}.`,
    total: (was: string, now: string) => `The total was ${was}, now ${now}.`,
  },
  savedAt: (then: Date) => `Saved on this device ${relativeStamp(then, new Date())}`,
  makeReady: 'Keep it ready to place',
  makeReadyNext: 'Nothing is ordered until you’re back online and place it.',
  whenBack:
    'When you’re back online, we’ll check prices, stock and delivery again. Then you can place it with one press.',
  checking: 'Checking prices, stock and delivery.',
  unchanged: 'Prices, stock and delivery are as they were.',
  checkYourself: 'These are today’s prices. Check your order before you place it.',
  changed: (count: number) => `${plural(count, 'thing')} ${count === 1 ? 'has' : 'have'} changed since then:`,
  difference,
  unsent: (count: number) =>
    `${plural(count, 'change')} to your cart ${count === 1 ? 'hasn’t' : 'haven’t'} been sent yet.`,
  chooseFirst: 'Complete the open step, then place the order.',
  estimated: 'Estimated. We’ll confirm the total when you’re back online.',
  optionLater: 'The delivery methods aren’t on this device. Choose one when you’re back online.',
  optionsAsOf: 'As last offered. We’ll check them when you’re back online.',
  changeCart: 'Change the cart',
  notSaved: 'This device can’t save your order. Keep this page open.',
  refused: (message: string) => `The store did not accept a choice you made: ${message}`,
  unanswered: 'We don’t know yet whether your order was placed',
  findingOut: 'We didn’t get the store’s reply. We’re checking again. Your order can’t be placed twice.',
  findOutLater:
    'We didn’t get the store’s reply. We’ll check again when you’re back online. Your order can’t be placed twice.',
  findOut: 'Check again',
  cannotFindOut: 'The store can’t tell us. If you’ve had an email confirming the order, it was placed.',
  contact: 'Contact us',
  wasNotPlaced: 'It wasn’t placed. Continue',
  toCheckout: 'Check and place',
} as const;
