import type { SegmentWords } from './segment-words.ts';

/** How many words the warm-up searches for. */
const maxRehearsals = 24;
/** How many parts each warm-up search asks for. */
export const rehearsed = 8;

/** The words that most parts have, and their prefixes: the most expensive to search for. */
export const commonWords = (uses: ReadonlyMap<string, number>): string[] =>
  [...uses]
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, maxRehearsals / 2)
    .flatMap(([word]) => [word, word.slice(0, 2)]);

/** How often each word describes a part. */
export const usesIn = (segments: readonly SegmentWords[]): Map<string, number> => {
  const uses = new Map<string, number>();
  for (const words of segments) for (const [word, times] of words.uses()) uses.set(word, (uses.get(word) ?? 0) + times);
  return uses;
};
