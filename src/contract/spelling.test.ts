import { distance } from 'fastest-levenshtein';
import { expect, test } from 'vitest';
import { correctedWords, nearestWords } from './spelling.ts';

const known = [
  { word: 'stainless', uses: 900 },
  { word: 'screw', uses: 2000 },
  { word: 'screen', uses: 10 },
  { word: 'valve', uses: 400 },
  { word: 'brass', uses: 700 },
  { word: 'grass', uses: 900 },
  { word: 'hammer', uses: 60 },
  { word: 'nut', uses: 300 },
];

test.each([
  ['stanless', 'stainless'],
  ['vlave', 'valve'],
  ['hammre', 'hammer'],
  ['bras', 'bras'],
  ['braas', 'brass'],
  ['scrw', 'screw'],
  ['nutt', 'nut'],
])('%s is probably %s [CAT-07]', (typed, expected) => {
  expect(nearestWords(typed, known, distance)[0]).toBe(expected);
});

test('what is like nothing has no correction, numbers are left alone [CAT-07]', () => {
  expect(nearestWords('zzzzzz', known, distance)).toEqual([]);
  expect(nearestWords('m10', known, distance)).toEqual(['m10']);
  expect(correctedWords(['stanless', 'zzzzzz'], known, distance)).toEqual([]);
});

test('several words are corrected together, likeliest first, and known words not at all [CAT-07]', () => {
  expect(correctedWords(['stanless', 'scrw'], known, distance)[0]).toEqual(['stainless', 'screw']);
  expect(correctedWords(['brass', 'valve'], known, distance)).toEqual([]);
});
