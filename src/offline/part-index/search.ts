import MiniSearch from 'minisearch';
import { bestMatches } from '#contract/part-match.ts';
import { isCodeLike } from '#contract/part-number.ts';
import { type PartWords, partWordsOf, termsOf } from '#contract/part-words.ts';
import type { Part } from '#contract/part.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { fewestMatched, isSize, type SoughtWord, soughtIn } from '#contract/sought-words.ts';
import { createPartCodes, type PartCodes } from './codes.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';

/** The parts of a device, searched by number, words and sizes. */
export interface PartSearch {
  readonly size: () => number;
  /** Parts for what was typed: a whole number first, then beginnings of numbers, then words. */
  readonly find: (typed: string, limit: number) => readonly Part[];
  /** The part that a whole number or barcode names. */
  readonly exact: (typed: string) => Part | null;
  /** The parts whose numbers are nearest to one that names none, or that the words of it describe. */
  readonly near: (typed: string, limit: number) => readonly Part[];
  /** Takes in what changed and what went. */
  readonly apply: (changed: readonly Part[], removed: readonly string[]) => void;
  /** The word index as text, to be read again by `createPartSearch`. */
  readonly wordsAsText: () => string;
}

interface Described {
  readonly id: string;
  /** What it is called; its words come once each, as terms. */
  readonly called: string;
  readonly more: string;
}

const described = (part: Part): Described => {
  const { name, detail, size, more, code } = partWordsOf(part);
  return {
    id: part.id,
    called: termsOf([...name, ...detail, ...size]).join(' '),
    more: termsOf([...more, ...code]).join(' '),
  };
};

const options = {
  fields: ['called', 'more'],
  // Terms were made above; what is left is to keep them as they are.
  tokenize: (text: string) => text.split(' '),
  processTerm: (term: string) => term,
};

/** As many parts as are compared word by word: the ones that the index finds first. */
const maxCompared = 400;

const readWords = (text: string | null): MiniSearch<Described> | null => {
  try {
    return text === null ? null : MiniSearch.loadJSON<Described>(text, options);
  } catch {
    return null;
  }
};

/** Makes parts ready to be searched; `wordsText` saves the work where it belongs to these very parts. */
export const createPartSearch = (parts: readonly Part[], wordsText: string | null = null): PartSearch => {
  const byId = new Map(parts.map((part) => [part.id, part]));
  const stored = readWords(wordsText);
  const index = stored ?? new MiniSearch<Described>(options);
  if (stored === null) index.addAll(parts.map(described));
  let codes: PartCodes | null = null;
  const codesNow = (): PartCodes => (codes ??= createPartCodes(byId.values()));
  const partsOf = (ids: Iterable<string>): Part[] => [...ids].flatMap((id) => byId.get(id) ?? []);

  const words = new WeakMap<Part, PartWords>();
  let vocabulary: KnownWords | null = null;
  const wordsOfPart = (part: Part): PartWords => {
    const known = words.get(part) ?? partWordsOf(part);
    words.set(part, known);
    return known;
  };
  const knownWords = (): KnownWords => (vocabulary ??= createKnownWords(byId.values()));

  const lookUp = (sought: readonly SoughtWord[], optional: readonly SoughtWord[] = []): Part[] => {
    const anyTerm = ({ terms, isUnfinished }: SoughtWord) => ({
      combineWith: 'OR' as const,
      queries: [...terms],
      prefix: isUnfinished,
    });
    const required = sought.filter((one) => !optional.includes(one)).map(anyTerm);
    const oneOf = optional.length === 0 ? [] : [{ combineWith: 'OR' as const, queries: optional.map(anyTerm) }];
    const found = index.search({ combineWith: 'AND', queries: [...required, ...oneOf], boost: { called: 2 } });
    return partsOf(found.slice(0, maxCompared).map(({ id }: { id: unknown }) => String(id)));
  };

  /** Parts that have all words; else those of the nearest spelling; else those that have the sizes and most words. */
  const byWords = (typed: string, limit: number): string[] => {
    const asked = soughtWordsOf(typed);
    if (asked.length === 0) return [];
    const best = (sought: readonly SoughtWord[]) => bestMatches(sought, lookUp(sought), wordsOfPart);
    const sought = soughtIn(asked);
    let found = best(sought);
    const corrected = found.length > 0 ? null : knownWords().corrected(asked);
    if (corrected !== null) found = best(soughtIn(corrected));
    const fewest = found.length > 0 ? null : fewestMatched(sought);
    if (fewest !== null) {
      const optional = sought.filter((one) => !isSize(one));
      found = bestMatches(sought, lookUp(sought, optional), wordsOfPart, fewest);
    }
    return found.slice(0, limit).map(({ part }) => part.id);
  };

  return {
    size: () => byId.size,
    exact: (typed) => byId.get(codesNow().exact(typed) ?? '') ?? null,
    find: (typed, limit) => {
      const exact = codesNow().exact(typed);
      const found = new Set(exact === null ? [] : [exact]);
      if (isCodeLike(typed)) for (const id of codesNow().partial(typed, limit)) found.add(id);
      if (found.size < limit) for (const id of byWords(typed, limit)) found.add(id);
      return partsOf(found).slice(0, limit);
    },
    near: (typed, limit) => {
      const found = new Set(codesNow().near(typed, limit));
      if (found.size < limit) for (const id of byWords(typed, limit)) found.add(id);
      return partsOf(found).slice(0, limit);
    },
    apply: (changed, removed) => {
      for (const id of removed) {
        if (byId.delete(id)) index.discard(id);
      }
      for (const part of changed) {
        if (byId.has(part.id)) index.discard(part.id);
        byId.set(part.id, part);
        index.add(described(part));
      }
      codes = null;
      vocabulary = null;
    },
    wordsAsText: () => JSON.stringify(index),
  };
};
