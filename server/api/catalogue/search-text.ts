/*
 * How typed text becomes words to look for. A number with a unit is looked for both as it is typed and without the
 * unit, since “60mm” is written “60 mm” in one description and “x 60” in another.
 */

const units = /^(\d+(?:[./]\d+)?)(?:mm2?|cm|m|kg|g|l|ltr|ml|w|v|a|amp|in|"|”)$/i;

/** The words of a search, lower case, in order; “M10x60” is taken apart at the x. At most twelve. */
export const searchWordsOf = (text: string): string[] =>
  text
    .replaceAll(/(\d)(?=[½¼¾⅜⅝⅞])/g, '$1 ')
    .normalize('NFKC')
    .replaceAll('\u2044', '/')
    .toLowerCase()
    .replaceAll(/(\d)\s*[x×]\s*(?=[m\d])/g, '$1 ')
    .split(/[^\p{L}\p{N}./"”]+/u)
    .map((word) => word.replaceAll(/^[./"”]+|[./]+$/g, ''))
    .filter((word) => word !== '')
    .slice(0, 12);

/** The ways in which one word may be written in a description. */
export const spellingsOf = (word: string): string[] => {
  const number = units.exec(word)?.[1];
  return number === undefined ? [word] : [word.replaceAll(/["”]/g, ''), number];
};
