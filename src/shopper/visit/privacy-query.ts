import { queryOptions } from '@tanstack/react-query';
import { getPrivacyPolicy } from '#contract/privacy.ts';
import type { Shop } from '#shopper/shop.tsx';

/** The current privacy policy, and whether this shopper has accepted it; a guest's order records which one it was. */
export const privacyPolicyQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'privacy-policy'],
    queryFn: ({ signal }) => shop.api.call(getPrivacyPolicy, {}, { signal }),
    staleTime: 300_000,
    meta: { persist: 'device' },
  });
