import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSuggestions } from '#contract/product-rows.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Suggestions shown at most: eight where there is room, six on a phone. */
export const maxSuggestions = { wide: 8, narrow: 6 } as const;

/** What the store suggests for what is being typed; nothing is asked for an empty box. */
export const suggestionsQuery = (shop: Shop, typed: string, limit: number = maxSuggestions.wide) => {
  const text = typed.trim();
  return queryOptions({
    queryKey: [shop.scope, 'suggestions', text.toLowerCase(), limit],
    queryFn: ({ signal }) => shop.api.call(getSuggestions, { query: { Query: text, Limit: limit } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
};
