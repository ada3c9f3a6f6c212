/*
 * The words of a search, ready to be looked up and compared with parts.
 */

import { type Measure, measureOf, sameMeasures } from './search-words.ts';
import { plainAmount } from './part-words.ts';
import { meaningOf } from './trade-words.ts';

export interface QueryWord {
  readonly word: string;
  readonly meaning: string;
  readonly measure: Measure | null;
  /** The index terms that it may match; the first is its own. */
  readonly terms: readonly string[];
  /** True for a last word that the shopper may still be typing. */
  readonly isUnfinished: boolean;
}

/** The metric thread of a diameter: a 10 mm bolt is an M10. */
export const threadOf = ({ amount, unit }: Measure): string | null =>
  /^\d{1,2}$/.test(amount) && (unit === 'mm' || unit === '') ? `m${amount}` : null;

const queryWord = (word: string, isLast: boolean): QueryWord => {
  const measure = measureOf(word);
  const measures = measure === null ? [] : [measure, ...sameMeasures(measure)];
  const thread = measure === null ? null : threadOf(measure);
  const amounts = [...measures.map(({ amount }) => plainAmount(amount)), ...(thread === null ? [] : [thread])];
  return {
    word,
    meaning: meaningOf(word),
    measure,
    terms: measure === null ? [meaningOf(word)] : [...new Set(amounts)],
    isUnfinished: isLast && measure === null && word.length > 1,
  };
};

/** Parses the words of a search, so that they can be compared with those of parts. */
export const queryWordsIn = (words: readonly string[]): QueryWord[] =>
  words.map((word, place) => queryWord(word, place === words.length - 1));

/** Whether a word is a size, that is, has a digit. */
export const isSize = ({ word }: QueryWord): boolean => /\d/.test(word);

/**
 * How many words a part must match if no part matches all: every size, and at least half of the others. Null for a search
 * in which no word may be missing.
 */
export const fewestMatched = (sought: readonly QueryWord[]): number | null => {
  const sizes = sought.filter(isSize).length;
  const others = sought.length - sizes;
  return sizes === 0 || others < 2 ? null : sizes + Math.ceil(others / 2);
};
