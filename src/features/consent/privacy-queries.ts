import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptPrivacyPolicy, getPrivacyPolicy } from '#contract/privacy.ts';
import { useShop, type Shop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';

/** The current privacy policy, and whether this shopper has accepted it. */
export const privacyPolicyQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'privacy-policy'],
    queryFn: ({ signal }) => shop.api.call(getPrivacyPolicy, {}, { signal }),
    staleTime: 300_000,
    meta: { persist: 'device' },
  });

/**
 * Accepts the policy and continues, even if the screen has unmounted meanwhile; queries refused before may now succeed.
 */
export const useAcceptPolicy = (onAccepted: () => void) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => shop.api.call(acceptPrivacyPolicy, { params: { id } }, writeOptions(shop)),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: [shop.scope] });
      onAccepted();
    },
  });
};
