import { expect, test } from 'vitest';
import { searchQueryOf } from './query.ts';

test('all words must be there, the last may be unfinished [CAT-07]', () => {
  expect(searchQueryOf(['hex', 'bo'], { isPrefix: true })).toBe(`'hex' & 'bo':*`);
  expect(searchQueryOf(['hex', 'bolt'], { isPrefix: false })).toBe(`'hex' & 'bolt'`);
  expect(searchQueryOf([], { isPrefix: true })).toBeNull();
});

test('a number with a unit may be written in either way', () => {
  expect(searchQueryOf(['60mm', 'bolt'], { isPrefix: true })).toBe(`('60mm' | '60') & 'bolt':*`);
});

test('what is typed stays inside its quotes', () => {
  expect(searchQueryOf([`o'r`, 'a\\'], { isPrefix: false })).toBe(`'o''r' & 'a\\\\'`);
});
