import type { Suggestions } from '#contract/product-rows.ts';
import type { Handlers } from '#server/api/handler.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { findCategoriesNamed } from './category-source.ts';
import { countSelected, selectedIds } from './product-list.ts';
import { loadSummaries, loadVariantViews } from './product-summary.ts';
import { prepareSearch } from './search.ts';

const suggestedProducts = 8;
const suggestedCategories = 4;

/** What a visitor who is typing may mean: a part number, products, categories, another spelling. */
export const suggest = async (view: CatalogueView, typed: string, limit: number): Promise<Suggestions> => {
  const search = await prepareSearch(view.db, typed);
  const selection = { categoryId: null, choices: [], search };
  const ids = await selectedIds(view, selection, 'Relevance', { limit, offset: 0 });
  const total = await countSelected(view, selection);
  const exactCode = search.codes.find(({ isExact }) => isExact);
  const products = await loadSummaries(view, [...ids, ...(exactCode === undefined ? [] : [exactCode.productId])]);
  const exactVariants = await loadVariantViews(view, exactCode === undefined ? [] : [exactCode.variantId]);
  const exactProduct = exactCode === undefined ? undefined : products.get(exactCode.productId);
  const exactVariant = exactCode === undefined ? undefined : exactVariants.get(exactCode.variantId);
  const [correction] = search.corrections;
  return {
    query: typed,
    exact:
      exactProduct === undefined || exactVariant === undefined
        ? null
        : { product: exactProduct, variant: exactVariant.variant },
    products: ids.flatMap((id) => products.get(id) ?? []),
    categories: await findCategoriesNamed(view, correction ?? typed, suggestedCategories),
    corrections: view.canSeeProducts ? [...search.corrections] : [],
    total,
  };
};

/** Suggestions while one types. */
export const suggestionHandlers = {
  getSuggestions: (context, { query }) => suggest(context, query.Query, query.Limit ?? suggestedProducts),
} satisfies Handlers<'getSuggestions'>;
