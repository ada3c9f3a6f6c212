import { and, eq, inArray, sql } from 'drizzle-orm';
import type { Part } from '#contract/part.ts';
import { inventoryOf } from '#server/api/basket/inventory.ts';
import { loadPricing, priceListOf } from '#server/api/basket/pricing.ts';
import type { CatalogueView } from '#server/api/catalogue/catalogue-view.ts';
import { addOnFields, requiresAddOns } from '#server/api/catalogue/product-source.ts';
import { brands, categories, productCategories, products, stock, variants } from '#server/db/schema.ts';
import { attributesOf, describingWords, isMakerNumber } from '#server/db/variant-search.ts';

/** Loads those of these variants that the visitor may see as parts, ordered by id. */
export const loadParts = async (view: CatalogueView, variantIds: readonly string[]): Promise<Part[]> => {
  if (!view.canSeeProducts || variantIds.length === 0) return [];
  const rows = await view.db
    .select({
      id: variants.id,
      productId: variants.productId,
      sku: variants.sku,
      barcode: variants.barcode,
      variantName: variants.name,
      own: variants.attributes,
      minimum: variants.minimumQuantity,
      maximum: variants.maximumQuantity,
      increment: variants.quantityIncrement,
      unitCode: variants.unitCode,
      unitLabel: variants.unitLabel,
      packSize: variants.packSize,
      taxClass: variants.taxClass,
      slug: products.slug,
      name: products.name,
      shared: products.attributes,
      brand: brands.name,
      held: stock,
      categories: sql<string[]>`(
        select coalesce(json_agg(${categories.slug} order by ${categories.slug}), '[]'::json)
        from ${productCategories} join ${categories} on ${categories.id} = ${productCategories.categoryId}
        where ${productCategories.productId} = ${products.id})`,
      requiresAddOns,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(brands, eq(brands.id, products.brandId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .where(and(inArray(variants.id, [...variantIds]), eq(variants.isActive, true), eq(products.isActive, true)))
    .orderBy(variants.id);
  const pricing = view.canSeePrices
    ? await loadPricing(view.db, variantIds, priceListOf(view))
    : new Map<string, never>();
  return rows.map((row) => {
    const attributes = attributesOf(row.own, row.shared);
    const prices = pricing.get(row.id);
    const inventory = inventoryOf(row.held, view.settings);
    return {
      id: row.id,
      productId: row.productId,
      slug: row.slug,
      sku: row.sku,
      makerNumber: attributes.find(isMakerNumber)?.displayValue ?? null,
      barcode: row.barcode,
      name: row.name,
      variantName: row.variantName === '' ? null : row.variantName,
      words: describingWords(row.brand, attributes),
      quantityRule: { minimum: row.minimum, maximum: row.maximum, increment: row.increment },
      unit: { code: row.unitCode, label: row.unitLabel, packSize: row.packSize },
      priceMinor: prices?.baseMinor ?? null,
      tiers: prices?.tiers.map(({ minimumQuantity, price }): [number, number] => [minimumQuantity, price.amount]) ?? [],
      taxRate: view.reference.taxRateOf(view.countryCode, row.taxClass),
      stock: {
        quantity: inventory.availableQuantity,
        isInStock: inventory.isInStock,
        isLow: inventory.isLowStock,
        restockDate: inventory.restockDate,
      },
      ...addOnFields(row.requiresAddOns),
      categories: row.categories,
    };
  });
};
