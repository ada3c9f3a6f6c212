import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type Api, createApi } from '#api/api.ts';
import { isApiError, isNoAnswer } from '#api/api-error.ts';
import { mergeBasket } from '#contract/basket-rows.ts';
import { forgetAnonymousId, readAnonymousId } from '#shopper/guest-basket.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';

/** The road to the store of somebody whose token has just come, while the page is still a guest's. */
export const apiWithToken = ({ configuration, currencyCode, countryCode }: Shop, token: string): Api =>
  createApi({
    base: configuration.apiBase,
    identity: () => ({
      apiKey: configuration.apiKey,
      storeKey: configuration.storeKey,
      currencyCode,
      countryCode,
      token,
    }),
  });

/**
 * Brings the guest's basket of this device into the shopper's and forgets its id; true when there was one. The store
 * merges a basket once, so after a lost answer the id is kept and the same is asked again.
 */
export const mergeGuestBasket = async (api: Api, shop: Shop): Promise<boolean> => {
  const anonymousId = await readAnonymousId();
  if (anonymousId === null) return false;
  try {
    await api.call(mergeBasket, { params: { id: anonymousId } }, writeOptions(shop));
  } catch (error) {
    if (!isApiError(error)) throw error;
    // Unanswered, not allowed yet, or later: it stays. Gone or spent: it has nothing more to give.
    if (isNoAnswer(error) || ![400, 404, 409].includes(error.status)) return false;
  }
  await forgetAnonymousId();
  return true;
};

/** Merges what an earlier sign-in could not; once for each shopper, in the shell. */
export const useGuestBasketMerge = (): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  useEffect(() => {
    if (!shop.isSignedIn) return;
    mergeGuestBasket(shop.api, shop).then(
      (isMerged) => (isMerged ? queryClient.invalidateQueries({ queryKey: [shop.scope, 'basket'] }) : undefined),
      reportError,
    );
  }, [shop, queryClient]);
};
