/*
 * How typed text becomes search words. A number with a unit is looked up both as typed and without its
 * unit, since “60mm” is written “60 mm” in one description and “x 60” in another.
 */

import { inCatalogueWords, isJoining, isTradeWord, sameMeaning } from './trade-words.ts';

const units = /^(\d+(?:[./]\d+)?)(mm2?|cm|m|kg|g|l|ltr|ml|w|v|a|amp|in|ah|ma|nm|oz|lb|lm|k|bar|db)$/i;

/** Units that are spelled out or separated from their number, and their short forms. */
const writtenUnits: readonly (readonly [RegExp, string])[] = [
  [/(\d)\s*(?:millimet(?:re|er)s?|mm)(?![\p{L}\d])/gu, '$1mm'],
  [/(\d)\s*(?:centimet(?:re|er)s?|cm)(?!\p{L})/gu, '$1cm'],
  [/(\d)\s*(?:met(?:re|er)s?|m)(?![\p{L}\d])/gu, '$1m'],
  [/(\d)\s*(?:millilit(?:re|er)s?|ml)(?!\p{L})/gu, '$1ml'],
  [/(\d)\s*(?:lit(?:re|er)s?|ltrs?|l)(?!\p{L})/gu, '$1l'],
  [/(\d)\s*(?:kilo(?:gram)?s?|kgs?)(?!\p{L})/gu, '$1kg'],
  [/(\d)\s*(?:amps?)(?!\p{L})/gu, '$1a'],
  [/(\d)\s*(?:volts?|v)(?!\p{L})/gu, '$1v'],
  [/(\d)\s*(?:watts?|w)(?!\p{L})/gu, '$1w'],
  [/(\d)\s*(?:inch(?:es)?|ins?)(?!\p{L})/gu, '$1in'],
  [/(\d)\s*(?:lbs|pounds?)(?!\p{L})/gu, '$1lb'],
  [/(\d)\s*(ah|ma|nm|oz|lb|lm|k|bar|db)(?![\p{L}\d])/gu, '$1$2'],
  [/(\d)\s*(?:"|”|″|'')/g, '$1in '],
];

const joinUnits = (text: string): string =>
  writtenUnits.reduce((joined, [written, short]) => joined.replaceAll(written, short), text);

/** The words of a text, in lower case and in order; “M10x60” is split at the x. */
export const wordsOf = (text: string): string[] =>
  joinUnits(
    text
      // Hyphenation and marks that can't be seen, as in text pasted from a PDF, and a ™ that would become letters.
      .replaceAll(/[\p{Cf}™℠]/gu, '')
      .replaceAll(/(\d)(?=[½¼¾⅜⅝⅞])/g, '$1 ')
      .normalize('NFKC')
      .replaceAll('\u2044', '/')
      .toLowerCase()
      .replaceAll(/(\d),(?=\d{3}(?!\d))/g, '$1')
      .replaceAll(/(\d|\d\s*(?:mm|cm|m|in|"|”))\s*[x×*]\s*(?=[m\d])/g, '$1 '),
  )
    .split(/[^\p{L}\p{N}./]+|[./]{2,}/u)
    .map((word) => word.replaceAll(/^[./]+|[./]+$/g, ''))
    .filter((word, _, words) => word !== '' && (word !== 'x' || words.length === 1));

const maxWords = 12;

/** A search text without quotes around its words, which after a digit would be taken for inches, as in “"m8" bolt”. */
const withoutQuotes = (text: string): string =>
  text
    .replaceAll(/(^|[^\p{L}\p{N}"”″])["“”„]([^\s"“”][^"“”]*)["“”]/gu, '$1 $2 ')
    .replaceAll(/(\p{L}\d+)(?:["“”″]|'')/gu, '$1 ');

/** The words of a search text: twelve at most. */
export const searchWordsOf = (text: string): string[] => wordsOf(withoutQuotes(text)).slice(0, maxWords);

/** The words that a product search looks for: in the catalogue's terms, without words that only join others. */
export const soughtWordsOf = (text: string): string[] => {
  const words = wordsOf(inCatalogueWords(withoutQuotes(text)));
  const telling = words.filter((word, place) => !isJoining(word, words[place - 1]));
  return (telling.length === 0 ? words : telling).slice(0, maxWords);
};

/** A number in a text, as written, and its unit; '' if it has none. */
export interface Measure {
  readonly amount: string;
  readonly unit: string;
}

/** Parses a word as a number with its unit; null for other words, including “m10”. */
export const measureOf = (word: string): Measure | null => {
  // “316” is a grade of steel rather than a number.
  if (isTradeWord(word)) return null;
  if (/^\d+(?:[./]\d+)?$/.test(word)) return { amount: word, unit: '' };
  const [, amount, unit] = units.exec(word) ?? [];
  return amount === undefined || unit === undefined ? null : { amount, unit: unit.toLowerCase() };
};

const shortened = (value: number): string => String(Math.round(value * 1000) / 1000);

/** The same measure in the other units that catalogues use: “2.4m” is “2400mm”, “4in” about “100mm” or “102mm”. */
export const sameMeasures = ({ amount, unit }: Measure): Measure[] => {
  const value = Number(amount);
  if (Number.isNaN(value)) return [];
  const inUnit = (other: string, factor: number): Measure => ({ amount: shortened(value * factor), unit: other });
  switch (unit) {
    case 'mm':
      return value < 1000 ? [] : [inUnit('m', 0.001)];
    case 'cm':
      return [inUnit('mm', 10)];
    case 'm':
      return [inUnit('mm', 1000)];
    case 'in':
      return [inUnit('mm', 25), { amount: String(Math.round(value * 25.4)), unit: 'mm' }];
    case 'ml':
      return [inUnit('l', 0.001)];
    case 'l':
      return [inUnit('ml', 1000)];
    case 'g':
      return [inUnit('kg', 0.001)];
    case 'kg':
      return [inUnit('g', 1000)];
    default:
      return [];
  }
};

/** The spellings of a word in descriptions: a number as typed, without its unit and in other units; other words with their synonyms. */
export const spellingsOf = (word: string): string[] => {
  const measure = measureOf(word);
  if (measure === null) return [...sameMeaning(word)];
  const amounts = [measure, ...sameMeasures(measure)].map(({ amount }) => amount);
  return [...new Set([word, ...amounts])];
};
