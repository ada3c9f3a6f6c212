import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getSuggestions } from '#contract/product-rows.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Eight suggestions on wide screens, six on phones. */
export const maxSuggestions = { wide: 8, narrow: 6 } as const;

/** The store's suggestions for the text typed so far; disabled while it is empty. */
export const suggestionsQuery = (shop: Shop, typed: string, limit: number = maxSuggestions.wide) => {
  const text = typed.trim();
  return queryOptions({
    queryKey: [shop.scope, 'suggestions', text.toLowerCase(), limit],
    queryFn: async ({ signal }) =>
      (await shop.searchIndex?.())?.suggestions(text, limit) ??
      shop.api.call(getSuggestions, { query: { Query: text, Limit: limit } }, { signal }),
    enabled: text !== '',
    placeholderData: keepPreviousData,
    staleTime: 60_000,
    retry: false,
  });
};
