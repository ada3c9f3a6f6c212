import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { isNoAnswer } from '#api/api-error.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { listingWording as words } from '#wording/listing.ts';
import { maxSuggestions, suggestionsQuery } from './search-queries.ts';
import { useCachedSuggestions } from './use-cached-suggestions.ts';

/**
 * Suggestions for what is being typed, and their count announced: from the store, or from the products of
 * this device that were `searched`, if the store doesn't respond.
 */
export const useSuggestions = (typed: string) => {
  const shop = useShop();
  const text = useDeferredValue(typed.trim());
  const limit = matchMedia('(min-width: 48em)').matches ? maxSuggestions.wide : maxSuggestions.narrow;
  const query = useQuery(suggestionsQuery(shop, text, limit));
  const isDown = useConnection().judged !== 'online';
  // While the store doesn't respond, placeholder suggestions would stay for too long.
  const data = query.isPlaceholderData && isDown ? undefined : query.data;
  const cached = useCachedSuggestions(text, limit, data === undefined && (isDown || isNoAnswer(query.error)));
  const isPlaceholder = data !== undefined && query.isPlaceholderData;
  const suggestions = text === '' ? undefined : (data ?? cached?.suggestions);
  const count = suggestions === undefined ? null : suggestions.products.length + suggestions.categories.length;
  useEffect(() => {
    if (count !== null && !isPlaceholder) announce(words.suggestionCount(count));
  }, [count, isPlaceholder]);
  return { text, suggestions, isPlaceholder, searched: cached };
};
