import { isSize, type QueryWord } from '#contract/query-words.ts';
import { highest } from './highest.ts';
import type { SegmentWords } from './segment-words.ts';

/** One of several segments: its parts are numbered from `from` on. */
export interface PlacedWords {
  readonly from: number;
  /** 1 for each part that is no longer valid. */
  readonly gone: Uint8Array;
  readonly words: SegmentWords;
}

/** The maximum of parts compared word by word. */
export const maxCompared = 400;
const forName = 2;
const forBeginning = 0.4;

interface TermParts {
  /** One list per segment that has the term. */
  readonly lists: readonly { readonly from: number; readonly gone: Uint8Array; readonly parts: Uint32Array }[];
  readonly size: number;
  /** The score for having it. */
  readonly worth: number;
}

/**
 * Finds parts that have all words, or all sizes and one of the rest: best first, as many as are worth comparing. `total` is the number of
 * places in all segments.
 */
export const findByWords = (
  segments: readonly PlacedWords[],
  total: number,
  sought: readonly QueryWord[],
  needs: 'all' | 'sizes',
): readonly number[] => {
  const termParts = (term: string, factor: number): TermParts => {
    const lists = segments.flatMap(({ from, gone, words }) => {
      const parts = words.partsWith(term);
      return parts === null ? [] : [{ from, gone, parts }];
    });
    const size = lists.reduce((sum, { parts }) => sum + parts.length, 0);
    return { lists, size, worth: factor * Math.log(1 + total / (1 + size)) };
  };
  /** The parts with a word's terms, exact terms first. */
  const partsOf = ({ terms, isUnfinished }: QueryWord): TermParts[] => {
    const begun = new Set(
      isUnfinished ? terms.flatMap((term) => segments.flatMap(({ words }) => words.termsFrom(term))) : [],
    );
    for (const term of terms) begun.delete(term);
    return [...terms.map((term) => termParts(term, 1)), ...Array.from(begun, (term) => termParts(term, forBeginning))];
  };

  const required = needs === 'all' ? sought : sought.filter(isSize);
  const others = sought.filter((one) => !required.includes(one));
  const groups = [
    ...required.map((one) => ({ terms: partsOf(one), addsUp: false })),
    ...(others.length === 0 ? [] : [{ terms: others.flatMap(partsOf), addsUp: true }]),
  ]
    .map((group) => ({ ...group, size: group.terms.reduce((sum, { size }) => sum + size, 0) }))
    // Rarest first: parts without it need not be visited again.
    .toSorted((a, b) => a.size - b.size);

  const reached = new Uint8Array(total);
  const scores = new Float32Array(total);
  const candidates = new Uint32Array(total);
  let count = 0;
  for (const [turn, { terms, addsUp }] of groups.entries()) {
    count = 0;
    for (const { lists, worth } of terms) {
      for (const { from, gone, parts } of lists) {
        for (let at = 0; at < parts.length; at += 1) {
          const ref = parts[at] ?? 0;
          const place = from + (ref >> 1);
          const isNew = reached[place] === turn;
          if (!isNew && !(addsUp && reached[place] === turn + 1)) continue;
          scores[place] = (scores[place] ?? 0) + ((ref & 1) === 1 ? forName * worth : worth);
          if (!isNew || gone[ref >> 1] === 1) continue;
          reached[place] = turn + 1;
          candidates[count] = place;
          count += 1;
        }
      }
    }
  }

  // Length normalisation: shorter descriptions rank higher.
  const average = segments.reduce((sum, { words }) => sum + words.totalLength, 0) / Math.max(1, total);
  const ranks = new Float64Array(count);
  let here = segments[0];
  for (let at = 0; at < count; at += 1) {
    const place = candidates[at] ?? 0;
    if (here === undefined || place < here.from || place >= here.from + here.words.size)
      here = segments.findLast(({ from }) => from <= place);
    const length = here?.words.length(place - here.from) ?? 0;
    ranks[at] = (scores[place] ?? 0) / (1.36 + (0.84 * length) / average);
  }
  return highest(candidates.subarray(0, count), ranks, maxCompared);
};
