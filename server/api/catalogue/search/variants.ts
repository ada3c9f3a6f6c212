import { desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { bestMatches, matchOf, type PartMatch } from '#contract/part-match.ts';
import { heldPart, type PartWords } from '#contract/part-words.ts';
import { fewestMatched, isSize, type SoughtWord, soughtIn } from '#contract/sought-words.ts';
import { groupedBy } from '#server/api/catalogue/grouped.ts';
import type { Queryable } from '#server/db/database.ts';
import { productSearch, variantSearch } from '#server/db/schema.ts';
import { quoted } from './query.ts';

/** A variant that a search for a size finds. */
export interface VariantMatch {
  readonly variantId: string;
  readonly productId: string;
}

/** Variants that are compared word by word, the most popular products' first, and those that a search goes on with. */
const maxCompared = 400;
const maxMatches = 100;

/** A variant and the words that it is compared by. */
type Compared = VariantMatch & PartWords;

export type ComparedColumns = [variantId: string, productId: string, ...words: string[][]];

/** A variant as JSON, as `comparedFrom` reads it: the driver takes many times as long to read an array of the database. */
export const comparedJson = sql<ComparedColumns>`json_build_array(${variantSearch.variantId}, ${variantSearch.productId}, ${variantSearch.name}, ${variantSearch.detail}, ${variantSearch.size}, ${variantSearch.more}, ${variantSearch.code})`;

export const comparedFrom = ([variantId, productId, ...words]: ComparedColumns): Compared => {
  const [name = [], detail = [], size = [], more = [], code = []] = words;
  return { variantId, productId, name, detail, size, more, code };
};

const anyTerm = ({ terms, isUnfinished }: SoughtWord): string =>
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

/** Words that name a size and something else: fewer would match too much to be compared. */
export const isForOneRow = (sought: readonly SoughtWord[]): boolean => sought.length > 1 && sought.some(isSize);

/** The variants that may be meant by a search for a size, as a list in JSON; null where it names no size. */
export const candidatesJson = (db: Queryable, words: readonly string[]): SQL | null => {
  const sought = soughtIn(words);
  if (!isForOneRow(sought)) return null;
  const candidates = candidatesQuery(db, sought.map(anyTerm).join(' & '));
  return sql`(select coalesce(json_agg(variant), '[]') from ${candidates} as candidates)`;
};

/** Those of the candidates that have all the words, best first. */
export const bestCandidates = (words: readonly string[], candidates: readonly ComparedColumns[]): VariantMatch[] =>
  idsOf(bestMatches(soughtIn(words), candidates.map(comparedFrom), heldPart));

/** The variants that have all the words of a search for a size, best first; none where it names no size. */
export const findVariants = async (db: Queryable, words: readonly string[]): Promise<VariantMatch[]> => {
  const candidates = candidatesJson(db, words);
  if (candidates === null) return [];
  const { rows } = await db.execute<{ candidates: ComparedColumns[] }>(sql`select ${candidates} as candidates`);
  return bestCandidates(words, rows[0]?.candidates ?? []);
};

/**
 * The variants that have the sizes and most of the other words of a search that finds nothing as it is, and the words
 * that the best of them has.
 */
export const findNearVariants = async (
  db: Queryable,
  words: readonly string[],
): Promise<{ readonly variants: readonly VariantMatch[]; readonly words: readonly string[] } | null> => {
  const sought = soughtIn(words);
  const fewest = fewestMatched(sought);
  if (fewest === null) return null;
  const others = sought.filter((one) => !isSize(one)).map(anyTerm);
  const query = [...sought.filter(isSize).map(anyTerm), `(${others.join(' | ')})`].join(' & ');
  const rows = await candidatesQuery(db, query);
  const compared = rows.map(({ variant }) => comparedFrom(variant));
  const found = bestMatches(sought, compared, heldPart, fewest);
  const [best] = found;
  if (best === undefined) return null;
  const had = sought.filter((one) => matchOf([one], heldPart(best.part)).matched === 1).map(({ word }) => word);
  return { variants: idsOf(found), words: had };
};

const isBetter = (one: PartMatch, other: PartMatch): boolean =>
  one.matched > other.matched || (one.matched === other.matched && one.score > other.score);

/** Of the variants of products, each product's one that matches best, where the words tell its variants apart. */
export const meantOf = (words: readonly string[], variants: readonly Compared[]): VariantMatch[] => {
  const sought = soughtIn(words);
  return [...groupedBy(variants, ({ productId }) => productId).values()].flatMap((parts) => {
    const [first, ...others] = parts.map((part) => ({ part, match: matchOf(sought, heldPart(part)) }));
    if (first === undefined || others.every(({ match }) => match.likeness === first.match.likeness)) return [];
    const { part } = others.reduce((best, one) => (isBetter(one.match, best.match) ? one : best), first);
    return [{ variantId: part.variantId, productId: part.productId }];
  });
};

/** The variant of each of these products that matches best, where the words tell its variants apart. */
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
