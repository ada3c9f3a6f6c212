import { bestMatches } from '#contract/part-match.ts';
import { isCodeLike } from '#contract/part-number.ts';
import type { ParsedPart } from '#contract/part-words.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { fewestMatched, type QueryWord, queryWordsIn } from '#contract/query-words.ts';
import { digestOfText } from '#offline/text-digest.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';
import { type DescribedPlace, familiesOf } from './families.ts';
import type { IndexedPart, MatchedPart } from './messages.ts';
import { createSegmentBuilder } from './segment-builder.ts';
import { type SegmentCodes, segmentCodes } from './segment-codes.ts';
import { type SegmentWords, segmentWords } from './segment-words.ts';
import { type PlacedProduct, placedProducts } from './placed-products.ts';
import { partAt, placeOfId, productIdAt, type Segment } from './segment.ts';
import { inOrder } from './size-order.ts';
import { commonWords, rehearsed, usesIn } from './word-uses.ts';
import { findByWords, maxCompared } from './word-search.ts';

/** The parts on a device, searchable by number, words and sizes. */
export interface PartSearch {
  readonly size: () => number;
  /** Parts for the typed text: an exact number first, then number prefixes, then words. */
  readonly find: (typed: string, limit: number) => readonly IndexedPart[];
  /** Like `find`, but one part stands for all sizes of a product that the words do not distinguish. */
  readonly match: (typed: string, limit: number) => readonly MatchedPart[];
  /** The part that a complete number or barcode names. */
  readonly exact: (typed: string) => IndexedPart | null;
  /** The parts whose numbers are closest to an unknown number, or that its words describe. */
  readonly near: (typed: string, limit: number) => readonly IndexedPart[];
  /** All parts of the products in these categories, given by slug; at most `maxProducts` products. */
  readonly ofCategories: (slugs: readonly string[], maxProducts: number) => readonly IndexedPart[];
  /** All parts of these products, given by slug. */
  readonly ofProducts: (slugs: readonly string[]) => readonly IndexedPart[];
  /** Applies changed and removed parts. */
  readonly apply: (segment: Segment, removed: readonly string[]) => void;
  /** How many segments a search visits. */
  readonly segments: () => number;
  /** Everything as one segment. */
  readonly merged: () => Segment;
  /** Prepares a chunk of it before anybody searches; false once everything is prepared. */
  readonly warm: () => boolean;
}

/** A segment whose parts are numbered from `from` on across all segments. */
interface Placed {
  readonly segment: Segment;
  readonly from: number;
  readonly gone: Uint8Array;
  readonly codes: SegmentCodes;
  words: SegmentWords | null;
}

