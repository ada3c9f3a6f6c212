import type { ProductSummary, Variant } from '#contract/product.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { keyedBy } from './grouped.ts';
import { loadStoredProducts, productFields } from './product-source.ts';
import { loadSpans } from '#server/api/catalogue/filters/variant-spans.ts';
import { loadMasterVariants, loadStoredVariants, variantView } from './variant-view.ts';

/**
 * Products as lists show them, by id. Inactive, unknown and hidden ones have no entry; prices are null where hidden.
 */
export const loadSummaries = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductSummary>> => {
  const stored = await loadStoredProducts(view, [...new Set(productIds)]);
  const ids = stored.map(({ row }) => row.id);
  if (ids.length === 0) return new Map();
  const masters = await loadMasterVariants(view, ids);
  const spans = await loadSpans(
    view,
    stored.filter(({ variantCount }) => variantCount > 1).map(({ row }) => row.id),
  );
  const summaries = stored.flatMap((product): ProductSummary[] => {
    const master = masters.get(product.row.id);
    if (master === undefined) return [];
    return [
      {
        ...productFields(product, product.row.attributes, master.attributes),
        variantCount: product.variantCount,
        variants: [variantView(view, master)],
        priceFrom:
          product.priceFromMinor === null ? null : { amount: product.priceFromMinor, currencyCode: view.currencyCode },
        spans: spans.get(product.row.id) ?? [],
      },
    ];
  });
  return keyedBy(summaries, ({ id }) => id);
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
