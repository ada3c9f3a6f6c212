import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { ProductCategory } from '#contract/product.ts';
import type { Queryable } from '#server/db/database.ts';
import { categories, productCategories } from '#server/db/schema.ts';
import { groupedBy } from './grouped.ts';

/** The path from the root to the main category of each product. */
export const loadProductCategories = async (
  db: Queryable,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, ProductCategory[]>> => {
  const step = alias(categories, 'step');
  const rows = await db
    .select({
      productId: productCategories.productId,
      id: step.id,
      name: step.name,
      slug: step.slug,
      level: step.level,
    })
    .from(productCategories)
    .innerJoin(categories, eq(categories.id, productCategories.categoryId))
    .innerJoin(step, sql`${step.id} = any(string_to_array(${categories.path}, '/'))`)
    .where(and(inArray(productCategories.productId, [...productIds]), eq(productCategories.isMain, true)))
    .orderBy(asc(step.level));
  return new Map(
    [...groupedBy(rows, ({ productId }) => productId)].map(([productId, steps]) => [
      productId,
      steps.map(({ id, name, slug, level }) => ({ id, name, slug, level })),
    ]),
  );
};
