import { expect, test } from 'vitest';
import { searchQueryOf } from './search-query.ts';

test('all words must be there, the last may be unfinished [CAT-07]', () => {
  expect(searchQueryOf(['hex', 'bo'], true)).toBe(`'hex' & 'bo':*`);
  expect(searchQueryOf(['hex', 'bolt'], false)).toBe(`'hex' & 'bolt'`);
  expect(searchQueryOf([], true)).toBeNull();
});

test('a number with a unit may be written in either way', () => {
  expect(searchQueryOf(['60mm', 'bolt'], true)).toBe(`('60mm' | '60') & 'bolt':*`);
});

test('what is typed stays inside its quotes', () => {
  expect(searchQueryOf([`o'r`, 'a\\'], false)).toBe(`'o''r' & 'a\\\\'`);
});
