import type { Suggestions } from '#contract/product-rows.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { findCategoriesNamed } from './category-source.ts';
import { selectPage } from './product-list.ts';
import { loadSummaries, loadVariantViews } from './product-summary.ts';
import { correctSearch, prepareSearch, type Search } from './search.ts';
import type { Selection } from './selection.ts';

const suggestedProducts = 8;
const suggestedCategories = 4;

/** What a visitor who is typing may mean: a part number, products, categories, another spelling. */
export const suggest = async (view: CatalogueView, typed: string, limit: number): Promise<Suggestions> => {
  const typedSearch = await prepareSearch(view.db, typed);
  const selectionOf = (search: Search): Selection => ({ category: null, choices: [], search });
  const suggested = (search: Search) => selectPage(view, selectionOf(search), 'Relevance', { limit, offset: 0 });
  const found = await suggested(typedSearch);
  const corrected = found.total === 0 && view.canSeeProducts ? await correctSearch(view.db, typedSearch) : null;
  const { ids, total } = corrected === null ? found : await suggested(corrected);
  const exactCode = typedSearch.codes.find(({ isExact }) => isExact);
  const products = await loadSummaries(view, [...ids, ...(exactCode === undefined ? [] : [exactCode.productId])]);
  const exactVariants = await loadVariantViews(view, exactCode === undefined ? [] : [exactCode.variantId]);
  const exactProduct = exactCode === undefined ? undefined : products.get(exactCode.productId);
  const exactVariant = exactCode === undefined ? undefined : exactVariants.get(exactCode.variantId);
  return {
    query: typed,
    exact:
      exactProduct === undefined || exactVariant === undefined
        ? null
        : { product: exactProduct, variant: exactVariant.variant },
    products: ids.flatMap((id) => products.get(id) ?? []),
    categories: await findCategoriesNamed(view, corrected?.corrections[0] ?? typed, suggestedCategories),
    corrections: [...(corrected?.corrections ?? [])],
    total,
  };
};

/** Suggestions while one types. */
export const suggestionHandlers = {
  getSuggestions: (context, { query }) => suggest(context, query.Query, query.Limit ?? suggestedProducts),
} satisfies Handlers<'getSuggestions'>;
