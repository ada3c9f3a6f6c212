import { invalidField, notFound } from '#server/api/http/refusal.ts';
import type { CatalogueView } from './catalogue-view.ts';
import type { FilterChoice } from '#contract/filter-choices.ts';
import { choicesOf } from '#server/api/catalogue/filters/entries.ts';
import { priceGroupOf } from './price-from.ts';
import { correctSearch, prepareSearch, type Search } from '#server/api/catalogue/search/search.ts';

/** The parsed filters of a list. */
export interface Selection {
  /** Null for the whole store. */
  readonly category: { readonly id: string; readonly productCount: number } | null;
  readonly search: Search | null;
  readonly choices: readonly FilterChoice[];
}

/** Whether it is a search without filters, as many shoppers make. */
export const isPlainSearch = ({ search, choices }: Selection): boolean => search !== null && choices.length === 0;

/** A key of everything that determines the result: the search, the category, and the prices that the visitor sees. */
export const soughtBy = (view: CatalogueView, { search, category }: Selection): string =>
  JSON.stringify([search, category?.id, view.currencyCode, priceGroupOf(view), view.canSeePrices]);

/** The contract's query fields that narrow down a list. */
export interface SelectionQuery {
  readonly CategoryId?: string | undefined;
  readonly CategorySlug?: string | undefined;
  readonly Search?: string | undefined;
  readonly Filters?: readonly string[] | undefined;
}

const findCategory = (
  { reference }: CatalogueView,
  { CategoryId, CategorySlug }: SelectionQuery,
): Selection['category'] => {
  if (CategoryId === undefined && CategorySlug === undefined) return null;
  const { byId, bySlug } = reference.categories;
  const found = CategoryId === undefined ? bySlug.get(CategorySlug ?? '') : byId.get(CategoryId);
  const isSame = CategorySlug === undefined || found?.row.slug === CategorySlug;
  if (found === undefined || !found.row.isActive || !isSame) throw notFound('The category');
  return { id: found.row.id, productCount: found.productCount };
};

/** Refuses invalid filters; drops those that would reveal what the visitor may not see. */
const permitted = (view: CatalogueView, choices: readonly FilterChoice[]): FilterChoice[] =>
  choices.filter(({ code, values, ranges }) => {
    if (code === 'price') {
      if (values.length > 0) {
        throw invalidField('Filters', 'BadFilter', 'A price is a range in minor units, as price:100..500.');
      }
      return view.canSeePrices;
    }
    if (code === 'availability') {
      if (ranges.length > 0 || values.some((value) => value !== 'in-stock')) {
        throw invalidField('Filters', 'BadFilter', 'The availability can only be availability:in-stock.');
      }
      return view.settings.inventoryAvailability !== 'None';
    }
    return true;
  });

/** Parses a request's filters: finds the category, prepares the search, groups the entries. */
export const readSelection = async (view: CatalogueView, query: SelectionQuery): Promise<Selection> => {
  const choices = permitted(view, choicesOf(query.Filters ?? []));
  const category = findCategory(view, query);
  const text = query.Search?.trim() ?? '';
  return { category, choices, search: text === '' ? null : await prepareSearch(view.db, text) };
};

/** The selection with its search corrected, if the typed words match nothing in the store; else null. */
export const correctSelection = async (view: CatalogueView, selection: Selection): Promise<Selection | null> => {
  const search = selection.search === null ? null : await correctSearch(view.db, selection.search);
  return search === null ? null : { ...selection, search };
};
