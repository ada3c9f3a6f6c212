import type { Inventory, ProductSummary, Variant } from '#contract/product.ts';
import type { ProductQuery, Suggestions } from '#contract/product-rows.ts';
import type { RowData } from '#contract/row.ts';
import type { RowName, Rows } from '#contract/rows.ts';
import { inOrder } from '#server/in-order.ts';

/** The stock that an answer contains, as text by variant; null if the answer depends on the stock of variants that it does not name. */
export type StatedStock = ReadonlyMap<string, string> | null;

export const stockText = (inventory: Inventory): string => JSON.stringify(inOrder(inventory));

const stockOf = (
  products: readonly ProductSummary[],
  matches: readonly { readonly variant: Variant }[] = [],
): ReadonlyMap<string, string> => {
  const variants = [...products.flatMap((product) => product.variants), ...matches.map(({ variant }) => variant)];
  return new Map(variants.map(({ id, inventory }) => [id, stockText(inventory)]));
};

const stockOfList = ({ results, matches }: RowData<Rows['getProducts']>, { Filters = [] }: ProductQuery): StatedStock =>
  Filters.some((entry) => entry.trimStart().startsWith('availability')) ? null : stockOf(results, matches);

const stockOfSuggestions = ({ exact, products, matches = [] }: Suggestions): StatedStock =>
  exact === null ? stockOf(products, matches) : stockOf([exact.product, ...products], [exact, ...matches]);

/** Rows that many visitors request alike and that are expensive to answer. */
const cachedRows: ReadonlySet<RowName> = new Set(['getProducts', 'getSuggestions', 'getFilters']);

export const isCached = (name: RowName): boolean => cachedRows.has(name);

/** The stock that the answer of a cached row contains. */
export const statedStock = (name: RowName, query: unknown, body: unknown): StatedStock => {
  // The row's schemas have parsed both.
  if (name === 'getProducts')
    return stockOfList((body as { data: RowData<Rows['getProducts']> }).data, query as ProductQuery);
  if (name === 'getSuggestions') return stockOfSuggestions((body as { data: Suggestions }).data);
  return null;
};
