import { expect, test } from 'vitest';
import { searchWordsOf, soughtWordsOf, spellingsOf } from './search-words.ts';

test.each([
  ['Hex bolt M10 x 60', ['hex', 'bolt', 'm10', '60']],
  ['m10x60', ['m10', '60']],
  ['M10×60mm', ['m10', '60mm']],
  ['  copper, elbow!  ', ['copper', 'elbow']],
  ['3/4" valve', ['3/4in', 'valve']],
  ['2.5mm² cable', ['2.5mm2', 'cable']],
  ['1½ tee', ['1', '1/2', 'tee']],
  ['5 litre white paint', ['5l', 'white', 'paint']],
  ['10 m x 1.5 mm cable', ['10m', '1.5mm', 'cable']],
  ['13 amp, 18 V, 60 watts', ['13a', '18v', '60w']],
  ['2 inch in 5 minutes', ['2in', 'in', '5', 'minutes']],
  ["'); drop table products; --", ['drop', 'table', 'products']],
  ['%%% ___', []],
])('%j is looked for as %j [CAT-07]', (text, words) => {
  expect(searchWordsOf(text)).toEqual(words);
});

test('a number with a unit is looked for with and without it [CAT-07]', () => {
  expect(spellingsOf('60mm')).toEqual(['60mm', '60']);
  expect(spellingsOf('3/4in')).toEqual(['3/4in', '3/4']);
  expect(spellingsOf('2.5mm2')).toEqual(['2.5mm2', '2.5']);
  expect(spellingsOf('m10')).toEqual(['m10']);
});

test.each([
  ['"m8" bolt', ['m8', 'bolt']],
  ['bolt “m8”', ['bolt', 'm8']],
  ['("m8" x 50) bolt', ['m8', '50', 'bolt']],
  ['m8" bolt', ['m8', 'bolt']],
  ['"10" drill', ['10', 'drill']],
  ['3/4" valve', ['3/4in', 'valve']],
  ['3/4 " valve 1/2"', ['3/4in', 'valve', '1/2in']],
  ['1/2" x 3/4" "brass" tee', ['1/2in', '3/4in', 'brass', 'tee']],
  ['bolt…m8', ['bolt', 'm8']],
  ['bo\u00ADlt\u200B m8™', ['bolt', 'm8']],
  ['931-10/60', ['931', '10/60']],
  ['2.5mm', ['2.5mm']],
])('a search for %j looks for %j, whatever marks were pasted with it [CAT-07]', (text, words) => {
  expect(soughtWordsOf(text)).toEqual(words);
});
