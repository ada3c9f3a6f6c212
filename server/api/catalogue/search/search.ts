import { type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { productSearch } from '#server/db/schema.ts';
import { type CodeMatch, findCodes } from './codes.ts';
import { searchQueryOf } from './query.ts';
import { searchWordsOf } from '#contract/search-words.ts';
import { correctedWords, loadKnownWords } from './spelling.ts';

/** A prepared search: its words, and the part numbers it matches. */
export interface Search {
  readonly words: readonly string[];
  /** For `to_tsquery`; null without words. */
  readonly query: string | null;
  /** The same with a finished last word. */
  readonly wholeQuery: string | null;
  readonly codes: readonly CodeMatch[];
  /** Spellings with hits, where the typed one had none; the query is that of the first. */
  readonly corrections: readonly string[];
}

const tsquery = (query: string): SQL => sql`to_tsquery('english', ${query})`;

const lookFor = (words: readonly string[]): Pick<Search, 'words' | 'query' | 'wholeQuery'> => ({
  words,
  query: searchQueryOf(words, { isPrefix: true }),
  wholeQuery: searchQueryOf(words, { isPrefix: false }),
});

/** Prepares a typed search. */
export const prepareSearch = async (db: Queryable, text: string): Promise<Search> => ({
  ...lookFor(searchWordsOf(text)),
  codes: await findCodes(db, text),
  corrections: [],
});

const hasHits = async (db: Queryable, words: readonly string[]): Promise<boolean> => {
  const query = searchQueryOf(words, { isPrefix: true });
  if (query === null) return false;
  const [row] = await db
    .select({ hits: sql<number>`count(*)::int` })
    .from(productSearch)
    .where(sql`${productSearch.document} @@ ${tsquery(query)}`);
  return row !== undefined && row.hits > 0;
};

/** The search with the nearest spellings that have hits; null where it has hits as it is, or nothing is near. */
export const correctSearch = async (db: Queryable, search: Search): Promise<Search | null> => {
  if (search.codes.length > 0 || search.corrections.length > 0 || (await hasHits(db, search.words))) return null;
  const found: string[][] = [];
  for (const spelling of correctedWords(search.words, await loadKnownWords(db))) {
    if (await hasHits(db, spelling)) found.push(spelling);
  }
  const [first] = found;
  if (first === undefined) return null;
  return { ...lookFor(first), codes: [], corrections: found.map((spelling) => spelling.join(' ')) };
};

/** Products that a search finds. */
export const isFoundBy = ({ query, codes }: Search): SQL => {
  const byWords = query === null ? sql`false` : sql`${productSearch.document} @@ ${tsquery(query)}`;
  if (codes.length === 0) return byWords;
  const ids = [...new Set(codes.map(({ productId }) => productId))];
  return sql`(${byWords} or ${productSearch.productId} = any(${sql.param(ids)}::text[]))`;
};

/** One or two letters start so many words that only popularity can rank the products. */
const isBroad = ({ words, codes }: Search): boolean =>
  codes.length === 0 && words.length === 1 && words.every(({ length }) => length <= 2);

/** Best first: full part numbers, their beginnings, whole words of the name, beginnings of words; then popularity. */
export const bestFirst = (search: Search): SQL[] => {
  if (isBroad(search)) return [];
  const { query, wholeQuery, codes } = search;
  const isAnyOf = (matches: readonly CodeMatch[]): SQL[] =>
    matches.length === 0
      ? []
      : [sql`(${productSearch.productId} = any(${sql.param(matches.map(({ productId }) => productId))}::text[])) desc`];
  const isCalled = (words: string | null): SQL[] =>
    words === null ? [] : [sql`(${productSearch.nameDocument} @@ ${tsquery(words)}) desc`];
  return [
    ...isAnyOf(codes.filter(({ isExact }) => isExact)),
    ...isAnyOf(codes),
    ...isCalled(wholeQuery),
    ...isCalled(query),
  ];
};
