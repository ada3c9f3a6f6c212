import type { Query, QueryCache } from '@tanstack/react-query';

/** Queries with prices or stock, by the second element of their keys. */
const priced = new Set<unknown>(['product', 'products', 'basket']);

/** Empty carts and lists have no prices. */
const isEmpty = (data: unknown): boolean => {
  if (typeof data !== 'object' || data === null) return true;
  const shown = 'lineItems' in data ? data.lineItems : 'results' in data ? data.results : data;
  return Array.isArray(shown) && shown.length === 0;
};

const isPriced = (query: Query): boolean =>
  priced.has(query.queryKey[1]) && query.isActive() && query.state.dataUpdatedAt > 0 && !isEmpty(query.state.data);

/** When the oldest prices on screen were fetched (epoch ms), or null if there are none. */
export const oldestPrices = (cache: QueryCache): number | null => {
  const times = cache.getAll().flatMap((query) => (isPriced(query) ? [query.state.dataUpdatedAt] : []));
  return times.length === 0 ? null : Math.min(...times);
};
