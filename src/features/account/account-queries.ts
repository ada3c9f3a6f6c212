import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCredits } from '#contract/credit.ts';
import { getCustomer, getCustomerSettings } from '#contract/customer.ts';
import type { Shop } from '#shopper/shop.tsx';

export const customerQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'customer'],
    queryFn: ({ signal }) => shop.api.call(getCustomer, {}, { signal }),
    meta: { persist: 'device' },
  });

export const customerSettingsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'customer-settings'],
    queryFn: ({ signal }) => shop.api.call(getCustomerSettings, {}, { signal }),
    meta: { persist: 'chosen' },
  });

/** Credit transactions per page. */
export const movementsOnPage = 20;

/** The credit accounts, with one page of transactions each. */
export const creditQuery = (shop: Shop, page: number) =>
  queryOptions({
    queryKey: [shop.scope, 'credit', page],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getCredits, { query: { PageNumber: page, PageSize: movementsOnPage } }, { signal })).results,
    placeholderData: keepPreviousData,
    staleTime: 0,
    meta: { persist: 'chosen' },
  });
