/*
 * The words of a part and the terms it is indexed by, derived in the same way for the store's index and the device's.
 */

import { type Measure, measureOf, wordsOf } from './search-words.ts';
import { meaningOf } from './trade-words.ts';

/** Raise this when the rules for words or terms change: devices then rebuild what they have stored. */
export const wordRules = 1;

/** The words of a part, as `wordsOf` makes them. */
export interface PartWords {
  /** What the product is, from the beginning of its name: “Hex bolt”. */
  readonly name: readonly string[];
  /** The rest of its name: “grade 8.8, zinc plated”. */
  readonly detail: readonly string[];
  /** The rest of the variant's name: size, finish and pack. */
  readonly size: readonly string[];
  /** Brand and attributes. */
  readonly more: readonly string[];
  /** Pieces of its part number. */
  readonly code: readonly string[];
}

/** The texts that describe a part. */
export interface DescribedPart {
  readonly sku: string;
  readonly name: string;
  readonly variantName: string | null;
  /** Brand and attribute values as a shopper would type them. */
  readonly words: string;
}

export const partWordsOf = ({ sku, name, variantName, words }: DescribedPart): PartWords => {
  const full = variantName ?? '';
  // A coach bolt with nut is not a nut: what follows “with” describes the product but doesn't name it.
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

/** An amount in its canonical spelling: “060” and “60.0” are “60”. */
export const plainAmount = (amount: string): string => (Number.isNaN(Number(amount)) ? amount : String(Number(amount)));

/** A parsed word of a part. */
export interface ParsedWord {
  readonly word: string;
  readonly meaning: string;
  readonly measure: Measure | null;
  readonly hasDigit: boolean;
  /** Its index term: the bare number of a measure, the meaning of any other word. */
  readonly term: string;
}

/** A part with parsed words, ready to be compared. */
export type ParsedPart = Readonly<Record<keyof PartWords, readonly ParsedWord[]>>;

/** Limits the cache of parsed words, most of which many parts share: enough for the words of a catalogue. */
const maxRemembered = 20_000;
const remembered = new Map<string, ParsedWord>();

/** Parses a word of a part. */
export const parsedWord = (word: string): ParsedWord => {
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

/** Parses the words of a part. */
export const parsedPart = ({ name, detail, size, more, code }: PartWords): ParsedPart => ({
  name: name.map(parsedWord),
  detail: detail.map(parsedWord),
  size: size.map(parsedWord),
  more: more.map(parsedWord),
  code: code.map(parsedWord),
});

/** The index terms of these words, without duplicates. */
export const termsOf = (words: readonly string[]): string[] => [...new Set(words.map((word) => parsedWord(word).term))];

/** All index terms of a part. */
export const partTermsOf = ({ name, detail, size, more, code }: PartWords): string[] =>
  termsOf([...name, ...detail, ...size, ...more, ...code]);
