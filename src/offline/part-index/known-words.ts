import { distance } from 'fastest-levenshtein';
import { correctedWords } from '#contract/spelling.ts';

/** The words that parts are described with. */
export interface KnownWords {
  /** What was probably meant where a word is unknown; null where all are known, or one is like none. */
  readonly corrected: (words: readonly string[]) => readonly string[] | null;
}

/** Takes in the words of parts, and how often each is used. */
export const createKnownWords = (words: Iterable<readonly [string, number]>): KnownWords => {
  const known = Array.from(words, ([word, uses]) => ({ word, uses })).filter(
    ({ word, uses }) => uses > 0 && /^\p{L}{3,}$/u.test(word),
  );
  return { corrected: (asked) => correctedWords(asked, known, distance)[0] ?? null };
};
