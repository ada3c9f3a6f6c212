import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bestMatches, matchOf, type PartMatch } from '#contract/part-match.ts';
import { parsedPart, type PartWords } from '#contract/part-words.ts';
import { fewestMatched, isSize, type QueryWord, queryWordsIn } from '#contract/query-words.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import type { Queryable } from '#server/db/database.ts';
import { productSearch, variantSearch } from '#server/db/schema.ts';
import { quoted } from './query.ts';

/** A variant that a search for a size finds. */
export interface VariantMatch {
  readonly variantId: string;
  readonly productId: string;
}

/** How many variants are compared word by word, those of the most popular products first, and how many matches are kept. */
const maxCompared = 400;
const maxMatches = 100;

/** A variant and the words that it is compared by. */
type Compared = VariantMatch & PartWords;

export type ComparedColumns = [variantId: string, productId: string, ...words: string[][]];

/** A variant as JSON, for `comparedFrom`: the driver is many times slower at parsing database arrays. */
export const comparedJson = sql<ComparedColumns>`json_build_array(${variantSearch.variantId}, ${variantSearch.productId}, ${variantSearch.name}, ${variantSearch.detail}, ${variantSearch.size}, ${variantSearch.more}, ${variantSearch.code})`;

export const comparedFrom = ([variantId, productId, ...words]: ComparedColumns): Compared => {
  const [name = [], detail = [], size = [], more = [], code = []] = words;
  return { variantId, productId, name, detail, size, more, code };
};

const anyTerm = ({ terms, isUnfinished }: QueryWord): string =>
  `(${terms.map((term) => `${quoted(term)}${isUnfinished ? ':*' : ''}`).join(' | ')})`;

const candidatesQuery = (db: Queryable, query: string) =>
  db
    .select({ variant: comparedJson.as('variant') })
    .from(variantSearch)
    .innerJoin(productSearch, eq(productSearch.productId, variantSearch.productId))
    .where(sql`${variantSearch.terms} @@ ${query}::tsquery`)
    .orderBy(desc(productSearch.popularity), variantSearch.productId, variantSearch.sortOrder)
    .limit(maxCompared);

const idsOf = (found: readonly { readonly part: Compared }[]): VariantMatch[] =>
  found.slice(0, maxMatches).map(({ part: { variantId, productId } }) => ({ variantId, productId }));

/** Whether the words name a size and something else: fewer words would match too many variants to compare. */
export const isForOneRow = (sought: readonly QueryWord[]): boolean => sought.length > 1 && sought.some(isSize);

/** The variants that a search for a size may mean, as a JSON list; null if it names no size. */
export const candidatesJson = (db: Queryable, words: readonly string[]): SQL | null => {
  const sought = queryWordsIn(words);
  if (!isForOneRow(sought)) return null;
  const candidates = candidatesQuery(db, sought.map(anyTerm).join(' & '));
  return sql`(select coalesce(json_agg(variant), '[]') from ${candidates} as candidates)`;
};

/** The candidates that have all the words, best first. */
export const bestCandidates = (words: readonly string[], candidates: readonly ComparedColumns[]): VariantMatch[] =>
  idsOf(bestMatches(queryWordsIn(words), candidates.map(comparedFrom), parsedPart));

/** The variants that have all the words of a search for a size, best first; none if it names no size. */
export const findVariants = async (db: Queryable, words: readonly string[]): Promise<VariantMatch[]> => {
  const candidates = candidatesJson(db, words);
  if (candidates === null) return [];
  const { rows } = await db.execute<{ candidates: ComparedColumns[] }>(sql`select ${candidates} as candidates`);
  return bestCandidates(words, rows[0]?.candidates ?? []);
};

/**
 * For a search without hits: the variants that have its sizes and most of its other words, and those of its words that the
 * best variant has.
 */
export const findNearVariants = async (
  db: Queryable,
  words: readonly string[],
): Promise<{ readonly variants: readonly VariantMatch[]; readonly words: readonly string[] } | null> => {
  const sought = queryWordsIn(words);
  const fewest = fewestMatched(sought);
  if (fewest === null) return null;
  const others = sought.filter((one) => !isSize(one)).map(anyTerm);
  const query = [...sought.filter(isSize).map(anyTerm), `(${others.join(' | ')})`].join(' & ');
  const rows = await candidatesQuery(db, query);
  const compared = rows.map(({ variant }) => comparedFrom(variant));
  const found = bestMatches(sought, compared, parsedPart, fewest);
  const [best] = found;
  if (best === undefined) return null;
  const had = sought.filter((one) => matchOf([one], parsedPart(best.part)).matched === 1).map(({ word }) => word);
  return { variants: idsOf(found), words: had };
};

const isBetter = (one: PartMatch, other: PartMatch): boolean =>
  one.matched > other.matched || (one.matched === other.matched && one.score > other.score);

/** For each product, its variant that matches best, provided that the words distinguish between the product's variants. */
export const meantOf = (words: readonly string[], variants: readonly Compared[]): VariantMatch[] => {
  const sought = queryWordsIn(words);
  return [...groupedBy(variants, ({ productId }) => productId).values()].flatMap((parts) => {
    const [first, ...others] = parts.map((part) => ({ part, match: matchOf(sought, parsedPart(part)) }));
    if (first === undefined || others.every(({ match }) => match.likeness === first.match.likeness)) return [];
    const { part } = others.reduce((best, one) => (isBetter(one.match, best.match) ? one : best), first);
    return [{ variantId: part.variantId, productId: part.productId }];
  });
};

/** Like `meantOf`, for products whose variants are loaded first. */
export const findVariantsOf = async (
  db: Queryable,
  words: readonly string[],
  productIds: readonly string[],
): Promise<VariantMatch[]> => {
  if (words.length === 0 || productIds.length === 0) return [];
  const rows = await db
    .select({ variant: comparedJson })
    .from(variantSearch)
    .where(inArray(variantSearch.productId, [...productIds]))
    .orderBy(variantSearch.productId, variantSearch.sortOrder);
  return meantOf(
    words,
    rows.map(({ variant }) => comparedFrom(variant)),
  );
};