export const createPartSearch = (): PartSearch => {
  const all: Placed[] = [];
  let total = 0;
  let size = 0;
  let vocabulary: KnownWords | null = null;
  let rehearsals: string[] | null = null;
  let products: ReadonlyMap<string, PlacedProduct> | null = null;

  const wordsOf = (placed: Placed): SegmentWords => (placed.words ??= segmentWords(placed.segment));
  const holding = (place: number): Placed | undefined => all.findLast(({ from }) => from <= place);
  const held = (place: number): ParsedPart => {
    const placed = holding(place);
    return placed === undefined ? noWords : wordsOf(placed).held(place - placed.from);
  };
  const partsOf = (places: Iterable<number>): IndexedPart[] =>
    [...places].flatMap((place) => {
      const placed = holding(place);
      if (placed === undefined) return [];
      const { segment, from } = placed;
      const age = segment.ages[segment.partAges[place - from] ?? 0];
      return age === undefined ? [] : [{ part: partAt(segment, place - from), asOf: age.asOf, terms: age.terms }];
    });
  const knownWords = (): KnownWords => (vocabulary ??= createKnownWords(usesIn(all.map(wordsOf))));

  /** Parts that have all words; else those of the closest spelling; else those that have the sizes and most words. */
  const describedBy = (asked: readonly string[]): readonly DescribedPlace[] => {
    if (asked.length === 0) return [];
    const segments = all.map((placed) => ({ from: placed.from, gone: placed.gone, words: wordsOf(placed) }));
    const lookUp = (sought: readonly QueryWord[], needs: 'all' | 'sizes', fewest = sought.length) =>
      bestMatches(sought, findByWords(segments, total, sought, needs), held, fewest);
    const sought = queryWordsIn(asked);
    let found = lookUp(sought, 'all');
    const corrected = found.length > 0 ? null : knownWords().corrected(asked);
    if (corrected !== null) found = lookUp(queryWordsIn(corrected), 'all');
    const fewest = found.length > 0 ? null : fewestMatched(sought);
    if (fewest !== null) found = lookUp(sought, 'sizes', fewest);
    return found;
  };
  const byWords = (typed: string, limit: number): number[] =>
    describedBy(soughtWordsOf(typed))
      .slice(0, limit)
      .map(({ part }) => part);

  const exact = (typed: string): number | null => {
    let best: { place: number; kind: number } | null = null;
    for (const { codes, from } of all) {
      const found = codes.exact(typed);
      if (found !== null && (best === null || found.kind < best.kind))
        best = { place: from + found.place, kind: found.kind };
    }
    return best === null ? null : best.place;
  };
  /** Adds parts of each segment in turn, up to the limit. */
  const addPartial = (typed: string, limit: number, found: Set<number>): void => {
    for (const way of ['beginning', 'inside'] as const) {
      for (const { codes, from } of all) {
        const here = new Set<number>();
        codes[way](typed, limit, here);
        for (const place of here) if (found.size < limit) found.add(from + place);
      }
    }
  };
  const nearest = (typed: string): number[] =>
    all
      .flatMap(({ codes, from }) => codes.near(typed).map((one) => ({ ...one, place: from + one.place })))
      .toSorted((a, b) => a.away - b.away || b.shared - a.shared)
      .map(({ place }) => place);

  const remove = (digest: number, idOf: () => string): void => {
    for (const { segment, gone } of all) {
      const place = placeOfId(segment, digest, idOf);
      if (place === -1 || gone[place] === 1) continue;
      gone[place] = 1;
      size -= 1;
    }
  };

  const productAt = (place: number): string => {
    const placed = holding(place);
    return placed === undefined ? '' : productIdAt(placed.segment, place - placed.from);
  };
  const productsBySlug = (): ReadonlyMap<string, PlacedProduct> => (products ??= placedProducts(all));

  const find = (typed: string, limit: number): IndexedPart[] => {
    const whole = exact(typed);
    const found = new Set(whole === null ? [] : [whole]);
    if (isCodeLike(typed)) addPartial(typed, limit, found);
    if (found.size < limit) for (const place of byWords(typed, limit)) found.add(place);
    return partsOf([...found].slice(0, limit));
  };

  const match = (typed: string, limit: number): readonly MatchedPart[] => {
    if (isCodeLike(typed) || exact(typed) !== null) return find(typed, limit);
    const asked = soughtWordsOf(typed);
    const found = describedBy(asked);
    const families = familiesOf(queryWordsIn(asked), found, productAt).slice(0, limit);
    return families.flatMap(({ place, sizes }) =>
      partsOf([place]).map((one) =>
        sizes === undefined ? one : { ...one, sizes: found.length < maxCompared ? sizes : null },
      ),
    );
  };

  return {
    size: () => size,
    match,
    exact: (typed) => {
      const place = exact(typed);
      return place === null ? null : (partsOf([place])[0] ?? null);
    },
    find,
    near: (typed, limit) => {
      const found = new Set([...new Set(nearest(typed))].slice(0, limit));
      if (found.size < limit) for (const place of byWords(typed, limit)) found.add(place);
      return partsOf([...found].slice(0, limit));
    },
    ofProducts: (slugs) => slugs.flatMap((slug) => inOrder(partsOf(productsBySlug().get(slug)?.places ?? []))),
    ofCategories: (slugs, maxProducts) => {
      const wanted = new Set(slugs);
      const found = [...productsBySlug().values()].filter(({ categories }) =>
        categories.some((one) => wanted.has(one)),
      );
      return partsOf(found.slice(0, maxProducts).flatMap(({ places }) => places));
    },
    apply: (segment, removed) => {
      products = null;
      for (const id of removed) remove(digestOfText(id), () => id);
      for (const [at, digest] of segment.idDigests.entries())
        remove(digest, () => partAt(segment, segment.idParts[at] ?? 0).id);
      const gone = new Uint8Array(segment.size);
      all.push({ segment, from: total, gone, codes: segmentCodes(segment, (place) => gone[place] === 1), words: null });
      total += segment.size;
      size += segment.size;
      vocabulary = null;
      rehearsals = null;
    },
    segments: () => all.length,
    merged: () => {
      const builder = createSegmentBuilder();
      for (const { segment, gone } of all) builder.addSegment(segment, (place) => gone[place] === 1);
      return builder.done();
    },
    warm: () => {
      const cold = all.find(({ words }) => words === null);
      if (cold !== undefined) wordsOf(cold);
      else if (vocabulary === null) knownWords();
      else {
        // After a few searches the engine has compiled the code, which then answers three times as fast.
        rehearsals ??= commonWords(usesIn(all.map(wordsOf)));
        const next = rehearsals.pop();
        if (next !== undefined) match(next, rehearsed);
        return next !== undefined;
      }
      return true;
    },
  };
};

const noWords: ParsedPart = { name: [], detail: [], size: [], more: [], code: [] };
