import { queryOptions } from '@tanstack/react-query';
import { isRefused } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { getBasket } from '#contract/basket-rows.ts';
import { forgetAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import type { Shop } from '#shopper/shop.tsx';

/** The shopper's basket; null until something was put in. */
export const basketQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'basket'],
    queryFn: ({ signal }) => fetchBasket(shop, signal),
    staleTime: 30_000,
  });

const fetchBasket = async (shop: Shop, signal: AbortSignal): Promise<Basket | null> => {
  const anonymousId = await readAnonymousId();
  if (!shop.isSignedIn && anonymousId === null) return null;
  try {
    return await shop.api.call(getBasket, { query: shop.isSignedIn ? {} : ownerOf(anonymousId) }, { signal });
  } catch (error) {
    if (!isRefused(error) || error.status !== 404) throw error;
    await forgetAnonymousId();
    return null;
  }
};

/** The `anonymousId` part of a call, left out where there is none. */
export const ownerOf = (anonymousId: string | null): { anonymousId?: string } =>
  anonymousId === null ? {} : { anonymousId };
