/** The orders a product list can be put in. */
export const productSorts = [
  'Relevance',
  'NameAscending',
  'NameDescending',
  'PriceAscending',
  'PriceDescending',
  'Newest',
] as const;
export type ProductSort = (typeof productSorts)[number];
