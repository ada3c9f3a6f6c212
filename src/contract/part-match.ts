/*
 * How well a part matches what was typed. The store and the index on the device each look parts up in their own way; this
 * file ranks the results for both.
 */

import { type ParsedPart, type ParsedWord, plainAmount } from './part-words.ts';
import { type Measure, sameMeasures } from './search-words.ts';
import { type QueryWord, threadOf } from './query-words.ts';
import { isUsual } from './trade-words.ts';

const isSameAmount = (a: string, b: string): boolean => plainAmount(a) === plainAmount(b);

/** How well two measures agree; 0 means a different number or an incompatible unit. */
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

const compare = (sought: QueryWord, { word, meaning, measure }: ParsedWord): number => {
  if (sought.word === word) return 1;
  if (sought.measure !== null) {
    if (word === threadOf(sought.measure)) return sought.measure.unit === 'mm' ? 0.9 : 0.8;
    return measure === null ? 0 : agreement(sought.measure, measure);
  }
  if (meaning === sought.meaning) return 0.95;
  return sought.isUnfinished && word.startsWith(sought.word) ? 0.6 : 0;
};

// A search compares hundreds of parts, and most share the same words.
const compared = new WeakMap<QueryWord, Map<ParsedWord, number>>();

const likeness = (sought: QueryWord, held: ParsedWord): number => {
  let known = compared.get(sought);
  if (known === undefined) {
    known = new Map();
    compared.set(sought, known);
  }
  const before = known.get(held);
  if (before !== undefined) return before;
  const found = compare(sought, held);
  known.set(held, found);
  return found;
};

/** How well a part matches: higher is better. */
export interface PartMatch {
  /** How many of the search words it has. */
  readonly matched: number;
  /** How closely its words match them. */
  readonly likeness: number;
  /** The likeness, adjusted for name, order and how little else the part mentions. */
  readonly score: number;
}

const weights = { size: 1, name: 1, detail: 1, more: 0.75, code: 0.45 } as const;
const fields = ['size', 'name', 'detail', 'more', 'code'] as const;
const forWholeName = 0.3;
const forOrder = 0.15;
const againstOtherSize = 0.05;
const againstOtherWord = 0.02;

/**
 * Compares a part with a search. Words in its name and size count most; then come the share of its name that was typed, numbers in
 * the order in which they were typed, and a size without others.
 */
export const matchOf = (sought: readonly QueryWord[], held: ParsedPart): PartMatch => {
  const used: number[] = [];
  let matched = 0;
  let total = 0;
  for (const one of sought) {
    let best = 0;
    let place = -1;
    for (const field of fields) {
      // “5 kg” does not mean a part number that ends in 5.
      if (field === 'code' && one.measure !== null && one.measure.unit !== '') continue;
      const weight = weights[field];
      // No word in this field can score higher.
      if (weight <= best) continue;
      let at = -1;
      for (const word of held[field]) {
        at += 1;
        const found = weight * likeness(one, word);
        if (found <= best || (field === 'size' && used.includes(at))) continue;
        best = found;
        place = field === 'size' ? at : -1;
      }
    }
    if (best === 0) continue;
    matched += 1;
    total += best;
    if (place >= 0) used.push(place);
  }
  const isNumber = (at: number) => held.size[at]?.hasDigit === true;
  const numbers = used.filter(isNumber);
  const inOrder = numbers.filter((at, turn) => turn > 0 && at > (numbers[turn - 1] ?? at)).length;
  const typed = held.name.filter((word) => sought.some((one) => likeness(one, word) > 0)).length;
  const telling = held.name.filter(({ meaning }) => !isUsual(meaning)).length;
  const others = held.size.filter(({ word }, at) => !used.includes(at) && !isUsual(word));
  const otherNumbers = others.filter(({ hasDigit }) => hasDigit).length;
  return {
    matched,
    likeness: total,
    score:
      total +
      forWholeName * Math.min(1, typed / Math.max(1, telling)) +
      forOrder * inOrder -
      againstOtherSize * otherNumbers -
      againstOtherWord * (others.length - otherNumbers),
  };
};

/** Parts that match, best first; equal matches keep their order. */
export const bestMatches = <P>(
  sought: readonly QueryWord[],
  parts: readonly P[],
  heldOf: (part: P) => ParsedPart,
  fewest = sought.length,
): { readonly part: P; readonly match: PartMatch }[] =>
  parts
    .map((part) => ({ part, match: matchOf(sought, heldOf(part)) }))
    .filter(({ match }) => match.matched >= fewest)
    .toSorted((a, b) => b.match.matched - a.match.matched || b.match.score - a.match.score);
