import { and, eq, sql } from 'drizzle-orm';
import type { ProductSummary, Variant } from '#contract/product.ts';
import { spansOf, spanValuesOf } from '#server/api/catalogue/filters/variant-spans.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { brands, products, stock, variants } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { pathTo } from './category-index.ts';
import { groupedBy, keyedBy } from './grouped.ts';
import { priceValuesOf } from './price-from.ts';
import { listedColumns, productColumns, productFields } from './product-source.ts';
import { loadStoredVariants, type StoredVariant, storedVariant, variantColumns, variantView } from './variant-view.ts';

/** Active products by id, unordered, each with its master where that is active. */
const listedProducts = preparedQuery(
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
      .leftJoin(variants, and(eq(variants.productId, products.id), variants.isMaster, variants.isActive))
      .leftJoin(stock, eq(stock.variantId, variants.id))
      .where(and(sql`${products.id} = any(${sql.placeholder('ids')}::text[])`, eq(products.isActive, true))),
  'listed_products',
);

/**
 * Products as lists show them, by id. Inactive, unknown and hidden ones have no entry; prices are null where hidden.
 */
export const loadSummaries = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> => {
  if (!view.canSeeProducts || productIds.length === 0) return new Map();
  const ids = [...new Set(productIds)];
  const found = await listedProducts(view.db).execute({ ids, ...priceValuesOf(view) });
  const substitutes = await loadSubstitutes(
    view,
    found.filter(({ row, variantCount }) => row === null && variantCount > 0).map(({ product }) => product.id),
  );
  const summaries = found.flatMap(({ product, row, held, prices, ...rest }): ProductSummary[] => {
    const master = row === null ? substitutes.get(product.id) : storedVariant(view, { row, held, prices });
    if (master === undefined) return [];
    const stored = { ...rest, row: product, categories: pathTo(view.reference.categories, rest.mainCategoryId) };
    return [
      {
        ...productFields(stored, product.attributes, master.attributes),
        variantCount: rest.variantCount,
        variants: [variantView(view, master)],
        priceFrom:
          rest.priceFromMinor === null ? null : { amount: rest.priceFromMinor, currencyCode: view.currencyCode },
        spans: rest.variantCount > 1 ? spansOf(rest.spanValues) : [],
      },
    ];
  });
  return keyedBy(summaries, ({ id }) => id);
};

/** The first active variant of products whose master is inactive: it represents them. */
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

/** Summaries in the order of their ids, missing ones left out. */
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

/** Variants of products as a list tells them, in their order; those that the visitor may not see are left out. */
export const loadMatches = async (
  view: CatalogueView,
  found: readonly { readonly variantId: string }[],
): Promise<{ sku: string; productId: string; variant: Variant }[]> => {
  const views = await loadVariantViews(
    view,
    found.map(({ variantId }) => variantId),
  );
  return [...new Set(found.map(({ variantId }) => variantId))].flatMap((variantId) => {
    const shown = views.get(variantId);
    return shown === undefined ? [] : [{ sku: shown.variant.sku, ...shown }];
  });
};
