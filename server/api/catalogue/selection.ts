import { eq, and } from 'drizzle-orm';
import { invalidField, notFound } from '#server/api/refusal.ts';
import { categories } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { type FilterChoice, filterChoices } from './filter-entries.ts';
import { prepareSearch, type Search } from './search.ts';

/** What narrows a list of products. */
export interface Selection {
  readonly categoryId: string | null;
  readonly search: Search | null;
  readonly choices: readonly FilterChoice[];
}

/** As the contract lets a request narrow a list. */
export interface SelectionQuery {
  readonly CategoryId?: string | undefined;
  readonly CategorySlug?: string | undefined;
  readonly Search?: string | undefined;
  readonly Filters?: readonly string[] | undefined;
}

const findCategory = async (view: CatalogueView, { CategoryId, CategorySlug }: SelectionQuery) => {
  if (CategoryId === undefined && CategorySlug === undefined) return null;
  const [category] = await view.db
    .select({ id: categories.id })
    .from(categories)
    .where(
      and(
        CategoryId === undefined ? undefined : eq(categories.id, CategoryId),
        CategorySlug === undefined ? undefined : eq(categories.slug, CategorySlug),
        eq(categories.isActive, true),
      ),
    )
    .limit(1);
  if (category === undefined) throw notFound('The category');
  return category.id;
};

/** Refuses what cannot be meant; leaves out filters that would tell what the visitor may not know. */
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

/** Reads what a request asks for: finds the category, makes the search ready, takes the filters apart. */
export const readSelection = async (view: CatalogueView, query: SelectionQuery): Promise<Selection> => {
  const choices = permitted(view, filterChoices(query.Filters ?? []));
  const categoryId = await findCategory(view, query);
  const text = query.Search?.trim() ?? '';
  return { categoryId, choices, search: text === '' ? null : await prepareSearch(view.db, text) };
};
