import { expect, test } from 'vitest';
import { digestOf } from '#offline/reads/digest.ts';
import { partTermsOf, partWordsOf, wordRules } from './part-words.ts';

/** Sample catalogue texts: name, the rest of the variant's name, brand and attributes. */
const described = [
  ['Hex bolt, grade 8.8, zinc plated', 'M10 x 60 mm, box of 50', 'Kestrel Carbon steel Hexagon'],
  ['Coach bolt with nut, bzp', 'M8×1.25 x 100', 'Galvanized'],
  ['Penny washers', '1,000 pieces, 1/4" x 1 in', 'Stainless A2 304'],
  ['Batteries, 9 V', '2500 mAh, 4 pack', 'Lithium'],
  ['Ball valve', '1 ½ in BSP, 22mm', 'Brass, flexible'],
  ['Structural timber', '2.4 m, 47 × 100 mm', 'C16 spruce'],
  ['Twin and earth cable', '2.5 mm², 100 metres', '240 volts 13 amp'],
  ['Trade gloss', '750 millilitres', 'grey gray colour'],
  ['Paint brushes', '1.5 inches', 'Pozidriv pz2 csk'],
  ['Lamp, 4.5 watts', '806 lm 2700 K', 'E27 bulb'],
  ['Adhesive', '5 kilograms / 11 lbs', 'ph ss swa'],
] as const;

test('sample words and terms have the digest noted for this number of `wordRules`: a new digest needs a new number', () => {
  const made = described.map(([name, size, more], at) => {
    const words = partWordsOf({ sku: `FX-${at}-0${at}`, name, variantName: `${name}, ${size}`, words: more });
    return [words, partTermsOf(words)];
  });
  expect([wordRules, digestOf(JSON.stringify(made))]).toEqual([1, 'fb1fe031e54aaed6']);
});
