import { expect, test } from 'vitest';
import { searchQueryOf } from './query.ts';

test('all words must be there, the last may be unfinished [CAT-07]', () => {
  expect(searchQueryOf(['copper', 'bo'], { isPrefix: true })).toBe(`'copper' & 'bo':*`);
  expect(searchQueryOf(['copper', 'bolt'], { isPrefix: false })).toBe(`'copper' & 'bolt'`);
  expect(searchQueryOf([], { isPrefix: true })).toBeNull();
});

test('a number with a unit may be written in either way', () => {
  expect(searchQueryOf(['60mm', 'bolt'], { isPrefix: true })).toBe(`('60mm' | '60') & 'bolt':*`);
});

test('words of the counter are looked for as catalogues write them, the typed one may go on [CAT-07]', () => {
  expect(searchQueryOf(['galv', 'nails'], { isPrefix: false })).toContain(`'galvanised'`);
  expect(searchQueryOf(['csk'], { isPrefix: true })).toBe(`('csk':* | 'countersunk' | 'countersink')`);
  expect(searchQueryOf(['2.4m'], { isPrefix: false })).toBe(`('2.4m' | '2.4' | '2400')`);
});

test('what is typed stays inside its quotes', () => {
  expect(searchQueryOf([`o'r`, 'a\\'], { isPrefix: false })).toBe(`'o''r' & 'a\\\\'`);
});
