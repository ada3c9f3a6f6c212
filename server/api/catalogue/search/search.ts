import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/database.ts';
import { productSearch } from '#server/db/schema.ts';
import { type CodeMatch, findCodes, findCodesInside } from './codes.ts';
import { searchQueryOf } from './query.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { spellingsNear } from './spelling.ts';
import { findNearVariants, findVariants, findVariantsOf, type VariantMatch } from './variants.ts';

/** A prepared search: its words, and the part numbers it matches. */
export interface Search {
  readonly words: readonly string[];
  /** For `to_tsquery`; null without words. */
  readonly query: string | null;
  /** The same with a finished last word. */
  readonly wholeQuery: string | null;
  readonly codes: readonly CodeMatch[];
  /** Where it names a size: the variants that have all of its words, best first. */
  readonly variants: readonly VariantMatch[];
  /** Spellings with hits, where the typed one had none; the query is that of the first. */
  readonly corrections: readonly string[];
}

/** Products of a page whose variants are compared. */
const maxLookedInto = 24;

const tsquery = (query: string): SQL => sql`to_tsquery('english', ${query})`;

const lookFor = (words: readonly string[]): Pick<Search, 'words' | 'query' | 'wholeQuery'> => ({
  words,
  query: searchQueryOf(words, { isPrefix: true }),
  wholeQuery: searchQueryOf(words, { isPrefix: false }),
});

/** Prepares a typed search. */
export const prepareSearch = async (db: Queryable, text: string): Promise<Search> => {
  const words = soughtWordsOf(text);
  const codes = await findCodes(db, text);
  const isNamed = codes.some(({ isExact }) => isExact);
  const variants = isNamed ? [] : await findVariants(db, words);
  const isUnknown = codes.length === 0 && variants.length === 0;
  return {
    ...lookFor(words),
    codes: isUnknown ? await findCodesInside(db, text) : codes,
    variants,
    corrections: [],
  };
};

/** Those of several searches in words that have hits, in their order. */
const withHits = async (db: Queryable, searches: readonly (readonly string[])[]): Promise<(readonly string[])[]> => {
  const queries = searches.map((words) => searchQueryOf(words, { isPrefix: true }));
  const { rows } = await db.execute<{ place: number }>(sql`
    select sought.place::int as place from unnest(${sql.param(queries)}::text[]) with ordinality as sought(query, place)
    where exists (select from ${productSearch} where ${productSearch.document} @@ to_tsquery('english', sought.query))`);
  const places = new Set(rows.map(({ place }) => place));
  return searches.filter((_, at) => places.has(at + 1));
};

/**
 * The search with the nearest spellings that have hits, else with the words of it that the nearest sizes have; null where it
 * has hits as it is, or nothing is near.
 */
export const correctSearch = async (db: Database, search: Search): Promise<Search | null> => {
  const { words, codes, variants, corrections } = search;
  const hasFound = codes.length + variants.length + corrections.length > 0;
  if (hasFound) return null;
  const found = await withHits(db, [words, ...(await spellingsNear(db, words))]);
  const [first] = found;
  if (first === words) return null;
  const joined = found.map((spelling) => spelling.join(' '));
  if (first !== undefined) {
    return { ...lookFor(first), codes: [], variants: await findVariants(db, first), corrections: joined };
  }
  const near = await findNearVariants(db, words);
  if (near === null) return null;
  return { ...lookFor(near.words), codes: [], variants: near.variants, corrections: [near.words.join(' ')] };
};

const productIdsOf = (matches: readonly { readonly productId: string }[]): string[] => [
  ...new Set(matches.map(({ productId }) => productId)),
];

/** Products that a search finds. */
export const isFoundBy = ({ query, codes, variants }: Search): SQL => {
  const byWords = query === null ? sql`false` : sql`${productSearch.document} @@ ${tsquery(query)}`;
  if (codes.length + variants.length === 0) return byWords;
  const ids = productIdsOf([...codes, ...variants]);
  return sql`(${byWords} or ${productSearch.productId} = any(${sql.param(ids)}::text[]))`;
};

/** One or two letters start so many words that only popularity can rank the products. */
const isBroad = ({ words, codes }: Search): boolean =>
  codes.length === 0 && words.length === 1 && words.every(({ length }) => length <= 2);

/** Best first: full part numbers, their beginnings, sizes, whole words of the name, beginnings of words; then popularity. */
export const bestFirst = (search: Search): SQL[] => {
  if (isBroad(search)) return [];
  const { query, wholeQuery, codes, variants } = search;
  const isAnyOf = (matches: readonly CodeMatch[]): SQL[] =>
    matches.length === 0
      ? []
      : [sql`(${productSearch.productId} = any(${sql.param(productIdsOf(matches))}::text[])) desc`];
  const isSized =
    variants.length === 0
      ? []
      : [sql`array_position(${sql.param(productIdsOf(variants))}::text[], ${productSearch.productId}) asc nulls last`];
  const isCalled = (words: string | null): SQL[] =>
    words === null ? [] : [sql`(${productSearch.nameDocument} @@ ${tsquery(words)}) desc`];
  return [
    ...isAnyOf(codes.filter(({ isExact }) => isExact)),
    ...isAnyOf(codes),
    ...isSized,
    ...isCalled(wholeQuery),
    ...isCalled(query),
  ];
};

/** The variant that a search means of each of these products; none of one whose variants it does not tell apart. */
export const matchedVariants = async (
  db: Queryable,
  { codes, variants, words }: Search,
  productIds: readonly string[],
): Promise<VariantMatch[]> => {
  const first = new Map<string, VariantMatch>();
  for (const { variantId, productId } of [...codes, ...variants]) {
    if (!first.has(productId)) first.set(productId, { variantId, productId });
  }
  const others = productIds.filter((id) => !first.has(id)).slice(0, maxLookedInto);
  const known = productIds.flatMap((id) => first.get(id) ?? []);
  return [...known, ...(await findVariantsOf(db, words, others))];
};

/** The variants of the products of `meant` that a search finds by a number or a size as well. */
export const otherVariants = ({ codes, variants }: Search, meant: readonly VariantMatch[]): VariantMatch[] => {
  const products = new Set(meant.map(({ productId }) => productId));
  const left = new Map(
    [...codes, ...variants].map(({ variantId, productId }) => [variantId, { variantId, productId }]),
  );
  for (const { variantId } of meant) left.delete(variantId);
  return [...left.values()].filter(({ productId }) => products.has(productId));
};
