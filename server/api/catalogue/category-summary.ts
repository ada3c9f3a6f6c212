import type { CategorySummary } from '#contract/category.ts';
import { searchWordsOf } from '#contract/search-words.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { isNamed, type StoredCategory } from './category-index.ts';

/** A category as lists show it. */
export const summaryOf = (
  { canSeeProducts }: Pick<CatalogueView, 'canSeeProducts'>,
  { row, imageUrl, productCount }: StoredCategory,
): CategorySummary => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  level: row.level,
  imageUrl,
  productCount: canSeeProducts ? productCount : 0,
});

/** Categories whose name contains every word of a search, those with the most products first. */
export const findCategoriesNamed = (view: CatalogueView, text: string, limit: number): CategorySummary[] => {
  if (searchWordsOf(text).length === 0) return [];
  return view.reference.categories.shown
    .filter(isNamed(text))
    .toSorted(
      (a, b) => b.productCount - a.productCount || b.row.level - a.row.level || (a.row.name < b.row.name ? -1 : 1),
    )
    .slice(0, limit)
    .map((category) => summaryOf(view, category));
};
