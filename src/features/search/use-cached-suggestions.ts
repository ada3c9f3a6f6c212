import { useQuery } from '@tanstack/react-query';
import type { Suggestions } from '#contract/product-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { cachedResultsQuery } from './cached-queries.ts';

/** What this device suggests, where the store was asked and did not answer; and among how many products it looked. */
export const useCachedSuggestions = (
  typed: string,
  limit: number,
  isUnanswered: boolean,
): { readonly suggestions: Suggestions; readonly among: number } | undefined => {
  const query = cachedResultsQuery(useShop(), typed);
  const { data } = useQuery({ ...query, enabled: isUnanswered && typed !== '' });
  if (data === undefined || !isUnanswered) return undefined;
  const products = data.found.slice(0, limit).map(({ summary }) => summary);
  return {
    suggestions: { query: typed, exact: null, products, categories: [], corrections: [], total: data.found.length },
    among: data.among,
  };
};
