import type { Suggestions } from '#contract/product-rows.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { findCategoriesNamed } from '#server/api/catalogue/category-summary.ts';
import { loadSummariesWith } from '#server/api/catalogue/product-summary.ts';
import { findFirstPage, findPrepared } from './first-page.ts';
import { type Hits, cachedHits } from './hit-cache.ts';
import { correctSearch, otherVariants } from './search.ts';

const suggestedProducts = 8;
/** The contract's maximum. */
const maxSuggested = 20;
const suggestedCategories = 4;

const findHits = async ({ db }: CatalogueView, typed: string, limit: number): Promise<Hits> => {
  const found = await findFirstPage(db, typed, limit);
  const corrected = found.total === 0 ? await correctSearch(db, found.search) : null;
  const { search, ids, total, variants } = corrected === null ? found : await findPrepared(db, corrected, limit);
  return {
    ids,
    total,
    variants,
    others: otherVariants(search, variants).slice(0, maxSuggested),
    exact: found.search.codes.find(({ isExact }) => isExact) ?? null,
    corrections: corrected?.corrections ?? [],
  };
};

const noHits: Hits = { ids: [], total: 0, exact: null, corrections: [], variants: [], others: [] };

/** Suggestions for an unfinished search: a part number, products, categories, another spelling. */
export const suggest = async (view: CatalogueView, typed: string, limit: number): Promise<Suggestions> => {
  const {
    ids: shown,
    total,
    exact,
    corrections,
    variants,
    others,
  } = view.canSeeProducts
    ? await cachedHits(view.db, `${limit} ${typed.toLowerCase()}`, () => findHits(view, typed, limit))
    : noHits;
  const meant = variants.filter(({ productId }) => shown.includes(productId));
  const further = others.filter(({ productId }) => shown.includes(productId)).slice(0, limit - shown.length);
  const { products, matches } = await loadSummariesWith(view, exact === null ? shown : [...shown, exact.productId], [
    ...(exact === null ? [] : [exact]),
    ...meant,
    ...further,
  ]);
  const named = exact === null ? undefined : matches.find(({ variant }) => variant.id === exact.variantId);
  const namedProduct = exact === null ? undefined : products.get(exact.productId);
  return {
    query: typed,
    exact: named === undefined || namedProduct === undefined ? null : { product: namedProduct, variant: named.variant },
    products: shown.flatMap((id) => products.get(id) ?? []),
    categories: findCategoriesNamed(view, corrections[0] ?? typed, suggestedCategories),
    corrections: [...corrections],
    total,
    matches: matches.filter(({ productId }) => shown.includes(productId)),
  };
};

export const suggestionHandlers = {
  getSuggestions: (context, { query }) => suggest(context, query.Query, query.Limit ?? suggestedProducts),
} satisfies Handlers<'getSuggestions'>;
