import { and, asc, eq, inArray } from 'drizzle-orm';
import type { Variant } from '#contract/product.ts';
import { inventoryOf } from '#server/api/basket/inventory.ts';
import { loadPricing, priceFieldsOf, priceListOf } from '#server/api/basket/pricing.ts';
import type { VariantPricing } from '#server/api/basket/pricing-tiers.ts';
import { stock, taxRates, variants } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { groupedBy, keyedBy } from './grouped.ts';
import { imageView } from './image.ts';
import { attributeView } from './variant-attributes.ts';

/** A variant as stored, with its stock, tax and price list. */
export interface StoredVariant {
  readonly id: string;
  readonly productId: string;
  readonly sortOrder: number;
  readonly attributes: (typeof variants.$inferSelect)['attributes'];
  readonly row: typeof variants.$inferSelect;
  readonly held: typeof stock.$inferSelect | null;
  readonly taxRate: number | null;
  readonly pricing: VariantPricing | undefined;
}

/** Which variants to load: all of some products, their masters alone, or by id. Inactive ones are never loaded. */
export type VariantChoice =
  | { readonly productIds: readonly string[]; readonly isMasterOnly: boolean }
  | { readonly variantIds: readonly string[] };

/** Loads variants with everything that their view needs. */
export const loadStoredVariants = async (view: CatalogueView, choice: VariantChoice): Promise<StoredVariant[]> => {
  const chosen =
    'variantIds' in choice
      ? inArray(variants.id, [...choice.variantIds])
      : and(
          inArray(variants.productId, [...choice.productIds]),
          choice.isMasterOnly ? eq(variants.isMaster, true) : undefined,
        );
  const rows = await view.db
    .select({ row: variants, held: stock, taxRate: taxRates.rateBasisPoints })
    .from(variants)
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .leftJoin(taxRates, and(eq(taxRates.countryCode, view.countryCode), eq(taxRates.taxClass, variants.taxClass)))
    .where(and(chosen, eq(variants.isActive, true)))
    .orderBy(asc(variants.sortOrder), asc(variants.id));
  const ids = rows.map(({ row }) => row.id);
  const pricing = view.canSeePrices ? await loadPricing(view.db, ids, priceListOf(view)) : new Map<string, never>();
  return rows.map(({ row, held, taxRate }) => ({
    id: row.id,
    productId: row.productId,
    sortOrder: row.sortOrder,
    attributes: row.attributes,
    row,
    held,
    taxRate,
    pricing: pricing.get(row.id),
  }));
};

/** The variant that represents each product: its master, or the first active one where the master is inactive. */
export const loadMasterVariants = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, StoredVariant>> => {
  const masters = await loadStoredVariants(view, { productIds, isMasterOnly: true });
  const byProduct = keyedBy(masters, ({ productId }) => productId);
  const orphans = productIds.filter((id) => !byProduct.has(id));
  if (orphans.length === 0) return byProduct;
  for (const [productId, [first]] of groupedBy(
    await loadStoredVariants(view, { productIds: orphans, isMasterOnly: false }),
    (variant) => variant.productId,
  )) {
    if (first !== undefined) byProduct.set(productId, { ...first, row: { ...first.row, isMaster: true } });
  }
  return byProduct;
};

/** A variant as this visitor may see it. */
export const variantView = (view: CatalogueView, { row, held, taxRate, pricing }: StoredVariant): Variant => ({
  id: row.id,
  sku: row.sku,
  isMaster: row.isMaster,
  name: row.name === '' ? null : row.name,
  barcode: row.barcode,
  ...priceFieldsOf(pricing, view.currencyCode),
  attributes: row.attributes.map(attributeView),
  images: row.images.map(imageView),
  inventory: inventoryOf(held, view.settings),
  quantityRule: { minimum: row.minimumQuantity, maximum: row.maximumQuantity, increment: row.quantityIncrement },
  unit: { code: row.unitCode, label: row.unitLabel, packSize: row.packSize },
  taxRate: taxRate ?? 0,
  weightGrams: row.weightGrams,
  leadTimeDays: row.leadTimeDays,
});
