import { and, asc, eq } from 'drizzle-orm';
import type { ProductCategory } from '#contract/product.ts';
import { searchWordsOf } from '#contract/search-words.ts';
import type { Queryable } from '#server/db/database.ts';
import { categories, categoryFacets } from '#server/db/schema.ts';
import { groupedBy, keyedBy } from './grouped.ts';
import { tileUrl } from './image.ts';

/** A category as stored, with the ids of its ancestors and the number of products below it. */
export interface StoredCategory {
  readonly row: typeof categories.$inferSelect;
  /** Ids from the root to this category, inclusive. */
  readonly steps: readonly string[];
  readonly imageUrl: string | null;
  readonly productCount: number;
}

/** All categories in menu order. A category is shown if it and all of its ancestors are active. */
export interface CategoryIndex {
  readonly shown: readonly StoredCategory[];
  readonly byId: ReadonlyMap<string, StoredCategory>;
  readonly bySlug: ReadonlyMap<string, StoredCategory>;
  /** Shown categories by their parent's id; the key null holds the top level. */
  readonly byParent: ReadonlyMap<string | null, readonly StoredCategory[]>;
  /** The number of products in the whole store. */
  readonly productsInStore: number;
}

export const loadCategoryIndex = async (db: Queryable): Promise<CategoryIndex> => {
  const rows = await db
    .select({ row: categories, count: categoryFacets.count })
    .from(categories)
    .leftJoin(categoryFacets, and(eq(categoryFacets.categoryId, categories.id), eq(categoryFacets.facet, '')))
    .orderBy(asc(categories.level), asc(categories.sortOrder), asc(categories.name));
  const [whole] = await db
    .select({ count: categoryFacets.count })
    .from(categoryFacets)
    .where(and(eq(categoryFacets.categoryId, ''), eq(categoryFacets.facet, '')));
  const all = rows.map(({ row, count }): StoredCategory => ({
    row,
    steps: row.path.split('/').filter((id) => id !== ''),
    imageUrl: tileUrl(row.image, row.pictureKey),
    productCount: count ?? 0,
  }));
  const byId = keyedBy(all, ({ row }) => row.id);
  const shown = all.filter(({ steps }) => steps.every((id) => byId.get(id)?.row.isActive !== false));
  return {
    shown,
    byId,
    bySlug: keyedBy(all, ({ row }) => row.slug),
    byParent: groupedBy(shown, ({ row }) => row.parentId),
    productsInStore: whole?.count ?? 0,
  };
};

/** The path from the root to a category, as products and category pages show it. */
export const pathTo = (index: CategoryIndex, categoryId: string | null): ProductCategory[] =>
  (index.byId.get(categoryId ?? '')?.steps ?? []).flatMap((step) => {
    const found = index.byId.get(step);
    if (found === undefined) return [];
    const { id, name, slug, level } = found.row;
    return [{ id, name, slug, level }];
  });

/** Whether every word of a search starts a word of the name; “bolts” finds “Bolt”. */
export const isNamed = (text: string): ((category: StoredCategory) => boolean) => {
  const stems = searchWordsOf(text).map((word) => ` ${word.length > 3 ? word.replace(/s$/, '') : word}`);
  return ({ row }) => {
    const name = ` ${row.name.toLowerCase().replaceAll(/[^a-z0-9]+/g, ' ')}`;
    return stems.every((stem) => name.includes(stem));
  };
};
