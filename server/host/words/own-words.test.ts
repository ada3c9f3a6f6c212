import { expect, test } from 'vitest';
import type { OwnWords } from '#contract/own-words.ts';
import { listenToWords } from './own-words.ts';

/** Applies a store's own words to these words of the shop. */
const hear = (own: OwnWords) => {
  const cart = {
    title: 'Cart',
    with: (total: string, lines: number) => `Cart ${total}, ${lines} lines`,
    state: ({ open }: { readonly open: boolean }) => (open ? 'Open' : 'Closed'),
  };
  const { heard } = listenToWords(own);
  globalThis.ownWords?.push('1a', cart, 'cartWording');
  return { ...heard(), said: cart };
};

test('a store’s own words take the place of the shop’s, and pages get places by number', () => {
  const { words, problems, replaced, said } = hear({
    'cart.title': 'Basket',
    'cart.with': { one: 'Basket: {lines} line, {total}', other: 'Basket: {lines} lines, {total}' },
    'cart.state': 'See inside',
  });
  expect(problems).toEqual([]);
  expect(words['1a.with']).toEqual({ one: 'Basket: {1} line, {0}', other: 'Basket: {1} lines, {0}' });
  expect(said.title).toBe('Basket');
  expect([said.with('£2', 1), said.with('£2', 2)]).toEqual(['Basket: 1 line, £2', 'Basket: 2 lines, £2']);
  expect(said.state({ open: true })).toBe('See inside');
  expect([...replaced]).toEqual([['Cart', 'Basket']]);
  expect(globalThis.ownWords).toBeUndefined();
});

test('a key or a place that there is not is named, with the nearest that there is', () => {
  expect(
    hear({
      'cart.titel': 'Basket',
      'cart.with': '{sum}',
      'cart.state': '{open}',
      'cart.title': { one: 'Basket', other: 'Baskets' },
    }).problems,
  ).toEqual([
    'cart.title: has one form, since there is no number in it',
    'cart.with: {sum} is not known; there are {total}, {lines}',
    'cart.state: {open} is not known; nothing can be put into it',
    'cart.titel: is no key; the nearest is cart.title',
  ]);
});
