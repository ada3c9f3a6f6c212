/*
 * A part in words, and the terms that it is found by: made in one way for the store's index and the one on the device.
 */

import { type Measure, measureOf, wordsOf } from './search-words.ts';
import { meaningOf } from './trade-words.ts';

/** Raised when the words of parts, or what they are found by, are made otherwise: devices make anew what they hold. */
export const wordRules = 1;

/** A part in words, as `wordsOf` makes them. */
export interface PartWords {
  /** What the product is, the beginning of its name: “Hex bolt”. */
  readonly name: readonly string[];
  /** The rest of its name: “grade 8.8, zinc plated”. */
  readonly detail: readonly string[];
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
  // A coach bolt with nut is not a nut: what comes with a thing describes it, but does not name it.
  const accompanied = /\bwith\b[^,]*/g;
  const [kind = '', ...detail] = name.replaceAll(accompanied, '').split(',');
  return {
    name: wordsOf(kind),
    detail: wordsOf(detail.join(' ')),
    size: wordsOf(full.startsWith(name) ? full.slice(name.length) : full),
    more: wordsOf([words, ...(name.match(accompanied) ?? [])].join(' ')),
    code: sku
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter((piece) => piece !== ''),
  };
};

/** An amount in one spelling: “060” and “60.0” are “60”. */
export const plainAmount = (amount: string): string => (Number.isNaN(Number(amount)) ? amount : String(Number(amount)));

/** A word of a part, read. */
export interface HeldWord {
  readonly word: string;
  readonly meaning: string;
  readonly measure: Measure | null;
  readonly hasDigit: boolean;
  /** What it is found by: a number without its unit, of other words their meaning. */
  readonly term: string;
}

/** A part in words that are read, ready to be compared. */
export type HeldPart = Readonly<Record<keyof PartWords, readonly HeldWord[]>>;

/** The words of parts come again and again; there are as many as a catalogue has, and no more than this are remembered. */
const maxRemembered = 20_000;
const remembered = new Map<string, HeldWord>();

/** Reads a word of a part. */
export const heldWord = (word: string): HeldWord => {
  const known = remembered.get(word);
  if (known !== undefined) return known;
  const meaning = meaningOf(word);
  const measure = measureOf(word);
  const hasDigit = /\d/.test(word);
  const held = { word, meaning, measure, hasDigit, term: measure === null ? meaning : plainAmount(measure.amount) };
  if (remembered.size >= maxRemembered) remembered.clear();
  remembered.set(word, held);
  return held;
};

/** Reads the words of a part. */
export const heldPart = ({ name, detail, size, more, code }: PartWords): HeldPart => ({
  name: name.map(heldWord),
  detail: detail.map(heldWord),
  size: size.map(heldWord),
  more: more.map(heldWord),
  code: code.map(heldWord),
});

/** What words of parts are found by, each once. */
export const termsOf = (words: readonly string[]): string[] => [...new Set(words.map((word) => heldWord(word).term))];

/** Everything that a part is found by. */
export const partTermsOf = ({ name, detail, size, more, code }: PartWords): string[] =>
  termsOf([...name, ...detail, ...size, ...more, ...code]);
