import { queryOptions } from '@tanstack/react-query';
import { getAddresses, getCompanyAddresses } from '#contract/address.ts';
import type { Shop } from '#shopper/shop.tsx';

/** The shopper's own addresses, the default first. */
export const addressesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'addresses', 'own'],
    queryFn: async ({ signal }) => (await shop.api.call(getAddresses, {}, { signal })).results,
    meta: { persist: 'chosen' },
  });

/** The addresses of the shopper's company. */
export const companyAddressesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'addresses', 'company'],
    queryFn: async ({ signal }) => (await shop.api.call(getCompanyAddresses, {}, { signal })).results,
    meta: { persist: 'chosen' },
  });
