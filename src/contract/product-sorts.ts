/** The sort orders of a product list. */
export const productSorts = [
  'Relevance',
  'NameAscending',
  'NameDescending',
  'PriceAscending',
  'PriceDescending',
  'Newest',
] as const;
export type ProductSort = (typeof productSorts)[number];
