import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { isRefused } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { getBasket } from '#contract/basket-rows.ts';
import { forgetAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { useIsJournalRead, useSentBasket, useWaiting } from '#shopper/use-waiting.ts';
import { foldBasket, lastBasket } from './basket-fold.ts';

/** The basket at the store; null until something has been added. */
export const basketQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'basket'],
    queryFn: ({ signal }) => shop.journal.read('basket', () => fetchBasket(shop, signal)),
    staleTime: 30_000,
    meta: { persist: 'day' },
  });

const fetchBasket = async (shop: Shop, signal: AbortSignal): Promise<Basket | null> => {
  const anonymousId = await readAnonymousId();
  if (!shop.isSignedIn && anonymousId === null) return null;
  const query = shop.isSignedIn || anonymousId === null ? {} : { anonymousId };
  try {
    const basket = await shop.api.call(getBasket, { query }, { signal });
    shop.journal.observe({ basket });
    return basket;
  } catch (error) {
    if (!isRefused(error) || error.status !== 404) throw error;
    await forgetAnonymousId();
    return null;
  }
};

/** The store's basket as far as this device knows it: null if there is none, undefined if unknown. */
export const useStoreBasket = () => {
  const shop = useShop();
  const query = useQuery(basketQuery(shop));
  const sent = useSentBasket();
  return { query, known: lastBasket(query, sent, shop) };
};

/**
 * The basket as the shopper sees it, including waiting changes, and the query behind it. Undefined until both the store's basket
 * and the waiting changes are known, so that nobody takes a part for the whole.
 */
export const useBasket = () => {
  const shop = useShop();
  const { query, known } = useStoreBasket();
  const waiting = useWaiting();
  const isRead = useIsJournalRead();
  const { isPending } = query;
  const isKnown = isRead && !isPending;
  const basket = useMemo(
    () => (isKnown ? foldBasket(known, waiting, shop) : undefined),
    [known, waiting, isKnown, shop],
  );
  return { ...query, basket };
};
