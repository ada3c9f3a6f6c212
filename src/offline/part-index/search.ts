import MiniSearch from 'minisearch';
import { isCodeLike } from '#contract/part-number.ts';
import type { Part } from '#contract/part.ts';
import { searchWordsOf, spellingsOf, wordsOf } from '#contract/search-words.ts';
import { createPartCodes, type PartCodes } from './codes.ts';

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
  readonly name: string;
  readonly more: string;
}

const described = ({ id, name, variantName, words }: Part): Described => ({
  id,
  name,
  more: `${variantName ?? ''} ${words}`,
});

const options = {
  fields: ['name', 'more'],
  tokenize: (text: string) => [...new Set(wordsOf(text))],
  processTerm: (word: string) => spellingsOf(word),
};

/** The spelling of a typed word that descriptions have whichever way they write it. */
const termOf = (word: string): string => spellingsOf(word).at(-1) ?? word;

const shortestWrong = 4;
const isWord = (term: string): boolean => term.length >= shortestWrong && /^\p{L}+$/u.test(term);

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

  const byWords = (typed: string, limit: number): string[] => {
    const words = searchWordsOf(typed);
    if (words.length === 0) return [];
    const last = words.at(-1) ?? '';
    const search = (isForgiving: boolean) =>
      index.search(words.map(termOf).join(' '), {
        combineWith: 'AND',
        // Tokens were made above; what is left is to keep them as they are.
        tokenize: (text) => text.split(' '),
        processTerm: (term) => term,
        prefix: (term) => term === termOf(last) || isForgiving,
        fuzzy: (term) => (isForgiving && isWord(term) ? 1 : false),
        boost: { name: 2 },
      });
    const strict = search(false);
    const found = strict.length > 0 ? strict : search(true);
    return found.slice(0, limit).map(({ id }: { id: unknown }) => String(id));
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
    },
    wordsAsText: () => JSON.stringify(index),
  };
};
