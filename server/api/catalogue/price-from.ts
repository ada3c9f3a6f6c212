import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productPriceRanges } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';

/** The visitor's price group, '' for the general prices. */
export const priceGroupOf = (view: Pick<CatalogueView, 'shopper'>): string => view.shopper?.priceGroupId ?? '';

/** A column of a product's price range for this visitor: the price group's where it has one, else the general one. */
export const ofPriceList = (view: CatalogueView, productId: SQLWrapper, something: SQLWrapper): SQL => {
  const inGroup = (group: string): SQL =>
    sql`(select ${something} from ${productPriceRanges} where ${productPriceRanges.productId} = ${productId} and ${productPriceRanges.currencyCode} = ${view.currencyCode} and ${productPriceRanges.priceGroupId} = ${group})`;
  const group = priceGroupOf(view);
  return group === '' ? inGroup('') : sql`coalesce(${inGroup(group)}, ${inGroup('')})`;
};

/** The lowest price of a product for this visitor. */
export const priceFrom = (view: CatalogueView, productId: SQLWrapper): SQL<number | null> =>
  sql<number | null>`${ofPriceList(view, productId, productPriceRanges.fromMinor)}`;
