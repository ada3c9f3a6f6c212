import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { ProductSummary, Variant } from '#contract/product.ts';
import { spansOf, spanValuesOf } from '#server/api/catalogue/filters/variant-spans.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { brands, products, stock, variants } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { pathTo } from './category-index.ts';
import { groupedBy, keyedBy } from './grouped.ts';
import { priceValuesOf } from './price-from.ts';
import { listedColumns, productColumns, productFields, type StoredProduct } from './product-source.ts';
import { loadStoredVariants, type StoredVariant, storedVariant, variantColumns, variantView } from './variant-view.ts';

const isMaster = sql`${variants.isMaster}`;
const isMasterOrWanted = sql`(${variants.isMaster} or ${variants.id} = any(${sql.placeholder('variantIds')}::text[]))`;

/** A query for active products by id, unordered: one row for each active variant that is shown, and at least one row per product. */
const productsWith = (isShown: SQL, name: string) =>
  preparedQuery(
    (db) =>
      db
        .select({
          product: { ...listedColumns },
          ...productColumns,
          ...variantColumns,
          spanValues: spanValuesOf(products.id),
        })
        .from(products)
        .leftJoin(brands, eq(brands.id, products.brandId))
        .leftJoin(variants, and(eq(variants.productId, products.id), isShown, variants.isActive))
        .leftJoin(stock, eq(stock.variantId, variants.id))
        .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`, eq(products.isActive, true))),
    name,
  );

const productsWithMasters = productsWith(isMaster, 'listed_products');
const productsWithVariants = productsWith(isMasterOrWanted, 'listed_products_and_variants');

type ListedRow = Awaited<ReturnType<ReturnType<typeof productsWithMasters>['execute']>>[number];

/** Loads products with their master variants, and further variants by id, in one statement. */
const loadListed = (view: CatalogueView, ids: readonly string[], variantIds: readonly string[]): Promise<ListedRow[]> =>
  variantIds.length === 0
    ? productsWithMasters(view.db).execute({ ids: [...ids], ...priceValuesOf(view) })
    : productsWithVariants(view.db).execute({ ids: [...ids], variantIds: [...variantIds], ...priceValuesOf(view) });

interface Listed {
  readonly products: ReadonlyMap<string, ProductSummary>;
  readonly variants: ReadonlyMap<string, StoredVariant>;
}

const loadListing = async (
  view: CatalogueView,
  productIds: readonly string[],
  variantIds: readonly string[],
): Promise<Listed> => {
  if (!view.canSeeProducts || productIds.length === 0) return { products: new Map(), variants: new Map() };
  const found = await loadListed(view, [...new Set(productIds)], [...new Set(variantIds)]);
  const stored = found.flatMap(({ row, held, prices }) =>
    row === null ? [] : [storedVariant(view, { row, held, prices })],
  );
  const masters = keyedBy(
    stored.filter(({ row }) => row.isMaster),
    ({ productId }) => productId,
  );
  const first = [...keyedBy(found.toReversed(), ({ product }) => product.id).values()];
  const substitutes = await loadSubstitutes(
    view,
    first
      .filter(({ product, variantCount }) => !masters.has(product.id) && variantCount > 0)
      .map(({ product }) => product.id),
  );
  const summaries = first.flatMap(({ product, ...rest }): ProductSummary[] => {
    const master = masters.get(product.id) ?? substitutes.get(product.id);
    if (master === undefined) return [];
    return [summaryOf(view, { ...rest, row: product }, master, rest.spanValues)];
  });
  return { products: keyedBy(summaries, ({ id }) => id), variants: keyedBy(stored, ({ id }) => id) };
};

const summaryOf = (
  view: CatalogueView,
  source: Omit<StoredProduct, 'categories'> & Pick<ListedRow, 'mainCategoryId'>,
  master: StoredVariant,
  spanValues: ListedRow['spanValues'],
): ProductSummary => ({
  ...productFields(
    { ...source, categories: pathTo(view.reference.categories, source.mainCategoryId) },
    source.row.attributes,
    master.attributes,
  ),
  variantCount: source.variantCount,
  variants: [variantView(view, master)],
  priceFrom: source.priceFromMinor === null ? null : { amount: source.priceFromMinor, currencyCode: view.currencyCode },
  spans: source.variantCount > 1 ? spansOf(spanValues) : [],
});

/** Products as lists show them, by id. Inactive, unknown and hidden ones have no entry; prices are null if hidden. */
export const loadSummaries = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> => (await loadListing(view, productIds, [])).products;

/** The first active variant of each product whose master is inactive: it represents the product. */
const loadSubstitutes = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredVariant>> => {
  const byProduct = groupedBy(await loadStoredVariants(view, { productIds }), ({ productId }) => productId);
  const firsts = [...byProduct.values()].flatMap(([first]) => first ?? []);
  return keyedBy(
    firsts.map((first) => ({ ...first, row: { ...first.row, isMaster: true } })),
    ({ productId }) => productId,
  );
};

/** Summaries in the order of the given ids; missing ones are left out. */
export const loadSummaryList = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ProductSummary[]> => {
  const summaries = await loadSummaries(view, productIds);
  return productIds.flatMap((id) => summaries.get(id) ?? []);
};

/** Variants by id as this visitor may see them; inactive, unknown and hidden ones have no entry. */
export const loadVariantViews = async (
  view: CatalogueView,
  variantIds: readonly string[],
): Promise<ReadonlyMap<string, { readonly productId: string; readonly variant: Variant }>> => {
  if (!view.canSeeProducts || variantIds.length === 0) return new Map();
  const stored = await loadStoredVariants(view, { variantIds: [...new Set(variantIds)] });
  return new Map(
    stored.map((variant) => [variant.id, { productId: variant.productId, variant: variantView(view, variant) }]),
  );
};

/** A variant that a search means, as product lists return it. */
interface Match {
  readonly sku: string;
  readonly productId: string;
  readonly variant: Variant;
}

/** Products by id as lists show them, and the given variants in their order; those that the visitor may not see are left out. */
export const loadSummariesWith = async (
  view: CatalogueView,
  productIds: readonly string[],
  found: readonly { readonly variantId: string }[],
): Promise<{ readonly products: ReadonlyMap<string, ProductSummary>; readonly matches: Match[] }> => {
  const variantIds = [...new Set(found.map(({ variantId }) => variantId))];
  const { products: listed, variants: stored } = await loadListing(view, productIds, variantIds);
  const matches = variantIds.flatMap((variantId) => {
    const variant = stored.get(variantId);
    return variant === undefined
      ? []
      : [{ sku: variant.row.sku, productId: variant.productId, variant: variantView(view, variant) }];
  });
  return { products: listed, matches };
};
