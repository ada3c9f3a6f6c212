import { distance } from 'fastest-levenshtein';
import { type DescribedPart, partWordsOf } from '#contract/part-words.ts';
import { correctedWords } from '#contract/spelling.ts';

/** The words that parts are described with. */
export interface KnownWords {
  /** What was probably meant where a word is unknown; null where all are known, or one is like none. */
  readonly corrected: (words: readonly string[]) => readonly string[] | null;
}

/** Counts the words of parts. */
export const createKnownWords = (parts: Iterable<DescribedPart>): KnownWords => {
  const uses = new Map<string, number>();
  for (const part of parts) {
    const { name, detail, size, more } = partWordsOf(part);
    for (const word of new Set([...name, ...detail, ...size, ...more])) {
      if (/^\p{L}{3,}$/u.test(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const known = Array.from(uses, ([word, count]) => ({ word, uses: count }));
  return { corrected: (words) => correctedWords(words, known, distance)[0] ?? null };
};
