import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { productSearch } from '#server/db/schema.ts';
import { type CodeMatch, findCodes } from './search-codes.ts';
import { searchQueryOf } from './search-query.ts';
import { searchWordsOf } from './search-text.ts';
import { correctedWords, loadKnownWords } from './spelling.ts';

/** A search made ready: what to look for, the part numbers it hit, and the spellings it was changed to. */
export interface Search {
  /** For `to_tsquery`; null where nothing that was typed is a word. */
  readonly query: string | null;
  /** The same words, finished; and in the name alone. They put the better hits first. */
  readonly wholeQuery: string | null;
  readonly nameQuery: string | null;
  readonly codes: readonly CodeMatch[];
  /** Spellings that find something, where what was typed found nothing; the query is that of the first. */
  readonly corrections: readonly string[];
}

const tsquery = (query: string): SQL => sql`to_tsquery('english', ${query})`;

const countHits = async (db: Queryable, query: string): Promise<number> => {
  const [row] = await db
    .select({ hits: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(sql`${productSearch.document} @@ ${tsquery(query)}`);
  return row?.hits ?? 0;
};

const correctionsOf = async (db: Queryable, words: readonly string[]): Promise<string[][]> => {
  const found: string[][] = [];
  for (const spelling of correctedWords(words, await loadKnownWords(db))) {
    const query = searchQueryOf(spelling, { isPrefix: true });
    if (query !== null && (await countHits(db, query)) > 0) found.push(spelling);
  }
  return found;
};

/** Makes a search ready. Where neither words nor part numbers are found, it is corrected to the nearest spellings. */
export const prepareSearch = async (db: Queryable, text: string): Promise<Search> => {
  const words = searchWordsOf(text);
  const query = searchQueryOf(words, { isPrefix: true });
  const codes = await findCodes(db, text);
  const isFound = codes.length > 0 || query === null || (await countHits(db, query)) > 0;
  const corrected = isFound ? [] : await correctionsOf(db, words);
  const sought = corrected[0] ?? words;
  return {
    query: searchQueryOf(sought, { isPrefix: true }),
    wholeQuery: searchQueryOf(sought, { isPrefix: false }),
    nameQuery: searchQueryOf(sought, { isPrefix: true, isInName: true }),
    codes,
    corrections: corrected.map((spelling) => spelling.join(' ')),
  };
};

/** Products that a search finds. */
export const isFoundBy = ({ query, codes }: Search): SQL => {
  const byWords = query === null ? sql`false` : sql`${productSearch.document} @@ ${tsquery(query)}`;
  if (codes.length === 0) return byWords;
  const ids = [...new Set(codes.map(({ productId }) => productId))];
  return sql`(${byWords} or ${productSearch.productId} = any(${sql.param(ids)}::text[]))`;
};

/** Best first: part numbers typed whole, their beginnings, words in the name, whole words; then comes popularity. */
export const bestFirst = ({ wholeQuery, nameQuery, codes }: Search): SQL[] => {
  const isAnyOf = (matches: readonly CodeMatch[]): SQL[] =>
    matches.length === 0
      ? []
      : [sql`(${productSearch.productId} = any(${sql.param(matches.map(({ productId }) => productId))}::text[])) desc`];
  const hasWords = (query: string | null): SQL[] =>
    query === null ? [] : [sql`(${productSearch.document} @@ ${tsquery(query)}) desc`];
  return [
    ...isAnyOf(codes.filter(({ isExact }) => isExact)),
    ...isAnyOf(codes),
    ...hasWords(nameQuery),
    ...hasWords(wholeQuery),
  ];
};
