import { distance } from 'fastest-levenshtein';
import { type DescribedPart, partWordsOf } from '#contract/part-words.ts';
import { isTradeWord } from '#contract/trade-words.ts';

/** The words that parts are described with. */
export interface KnownWords {
  /** What was probably meant where a word is unknown; null where all are known, or one is like none. */
  readonly corrected: (words: readonly string[]) => readonly string[] | null;
}

const isWord = (word: string): boolean => /^\p{L}{3,}$/u.test(word);

/** Letters that may be wrong in a word of this length. */
const tolerated = (length: number): number => (length <= 4 ? 1 : 2);

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

/** Two letters that changed places are one slip. */
const slips = (typed: string, known: string): number => {
  const away = distance(typed, known);
  return away === 2 && sortedLetters(typed) === sortedLetters(known) ? 1 : away;
};

/** Counts the words of parts. */
export const createKnownWords = (parts: Iterable<DescribedPart>): KnownWords => {
  const uses = new Map<string, number>();
  for (const part of parts) {
    const { name, detail, size, more } = partWordsOf(part);
    for (const word of new Set([...name, ...detail, ...size, ...more])) {
      if (isWord(word)) uses.set(word, (uses.get(word) ?? 0) + 1);
    }
  }
  const known = [...uses.keys()];

  const nearest = (typed: string): string | null => {
    if (!isWord(typed) || uses.has(typed) || isTradeWord(typed) || known.some((word) => word.startsWith(typed)))
      return typed;
    const most = tolerated(typed.length);
    const [best] = known
      .filter((word) => Math.abs(word.length - typed.length) <= most)
      .map((word) => ({ word, away: slips(typed, word) }))
      .filter(({ away }) => away <= most)
      .toSorted(
        (a, b) =>
          a.away - b.away ||
          Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
          (uses.get(b.word) ?? 0) - (uses.get(a.word) ?? 0),
      );
    return best?.word ?? null;
  };

  return {
    corrected: (words) => {
      const meant = words.map(nearest);
      return meant.some((word) => word === null) || meant.every((word, place) => word === words[place])
        ? null
        : meant.flatMap((word) => word ?? []);
    },
  };
};
