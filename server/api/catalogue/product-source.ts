import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Drawing, ProductCategory, ProductSummary } from '#contract/product.ts';
import { brands, categories, productAddOnGroups, productCategories, products, variants } from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { imageView } from './image.ts';
import { priceFrom } from './price-from.ts';
import { attributeView } from './variant-attributes.ts';

/** A product as stored, with its brand and the path to its main category. */
export interface StoredProduct {
  readonly row: typeof products.$inferSelect;
  readonly brand: Pick<typeof brands.$inferSelect, 'id' | 'name' | 'slug'> | null;
  readonly hasAddOns: boolean;
  readonly variantCount: number;
  /** Null where the visitor may see no prices. */
  readonly priceFromMinor: number | null;
  readonly categories: readonly ProductCategory[];
}

/**
 * The steps of the path to the main category, unordered: sorting a few in the database costs more than the rest of the
 * query.
 */
const stepsToMainCategory = sql<ProductCategory[]>`(
  select coalesce(json_agg(json_build_object('id', step.id, 'name', step.name, 'slug', step.slug, 'level', step.level)), '[]')
  from ${productCategories}
  join ${categories} on ${categories.id} = ${productCategories.categoryId}
  join ${categories} step on step.id = any(string_to_array(${categories.path}, '/'))
  where ${productCategories.productId} = ${products.id} and ${productCategories.isMain})`;

/** Loads active products by a condition, unordered; none for a visitor who may see none. */
const loadWhere = async (view: CatalogueView, condition: SQL): Promise<StoredProduct[]> => {
  if (!view.canSeeProducts) return [];
  const rows = await view.db
    .select({
      row: products,
      brand: { id: brands.id, name: brands.name, slug: brands.slug },
      hasAddOns: sql<boolean>`exists (select 1 from ${productAddOnGroups} where ${productAddOnGroups.productId} = ${products.id})`,
      variantCount: sql<number>`(select count(*)::int from ${variants} where ${variants.productId} = ${products.id} and ${variants.isActive})`,
      priceFromMinor: view.canSeePrices ? priceFrom(view, products.id) : sql<null>`null`,
      categories: stepsToMainCategory,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(condition, eq(products.isActive, true)));
  return rows
    .filter(({ variantCount }) => variantCount > 0)
    .map((stored) => ({ ...stored, categories: stored.categories.toSorted((a, b) => a.level - b.level) }));
};

/** Loads products by id. */
export const loadStoredProducts = (view: CatalogueView, ids: readonly string[]): Promise<StoredProduct[]> =>
  ids.length === 0 ? Promise.resolve([]) : loadWhere(view, inArray(products.id, [...ids]));

/** Loads the product that an id or a slug names. */
export const loadStoredProduct = async (
  view: CatalogueView,
  key: { readonly id: string } | { readonly slug: string },
): Promise<StoredProduct | undefined> => {
  const [product] = await loadWhere(view, 'id' in key ? eq(products.id, key.id) : eq(products.slug, key.slug));
  return product;
};

/** The line drawing's dimensions: those that all variants share, and those of the representative variant. */
export const drawingView = (kind: string, attributes: readonly AttributeRecord[]): Drawing | null =>
  kind === ''
    ? null
    : {
        kind,
        attributes: Object.fromEntries(
          attributes.flatMap(({ code, value }) => (typeof value === 'boolean' ? [] : [[code, value]])),
        ),
      };

/** The fields that lists and the product page have in common. */
export const productFields = (
  { row, brand, hasAddOns, categories: way }: StoredProduct,
  shared: readonly AttributeRecord[],
  ofMaster: readonly AttributeRecord[],
): Omit<ProductSummary, 'variants' | 'variantCount' | 'priceFrom'> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  shortDescription: row.shortDescription,
  brand,
  productTypeId: row.productTypeId,
  categories: [...way],
  images: row.images.map(imageView),
  drawing: drawingView(row.drawingKind, [...shared, ...ofMaster]),
  attributes: shared.map(attributeView),
  hasAddOns,
  badges: row.badges,
});
