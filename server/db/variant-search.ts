import { and, asc, eq, gt, sql } from 'drizzle-orm';
import { partTermsOf, partWordsOf } from '#contract/part-words.ts';
import { advisoryLocks } from './schema/advisory-locks.ts';
import type { Database, Queryable } from './database.ts';
import { brands, productSearch, products, variants, variantSearch } from './schema.ts';
import type { AttributeRecord } from './schema/records.ts';

const variantsAtOnce = 2_000;

const loadAfter = (db: Queryable, lastId: string) =>
  db
    .select({
      variantId: variants.id,
      productId: variants.productId,
      sortOrder: variants.sortOrder,
      sku: variants.sku,
      variantName: variants.name,
      own: variants.attributes,
      name: products.name,
      shared: products.attributes,
      brand: brands.name,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(eq(variants.isActive, true), eq(products.isActive, true), gt(variants.id, lastId)))
    .orderBy(asc(variants.id))
    .limit(variantsAtOnce);

type Loaded = Awaited<ReturnType<typeof loadAfter>>[number];

/** Attributes that hold the maker's part number. */
const makerNumberCodes: ReadonlySet<string> = new Set(['maker-number', 'manufacturer-part-number', 'mpn']);

/** Whether an attribute is the maker's number of a part. */
export const isMakerNumber = ({ code }: AttributeRecord): boolean => makerNumberCodes.has(code);

/** The attributes of a variant, then those of its product that it does not override. */
export const attributesOf = (
  own: readonly AttributeRecord[],
  shared: readonly AttributeRecord[],
): AttributeRecord[] => [...own, ...shared.filter(({ code }) => own.every((one) => one.code !== code))];

/** Brand and attribute values as a shopper would type them. */
export const describingWords = (brand: string | null, attributes: readonly AttributeRecord[]): string => {
  const values = attributes
    .filter((one) => typeof one.value !== 'boolean' && !isMakerNumber(one))
    .map(({ displayValue }) => displayValue);
  return [...new Set([...(brand === null ? [] : [brand]), ...values])].join(' ');
};

const searched = ({ variantId, productId, sortOrder, sku, variantName, own, name, shared, brand }: Loaded) => {
  const part = partWordsOf({ sku, name, variantName, words: describingWords(brand, attributesOf(own, shared)) });
  return {
    variant_id: variantId,
    product_id: productId,
    sort_order: sortOrder,
    ...part,
    terms: partTermsOf(part),
  };
};

/**
 * Rebuilds the search data for sizes. The words are computed here and not in the database, so that a device searching its own index finds
 * the same.
 */
export async function refreshVariantSearch(db: Queryable): Promise<void> {
  await db.delete(variantSearch);
  let lastId = '';
  for (;;) {
    const loaded = await loadAfter(db, lastId);
    const last = loaded.at(-1);
    if (last === undefined) break;
    const batch = JSON.stringify(loaded.map(searched));
    await db.execute(sql`
      insert into variant_search (variant_id, product_id, sort_order, name, detail, size, more, code, terms)
      select g.variant_id, g.product_id, g.sort_order, g.name, g.detail, g.size, g.more, g.code, array_to_tsvector(g.terms)
      from jsonb_to_recordset(${batch}::jsonb) as g(variant_id text, product_id text, sort_order int, name text[], detail text[], size text[], more text[], code text[], terms text[])`);
    lastId = last.variantId;
  }
  await db.execute(sql`select gin_clean_pending_list('variant_search_terms')`);
  await db.execute(sql`analyze variant_search`);
}

/** Fills it if a database of an earlier version has products but no search data. */
export async function fillVariantSearch(db: Database): Promise<void> {
  await db.transaction(async (tx) => {
    // Processes that start together on one server take turns.
    await tx.execute(sql`select pg_advisory_xact_lock(${advisoryLocks.variantSearch})`);
    const isMissing = (await tx.$count(variantSearch)) === 0 && (await tx.$count(productSearch)) > 0;
    if (isMissing) await refreshVariantSearch(tx);
  });
}
