import type { QueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { Basket } from '#contract/basket.ts';
import { isLastKept } from '#offline/drain/sent-basket.ts';
import type { Shop } from '#shopper/shop.tsx';
import { basketQuery } from '#features/basket/basket-queries.ts';
import { checkoutKey } from '#features/checkout/checkout-queries.ts';

/**
 * Puts the store's answer to a basket change into the query cache, or refetches the basket if there is none, or one with the
 * prices of a currency or country that the shopper has left since.
 */
export const applyBasketAnswer = async (
  shop: Shop,
  queryClient: QueryClient,
  { data, countryCode = shop.countryCode }: { readonly data: unknown; readonly countryCode: string | undefined },
): Promise<() => void> => {
  const { queryKey } = basketQuery(shop);
  const basket = basketOf(data);
  if (basket === null || basket.currencyCode !== shop.currencyCode || countryCode !== shop.countryCode) {
    // Refetched before the entry leaves the journal, so that the change never disappears in between.
    await queryClient.invalidateQueries({ queryKey });
    return () => undefined;
  }
  await queryClient.cancelQueries({ queryKey });
  return () => queryClient.setQueryData(queryKey, basket);
};

/** Reads the cart, and what a checkout shows of it, again: another tab has changed them at the store. */
export const rereadCart = (shop: Shop, queryClient: QueryClient): void => {
  void queryClient.invalidateQueries({ queryKey: basketQuery(shop).queryKey });
  void queryClient.invalidateQueries({ queryKey: checkoutKey(shop) });
};

/** The answer as a basket; null if it is none. Only what another page or the worker has sent is still to be checked. */
const basketOf = (data: unknown): Basket | null => {
  if (isLastKept(data)) return data;
  const parsed = z.safeParse(Basket, data);
  return parsed.success ? parsed.data : null;
};
