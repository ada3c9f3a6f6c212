import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptPrivacyPolicy, getPrivacyPolicy } from '#contract/privacy.ts';
import { useShop, type Shop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';

/** The privacy policy in force, with whether this shopper has accepted it. */
export const privacyPolicyQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'privacy-policy'],
    queryFn: ({ signal }) => shop.api.call(getPrivacyPolicy, {}, { signal }),
    staleTime: 300_000,
  });

/** Accepts a policy and goes on, also once the question is gone; what was refused before may be asked for again now. */
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
