import { and, asc, eq, type SQLWrapper, sql } from 'drizzle-orm';
import type { Variant } from '#contract/product.ts';
import { inventoryOf, type StockRecord } from '#server/api/basket/inventory.ts';
import { priceFieldsOf } from '#server/api/basket/pricing.ts';
import { pricingOf, type VariantPricing } from '#server/api/basket/pricing-tiers.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { stock, variantPrices, variants } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';
import { imageView } from './image.ts';
import { priceList, priceValuesOf } from './price-from.ts';
import { attributeView } from './variant-attributes.ts';

/** A variant as stored, with its stock and price list. */
export interface StoredVariant {
  readonly id: string;
  readonly productId: string;
  readonly sortOrder: number;
  readonly attributes: (typeof variants.$inferSelect)['attributes'];
  readonly row: typeof variants.$inferSelect;
  readonly held: StockRecord | null;
  readonly pricing: VariantPricing | undefined;
}

type PriceEntry = [
  priceGroupId: string | null,
  minimumQuantity: number,
  amountMinor: number,
  originalMinor: number | null,
];

const { priceGroupId, minimumQuantity, amountMinor, originalMinor } = variantPrices;

/** A column for a query over variants: their price list for a visitor, whose placeholders `priceList` names. */
export const pricesColumn = sql<PriceEntry[]>`(
    select coalesce(json_agg(json_build_array(${priceGroupId}, ${minimumQuantity}, ${amountMinor}, ${originalMinor})), '[]')
    from ${variantPrices}
    where ${priceList.isVisible} and ${variantPrices.variantId} = ${variants.id}
      and ${variantPrices.currencyCode} = ${priceList.currencyCode}
      and (${priceGroupId} is null or ${priceGroupId} = ${priceList.group}))`;

/** The pricing of a variant from that column; undefined if it is not sold in the currency. */
export const pricingFrom = (
  variantId: string,
  prices: readonly PriceEntry[],
  currencyCode: string,
): VariantPricing | undefined => {
  const list = prices.map(([group, quantity, amount, original]) => ({
    variantId,
    priceGroupId: group,
    minimumQuantity: quantity,
    amountMinor: amount,
    originalMinor: original,
  }));
  return pricingOf(list, currencyCode).get(variantId);
};

/** What `storedVariant` needs, as columns for a query over variants and their stock. */
export const variantColumns = { row: variants, held: stock, prices: pricesColumn };

/** Builds a variant from its columns. */
export const storedVariant = (
  view: CatalogueView,
  { row, held, prices }: Pick<StoredVariant, 'row' | 'held'> & { readonly prices: readonly PriceEntry[] },
): StoredVariant => {
  const { id, productId, sortOrder, attributes } = row;
  return { id, productId, sortOrder, attributes, row, held, pricing: pricingFrom(id, prices, view.currencyCode) };
};

/** Active variants by one of their columns. */
const variantsBy = (column: SQLWrapper, name: string) =>
  preparedQuery(
    (db) =>
      db
        .select(variantColumns)
        .from(variants)
        .leftJoin(stock, eq(stock.variantId, variants.id))
        .where(and(sql`${column} = any(${sql.placeholder('ids')}::text[])`, eq(variants.isActive, true)))
        .orderBy(asc(variants.sortOrder), asc(variants.id)),
    name,
  );

const variantsByProduct = variantsBy(variants.productId, 'variants_by_product');
const variantsById = variantsBy(variants.id, 'variants_by_id');

/** Loads variants by product or by id, with everything that their view needs. Inactive ones are never loaded. */
export const loadStoredVariants = async (
  view: CatalogueView,
  choice: { readonly productIds: readonly string[] } | { readonly variantIds: readonly string[] },
): Promise<StoredVariant[]> => {
  const [query, ids] =
    'variantIds' in choice ? [variantsById, choice.variantIds] : [variantsByProduct, choice.productIds];
  if (ids.length === 0) return [];
  const rows = await query(view.db).execute({ ids: [...ids], ...priceValuesOf(view) });
  return rows.map((row) => storedVariant(view, row));
};

/** A variant as this visitor may see it. */
export const variantView = (view: CatalogueView, { row, held, pricing }: StoredVariant): Variant => ({
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
  taxRate: view.reference.taxRateOf(view.countryCode, row.taxClass),
  weightGrams: row.weightGrams,
  leadTimeDays: row.leadTimeDays,
});
