import { useMutation, useQueryClient } from '@tanstack/react-query';
import { acceptPrivacyPolicy } from '#contract/privacy.ts';
import { useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';

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
