import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { getCategoryBySlug } from '#contract/category.ts';
import { getFilters, getProducts } from '#contract/product-rows.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import type { Shop } from '#shopper/shop.tsx';
import { type ListFilters, withFirstValues } from './first-values.ts';
import { listPageSize } from '#contract/page-sizes.ts';
import type { Selection, SelectionSearch } from './selection.ts';

/** A category with its ancestors and table columns, or null if it doesn't exist. */
export const categoryQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'category', slug],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getCategoryBySlug, { params: { slug } }, { signal })),
    meta: { persist: 'worker' },
  });

const narrowing = ({ categorySlug, search, filters }: Selection) => ({
  ...(categorySlug === null ? {} : { CategorySlug: categorySlug }),
  ...(search === null ? {} : { Search: search }),
  ...(filters.length === 0 ? {} : { Filters: [...filters] }),
});

/** One page of a selection; the previous page stays while the next one loads. */
export const productListQuery = (shop: Shop, selection: Selection) =>
  queryOptions({
    queryKey: [shop.scope, 'products', selection],
    queryFn: async ({ signal }) => {
      const query = {
        ...narrowing(selection),
        PageNumber: selection.page,
        PageSize: listPageSize,
        ...(selection.sort === null ? {} : { Sort: selection.sort }),
      };
      return (await shop.searchIndex?.())?.products(query) ?? shop.api.call(getProducts, { query }, { signal });
    },
    placeholderData: keepPreviousData,
    meta: { persist: 'worker' },
  });

/**
 * The filters of a selection with the count of each value, independent of paging and sorting. When the host renders, it includes
 * only the first values of each filter, except those in `whole`; the page fetches the rest on demand.
 */
export const filtersQuery = (shop: Shop, selection: Selection, whole: readonly string[] = []) =>
  queryOptions({
    queryKey: [shop.scope, 'filters', selection.categorySlug, selection.search, selection.filters],
    queryFn: async ({ signal }): Promise<ListFilters> => {
      const query = narrowing(selection);
      const filters = await ((await shop.searchIndex?.())?.filters(query) ??
        shop.api.call(getFilters, { query }, { signal }));
      return import.meta.env.SSR ? withFirstValues(filters, whole) : filters;
    },
    placeholderData: keepPreviousData,
    meta: { persist: 'worker' },
  });

/** Fetches a page of a selection and its filters; doesn't wait for them if another page of the same list is on screen. */
export const loadListing = async (
  shop: Shop,
  queryClient: QueryClient,
  selection: Selection,
  { all }: SelectionSearch,
): Promise<void> => {
  const { categorySlug, search } = selection;
  const isListShown =
    queryClient.getQueryCache().find({
      queryKey: [shop.scope, 'products', { categorySlug, search }],
      exact: false,
      type: 'active',
    }) !== undefined;
  const asked = Promise.all([
    queryClient.query({ ...productListQuery(shop, selection), staleTime: 'static' }).catch(() => null),
    queryClient.query({ ...filtersQuery(shop, selection, all), staleTime: 'static' }).catch(() => null),
  ]);
  if (!isListShown) await asked;
};
