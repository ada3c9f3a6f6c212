import { queryOptions, useQuery } from '@tanstack/react-query';
import { getCategoryTree } from '#contract/category.ts';
import { getMainMenu, getRedirects, type StoreSettings, getStoreSettings } from '#contract/store.ts';
import { type Shop, useShop } from './shop.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `keep`: whether an answer outlives the tab. `boot` is read back before the first frame (small, few);
     * `device` comes back from the device's database when it is asked for. Nothing is kept without it.
     * `tellsFailure`: a failure is shown as a message too, not only where the query's screen shows it.
     */
    queryMeta: { readonly keep?: 'boot' | 'device'; readonly tellsFailure?: boolean };
    /** `isFailureShown`: the screen shows a failure itself, so no message is needed. */
    mutationMeta: { readonly isFailureShown?: boolean };
  }
}

const minute = 60_000;

/** How the store is set up. */
export const storeSettingsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'store-settings'],
    queryFn: ({ signal }) => shop.api.call(getStoreSettings, {}, { signal }),
    staleTime: 10 * minute,
    meta: { keep: 'boot' },
  });

/** The main menu. */
export const mainMenuQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'main-menu'],
    queryFn: async ({ signal }) => (await shop.api.call(getMainMenu, {}, { signal })).items,
    staleTime: 10 * minute,
    meta: { keep: 'boot' },
  });

/** All categories as a tree. */
export const categoryTreeQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'category-tree'],
    queryFn: async ({ signal }) => (await shop.api.call(getCategoryTree, {}, { signal })).nodes,
    staleTime: 10 * minute,
    meta: { keep: 'boot' },
  });

/** Old addresses and where they lead. */
export const redirectsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'redirects'],
    queryFn: async ({ signal }) => (await shop.api.call(getRedirects, {}, { signal })).results,
    staleTime: 60 * minute,
    meta: { keep: 'device' },
  });

/** How the store is set up; undefined for the moment before it is known. */
export const useStoreSettings = (): StoreSettings | undefined => useQuery(storeSettingsQuery(useShop())).data;
