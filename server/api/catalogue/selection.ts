import { and, eq } from 'drizzle-orm';
import { invalidField, notFound } from '#server/api/http/refusal.ts';
import { categories, categoryFacets } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { type FilterChoice, filterChoices } from '#server/api/catalogue/filters/entries.ts';
import { correctSearch, prepareSearch, type Search } from '#server/api/catalogue/search/search.ts';

/** A list's filters, parsed. */
export interface Selection {
  /** Null for the whole store. */
  readonly category: { readonly id: string; readonly productCount: number } | null;
  readonly search: Search | null;
  readonly choices: readonly FilterChoice[];
}

/** The contract's query fields that narrow a list. */
export interface SelectionQuery {
  readonly CategoryId?: string | undefined;
  readonly CategorySlug?: string | undefined;
  readonly Search?: string | undefined;
  readonly Filters?: readonly string[] | undefined;
}

const findCategory = async (view: CatalogueView, { CategoryId, CategorySlug }: SelectionQuery) => {
  if (CategoryId === undefined && CategorySlug === undefined) return null;
  const [category] = await view.db
    .select({ id: categories.id, productCount: categoryFacets.count })
    .from(categories)
    .leftJoin(categoryFacets, and(eq(categoryFacets.categoryId, categories.id), eq(categoryFacets.facet, '')))
    .where(
      and(
        CategoryId === undefined ? undefined : eq(categories.id, CategoryId),
        CategorySlug === undefined ? undefined : eq(categories.slug, CategorySlug),
        eq(categories.isActive, true),
      ),
    )
    .limit(1);
  if (category === undefined) throw notFound('The category');
  return { id: category.id, productCount: category.productCount ?? 0 };
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
  const choices = permitted(view, filterChoices(query.Filters ?? []));
  const category = await findCategory(view, query);
  const text = query.Search?.trim() ?? '';
  return { category, choices, search: text === '' ? null : await prepareSearch(view.db, text) };
};

/** The selection with its search corrected, where the typed words match nothing in the store; else null. */
export const correctSelection = async (view: CatalogueView, selection: Selection): Promise<Selection | null> => {
  const search = selection.search === null ? null : await correctSearch(view.db, selection.search);
  return search === null ? null : { ...selection, search };
};
