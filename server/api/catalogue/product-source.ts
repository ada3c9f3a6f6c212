import { and, eq, inArray, type SQL, sql } from 'drizzle-orm';
import type { Drawing, ProductCategory, ProductSummary } from '#contract/product.ts';
import { brands, productAddOnGroups, products, variants } from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { imageView } from './image.ts';
import { loadProductCategories } from './product-categories.ts';
import { attributeView } from './variant-attributes.ts';

/** A product as the database has it, with its brand and the way to its main category. */
export interface StoredProduct {
  readonly row: typeof products.$inferSelect;
  readonly brand: Pick<typeof brands.$inferSelect, 'id' | 'name' | 'slug'> | null;
  readonly hasAddOns: boolean;
  readonly variantCount: number;
  readonly categories: readonly ProductCategory[];
}

/** Loads active products by a condition, in no particular order; a visitor who may see none gets none. */
const loadWhere = async (view: CatalogueView, condition: SQL): Promise<StoredProduct[]> => {
  if (!view.canSeeProducts) return [];
  const rows = await view.db
    .select({
      row: products,
      brand: { id: brands.id, name: brands.name, slug: brands.slug },
      hasAddOns: sql<boolean>`exists (select 1 from ${productAddOnGroups} where ${productAddOnGroups.productId} = ${products.id})`,
      variantCount: sql<number>`(select count(*)::int from ${variants} where ${variants.productId} = ${products.id} and ${variants.isActive})`,
    })
    .from(products)
    .leftJoin(brands, eq(brands.id, products.brandId))
    .where(and(condition, eq(products.isActive, true)));
  const sold = rows.filter(({ variantCount }) => variantCount > 0);
  const paths = await loadProductCategories(
    view.db,
    sold.map(({ row }) => row.id),
  );
  return sold.map((stored) => ({ ...stored, categories: paths.get(stored.row.id) ?? [] }));
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

/** What the line drawing shows: the dimensions that all variants share, and those of the variant it stands for. */
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
  { row, brand, hasAddOns, categories }: StoredProduct,
  shared: readonly AttributeRecord[],
  ofMaster: readonly AttributeRecord[],
): Omit<ProductSummary, 'variants' | 'variantCount' | 'priceFrom'> => ({
  id: row.id,
  slug: row.slug,
  name: row.name,
  shortDescription: row.shortDescription,
  brand,
  productTypeId: row.productTypeId,
  categories: [...categories],
  images: row.images.map(imageView),
  drawing: drawingView(row.drawingKind, [...shared, ...ofMaster]),
  attributes: shared.map(attributeView),
  hasAddOns,
  badges: row.badges,
});
