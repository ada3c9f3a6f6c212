import { type SQL, sql } from 'drizzle-orm';
import type { Database, Queryable } from '#server/db/database.ts';
import { productSearch } from '#server/db/schema.ts';
import { codeFrom, type CodeMatch, codesCte, hasCodes } from './codes.ts';
import { searchQueryOf } from './query.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { spellingsNear } from './spelling.ts';
import {
  bestCandidates,
  candidatesJson,
  type ComparedColumns,
  findNearVariants,
  findVariants,
  findVariantsOf,
  type VariantMatch,
} from './variants.ts';

/** The typed text, as words. */
export interface SoughtWords {
  readonly words: readonly string[];
  /** For `to_tsquery`; null without words. */
  readonly query: string | null;
  /** The same, with the last word complete. */
  readonly wholeQuery: string | null;
}

/** A prepared search: its words, and the part numbers that it matches. */
export interface Search extends SoughtWords {
  readonly codes: readonly CodeMatch[];
  /** If the search names a size: the variants that have all of its words, best first. */
  readonly variants: readonly VariantMatch[];
  /** Spellings with hits, if the typed one had none; the query is that of the first. */
  readonly corrections: readonly string[];
}

/** How many products of a page have their variants compared. */
const maxLookedInto = 24;

const tsquery = (query: string): SQL => sql`to_tsquery('english', ${query})`;

export const lookFor = (words: readonly string[]): SoughtWords => ({
  words,
  query: searchQueryOf(words, { isPrefix: true }),
  wholeQuery: searchQueryOf(words, { isPrefix: false }),
});

type Codes = readonly Parameters<typeof codeFrom>[0][];

/** What a search is prepared from. */
export type Prepared = {
  readonly begun: Codes;
  readonly inside: Codes;
  readonly candidates: readonly ComparedColumns[];
};

export const nothingPrepared: Prepared = { begun: [], inside: [], candidates: [] };

const jsonOf = (cte: SQL): SQL =>
  sql`(select coalesce(json_agg(json_build_array(variant_id, product_id, is_exact)), '[]') from ${cte})`;

/** The columns of `Prepared`, for a statement that has `codesCte`. */
export const preparedColumns = (candidates: SQL | null): SQL =>
  sql`${jsonOf(sql`begun`)} as begun, ${jsonOf(sql`inside`)} as inside, ${candidates ?? sql`'[]'::json`} as candidates`;

export const searchOf = (words: readonly string[], { begun, inside, candidates }: Prepared): Search => {
  const codes = begun.map(codeFrom);
  const isNamed = codes.some(({ isExact }) => isExact);
  const variants = isNamed ? [] : bestCandidates(words, candidates);
  const isUnknown = codes.length === 0 && variants.length === 0;
  return { ...lookFor(words), codes: isUnknown ? inside.map(codeFrom) : codes, variants, corrections: [] };
};

/** Prepares a search from a text. */
export const prepareSearch = async (db: Queryable, text: string): Promise<Search> => {
  const words = soughtWordsOf(text);
  const candidates = candidatesJson(db, words);
  if (!hasCodes(text) && candidates === null) return searchOf(words, nothingPrepared);
  const { rows } = await db.execute<Prepared>(sql`with ${codesCte(db, text)} select ${preparedColumns(candidates)}`);
  return searchOf(words, rows[0] ?? nothingPrepared);
};

/** Filters searches, given as words, to those that have hits, in their order. */
const withHits = async (db: Queryable, searches: readonly (readonly string[])[]): Promise<(readonly string[])[]> => {
  const queries = searches.map((words) => searchQueryOf(words, { isPrefix: true }));
  const { rows } = await db.execute<{ place: number }>(sql`
    select sought.place::int as place from unnest(${sql.param(queries)}::text[]) with ordinality as sought(query, place)
    where exists (select from ${productSearch} where ${productSearch.document} @@ to_tsquery('english', sought.query))`);
  const places = new Set(rows.map(({ place }) => place));
  return searches.filter((_, at) => places.has(at + 1));
};

/**
 * The search corrected to the closest spellings that have hits, else reduced to the words that the closest size matches have;
 * null if it has hits as typed, or if nothing is close.
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

export const productIdsOf = (matches: readonly { readonly productId: string }[]): string[] => [
  ...new Set(matches.map(({ productId }) => productId)),
];

/** Lists of product ids that determine the ranking; null stands for an empty list. */
export interface FoundIds {
  /** The union of the lists. */
  readonly all: SQL | null;
  /** Products whose part number was typed in full. */
  readonly exact: SQL | null;
  /** Products whose part number begins with the typed text. */
  readonly codes: SQL | null;
  /** Products that have the size, best first. */
  readonly sized: SQL | null;
}

const listOf = (matches: readonly { readonly productId: string }[]): SQL | null =>
  matches.length === 0 ? null : sql`${sql.param(productIdsOf(matches))}::text[]`;

/** Matches products that contain the words or are in the list. */
export const hasWordsOrIsIn = (query: string | null, ids: SQL | null): SQL => {
  const byWords = query === null ? sql`false` : sql`${productSearch.document} @@ ${tsquery(query)}`;
  return ids === null ? byWords : sql`(${byWords} or ${productSearch.productId} = any(${ids}))`;
};

export const foundIdsOf = ({ codes, variants }: Search): FoundIds => ({
  all: listOf([...codes, ...variants]),
  exact: listOf(codes.filter(({ isExact }) => isExact)),
  codes: listOf(codes),
  sized: listOf(variants),
});

/** Matches the products that a search finds. */
export const isFoundBy = (search: Search): SQL => hasWordsOrIsIn(search.query, foundIdsOf(search).all);

/** So many words start with one or two letters that only popularity can rank the products. */
const isBroad = (words: readonly string[]): boolean => words.length === 1 && words.every(({ length }) => length <= 2);

/** Best first: full part numbers, their beginnings, sizes, whole words of the name, beginnings of words; then popularity. */
export const bestOf = ({ words, query, wholeQuery }: SoughtWords, { exact, codes, sized }: FoundIds): SQL[] => {
  if (codes === null && isBroad(words)) return [];
  const isIn = (ids: SQL | null): SQL[] => (ids === null ? [] : [sql`(${productSearch.productId} = any(${ids})) desc`]);
  const isCalled = (called: string | null): SQL[] =>
    called === null ? [] : [sql`(${productSearch.nameDocument} @@ ${tsquery(called)}) desc`];
  return [
    ...isIn(exact),
    ...isIn(codes),
    ...(sized === null ? [] : [sql`array_position(${sized}, ${productSearch.productId}) asc nulls last`]),
    ...isCalled(wholeQuery),
    ...isCalled(query),
  ];
};

export const bestFirst = (search: Search): SQL[] => bestOf(search, foundIdsOf(search));

/** The variant that a search means in each of these products; none for a product whose variants it doesn't distinguish. */
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

/** Further variants of the products in `meant` that a search finds by a part number or a size. */
export const otherVariants = ({ codes, variants }: Search, meant: readonly VariantMatch[]): VariantMatch[] => {
  const products = new Set(meant.map(({ productId }) => productId));
  const left = new Map(
    [...codes, ...variants].map(({ variantId, productId }) => [variantId, { variantId, productId }]),
  );
  for (const { variantId } of meant) left.delete(variantId);
  return [...left.values()].filter(({ productId }) => products.has(productId));
};
