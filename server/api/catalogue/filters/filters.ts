import { inArray } from 'drizzle-orm';
import type { Facet, FilterType } from '#contract/facet.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { productTypes } from '#server/db/schema.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { definitionView } from '#server/api/catalogue/definition-view.ts';
import {
  countFacets,
  countTotals,
  type FacetValue,
  loadFacetValues,
  loadPriceBounds,
  loadWholeFigures,
  type PriceBounds,
  type Totals,
} from './facet-counts.ts';
import { facetsOf } from './facets.ts';
import { createSearchCache } from '#server/api/catalogue/search/search-cache.ts';
import { countSelected, isWhole } from '#server/api/catalogue/product-list.ts';
import {
  correctSelection,
  isPlainSearch,
  readSelection,
  type Selection,
  soughtBy,
} from '#server/api/catalogue/selection.ts';

const isCounted = (code: string): boolean => code !== 'price' && code !== 'availability';

/**
 * Counts each value under the other chosen filters. If only one filter is chosen, the counts of its own values are those
 * without any filter.
 */
const loadCounts = async (
  view: CatalogueView,
  selection: Selection,
  isKnown: (code: string) => boolean,
): Promise<(facet: FacetValue) => number> => {
  const { choices } = selection;
  if (choices.length === 0) return ({ count }) => count;
  const narrowed = await countFacets(view, selection);
  const own = new Map<string, ReadonlyMap<string, number>>();
  if (choices.length > 1) {
    for (const { code } of choices) {
      if (isCounted(code) && isKnown(code)) own.set(code, await countFacets(view, selection, code));
    }
  }
  return ({ facet, code, count }) =>
    choices.length === 1 && choices[0]?.code === code ? count : ((own.get(code) ?? narrowed).get(facet) ?? 0);
};

/** The filters of a selection and how many products it has. */
export const loadFilters = async (
  view: CatalogueView,
  typed: Selection,
): Promise<{ filters: Facet[]; total: number }> => {
  if (!view.canSeeProducts) return { filters: [], total: 0 };
  const { selection, total, inStock, bounds, values } = await loadCountedValues(view, typed);
  const wholeCount = selection.choices.length === 0 ? total : await countSelected(view, { ...selection, choices: [] });
  const codes = new Set([...values, ...selection.choices].map(({ code }) => code));
  const definitions = view.reference.filterableAttributes.filter(({ code }) => codes.has(code));
  const isKnown = (code: string): boolean =>
    code === 'type' || code === 'brand' || definitions.some((definition) => definition.code === code);
  const filters = facetsOf({
    wholeCount,
    values,
    definitions,
    choices: selection.choices,
    countOf: await loadCounts(view, selection, isKnown),
    inStockCount: view.settings.inventoryAvailability === 'None' || wholeCount === 0 ? null : inStock,
    price: bounds === null || !view.canSeePrices ? null : { ...bounds, currencyCode: view.currencyCode },
  });
  return { filters, total };
};

interface Figures {
  /** Its search is corrected if that helps. */
  readonly selection: Selection;
  readonly total: number;
  readonly inStock: number;
  readonly bounds: PriceBounds | null;
}

const loadFigures = async (view: CatalogueView, typed: Selection): Promise<Figures> => {
  if (isWhole(typed)) {
    const total = await countSelected(view, typed);
    return { selection: typed, total, ...(await loadWholeFigures(view, typed, total)) };
  }
  const { selection, totals } = await corrected(view, typed);
  const bounds = view.canSeePrices ? await loadPriceBounds(view, selection) : null;
  return { selection, ...totals, bounds };
};

interface CountedValues extends Figures {
  readonly values: readonly FacetValue[];
}

/** The number of products in stock changes with every order. */
const countsLifetimeMs = 30_000;

const cachedValues = createSearchCache<CountedValues>(200, countsLifetimeMs);

/** Counts a search without filters once for all visitors who see the same prices, because each count reads all hits. */
const loadCountedValues = async (view: CatalogueView, typed: Selection): Promise<CountedValues> => {
  const load = async (): Promise<CountedValues> => {
    const figures = await loadFigures(view, typed);
    return { ...figures, values: await loadFacetValues(view, figures.selection) };
  };
  return isPlainSearch(typed) ? cachedValues(view.db, soughtBy(view, typed), load) : load();
};

/** The totals of a selection; if it has no products, its search is corrected if possible. */
const corrected = async (
  view: CatalogueView,
  typed: Selection,
): Promise<{ readonly selection: Selection; readonly totals: Totals }> => {
  const totals = await countTotals(view, typed);
  const selection = totals.total === 0 ? await correctSelection(view, typed) : null;
  return selection === null ? { selection: typed, totals } : { selection, totals: await countTotals(view, selection) };
};

const loadTypes = async (view: CatalogueView, typed: Selection): Promise<FilterType[]> => {
  if (!view.canSeeProducts) return [];
  const { selection } = isWhole(typed) ? { selection: typed } : await corrected(view, typed);
  const counts = await countFacets(view, selection, 'type');
  const codes = [...counts.keys()].map((facet) => facet.slice('type:'.length));
  if (codes.length === 0) return [];
  const types = await view.db.select().from(productTypes).where(inArray(productTypes.code, codes));
  return types
    .map(({ id, code, name }) => ({ id, name, count: counts.get(`type:${code}`) ?? 0 }))
    .toSorted((a, b) => b.count - a.count || (a.name < b.name ? -1 : 1));
};

export const filterHandlers = {
  getFilters: async (context, { query }) => loadFilters(context, await readSelection(context, query)),
  postFilterTypes: async (context, { body }) => {
    const selection = await readSelection(context, { CategoryId: body.categoryId, Search: body.search });
    return { results: await loadTypes(context, selection) };
  },
  getFilterAttributes: ({ reference }) =>
    Promise.resolve({ results: reference.filterableAttributes.map(definitionView) }),
} satisfies Handlers<'getFilters' | 'postFilterTypes' | 'getFilterAttributes'>;
