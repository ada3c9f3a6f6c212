import { distance } from 'fastest-levenshtein';
import { correctedWords } from '#contract/spelling.ts';
import type { Queryable } from '#server/db/database.ts';
import { searchWords } from '#server/db/schema.ts';

/** Other spellings of a search without hits, likeliest first; none where a word is like nothing that the store has. */
export const spellingsNear = async (db: Queryable, words: readonly string[]): Promise<string[][]> => {
  const known = await db.select({ word: searchWords.word, uses: searchWords.uses }).from(searchWords);
  return correctedWords(words, known, distance);
};
