import type { Inventory, ProductSummary, Variant } from '#contract/product.ts';
import type { ProductQuery, Suggestions } from '#contract/product-rows.ts';
import type { RowData } from '#contract/row.ts';
import type { RowName, Rows } from '#contract/rows.ts';

/** What each variant's stock is said to be, as text; null where an answer counts what is in stock, whose variants it does not name. */
export type ToldStock = ReadonlyMap<string, string> | null;

/** The same for two objects that differ in the order of their names alone. */
export const inOrder = (fields: object): unknown[] => Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));

export const toldOf = (inventory: Inventory): string => JSON.stringify(inOrder(inventory));

const told = (
  products: readonly ProductSummary[],
  matches: readonly { readonly variant: Variant }[] = [],
): ReadonlyMap<string, string> => {
  const variants = [...products.flatMap((product) => product.variants), ...matches.map(({ variant }) => variant)];
  return new Map(variants.map(({ id, inventory }) => [id, toldOf(inventory)]));
};

const stockOfList = ({ results, matches }: RowData<Rows['getProducts']>, { Filters = [] }: ProductQuery): ToldStock =>
  Filters.some((entry) => entry.trimStart().startsWith('availability')) ? null : told(results, matches);

const stockOfSuggestions = ({ exact, products, matches = [] }: Suggestions): ToldStock =>
  exact === null ? told(products, matches) : told([exact.product, ...products], [exact, ...matches]);

/** What many guests ask for alike, and takes the store some work. */
const cachedRows: ReadonlySet<RowName> = new Set(['getProducts', 'getSuggestions', 'getFilters']);

export const isCached = (name: RowName): boolean => cachedRows.has(name);

/** The stock that the answer of a cached row tells. */
export const stockTold = (name: RowName, query: unknown, body: unknown): ToldStock => {
  // The row's schemas have made both.
  if (name === 'getProducts')
    return stockOfList((body as { data: RowData<Rows['getProducts']> }).data, query as ProductQuery);
  if (name === 'getSuggestions') return stockOfSuggestions((body as { data: Suggestions }).data);
  return null;
};
