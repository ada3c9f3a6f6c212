import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useEffect } from 'react';
import { isNoAnswer } from '#api/api-error.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { announce } from '#ui/announce.ts';
import { listingWording as words } from '#wording/listing.ts';
import { maxSuggestions, suggestionsQuery } from './search-queries.ts';
import { inTheirPlaces, suggestedHereQuery } from './suggested-here.ts';
import { useCachedSuggestions } from './use-cached-suggestions.ts';

/**
 * Suggestions for typed text, with their count announced: from the store; until it answers, from the parts on this device, whose
 * places the answer keeps; or, if the store doesn't respond, from the products on this device (`searched`).
 */
export const useSuggestions = (typed: string) => {
  const shop = useShop();
  const text = useDeferredValue(typed.trim());
  const limit = matchMedia('(min-width: 48em)').matches ? maxSuggestions.wide : maxSuggestions.narrow;
  const query = useQuery(suggestionsQuery(shop, text, limit));
  const ofParts = useQuery(suggestedHereQuery(shop, text, limit));
  const here = ofParts.isPlaceholderData ? undefined : (ofParts.data ?? undefined);
  const isDown = useConnection().judged !== 'online';
  const answer = query.isPlaceholderData ? undefined : query.data;
  // While the store doesn't respond, the suggestions for an earlier text would stay too long.
  const earlier = (isDown ? undefined : query.data) ?? ofParts.data ?? undefined;
  const isUnanswered = answer === undefined && (isDown || isNoAnswer(query.error));
  const cached = useCachedSuggestions(text, limit, isUnanswered, here);
  const known = answer !== undefined && here !== undefined ? inTheirPlaces(answer, here) : answer;
  const suggestions = text === '' ? undefined : (known ?? cached?.suggestions ?? here ?? earlier);
  const isSettled = known !== undefined || cached !== undefined;
  const count = suggestions === undefined ? null : suggestions.products.length + suggestions.categories.length;
  useEffect(() => {
    if (count !== null && isSettled) announce(words.suggestionCount(count));
  }, [count, isSettled]);
  return {
    text,
    suggestions,
    /** They answer a text that was typed earlier. */
    isOfEarlierText: !isSettled && here === undefined,
    /** The products were shown first, so the other suggestions go below them. */
    areProductsFirst: here !== undefined,
    searched: cached,
  };
};
