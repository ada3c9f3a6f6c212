import { distance } from 'fastest-levenshtein';
import { correctedWords } from '#contract/spelling.ts';

/** The vocabulary of the part descriptions. */
export interface KnownWords {
  /** The likely meaning if a word is unknown; null if all are known, or if one resembles no known word. */
  readonly corrected: (words: readonly string[]) => readonly string[] | null;
}

/** Builds it from the words of parts and how often each is used. */
export const createKnownWords = (words: Iterable<readonly [string, number]>): KnownWords => {
  const known = Array.from(words, ([word, uses]) => ({ word, uses })).filter(
    ({ word, uses }) => uses > 0 && /^\p{L}{3,}$/u.test(word),
  );
  return { corrected: (asked) => correctedWords(asked, known, distance)[0] ?? null };
};
