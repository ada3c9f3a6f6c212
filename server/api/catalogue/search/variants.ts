import { desc, eq, inArray, sql } from 'drizzle-orm';
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

const compared = {
  variantId: variantSearch.variantId,
  productId: variantSearch.productId,
  name: variantSearch.name,
  detail: variantSearch.detail,
  size: variantSearch.size,
  more: variantSearch.more,
  code: variantSearch.code,
};

type Compared = VariantMatch & PartWords;

const anyTerm = ({ terms, isUnfinished }: SoughtWord): string =>
  `(${terms.map((term) => `${quoted(term)}${isUnfinished ? ':*' : ''}`).join(' | ')})`;

const loadCompared = async (db: Queryable, query: string): Promise<Compared[]> =>
  db
    .select(compared)
    .from(variantSearch)
    .innerJoin(productSearch, eq(productSearch.productId, variantSearch.productId))
    .where(sql`${variantSearch.terms} @@ ${query}::tsquery`)
    .orderBy(desc(productSearch.popularity), variantSearch.productId, variantSearch.sortOrder)
    .limit(maxCompared);

const idsOf = (found: readonly { readonly part: Compared }[]): VariantMatch[] =>
  found.slice(0, maxMatches).map(({ part: { variantId, productId } }) => ({ variantId, productId }));

/** Words that name a size and something else: fewer would match too much to be compared. */
const isForOneRow = (sought: readonly SoughtWord[]): boolean => sought.length > 1 && sought.some(isSize);

/** The variants that have all the words of a search for a size, best first; none where it names no size. */
export const findVariants = async (db: Queryable, words: readonly string[]): Promise<VariantMatch[]> => {
  const sought = soughtIn(words);
  if (!isForOneRow(sought)) return [];
  const candidates = await loadCompared(db, sought.map(anyTerm).join(' & '));
  return idsOf(bestMatches(sought, candidates, heldPart));
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
  const found = bestMatches(sought, await loadCompared(db, query), heldPart, fewest);
  const [best] = found;
  if (best === undefined) return null;
  const had = sought.filter((one) => matchOf([one], heldPart(best.part)).matched === 1).map(({ word }) => word);
  return { variants: idsOf(found), words: had };
};

const isBetter = (one: PartMatch, other: PartMatch): boolean =>
  one.matched > other.matched || (one.matched === other.matched && one.score > other.score);

/** The variant of each of these products that matches best, where the words tell its variants apart. */
export const findVariantsOf = async (
  db: Queryable,
  words: readonly string[],
  productIds: readonly string[],
): Promise<VariantMatch[]> => {
  if (words.length === 0 || productIds.length === 0) return [];
  const sought = soughtIn(words);
  const rows: Compared[] = await db
    .select(compared)
    .from(variantSearch)
    .where(inArray(variantSearch.productId, [...productIds]))
    .orderBy(variantSearch.productId, variantSearch.sortOrder);
  return [...groupedBy(rows, ({ productId }) => productId).values()].flatMap((parts) => {
    const [first, ...others] = parts.map((part) => ({ part, match: matchOf(sought, heldPart(part)) }));
    if (first === undefined || others.every(({ match }) => match.likeness === first.match.likeness)) return [];
    const { part } = others.reduce((best, one) => (isBetter(one.match, best.match) ? one : best), first);
    return [{ variantId: part.variantId, productId: part.productId }];
  });
};
