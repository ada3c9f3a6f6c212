import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { type CategoryNode, getCategoryTree } from '#contract/category.ts';
import { getMainMenu, getRedirects, getStoreSettings, type MenuItem, type StoreSettings } from '#contract/store.ts';
import { type Shop, useShop } from './shop.tsx';

declare module '@tanstack/react-query' {
  interface Register {
    /**
     * `persist`: whether an answer outlives the tab. `boot` is restored before the first frame (small, few); `device` is read from
     * the device's database when it is needed; so are `day`, for one day only, and `chosen`, if the shopper keeps their own
     * prices and orders on this device; `worker` is cached by the service worker, if there is one. Without it,
     * nothing is stored.
     * `isFinal`: the answer for a key never changes, so a stored copy is never refetched.
     * `toastsFailure`: a failure is also shown as a toast, not only on the query's screen.
     */
    queryMeta: {
      readonly persist?: 'boot' | 'device' | 'day' | 'chosen' | 'worker';
      readonly isFinal?: boolean;
      readonly toastsFailure?: boolean;
    };
    /** `isFailureShown`: the screen shows a failure itself, so that no toast is needed. */
    mutationMeta: { readonly isFailureShown?: boolean };
  }
}

const minuteMs = 60_000;

/** The store's settings. As with all `boot` answers, removing them from memory would remove them from the device, too. */
export const storeSettingsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'store-settings'],
    queryFn: ({ signal }) => shop.api.call(getStoreSettings, {}, { signal }),
    staleTime: 10 * minuteMs,
    gcTime: Infinity,
    meta: { persist: 'boot' },
  });

/** The store's own links: entries of the main menu that don't lead to a category. */
export const menuLinksQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'menu-links'],
    queryFn: async ({ signal }) => linksOf((await shop.api.call(getMainMenu, {}, { signal })).items),
    staleTime: 10 * minuteMs,
    gcTime: Infinity,
    meta: { persist: 'boot' },
  });

/** A category in the first line of the navigation. */
export type TopCategory = Pick<CategoryNode, 'id' | 'name' | 'slug'>;

/** The first line of the navigation: the top categories that have children. Kept small, since every page includes it. */
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

/** The top categories with the data for an index of them; all that the home page and the catalogue page need of the tree. */
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

/** All categories as a tree; large, so only screens and menus that show it fetch it. */
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

/** Former URLs and where they redirect to. */
export const redirectsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'redirects'],
    queryFn: async ({ signal }) => (await shop.api.call(getRedirects, {}, { signal })).results,
    staleTime: 24 * 60 * minuteMs,
    meta: { persist: 'device' },
  });

/** The store's settings; undefined until known. While those for another shopper or currency load, the previous ones stay. */
export const useStoreSettings = (): StoreSettings | undefined =>
  useQuery({ ...storeSettingsQuery(useShop()), placeholderData: keepPreviousData }).data;
