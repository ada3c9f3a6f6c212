import { useQuery } from '@tanstack/react-query';
import type { Suggestions } from '#contract/product-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { type CachedResults, cachedResultsQuery } from './cached-queries.ts';

/**
 * Suggestions from this device, for when the store doesn't respond, and the number of products searched. The suggestions of this
 * device's part index, `here`, tell which size of a product matches.
 */
export const useCachedSuggestions = (
  typed: string,
  limit: number,
  isUnanswered: boolean,
  here: Suggestions | undefined,
): ({ readonly suggestions: Suggestions } & Pick<CachedResults, 'among' | 'isOfAllParts'>) | undefined => {
  const query = cachedResultsQuery(useShop(), typed);
  const { data } = useQuery({ ...query, enabled: isUnanswered && typed !== '' });
  if (data === undefined || !isUnanswered) return undefined;
  const products = data.found.slice(0, limit).map(({ summary }) => summary);
  return {
    suggestions: {
      query: typed,
      exact: here?.exact ?? null,
      products,
      categories: [],
      corrections: [],
      total: data.found.length,
      matches: here?.matches,
    },
    among: data.among,
    isOfAllParts: data.isOfAllParts,
  };
};
