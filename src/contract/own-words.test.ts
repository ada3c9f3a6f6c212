import { expect, test } from 'vitest';
import { ownSentence, sentencesOf } from './own-words.ts';

test('every sentence has a key, however deep it is [SH-12]', () => {
  const sets = {
    cartWording: { title: 'Cart', lines: (count: number) => `${count} lines`, state: { empty: 'Nothing' } },
    pageTitles: { home: 'Home' },
    errorWording: { '404_title': 'Page not found' },
    keysWording: { groups: [{ title: 'On every page' }] },
  };
  expect(sentencesOf(sets).map(({ key }) => key)).toEqual([
    'cart.title',
    'cart.lines',
    'cart.state.empty',
    'pageTitles.home',
    'error.404_title',
    'keys.groups.0.title',
  ]);
  for (const { key, replace } of sentencesOf(sets)) if (key === 'cart.state.empty') replace('No lines yet');
  expect(sets.cartWording.state.empty).toBe('No lines yet');
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
