import { and, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Drawing, ProductCategory, ProductSummary } from '#contract/product.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { addOnGroups, brands, productAddOnGroups, productCategories, products, variants } from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { pathTo } from './category-index.ts';
import { imageView } from './image.ts';
import { preparedPriceFrom, priceValuesOf } from './price-from.ts';
import { attributeView } from './variant-attributes.ts';

type ProductRow = typeof products.$inferSelect;

/** The part of a product's row that lists show. */
export type ListedRow = Pick<ProductRow, keyof typeof listedColumns>;

/** A product as stored, with its brand and the path to its main category. */
export interface StoredProduct<Row extends ListedRow = ListedRow> {
  readonly row: Row;
  readonly brand: Pick<typeof brands.$inferSelect, 'id' | 'name' | 'slug'> | null;
  /** Null if the product has no add-ons. */
  readonly requiresAddOns: boolean | null;
  readonly variantCount: number;
  /** Null if the visitor may not see prices. */
  readonly priceFromMinor: number | null;
  readonly categories: readonly ProductCategory[];
}

export const listedColumns = {
  id: products.id,
  slug: products.slug,
  name: products.name,
  shortDescription: products.shortDescription,
  productTypeId: products.productTypeId,
  images: products.images,
  drawingKind: products.drawingKind,
  attributes: products.attributes,
  badges: products.badges,
};

/** Whether a product has add-ons that must be chosen; null if it has no add-ons. */
export const requiresAddOns = sql<boolean | null>`(
  select bool_or(${addOnGroups.isRequired})
  from ${productAddOnGroups} join ${addOnGroups} on ${addOnGroups.id} = ${productAddOnGroups.groupId}
  where ${productAddOnGroups.productId} = ${products.id})`;

/** The contract's fields for that. `requiresAddOns` is omitted for the many products without add-ons, to keep lists short. */
export const addOnFields = (requires: boolean | null): Pick<ProductSummary, 'hasAddOns' | 'requiresAddOns'> =>
  requires === null ? { hasAddOns: false } : { hasAddOns: true, requiresAddOns: requires };

/** What a product view needs besides the row, as columns for a query over products and brands. */
export const productColumns = {
  brand: { id: brands.id, name: brands.name, slug: brands.slug },
  requiresAddOns,
  variantCount: sql<number>`(select count(*)::int from ${variants} as sold where sold.product_id = ${products.id} and sold.is_active)`,
  priceFromMinor: preparedPriceFrom(products.id),
  mainCategoryId: sql<
    string | null
  >`(select ${productCategories.categoryId} from ${productCategories} where ${productCategories.productId} = ${products.id} and ${productCategories.isMain} limit 1)`,
};

const productBy = (column: SQLWrapper, name: string) =>
  preparedQuery(
    (db) =>
      db
        .select({ row: products, ...productColumns })
        .from(products)
        .leftJoin(brands, eq(brands.id, products.brandId))
        .where(and(sql`${column} = ${sql.placeholder('key')}`, eq(products.isActive, true))),
    name,
  );

const productById = productBy(products.id, 'product_by_id');
const productBySlug = productBy(products.slug, 'product_by_slug');

/** Loads the active product with an id or a slug; undefined if the visitor may not see products. */
export const loadStoredProduct = async (
  view: CatalogueView,
  key: { readonly id: string } | { readonly slug: string },
): Promise<StoredProduct<ProductRow> | undefined> => {
  if (!view.canSeeProducts) return undefined;
  const [query, value] = 'id' in key ? [productById, key.id] : [productBySlug, key.slug];
  const [found] = await query(view.db).execute({ key: value, ...priceValuesOf(view) });
  if (found === undefined || found.variantCount === 0) return undefined;
  return { ...found, categories: pathTo(view.reference.categories, found.mainCategoryId) };
};

/** The drawing with its dimensions: those that all variants share, and those of the representative variant. */
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
  { row, brand, requiresAddOns: requires, categories: way }: StoredProduct,
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
  ...addOnFields(requires),
  badges: row.badges,
});
