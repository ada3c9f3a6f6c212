import { expect, test } from 'vitest';
import { inCatalogueWords, isJoining, isTradeWord, meaningOf, sameMeaning, singularOf } from './trade-words.ts';

test.each([
  ['M10 Allen bolt', 'm10 socket cap screw'],
  ['nyloc nuts', 'nylon insert nut'],
  ['m12 studding', 'm12 threaded rod'],
  ['studding connector', 'studding connector'],
  ['tek screws', 'self drilling screw'],
  ['pozi 2 bit', 'pz2 bit'],
  ['pozi 4 x 40', 'pozi 4 x 40'],
  ['torx 20', 'tx20'],
  ['double white socket', '2 gang white socket'],
  ['8x4 ply', '2440 x 1220 ply'],
  ['plasterboard 8 x 4', 'plasterboard 2400 x 1200'],
  ['4x2 treated timber', '47 x 100 treated timber'],
  ['4 x 2 screw', '4 x 2 screw'],
  ['8g screw', 'no 8 screw'],
  ['50 g tube', '50 g tube'],
  ['stop tap', 'stopcock'],
  ['speedfit elbow', 'push fit elbow'],
  ['half inch valve', '1/2 inch valve'],
  ['medium vest', 'm vest'],
  ['medium duty', 'medium duty'],
])('%j is written %j in a catalogue [CAT-07]', (said, written) => {
  expect(inCatalogueWords(said)).toBe(written);
});

test.each([
  ['bolts', 'bolt'],
  ['washers', 'washer'],
  ['brushes', 'brush'],
  ['boxes', 'box'],
  ['batteries', 'battery'],
  ['brass', 'brass'],
  ['stainless', 'stainless'],
  ['gas', 'gas'],
  ['m10', 'm10'],
])('the singular of %j is %j [CAT-07]', (many, one) => {
  expect(singularOf(many)).toBe(one);
});

test('words of one group mean the same, in singular and plural [CAT-07]', () => {
  expect(meaningOf('bzp')).toBe(meaningOf('zinc'));
  expect(meaningOf('pipes')).toBe(meaningOf('tube'));
  expect(meaningOf('316')).toBe('a4');
  expect(meaningOf('a2')).not.toBe(meaningOf('a4'));
  expect(sameMeaning('galv')[0]).toBe('galv');
  expect(sameMeaning('galv')).toContain('galvanised');
  expect(sameMeaning('hammer')).toEqual(['hammer']);
  expect([isTradeWord('csk'), isTradeWord('hammer')]).toEqual([true, false]);
});

test('words that only join others are recognised, except where one names a form', () => {
  expect(['for', 'a', 'bolt'].map((word) => isJoining(word))).toEqual([true, true, false]);
  expect(isJoining('a', 'form')).toBe(false);
});
