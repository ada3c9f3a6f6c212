import { expect, test } from 'vitest';
import { dayOf, idOf, oneOf, textOf, textsOf, typedOf, wholeOf, withoutUndefined } from './search-values.ts';

test('a text counts up to its length, and a name of the store is not empty', () => {
  expect([textOf('a'), textOf(1), textOf('abc', 2)]).toEqual(['a', undefined, undefined]);
  expect([idOf('a'), idOf(''), idOf('a'.repeat(65)), idOf(null)]).toEqual(['a', undefined, undefined, undefined]);
});

test('what was typed is text, whatever the address made of it, and is cut', () => {
  expect([typedOf(10_482), typedOf(true), typedOf('abc', 2), typedOf(['a'])]).toEqual([
    '10482',
    'true',
    'ab',
    undefined,
  ]);
});

test('a whole number lies between its two ends', () => {
  expect([wholeOf(2, 1, 3), wholeOf('2', 1, 3)]).toEqual([2, 2]);
  for (const wrong of [0, 4, 1.5, '-4', '', 'two', NaN, null, true, ['2']])
    expect(wholeOf(wrong, 1, 3)).toBeUndefined();
});

test('a word is one of those that there are, and a day one of the calendar', () => {
  expect([oneOf('b', ['a', 'b']), oneOf('c', ['a', 'b'])]).toEqual(['b', undefined]);
  expect(dayOf('2026-02-28')).toBe('2026-02-28');
  for (const wrong of ['2026-02-30', '2026-13-01', '02/01/2026', 20_260_228, '2026-02-28T00:00']) {
    expect(dayOf(wrong)).toBeUndefined();
  }
});

test('several texts are a list, one alone too, and none where one does not fit', () => {
  const hasColon = (text: string) => text.includes(':');
  expect([textsOf('a:1', hasColon), textsOf(['a:1', 'b:2'], hasColon)]).toEqual([['a:1'], ['a:1', 'b:2']]);
  for (const wrong of ['a', ['a:1', 'b'], ['a:1', 2], undefined]) expect(textsOf(wrong, hasColon)).toBeUndefined();
});

test('what is not there is left out', () => {
  expect(Object.keys(withoutUndefined({ a: 1, b: undefined }))).toEqual(['a']);
});
