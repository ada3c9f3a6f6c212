import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getCategoryBySlug } from '#contract/category.ts';
import { getFilters, getProducts } from '#contract/product-rows.ts';
import { foundOrNull } from '#shopper/found.ts';
import type { Shop } from '#shopper/shop.tsx';
import { listPageSize, type Selection } from './selection.ts';

/** A category with its ancestors and table columns, or null if there is none. */
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
    queryFn: ({ signal }) =>
      shop.api.call(
        getProducts,
        {
          query: {
            ...narrowing(selection),
            PageNumber: selection.page,
            PageSize: listPageSize,
            ...(selection.sort === null ? {} : { Sort: selection.sort }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    meta: { persist: 'worker' },
  });

/** The filters of a selection with the count of each value, independent of paging and sorting. */
export const filtersQuery = (shop: Shop, selection: Selection) =>
  queryOptions({
    queryKey: [shop.scope, 'filters', selection.categorySlug, selection.search, selection.filters],
    queryFn: ({ signal }) => shop.api.call(getFilters, { query: narrowing(selection) }, { signal }),
    placeholderData: keepPreviousData,
    meta: { persist: 'worker' },
  });
