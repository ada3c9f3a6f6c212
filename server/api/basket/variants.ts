import { and, eq, inArray } from 'drizzle-orm';
import type { Drawing, Inventory, QuantityRule, Unit } from '#contract/product.ts';
import { products, stock, taxRates, variants } from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import { tileUrl } from '#server/api/catalogue/image.ts';
import { drawingView } from '#server/api/catalogue/product-source.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { inventoryOf } from './inventory.ts';
import { loadPricing, priceListOf } from './pricing.ts';
import type { VariantPricing } from './pricing-tiers.ts';

/** A variant as it is sold to this visitor. `pricing` is null if it has no price in the currency. */
export interface SaleVariant {
  readonly id: string;
  readonly productId: string;
  readonly sku: string;
  readonly slug: string;
  readonly productName: string;
  readonly variantName: string;
  readonly imageUrl: string | null;
  readonly drawing: Drawing | null;
  readonly attributes: readonly AttributeRecord[];
  readonly isActive: boolean;
  readonly rule: QuantityRule;
  readonly unit: Unit;
  readonly taxRateBasisPoints: number;
  readonly inStock: number;
  readonly inventory: Inventory;
  readonly pricing: VariantPricing | null;
}

/** Loads variants for sale, taxed as in the given country. Unknown ids have no entry. */
export const loadSaleVariants = async (
  context: Pick<HandlerContext, 'db' | 'settings' | 'currencyCode' | 'shopper'>,
  variantIds: readonly string[],
  countryCode: string,
): Promise<ReadonlyMap<string, SaleVariant>> => {
  const ids = [...new Set(variantIds)];
  if (ids.length === 0) return new Map();
  const rows = await context.db
    .select({ variant: variants, product: products, stock, taxRate: taxRates.rateBasisPoints })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .leftJoin(stock, eq(stock.variantId, variants.id))
    .leftJoin(taxRates, and(eq(taxRates.countryCode, countryCode), eq(taxRates.taxClass, variants.taxClass)))
    .where(inArray(variants.id, ids));
  const pricing = await loadPricing(context.db, ids, priceListOf(context));
  return new Map(
    rows.map(({ variant, product, stock: held, taxRate }) => [
      variant.id,
      {
        id: variant.id,
        productId: product.id,
        sku: variant.sku,
        slug: product.slug,
        productName: product.name,
        variantName: variant.name,
        imageUrl: tileUrl(variant.images[0] ?? product.images[0] ?? null, null),
        drawing: drawingView(product.drawingKind, [...product.attributes, ...variant.attributes]),
        attributes: variant.attributes,
        isActive: product.isActive && variant.isActive,
        rule: {
          minimum: variant.minimumQuantity,
          maximum: variant.maximumQuantity,
          increment: variant.quantityIncrement,
        },
        unit: { code: variant.unitCode, label: variant.unitLabel, packSize: variant.packSize },
        taxRateBasisPoints: taxRate ?? 0,
        inStock: Math.max(0, held?.quantity ?? 0),
        inventory: inventoryOf(held, context.settings),
        pricing: pricing.get(variant.id) ?? null,
      },
    ]),
  );
};

/** The variant's name in messages: its trade description, else the product's name. */
export const nameOf = (variant: Pick<SaleVariant, 'productName' | 'variantName'>): string =>
  variant.variantName === '' ? variant.productName : variant.variantName;
