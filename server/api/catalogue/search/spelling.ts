import { distance } from 'fastest-levenshtein';
import type { Queryable } from '#server/db/database.ts';
import { searchWords } from '#server/db/schema.ts';
import { isTradeWord } from '#contract/trade-words.ts';

interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

const maxSpellings = 3;

/** How many letters may be wrong. */
const tolerated = (word: string): number => (word.length <= 4 ? 1 : 2);

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

const hasSameLetters = (a: string, b: string): boolean =>
  a.length === b.length && sortedLetters(a) === sortedLetters(b);

/** The edit distance from the typed word; two letters swapped count as one mistake. */
const distanceOf = (typed: string, known: string): number =>
  hasSameLetters(typed, known) ? Math.min(1, distance(typed, known)) : distance(typed, known);

/** The nearest known words, nearest and most used first; the word itself where it is known or starts one. */
export const nearestWords = (typed: string, known: readonly KnownWord[]): string[] => {
  if (!/^\p{L}{3,}$/u.test(typed) || isTradeWord(typed) || known.some(({ word }) => word.startsWith(typed)))
    return [typed];
  return known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= tolerated(typed))
    .map(({ word, uses }) => ({ word, uses, away: distanceOf(typed, word) }))
    .filter(({ away }) => away <= tolerated(typed))
    .toSorted(
      (a, b) =>
        a.away - b.away ||
        Number(b.word[0] === typed[0]) - Number(a.word[0] === typed[0]) ||
        b.uses - a.uses ||
        (a.word < b.word ? -1 : 1),
    )
    .slice(0, maxSpellings)
    .map(({ word }) => word);
};

/** Other spellings of a search without hits, likeliest first; none where a word is like nothing known. */
export const correctedWords = (words: readonly string[], known: readonly KnownWord[]): string[][] => {
  const nearest = words.map((word) => nearestWords(word, known));
  if (nearest.some((choices) => choices.length === 0)) return [];
  const combined: string[][] = [];
  const most = Math.max(...nearest.map((choices) => choices.length), 0);
  for (let place = 0; place < most; place += 1) {
    const spelling = nearest.map((choices) => choices[Math.min(place, choices.length - 1)] ?? '');
    if (spelling.join(' ') !== words.join(' ')) combined.push(spelling);
  }
  return combined;
};

export const loadKnownWords = (db: Queryable): Promise<KnownWord[]> =>
  db.select({ word: searchWords.word, uses: searchWords.uses }).from(searchWords);
