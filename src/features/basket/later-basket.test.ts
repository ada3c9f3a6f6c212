import { expect, test } from 'vitest';
import { emptyBasket } from '#tests/support/stores/sample-line.ts';
import { laterBasket } from './later-basket.ts';

const basket = (id: string, version: number) => ({ ...emptyBasket, id, version });

test('of one basket the higher version counts, whenever it was read', () => {
  const [first, second] = [basket('a', 1), basket('a', 2)];
  expect(laterBasket({ basket: first, at: 20 }, { basket: second, at: 10 })).toBe(second);
  expect(laterBasket({ basket: second, at: 10 }, { basket: first, at: 20 })).toBe(second);
});

test('of two baskets the one that was read later counts: an order leaves none, or a new one', () => {
  const [ordered, next] = [basket('a', 7), basket('b', 1)];
  expect(laterBasket({ basket: null, at: 20 }, { basket: ordered, at: 10 })).toBe(null);
  expect(laterBasket({ basket: next, at: 20 }, { basket: ordered, at: 10 })).toBe(next);
  expect(laterBasket({ basket: null, at: 10 }, { basket: ordered, at: 20 })).toBe(ordered);
});

test('where nothing was read, the answer to a change is what is known', () => {
  const sent = basket('a', 1);
  expect(laterBasket({ basket: null, at: 0 }, { basket: sent, at: 10 })).toBe(sent);
});
