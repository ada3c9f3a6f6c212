import { type SQL, sql } from 'drizzle-orm';
import { queryWordsIn } from '#contract/query-words.ts';
import { soughtWordsOf } from '#contract/search-words.ts';
import { popularFirst } from '#server/api/catalogue/product-list.ts';
import type { Queryable } from '#server/db/database.ts';
import { productSearch, variantSearch } from '#server/db/schema.ts';
import { codesCte, hasCodes, isPieceOfCode } from './codes.ts';
import {
  bestOf,
  type FoundIds,
  foundIdsOf,
  hasWordsOrIsIn,
  lookFor,
  nothingPrepared,
  type Prepared,
  preparedColumns,
  prepareSearch,
  productIdsOf,
  type Search,
  searchOf,
  type SoughtWords,
} from './search.ts';
import { candidatesJson, comparedFrom, comparedJson, isForOneRow, meantOf, type VariantMatch } from './variants.ts';

/** The best products of a search without filters, and the variant that the search means in each. */
interface FirstPage {
  readonly search: Search;
  readonly ids: readonly string[];
  readonly total: number;
  readonly variants: readonly VariantMatch[];
}

/** The products of a search's first page, and the variants of those for which no part number or size determines the variant. */
const pageCte = (sought: SoughtWords, ids: FoundIds, limit: number): SQL => sql`
  page as materialized (
    select ${productSearch.productId} as product_id, (count(*) over ())::int as total
    from ${productSearch}
    where ${hasWordsOrIsIn(sought.query, ids.all)}
    order by ${sql.join([...bestOf(sought, ids), ...popularFirst], sql`, `)}
    limit ${limit}
  )`;

const pageColumns = ({ all }: FoundIds): SQL => sql`
  (select coalesce(json_agg(json_build_array(product_id, total)), '[]') from page) as page,
  (
    select coalesce(json_agg(${comparedJson} order by ${variantSearch.productId}, ${variantSearch.sortOrder}), '[]')
    from ${variantSearch}
    where ${variantSearch.productId} = any(array(select product_id from page))
      and ${all === null ? sql`true` : sql`${variantSearch.productId} <> all(${all})`}
  ) as compared`;

type PageColumns = {
  readonly page: readonly [productId: string, total: number][];
  readonly compared: readonly Parameters<typeof comparedFrom>[0][];
};

const foundOf = (search: Search, { page, compared }: PageColumns): FirstPage => {
  const ids = page.map(([id]) => id);
  const named = new Map(
    [...search.codes, ...search.variants]
      .toReversed()
      .map(({ variantId, productId }) => [productId, { variantId, productId }]),
  );
  const meant = search.words.length === 0 ? [] : meantOf(search.words, compared.map(comparedFrom));
  return { search, ids, total: page[0]?.[1] ?? 0, variants: [...ids.flatMap((id) => named.get(id) ?? []), ...meant] };
};

/** Finds the first page of a search and compares the variants of its products, in one statement. */
export const findPrepared = async (db: Queryable, search: Search, limit: number): Promise<FirstPage> => {
  const ids = foundIdsOf(search);
  const { rows } = await db.execute<PageColumns>(sql`with ${pageCte(search, ids, limit)} select ${pageColumns(ids)}`);
  return foundOf(search, rows[0] ?? { page: [], compared: [] });
};

/** Whether a search finds the same products in the same order when the sizes in it are ignored. */
const isSameWithoutSizes = ({ codes, variants }: Search): boolean =>
  variants.length === 0 || (codes.length > 0 && productIdsOf([...codes, ...variants]).length === 1);

const findTyped = async (db: Queryable, typed: string, words: readonly string[], limit: number): Promise<FirstPage> => {
  const sought = lookFor(words);
  const mayHaveCodes = hasCodes(typed);
  const all = mayHaveCodes ? sql`array(select product_id from codes)` : null;
  const exact = mayHaveCodes ? sql`array(select product_id from codes where is_exact)` : null;
  const ids: FoundIds = { all, exact, codes: all, sized: null };
  const { rows } = await db.execute<PageColumns & Prepared>(sql`
    with ${codesCte(db, typed)},
    codes as materialized (select * from begun union all select * from inside),
    ${pageCte(sought, ids, limit)}
    select ${preparedColumns(candidatesJson(db, words))}, ${pageColumns(ids)}`);
  const found = rows[0] ?? { ...nothingPrepared, page: [], compared: [] };
  const search = searchOf(words, found);
  const hasUsed = search.codes.length === found.begun.length + found.inside.length;
  return hasUsed && isSameWithoutSizes(search) ? foundOf(search, found) : findPrepared(db, search, limit);
};

/**
 * Finds the first page of what was typed in one statement. A text that names a size and something else takes two, because
 * variants must be compared before products can be ranked. A part number may look like such a text too, but still takes one:
 * the variants compared for it are those of the product that it names.
 */
export const findFirstPage = async (db: Queryable, typed: string, limit: number): Promise<FirstPage> => {
  const words = soughtWordsOf(typed);
  return isForOneRow(queryWordsIn(words)) && !isPieceOfCode(typed)
    ? findPrepared(db, await prepareSearch(db, typed), limit)
    : findTyped(db, typed, words, limit);
};
