import { and, eq, inArray, sql } from 'drizzle-orm';
import type { ProductCategory } from '#contract/product.ts';
import type { Queryable } from '#server/db/database.ts';
import { categories, productCategories } from '#server/db/schema.ts';

/** The way to the main category of each product, root first; a product without one has no entry. */
export const loadCategoryPaths = async (
  db: Queryable,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCategory[]>> => {
  const ids = [...new Set(productIds)];
  if (ids.length === 0) return new Map();
  const mains = await db
    .select({ productId: productCategories.productId, path: categories.path })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .where(and(inArray(productCategories.productId, ids), sql`${productCategories.isMain}`));
  const stepsOf = (path: string): string[] => path.split('/').filter((step) => step !== '');
  const stepIds = [...new Set(mains.flatMap(({ path }) => stepsOf(path)))];
  if (stepIds.length === 0) return new Map();
  const rows = await db
    .select({ id: categories.id, name: categories.name, slug: categories.slug, level: categories.level })
    .from(categories)
    .where(inArray(categories.id, stepIds));
  const byId = new Map(rows.map((row) => [row.id, row]));
  return new Map(
    mains.map(({ productId, path }) => [
      productId,
      stepsOf(path).flatMap((id) => {
        const category = byId.get(id);
        return category === undefined ? [] : [category];
      }),
    ]),
  );
};
