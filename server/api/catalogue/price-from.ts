import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productPriceRanges } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';

/** The price group whose ranges come first for this visitor, '' for everybody's. */
export const priceGroupOf = (view: Pick<CatalogueView, 'shopper'>): string => view.shopper?.priceGroupId ?? '';

/** The lowest price of a product for this visitor: that of the price group where it has one, else everybody's. */
export const priceFrom = (view: CatalogueView, productId: SQLWrapper): SQL<number | null> => {
  const inGroup = (group: string): SQL =>
    sql`(select ${productPriceRanges.fromMinor} from ${productPriceRanges} where ${productPriceRanges.productId} = ${productId} and ${productPriceRanges.currencyCode} = ${view.currencyCode} and ${productPriceRanges.priceGroupId} = ${group})`;
  const group = priceGroupOf(view);
  return group === ''
    ? sql<number | null>`${inGroup('')}`
    : sql<number | null>`coalesce(${inGroup(group)}, ${inGroup('')})`;
};
