import { and, eq, sql } from 'drizzle-orm';
import type { Drawing, Inventory, ProductCategory, QuantityRule, Unit } from '#contract/product.ts';
import { preparedQuery } from '#server/db/prepared.ts';
import { productCategories, products, stock, variants } from '#server/db/schema.ts';
import type { AttributeRecord } from '#server/db/schema/records.ts';
import { pathTo } from '#server/api/catalogue/category-index.ts';
import { tileUrl } from '#server/api/catalogue/image.ts';
import { priceList } from '#server/api/catalogue/price-from.ts';
import { drawingView } from '#server/api/catalogue/product-source.ts';
import { pricesColumn, pricingFrom } from '#server/api/catalogue/variant-view.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { taxRateColumn } from '#server/api/store/tax-rates.ts';
import { inventoryOf } from './inventory.ts';
import type { OfferedGroup } from './add-on-rule.ts';
import { offeredGroups } from './add-ons.ts';
import { priceListOf } from './pricing.ts';
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
  /** The path from the root to the main category. */
  readonly categories: readonly ProductCategory[];
  readonly attributes: readonly AttributeRecord[];
  readonly isActive: boolean;
  readonly rule: QuantityRule;
  readonly unit: Unit;
  /** Null if the store has no tax rate for the country, to which it can't deliver. */
  readonly taxRateBasisPoints: number | null;
  readonly inStock: number;
  readonly inventory: Inventory;
  readonly pricing: VariantPricing | null;
  /** The product's add-ons in their order, priced in the currency. */
  readonly addOnGroups: readonly OfferedGroup[];
}

const saleVariants = preparedQuery(
  (db) =>
    db
      .select({
        variant: variants,
        product: {
          id: products.id,
          slug: products.slug,
          name: products.name,
          images: products.images,
          drawingKind: products.drawingKind,
          attributes: products.attributes,
          isActive: products.isActive,
        },
        categoryId: productCategories.categoryId,
        stock: { quantity: stock.quantity, reorderLevel: stock.reorderLevel, restockDate: stock.restockDate },
        taxRate: taxRateColumn(sql.placeholder('countryCode'), variants.taxClass),
        prices: pricesColumn,
        addOnGroups: offeredGroups(priceList.currencyCode),
      })
      .from(variants)
      .innerJoin(products, eq(products.id, variants.productId))
      .leftJoin(productCategories, and(eq(productCategories.productId, products.id), productCategories.isMain))
      .leftJoin(stock, eq(stock.variantId, variants.id))
      .where(sql`${variants.id} = any(${sql.placeholder('ids')}::text[])`),
  'sale_variants',
);

/** Loads variants for sale, taxed as in the given country. Unknown ids have no entry. */
export const loadSaleVariants = async (
  context: Pick<HandlerContext, 'db' | 'settings' | 'reference' | 'currencyCode' | 'shopper'>,
  variantIds: readonly string[],
  countryCode: string,
): Promise<ReadonlyMap<string, SaleVariant>> => {
  const ids = [...new Set(variantIds)];
  if (ids.length === 0) return new Map();
  const list = priceListOf(context);
  const rows = await saleVariants(context.db).execute({
    ids,
    countryCode,
    currencyCode: list.currencyCode,
    // No group has this id.
    priceGroup: list.priceGroupId ?? '',
    canSeePrices: true,
  });
  return new Map(
    rows.map(({ variant, product, categoryId, stock: held, taxRate, ...row }) => [
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
        categories: pathTo(context.reference.categories, categoryId),
        attributes: variant.attributes,
        isActive: product.isActive && variant.isActive,
        rule: {
          minimum: variant.minimumQuantity,
          maximum: variant.maximumQuantity,
          increment: variant.quantityIncrement,
        },
        unit: { code: variant.unitCode, label: variant.unitLabel, packSize: variant.packSize },
        taxRateBasisPoints: taxRate,
        inStock: Math.max(0, held?.quantity ?? 0),
        inventory: inventoryOf(held, context.settings),
        pricing: pricingFrom(variant.id, row.prices, list.currencyCode) ?? null,
        addOnGroups: row.addOnGroups,
      },
    ]),
  );
};

/** The variant's name in messages: its trade description, else the product's name. */
export const nameOf = (variant: Pick<SaleVariant, 'productName' | 'variantName'>): string =>
  variant.variantName === '' ? variant.productName : variant.variantName;
