import { bestMatches } from '#contract/part-match.ts';
import { isCodeLike } from '#contract/part-number.ts';
import type { PartWords } from '#contract/part-words.ts';
import type { Part } from '#contract/part.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { fewestMatched, type SoughtWord, soughtIn } from '#contract/sought-words.ts';
import { createPartCodes, type PartCodes } from './codes.ts';
import { createKnownWords, type KnownWords } from './known-words.ts';
import { type PackedPart, packPart, unpackPart, unpackWords } from './packed-part.ts';
import { createWordIndex } from './word-index.ts';

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
  readonly apply: (changed: readonly PackedPart[], removed: readonly string[]) => void;
  /** Gets a stretch of it ready before anybody asks; false once all of it is. */
  readonly warm: () => boolean;
}

/** Parts whose words are read at a time while nobody asks. */
const wordsAtATime = 1_000;

/** Makes parts ready to be searched. What a question needs is made by the first that asks it, or by `warm`. */
export const createPartSearch = (parts: readonly Part[] = []): PartSearch => {
  const places = new Map<string, number>();
  // By place; null where another took it, or it went.
  const entries: (PackedPart | null)[] = [];
  const words = createWordIndex();
  const wordsAt: PartWords[] = [];
  let codes: PartCodes | null = null;
  let vocabulary: KnownWords | null = null;

  const readWords = (most: number): void => {
    for (let left = most; left > 0 && wordsAt.length < entries.length; left -= 1) {
      const entry = entries[wordsAt.length] ?? null;
      const read = entry === null ? noWords : unpackWords(entry);
      wordsAt.push(read);
      words.add(read);
    }
  };
  const codesNow = (): PartCodes => (codes ??= createPartCodes(entries.flatMap((entry) => entry ?? [])));
  const knownWords = (): KnownWords => (vocabulary ??= createKnownWords(words.uses()));
  const entryOf = (id: string): PackedPart | null => entries[places.get(id) ?? -1] ?? null;
  const partsOf = (ids: Iterable<string>): Part[] =>
    [...ids].flatMap((id) => {
      const entry = entryOf(id);
      return entry === null ? [] : [unpackPart(entry)];
    });

  /** Ids of parts that have all words; else those of the nearest spelling; else those that have the sizes and most words. */
  const byWords = (typed: string, limit: number): string[] => {
    const asked = soughtWordsOf(typed);
    if (asked.length === 0) return [];
    readWords(Number.POSITIVE_INFINITY);
    const lookUp = (sought: readonly SoughtWord[], needs: 'all' | 'sizes', fewest = sought.length) =>
      bestMatches(
        sought,
        words.find(sought, needs).flatMap((at) => entries[at] ?? []),
        ({ id }) => wordsAt[places.get(id) ?? -1] ?? noWords,
        fewest,
      );
    const sought = soughtIn(asked);
    let found = lookUp(sought, 'all');
    const corrected = found.length > 0 ? null : knownWords().corrected(asked);
    if (corrected !== null) found = lookUp(soughtIn(corrected), 'all');
    const fewest = found.length > 0 ? null : fewestMatched(sought);
    if (fewest !== null) found = lookUp(sought, 'sizes', fewest);
    return found.slice(0, limit).map(({ part }) => part.id);
  };

  const apply = (changed: readonly PackedPart[], removed: readonly string[]): void => {
    for (const id of removed) {
      const at = places.get(id);
      if (at !== undefined) entries[at] = null;
      places.delete(id);
    }
    for (const part of changed) {
      const at = places.get(part.id);
      if (at !== undefined) entries[at] = null;
      places.set(part.id, entries.length);
      entries.push(part);
    }
    codes = null;
    vocabulary = null;
  };
  apply(parts.map(packPart), []);

  return {
    size: () => places.size,
    exact: (typed) => partsOf([codesNow().exact(typed) ?? ''])[0] ?? null,
    find: (typed, limit) => {
      const exact = codesNow().exact(typed);
      const found = new Set(exact === null ? [] : [exact]);
      if (isCodeLike(typed)) for (const id of codesNow().partial(typed, limit)) found.add(id);
      if (found.size < limit) for (const id of byWords(typed, limit)) found.add(id);
      return partsOf([...found].slice(0, limit));
    },
    near: (typed, limit) => {
      const found = new Set(codesNow().near(typed, limit));
      if (found.size < limit) for (const id of byWords(typed, limit)) found.add(id);
      return partsOf([...found].slice(0, limit));
    },
    apply,
    warm: () => {
      if (codes === null) codesNow();
      else if (wordsAt.length < entries.length) readWords(wordsAtATime);
      else if (vocabulary === null) knownWords();
      else return false;
      return true;
    },
  };
};

const noWords: PartWords = { name: [], detail: [], size: [], more: [], code: [] };
