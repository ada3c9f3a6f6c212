import type { ProductQuery } from '#contract/product-rows.ts';
import type { ProductSummary, Variant } from '#contract/product.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { pageOf } from '#server/api/http/paging.ts';
import { invalidField } from '#server/api/http/refusal.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { selectPage } from './product-list.ts';
import { loadProductPage } from './product-page.ts';
import { loadSummariesWith, loadSummaryList, loadVariantViews } from './product-summary.ts';
import { findWholeCodes } from '#server/api/catalogue/search/codes.ts';
import { matchedVariants } from '#server/api/catalogue/search/search.ts';
import { correctSelection, readSelection } from './selection.ts';

const productsOnAPage = 24;

interface ProductList {
  results: ProductSummary[];
  total: number;
  pageNumber: number;
  pageSize: number;
  matches?: { sku: string; productId: string; variant: Variant }[];
  corrections?: string[];
}

const allOf = (results: ProductSummary[]): ProductList => ({
  results,
  total: results.length,
  pageNumber: 1,
  pageSize: Math.max(1, results.length),
});

/** The products with these ids, in the requested order. */
const listByIds = async (view: CatalogueView, ids: readonly string[]): Promise<ProductList> =>
  allOf(await loadSummaryList(view, [...new Set(ids)]));

/** The products with these part numbers or barcodes, and the variant that each code names. */
const listBySkus = async (view: CatalogueView, skus: readonly string[]): Promise<ProductList> => {
  const named = view.canSeeProducts ? await findWholeCodes(view.db, skus) : new Map<string, never>();
  const variants = await loadVariantViews(
    view,
    [...named.values()].map(({ variantId }) => variantId),
  );
  const results = await loadSummaryList(view, [...new Set([...named.values()].map(({ productId }) => productId))]);
  const listed = new Set(results.map(({ id }) => id));
  const matches = [...named].flatMap(([sku, { variantId, productId }]) => {
    const found = variants.get(variantId);
    return found === undefined || !listed.has(productId) ? [] : [{ sku, productId, variant: found.variant }];
  });
  return { ...allOf(results), matches };
};

const listSelected = async (view: CatalogueView, query: ProductQuery): Promise<ProductList> => {
  const page = pageOf(query, productsOnAPage);
  const sort = query.Sort ?? 'Relevance';
  const selection = await readSelection(view, query);
  const found = await selectPage(view, selection, sort, page);
  const corrected = found.total === 0 && view.canSeeProducts ? await correctSelection(view, selection) : null;
  const { ids, total } = corrected === null ? found : await selectPage(view, corrected, sort, page);
  const { search } = corrected ?? selection;
  const corrections = search?.corrections ?? [];
  const meant = search === null || ids.length === 0 ? [] : await matchedVariants(view.db, search, ids);
  const { products, matches } = await loadSummariesWith(view, ids, meant);
  return {
    results: ids.flatMap((id) => products.get(id) ?? []),
    total,
    ...page.head,
    ...(meant.length > 0 && { matches }),
    ...(corrections.length > 0 && { corrections: [...corrections] }),
  };
};

const listProducts = (view: CatalogueView, query: ProductQuery): Promise<ProductList> => {
  const { Ids, Skus, CategoryId, CategorySlug, Search, Filters } = query;
  const isSelection = [CategoryId, CategorySlug, Search, Filters].some((part) => part !== undefined);
  if ([Ids !== undefined, Skus !== undefined, isSelection].filter(Boolean).length > 1) {
    throw invalidField(
      Ids === undefined ? 'Skus' : 'Ids',
      'OneOrTheOther',
      'Ask for products by Ids, by Skus, or by category, search and filters: one of the three.',
    );
  }
  if (Ids !== undefined) return listByIds(view, Ids);
  if (Skus !== undefined) return listBySkus(view, Skus);
  return listSelected(view, query);
};

export const productHandlers = {
  getProductBySlug: (context, { params }) => loadProductPage(context, { slug: params.slug }),
  getProduct: (context, { params }) => loadProductPage(context, { id: params.id }),
  getProducts: async (context, { query }) => listProducts(context, query),
} satisfies Handlers<'getProductBySlug' | 'getProduct' | 'getProducts'>;
