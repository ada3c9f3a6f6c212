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
 * Suggestions for what is being typed, and their count announced: from the store; until it answers from the parts of
 * this device, whose places the answer keeps; or from the products of this device that were `searched`, if the store doesn't respond.
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
  // While the store doesn't respond, the suggestions of an earlier text would stay for too long.
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
    /** They are those of a text that was typed before. */
    isOfEarlierText: !isSettled && here === undefined,
    /** The products were there first: what else is suggested comes below them. */
    areProductsFirst: here !== undefined,
    searched: cached,
  };
};
