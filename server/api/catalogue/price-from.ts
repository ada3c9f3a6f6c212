import { and, eq, inArray } from 'drizzle-orm';
import type { Money } from '#contract/money.ts';
import { productPriceRanges } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';

/** The price group whose ranges come first for this visitor, '' for everybody's. */
export const priceGroupOf = (view: Pick<CatalogueView, 'shopper'>): string => view.shopper?.priceGroupId ?? '';

/** What each product starts from for this visitor; nothing where prices are hidden. */
export const loadPricesFrom = async (
  view: CatalogueView,
  productIds: readonly string[],
): Promise<ReadonlyMap<string, Money>> => {
  if (!view.canSeePrices || productIds.length === 0) return new Map();
  const group = priceGroupOf(view);
  const rows = await view.db
    .select({
      productId: productPriceRanges.productId,
      priceGroupId: productPriceRanges.priceGroupId,
      amount: productPriceRanges.fromMinor,
    })
    .from(productPriceRanges)
    .where(
      and(
        inArray(productPriceRanges.productId, [...productIds]),
        eq(productPriceRanges.currencyCode, view.currencyCode),
        inArray(productPriceRanges.priceGroupId, [...new Set([group, ''])]),
      ),
    );
  const prices = new Map<string, Money>();
  for (const { productId, priceGroupId, amount } of rows) {
    if (priceGroupId === group || !prices.has(productId)) {
      prices.set(productId, { amount, currencyCode: view.currencyCode });
    }
  }
  return prices;
};
