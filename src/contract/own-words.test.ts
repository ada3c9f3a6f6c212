import { expect, test } from 'vitest';
import { nameOf, ownSentence, sentencesOf } from './own-words.ts';

test('every sentence has a key and can be replaced, however deep it is [SH-12]', () => {
  const cart = {
    title: 'Cart',
    lines: (count: number) => `${count} lines`,
    state: { empty: 'Nothing' },
    groups: [{ title: 'On every page' }],
    '404_title': 'Page not found',
  };
  expect(sentencesOf(cart, nameOf('cartWording')).map(({ key }) => key)).toEqual([
    'cart.title',
    'cart.lines',
    'cart.state.empty',
    'cart.groups.0.title',
    'cart.404_title',
  ]);
  for (const { key, replace } of sentencesOf(cart, 'cart')) if (key === 'cart.state.empty') replace('No lines yet');
  expect(cart.state.empty).toBe('No lines yet');
});

test('values go where their numbers are, and a number decides between two forms [SH-12]', () => {
  const said = (...values: readonly unknown[]): string => values.join(' ');
  const say = ownSentence('{1}, then {0}', said);
  expect(typeof say === 'function' ? say('a', 'b') : null).toBe('b, then a');
  const count = ownSentence({ one: '{0} line', other: '{0} lines' }, said);
  expect(typeof count === 'function' ? [count(1), count(1240)] : null).toEqual(['1 line', '1,240 lines']);
  const none = ownSentence('{0}{1}', said);
  expect(typeof none === 'function' ? none(null) : null).toBe('');
  expect(ownSentence('Basket', 'Cart')).toBe('Basket');
});
