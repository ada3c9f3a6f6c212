import { type Placeholder, type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import { productPriceRanges } from '#server/db/schema.ts';
import type { CatalogueView } from './catalogue-view.ts';

/** The visitor's price group; '' for the general prices. */
export const priceGroupOf = (view: Pick<CatalogueView, 'shopper'>): string => view.shopper?.priceGroupId ?? '';

/** Placeholders of a prepared query that decide which prices a visitor sees; `priceValuesOf` fills them. */
export const priceList = {
  currencyCode: sql.placeholder('currencyCode'),
  group: sql.placeholder('priceGroup'),
  isVisible: sql`${sql.placeholder('canSeePrices')}::boolean`,
};

export const priceValuesOf = (view: CatalogueView) => ({
  currencyCode: view.currencyCode,
  priceGroup: priceGroupOf(view),
  canSeePrices: view.canSeePrices,
});

interface PriceRange {
  readonly productId: SQLWrapper;
  readonly currencyCode: string | Placeholder;
}

const inGroup = ({ productId, currencyCode }: PriceRange, group: string | Placeholder, something: SQLWrapper): SQL =>
  sql`(select ${something} from ${productPriceRanges} where ${productPriceRanges.productId} = ${productId} and ${productPriceRanges.currencyCode} = ${currencyCode} and ${productPriceRanges.priceGroupId} = ${group})`;

/** A column of a product's price range for this visitor: that of the price group if it has one, else the general one. */
export const ofPriceList = (view: CatalogueView, productId: SQLWrapper, something: SQLWrapper): SQL => {
  const range = { productId, currencyCode: view.currencyCode };
  const group = priceGroupOf(view);
  const general = inGroup(range, '', something);
  return group === '' ? general : sql`coalesce(${inGroup(range, group, something)}, ${general})`;
};

/** The lowest price of a product for this visitor. */
export const priceFrom = (view: CatalogueView, productId: SQLWrapper): SQL<number | null> =>
  sql<number | null>`${ofPriceList(view, productId, productPriceRanges.fromMinor)}`;

/** Like `priceFrom`, for a prepared query; null if the visitor may not see prices. */
export const preparedPriceFrom = (productId: SQLWrapper): SQL<number | null> => {
  const range = { productId, currencyCode: priceList.currencyCode };
  const { fromMinor } = productPriceRanges;
  return sql`case when ${priceList.isVisible} then coalesce(${inGroup(range, priceList.group, fromMinor)}, ${inGroup(range, '', fromMinor)}) end`;
};
