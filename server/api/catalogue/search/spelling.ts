import { distance } from 'fastest-levenshtein';
import { correctedWords, type KnownWord } from '#contract/spelling.ts';
import type { Database } from '#server/db/database.ts';
import { searchWords } from '#server/db/schema.ts';
import { createSearchCache } from './search-cache.ts';

/** Every word of the catalogue: too many to be read for each mistake. */
const cachedWords = createSearchCache<readonly KnownWord[]>(1, 5 * 60_000);

/** Other spellings of a search without hits, likeliest first; none where a word is like nothing that the store has. */
export const spellingsNear = async (db: Database, words: readonly string[]): Promise<string[][]> => {
  const known = await cachedWords(db, 'all', () =>
    db.select({ word: searchWords.word, uses: searchWords.uses }).from(searchWords),
  );
  return correctedWords(words, known, distance);
};
