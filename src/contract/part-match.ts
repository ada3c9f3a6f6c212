/*
 * How well a part matches what was typed. The store and the index on the device look parts up each in their own way; what
 * comes first is decided here, for both.
 */

import { type Measure, measureOf, sameMeasures, soughtWordsOf, wordsOf } from './search-words.ts';
import { isUsual, meaningOf } from './trade-words.ts';

/** A part in words, as `wordsOf` makes them. */
export interface PartWords {
  /** The product's name. */
  readonly name: readonly string[];
  /** What the part is called beyond it: its size, finish and pack. */
  readonly size: readonly string[];
  /** Brand and attributes. */
  readonly more: readonly string[];
  /** Pieces of its number. */
  readonly code: readonly string[];
}

/** What is said of a part. */
export interface DescribedPart {
  readonly sku: string;
  readonly name: string;
  readonly variantName: string | null;
  /** Brand and attribute values as a shopper would type them. */
  readonly words: string;
}

/** The words of a part. */
export const partWordsOf = ({ sku, name, variantName, words }: DescribedPart): PartWords => {
  const full = variantName ?? '';
  // What comes with a thing is not what it is called: a coach bolt with nut is no nut.
  const accompanied = /\bwith\b[^,]*/g;
  return {
    name: wordsOf(name.replaceAll(accompanied, '')),
    size: wordsOf(full.startsWith(name) ? full.slice(name.length) : full),
    more: wordsOf([words, ...(name.match(accompanied) ?? [])].join(' ')),
    code: sku
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((piece) => piece !== ''),
  };
};

const plainAmount = (amount: string): string => (Number.isNaN(Number(amount)) ? amount : String(Number(amount)));

/** What a word of a part is found by: a number without its unit, of other words their meaning. */
export const termOf = (word: string): string => {
  const measure = measureOf(word);
  return measure === null ? meaningOf(word) : plainAmount(measure.amount);
};

/** Everything that a part is found by, each once. */
export const partTermsOf = ({ name, size, more, code }: PartWords): string[] => [
  ...new Set([...name, ...size, ...more, ...code].map(termOf)),
];

/** A word that is looked for. */
export interface SoughtWord {
  readonly word: string;
  readonly meaning: string;
  readonly measure: Measure | null;
  /** The terms of parts that it may mean; the first is its own. */
  readonly terms: readonly string[];
  /** The last word may be unfinished. */
  readonly isUnfinished: boolean;
}

const soughtWord = (word: string, isLast: boolean): SoughtWord => {
  const measure = measureOf(word);
  const measures = measure === null ? [] : [measure, ...sameMeasures(measure)];
  return {
    word,
    meaning: meaningOf(word),
    measure,
    terms: measure === null ? [meaningOf(word)] : [...new Set(measures.map(({ amount }) => plainAmount(amount)))],
    isUnfinished: isLast && measure === null && word.length > 1,
  };
};

/** The words of a search, ready to be compared with those of parts. */
export const soughtIn = (words: readonly string[]): SoughtWord[] =>
  words.map((word, place) => soughtWord(word, place === words.length - 1));

/** The words of a typed search, ready to be compared with those of parts. */
export const soughtOf = (typed: string): SoughtWord[] => soughtIn(soughtWordsOf(typed));

/** Whether a word names a size: it has a digit. */
export const isSize = ({ word }: SoughtWord): boolean => /\d/.test(word);

const isSameAmount = (a: string, b: string): boolean => plainAmount(a) === plainAmount(b);

/** How well two measures agree; 0 is another number, or a unit that can't be meant. */
const agreement = (sought: Measure, held: Measure): number => {
  if (isSameAmount(sought.amount, held.amount)) {
    if (sought.unit === held.unit) return 1;
    if (sought.unit === '') return held.unit === 'mm' ? 0.98 : 0.9;
    if (held.unit === '') return 0.85;
    if (sought.unit === 'mm' && held.unit === 'mm2') return 0.9;
  }
  const isOther = sameMeasures(sought).some(
    ({ amount, unit }) => unit === held.unit && isSameAmount(amount, held.amount),
  );
  return isOther ? 0.8 : 0;
};

const likeness = (sought: SoughtWord, held: string): number => {
  if (sought.word === held) return 1;
  if (sought.measure !== null) {
    const measure = measureOf(held);
    return measure === null ? 0 : agreement(sought.measure, measure);
  }
  if (meaningOf(held) === sought.meaning) return 0.95;
  return sought.isUnfinished && held.startsWith(sought.word) ? 0.6 : 0;
};

/** How well a part matches: more is better. */
export interface PartMatch {
  /** How many of the words that were looked for it has. */
  readonly matched: number;
  readonly score: number;
}

const weights = { name: 1, size: 1, more: 0.75, code: 0.45 } as const;
const forWholeName = 0.3;
const forOrder = 0.15;
const againstOtherSize = 0.05;
const againstOtherWord = 0.02;

/**
 * Compares a part with what is looked for. Words count most in its name and size; then a name that says no more than was
 * typed, numbers in the order in which they were typed, and a size that has no others.
 */
export const matchOf = (sought: readonly SoughtWord[], part: PartWords): PartMatch => {
  const used: number[] = [];
  let matched = 0;
  let score = 0;
  for (const one of sought) {
    let best = { score: 0, place: -1 };
    for (const field of ['size', 'name', 'more', 'code'] as const) {
      part[field].forEach((held, place) => {
        const isSizeWord = field === 'size';
        if (isSizeWord && used.includes(place)) return;
        const found = weights[field] * likeness(one, held);
        if (found > best.score) best = { score: found, place: isSizeWord ? place : -1 };
      });
    }
    if (best.score === 0) continue;
    matched += 1;
    score += best.score;
    if (best.place >= 0) used.push(best.place);
  }
  const isNumber = (place: number) => /\d/.test(part.size[place] ?? '');
  const numbers = used.filter(isNumber);
  const inOrder = numbers.filter((place, at) => at > 0 && place > (numbers[at - 1] ?? place)).length;
  const said = part.name.filter((held) => sought.some((one) => likeness(one, held) > 0)).length;
  const unsaid = part.name.filter((held) => !isUsual(meaningOf(held))).length;
  const others = part.size.filter((word, place) => !used.includes(place) && !isUsual(word));
  const otherNumbers = others.filter((word) => /\d/.test(word)).length;
  return {
    matched,
    score:
      score +
      forWholeName * Math.min(1, said / Math.max(1, unsaid)) +
      forOrder * inOrder -
      againstOtherSize * otherNumbers -
      againstOtherWord * (others.length - otherNumbers),
  };
};

/** Parts that match, best first; those that match equally stay in their order. */
export const bestMatches = <P>(
  sought: readonly SoughtWord[],
  parts: readonly P[],
  wordsOfPart: (part: P) => PartWords,
  fewest = sought.length,
): { readonly part: P; readonly match: PartMatch }[] =>
  parts
    .map((part) => ({ part, match: matchOf(sought, wordsOfPart(part)) }))
    .filter(({ match }) => match.matched >= fewest)
    .toSorted((a, b) => b.match.matched - a.match.matched || b.match.score - a.match.score);

/**
 * How many words a part must have where none has all: every size, and at least half of the others. Null for a search in
 * which no word may be missing.
 */
export const fewestMatched = (sought: readonly SoughtWord[]): number | null => {
  const sizes = sought.filter(isSize).length;
  const others = sought.length - sizes;
  return sizes === 0 || others < 2 ? null : sizes + Math.ceil(others / 2);
};
