import { distance } from 'fastest-levenshtein';
import { correctedWords, type KnownWord } from '#contract/spelling.ts';
import type { Database } from '#server/db/database.ts';
import { searchWords } from '#server/db/schema.ts';
import { createSearchCache } from './search-cache.ts';

/** Caches all words of the catalogue: they are too many to read for each misspelling. */
const cachedWords = createSearchCache<readonly KnownWord[]>(1, 5 * 60_000);

/** Other spellings of a search without hits, likeliest first; none if one of the words resembles no word of the store. */
export const spellingsNear = async (db: Database, words: readonly string[]): Promise<string[][]> => {
  const known = await cachedWords(db, 'all', () =>
    db.select({ word: searchWords.word, uses: searchWords.uses }).from(searchWords),
  );
  return correctedWords(words, known, distance);
};
