import { isTradeWord } from './trade-words.ts';

/** The edit distance between two words; store and device pass in the same function. */
type Distance = (a: string, b: string) => number;

/** A word of the catalogue, and how often it occurs. */
export interface KnownWord {
  readonly word: string;
  readonly uses: number;
}

const maxSpellings = 3;

/** How many wrong letters are tolerated. */
const tolerated = (word: string): number => (word.length <= 4 ? 1 : 2);

const sortedLetters = (word: string): string => Array.from(word).sort().join('');

const hasSameLetters = (a: string, b: string): boolean =>
  a.length === b.length && sortedLetters(a) === sortedLetters(b);

/** The edit distance from the typed word; words with the same letters in another order count as one mistake. */
const distanceOf = (typed: string, known: string, distance: Distance): number =>
  hasSameLetters(typed, known) ? Math.min(1, distance(typed, known)) : distance(typed, known);

/** The closest known words, closest and most frequent first; the word itself if it is known or is a prefix of a known word. */
export const nearestWords = (typed: string, known: readonly KnownWord[], distance: Distance): string[] => {
  if (!/^\p{L}{3,}$/u.test(typed) || isTradeWord(typed) || known.some(({ word }) => word.startsWith(typed)))
    return [typed];
  return known
    .filter(({ word }) => Math.abs(word.length - typed.length) <= tolerated(typed))
    .map(({ word, uses }) => ({ word, uses, away: distanceOf(typed, word, distance) }))
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

/** Alternative spellings of a search without results, likeliest first; none if any word resembles no known word. */
export const correctedWords = (
  words: readonly string[],
  known: readonly KnownWord[],
  distance: Distance,
): string[][] => {
  const nearest = words.map((word) => nearestWords(word, known, distance));
  if (nearest.some((choices) => choices.length === 0)) return [];
  const combined: string[][] = [];
  const most = Math.max(...nearest.map((choices) => choices.length), 0);
  for (let place = 0; place < most; place += 1) {
    const spelling = nearest.map((choices) => choices[Math.min(place, choices.length - 1)] ?? '');
    if (spelling.join(' ') !== words.join(' ')) combined.push(spelling);
  }
  return combined;
};
