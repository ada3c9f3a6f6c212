import { expect, test } from 'vitest';
import type { Basket } from '#contract/basket.ts';
import { emptyBasket } from '#tests/support/samples/line.ts';
import { laterBasket } from './later-basket.ts';

const shop = { currencyCode: 'GBP', countryCode: 'GB' };

const basket = (id: string, version: number) => ({ ...emptyBasket, id, version });

/** The later basket: `read`, read at `readAt`, or the store's answer `sent`, received at `sentAt`. */
const later = (read: Basket | null | undefined, readAt: number, sent: Basket, sentAt: number, countryCode = 'GB') =>
  laterBasket({ data: read, dataUpdatedAt: readAt }, { basket: sent, at: sentAt, countryCode }, shop);

test('of one basket the higher version counts, whenever it was read', () => {
  const [first, second] = [basket('a', 1), basket('a', 2)];
  expect(later(first, 20, second, 10)).toBe(second);
  expect(later(second, 10, first, 20)).toBe(second);
});

test('of two baskets the one that was read later counts: an order leaves none, or a new one', () => {
  const [ordered, next] = [basket('a', 7), basket('b', 1)];
  expect(later(null, 20, ordered, 10)).toBe(null);
  expect(later(next, 20, ordered, 10)).toBe(next);
  expect(later(null, 10, ordered, 20)).toBe(ordered);
});

test('where nothing was read, the answer to a change is what is known', () => {
  const sent = basket('a', 1);
  expect(later(undefined, 0, sent, 10)).toBe(sent);
});

test('an answer with the prices of another currency or country is left alone', () => {
  const sent = basket('a', 2);
  expect(later(undefined, 0, { ...sent, currencyCode: 'EUR' }, 10)).toBe(undefined);
  expect(later(undefined, 0, sent, 10, 'IE')).toBe(undefined);
  expect(later(basket('a', 1), 0, sent, 10, 'IE')).toMatchObject({ version: 1 });
});
