import type { Suggestions } from '#contract/product-rows.ts';
import type { ProductSummary } from '#contract/product.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { findCategoriesNamed } from '#server/api/catalogue/category-summary.ts';
import { selectPage } from '#server/api/catalogue/product-list.ts';
import { loadMatches, loadSummaries, loadVariantViews } from '#server/api/catalogue/product-summary.ts';
import { type Hits, cachedHits } from './hit-cache.ts';
import { correctSearch, matchedVariants, prepareSearch, type Search } from './search.ts';
import type { CodeMatch } from './codes.ts';

const suggestedProducts = 8;
/** The limit of the contract. */
const maxSuggested = 20;
const suggestedCategories = 4;

const findHits = async (view: CatalogueView, typed: string): Promise<Hits> => {
  const typedSearch = await prepareSearch(view.db, typed);
  const hitsOf = (search: Search) =>
    selectPage(view, { category: null, choices: [], search }, 'Relevance', { limit: maxSuggested, offset: 0 });
  const found = await hitsOf(typedSearch);
  const corrected = found.total === 0 ? await correctSearch(view.db, typedSearch) : null;
  const hits = corrected === null ? found : await hitsOf(corrected);
  return {
    ...hits,
    variants: await matchedVariants(view.db, corrected ?? typedSearch, hits.ids),
    exact: typedSearch.codes.find(({ isExact }) => isExact) ?? null,
    corrections: corrected?.corrections ?? [],
  };
};

const noHits: Hits = { ids: [], total: 0, exact: null, corrections: [], variants: [] };

const loadExact = async (
  view: CatalogueView,
  exact: CodeMatch,
  products: ReadonlyMap<string, ProductSummary>,
): Promise<Suggestions['exact']> => {
  const product = products.get(exact.productId);
  const found = (await loadVariantViews(view, [exact.variantId])).get(exact.variantId);
  return product === undefined || found === undefined ? null : { product, variant: found.variant };
};

/** Suggestions for an unfinished search: a part number, products, categories, another spelling. */
export const suggest = async (view: CatalogueView, typed: string, limit: number): Promise<Suggestions> => {
  const { ids, total, exact, corrections, variants } = view.canSeeProducts
    ? await cachedHits(view.db, typed.toLowerCase(), () => findHits(view, typed))
    : noHits;
  const shown = ids.slice(0, limit);
  const products = await loadSummaries(view, exact === null ? shown : [...shown, exact.productId]);
  return {
    query: typed,
    exact: exact === null ? null : await loadExact(view, exact, products),
    products: shown.flatMap((id) => products.get(id) ?? []),
    categories: findCategoriesNamed(view, corrections[0] ?? typed, suggestedCategories),
    corrections: [...corrections],
    total,
    matches: await loadMatches(
      view,
      variants.filter(({ productId }) => shown.includes(productId)),
    ),
  };
};

export const suggestionHandlers = {
  getSuggestions: (context, { query }) => suggest(context, query.Query, query.Limit ?? suggestedProducts),
} satisfies Handlers<'getSuggestions'>;
