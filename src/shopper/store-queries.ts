import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type CategoryNode, getCategoryTree } from '#contract/category.ts';
import { getMainMenu, getRedirects, getStoreSettings, type MenuItem, type StoreSettings } from '#contract/store.ts';
import { type Shop, useShop } from './shop.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `persist`: whether an answer outlives the tab. `boot` is read back before the first frame (small, few); `device` comes
     * back from the device's database when it is asked for, `day` for a day only, `chosen` where the shopper keeps own
     * prices and orders on this device; `worker` is cached by the service worker, where there is one. Nothing
     * is stored without it.
     * `isFinal`: what its key names never changes, so a stored copy is not asked for again.
     * `toastsFailure`: a failure is shown as a message too, not only where the query's screen shows it.
     */
    queryMeta: {
      readonly persist?: 'boot' | 'device' | 'day' | 'chosen' | 'worker';
      readonly isFinal?: boolean;
      readonly toastsFailure?: boolean;
    };
    /** `isFailureShown`: the screen shows a failure itself, so no message is needed. */
    mutationMeta: { readonly isFailureShown?: boolean };
  }
}

const minuteMs = 60_000;

/** How the store is set up. As of all of `boot`, what left the memory would leave the device, too. */
export const storeSettingsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'store-settings'],
    queryFn: ({ signal }) => shop.api.call(getStoreSettings, {}, { signal }),
    staleTime: 10 * minuteMs,
    gcTime: Infinity,
    meta: { persist: 'boot' },
  });

/** The store's own links: entries of the main menu that lead somewhere else than to a category. */
export const menuLinksQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'menu-links'],
    queryFn: async ({ signal }) => linksOf((await shop.api.call(getMainMenu, {}, { signal })).items),
    staleTime: 10 * minuteMs,
    gcTime: Infinity,
    meta: { persist: 'boot' },
  });

/** A category of the navigation's first line. */
export type TopCategory = Pick<CategoryNode, 'id' | 'name' | 'slug'>;

/** The first line of the navigation: the top categories that have children. Small, since every page brings it. */
export const topCategoriesQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'top-categories'],
    queryFn: async ({ signal }): Promise<TopCategory[]> =>
      withChildren((await shop.api.call(getCategoryTree, {}, { signal })).nodes).map(({ id, name, slug }) => ({
        id,
        name,
        slug,
      })),
    staleTime: 10 * minuteMs,
    gcTime: Infinity,
    meta: { persist: 'boot' },
  });

/** The top categories with what an index of them shows: of the tree, what home and the catalogue's own page bring. */
export const categoryIndexQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'category-index'],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getCategoryTree, {}, { signal })).nodes.map(({ nodes: _below, ...category }) => category),
    staleTime: 10 * minuteMs,
    meta: { persist: 'worker' },
  });

/** The navigation shows only categories that have children. */
export const withChildren = (nodes: readonly CategoryNode[]): readonly CategoryNode[] =>
  nodes.filter(({ nodes: below }) => below.length > 0);

/** All categories as a tree; large, so only screens and menus that show it ask for it. */
export const categoryTreeQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'category-tree'],
    queryFn: async ({ signal }) => (await shop.api.call(getCategoryTree, {}, { signal })).nodes,
    staleTime: 10 * minuteMs,
    meta: { persist: 'worker' },
  });

const linksOf = (items: readonly MenuItem[]): MenuItem[] =>
  items
    .filter(({ categoryId }) => categoryId === null)
    .map((item) => ({ ...item, subMenuItems: linksOf(item.subMenuItems) }));

/** Old addresses and where they lead. */
export const redirectsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'redirects'],
    queryFn: async ({ signal }) => (await shop.api.call(getRedirects, {}, { signal })).results,
    staleTime: 24 * 60 * minuteMs,
    meta: { persist: 'device' },
  });

/** How the store is set up; undefined for the moment before it is known, and as it was while another shopper's or currency's is asked for. */
export const useStoreSettings = (): StoreSettings | undefined =>
  useQuery({ ...storeSettingsQuery(useShop()), placeholderData: keepPreviousData }).data;
