/*
 * How typed text becomes words to look for. A number with a unit is looked for both as it is typed and without the
 * unit, since “60mm” is written “60 mm” in one description and “x 60” in another.
 */

const units = /^(\d+(?:[./]\d+)?)(?:mm2?|cm|m|kg|g|l|ltr|ml|w|v|a|amp|in|"|”)$/i;

/** Units that are separate from their number or spelled out, and their short form. */
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
  [/(\d)\s*(?:inch(?:es)?|in)(?!\p{L})/gu, '$1in'],
];

const joinUnits = (text: string): string =>
  writtenUnits.reduce((joined, [written, short]) => joined.replaceAll(written, short), text);

/** The words of a text, lower case, in order; “M10x60” is split at the x. */
export const wordsOf = (text: string): string[] =>
  joinUnits(
    text
      .replaceAll(/(\d)(?=[½¼¾⅜⅝⅞])/g, '$1 ')
      .normalize('NFKC')
      .replaceAll('\u2044', '/')
      .toLowerCase()
      .replaceAll(/(\d)\s*[x×]\s*(?=[m\d])/g, '$1 '),
  )
    .split(/[^\p{L}\p{N}./"”]+/u)
    .map((word) => word.replaceAll(/^[./"”]+|[./]+$/g, ''))
    .filter((word, _, words) => word !== '' && (word !== 'x' || words.length === 1));

/** The words of a search: twelve at most. */
export const searchWordsOf = (text: string): string[] => wordsOf(text).slice(0, 12);

/** The spellings of a word in descriptions. */
export const spellingsOf = (word: string): string[] => {
  const number = units.exec(word)?.[1];
  return number === undefined ? [word] : [word.replaceAll(/["”]/g, ''), number];
};
