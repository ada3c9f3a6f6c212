import { queryOptions } from '@tanstack/react-query';
import { getBlogCategoryBySlug, getBlogPosts, getPageByUrl } from '#contract/content.ts';
import { getProducts } from '#contract/product-rows.ts';
import { foundOrNull } from '#api/found-or-null.ts';
import { lineOf } from './product-line.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Posts per page. */
export const postPageSize = 12;

/** Posts on the home page. */
const latestPosts = 3;

/** The content page at a path (with its leading slash), or null if there is none. */
export const pageQuery = (shop: Shop, url: string) =>
  queryOptions({
    queryKey: [shop.scope, 'page', url],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getPageByUrl, { query: { url } }, { signal })),
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });

export interface PostSelection {
  readonly category?: string;
  readonly tag?: string;
  readonly page: number;
}

/** One page of posts, newest first, and all categories of the blog. */
export const postListQuery = (shop: Shop, { category, tag, page }: PostSelection) =>
  queryOptions({
    queryKey: [shop.scope, 'blog-posts', category ?? '', tag ?? '', page],
    queryFn: ({ signal }) =>
      shop.api.call(
        getBlogPosts,
        {
          query: {
            PageNumber: page,
            PageSize: postPageSize,
            ...(category === undefined ? {} : { Category: category }),
            ...(tag === undefined ? {} : { Tag: tag }),
          },
        },
        { signal },
      ),
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });

/** The newest posts, as many as the home page shows. */
export const latestPostsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'latest-posts'],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getBlogPosts, { query: { PageNumber: 1, PageSize: latestPosts } }, { signal })).results,
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });

/** One post with its body, or null if there is none. */
export const postQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'blog-post', slug],
    queryFn: async ({ signal }) =>
      (await shop.api.call(getBlogPosts, { query: { Slug: slug } }, { signal })).results[0] ?? null,
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });

/** A category of the blog, or null if there is none. */
export const blogCategoryQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'blog-category', slug],
    queryFn: ({ signal }) => foundOrNull(shop.api.call(getBlogCategoryBySlug, { query: { slug } }, { signal })),
    staleTime: 300_000,
    meta: { persist: 'worker' },
  });

/** Products by id, in the given order, as lines; for carousels and guides. */
export const productsByIdQuery = (shop: Shop, ids: readonly string[]) =>
  queryOptions({
    queryKey: [shop.scope, 'products-by-id', ids],
    queryFn: async ({ signal }) => {
      const { results } = await shop.api.call(
        getProducts,
        { query: { Ids: [...ids], PageSize: Math.max(1, ids.length) } },
        { signal },
      );
      return ids.flatMap((id) => results.filter((product) => product.id === id)).map(lineOf);
    },
    enabled: ids.length > 0,
    meta: { persist: 'worker' },
  });
