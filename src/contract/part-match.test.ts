import { expect, test } from 'vitest';
import { bestMatches, matchOf } from './part-match.ts';
import { type DescribedPart, parsedPart, partTermsOf, partWordsOf } from './part-words.ts';
import { soughtWordsOf } from './search-words.ts';
import { fewestMatched, queryWordsIn } from './query-words.ts';

const part = (sku: string, name: string, size: string, words = ''): DescribedPart => ({
  sku,
  name,
  variantName: size === '' ? name : `${name}, ${size}`,
  words,
});

const shelf = [
  part('HB-M10-060', 'Hex bolt, grade 8.8, zinc plated', 'M10 x 60 mm', 'Carbon steel Hexagon 10 mm 16 mm'),
  part('HB-M6-060', 'Hex bolt, grade 8.8, zinc plated', 'M6 x 60 mm', 'Carbon steel Hexagon 6 mm 10 mm'),
  part('HB-M10-100', 'Hex bolt, grade 8.8, zinc plated', 'M10 x 100 mm', 'Carbon steel Hexagon 10 mm 16 mm'),
  part('CB-M10-100', 'Coach bolt with nut, zinc plated', 'M10 x 100 mm', 'Carbon steel 10 mm'),
  part('HN-M10-100', 'Hexagon full nut, zinc plated', 'M10, bag of 100', 'Carbon steel 10 mm 16 mm'),
  part('WN-M10-25', 'Wing nut', 'M10, zinc plated, bag of 25', '10 mm 20 mm'),
  part('TE-25', 'Twin and earth cable', '2.5 mm², 100 m', 'Copper'),
  part('TM-24', 'Structural timber', '2400 mm, 47 × 100 mm', 'Spruce'),
  part('PT-075', 'Trade gloss', '0.75 l, black'),
  part('PT-5', 'Trade gloss', '5 l, black'),
  part('CM-5', 'Portland cement, black', '5 kg'),
  part('BV-12', 'Ball valve', '1/2 in BSP', 'Brass'),
  part('BV-112', 'Ball valve', '1 1/2 in BSP', 'Brass'),
  part('SD-6-160', 'SDS drill bit', '6 x 160 mm'),
  part('SD-160-6', 'SDS drill bit, wide', '160 x 6 mm'),
];

const best = (typed: string): string[] =>
  bestMatches(queryWordsIn(soughtWordsOf(typed)), shelf, (one) => parsedPart(partWordsOf(one))).map(
    ({ part: { sku } }) => sku,
  );

test.each([
  ['m10 60 mm zinc bolt', 'HB-M10-060'],
  ['M10x60 bolts bzp', 'HB-M10-060'],
  ['10mm x 60 hex bolt', 'HB-M10-060'],
  ['m10x100 bolt', 'HB-M10-100'],
  ['m10 x 100 coach bolt', 'CB-M10-100'],
  ['m10 nuts', 'HN-M10-100'],
  ['2.5mm twin and earth', 'TE-25'],
  ['2.4m timber', 'TM-24'],
  ['750ml gloss', 'PT-075'],
  ['5 litres black', 'PT-5'],
  ['1/2" ball valve', 'BV-12'],
  ['½ inch bsp', 'BV-12'],
  ['1 1/2 bsp valve', 'BV-112'],
  ['sds bit 6 160', 'SD-6-160'],
  ['sds bit 160 6', 'SD-160-6'],
  ['sd-6-160', 'SD-6-160'],
])('of all parts %j means %s [CAT-07] [CAT-08]', (typed, sku) => {
  expect(best(typed)[0]).toBe(sku);
});

test('a part that lacks one of the words does not match', () => {
  expect(best('m10 60 brass bolt')).toEqual([]);
  expect(best('m11 bolt')).toEqual([]);
  expect(best('5kg gloss')).toEqual([]);
});

test('all sizes and half of the other words must match; with no size, or one other word, all must', () => {
  const fewest = (typed: string) => fewestMatched(queryWordsIn(soughtWordsOf(typed)));
  expect(fewest('m10 60 blue bolt')).toBe(3);
  expect(fewest('m10 bolt')).toBeNull();
  expect(fewest('blue coach bolt')).toBeNull();
});

test('only the last word may be unfinished, and a whole one scores higher', () => {
  const bolt = parsedPart(partWordsOf(part('HB', 'Hex bolt', 'M10 x 60 mm')));
  const score = (typed: string) => matchOf(queryWordsIn([typed]), bolt);
  expect(score('bo').matched).toBe(1);
  expect(score('bolt').score).toBeGreaterThan(score('bo').score);
  expect(matchOf(queryWordsIn(['bo', 'm10']), bolt).matched).toBe(1);
});

test('a part is found by its numbers without units and by the meaning of its words, each once', () => {
  expect(partTermsOf(partWordsOf(part('FX-060', 'Copper pipes, pipe', '15 mm x 3 m', '15 mm')))).toEqual([
    'copper',
    'tube',
    '15',
    '3',
    'fx',
    '60',
  ]);
});
