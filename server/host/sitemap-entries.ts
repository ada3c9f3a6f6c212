import type { PublicConfiguration } from '#contract/configuration.ts';
import { type CategoryNode, getCategoryTree } from '#contract/category.ts';
import { getBlogPosts, getPages } from '#contract/content.ts';
import { maxPageSize } from '#contract/page-sizes.ts';
import { getProducts } from '#contract/product-rows.ts';
import { guestApi } from './store-fetch.ts';

/** A page for search engines: a path on this site, and when it last changed (ISO) if known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: string;
}

/** Screens that every store has. */
const fixed: readonly SitemapEntry[] = ['/', '/store', '/blog/list', '/contact-us', '/privacy-policy'].map((path) => ({
  path,
}));

/** Every page that guests can reach. */
export const collectEntries = async (
  fetch: typeof globalThis.fetch,
  configuration: PublicConfiguration,
): Promise<SitemapEntry[]> => {
  const api = guestApi(fetch, configuration);
  const { nodes } = await api.call(getCategoryTree, {});
  const { results: pages } = await api.call(getPages, {});
  const posts = await everyPage((query) => api.call(getBlogPosts, { query }));
  const products = await everyPage((query) => api.call(getProducts, { query: { ...query, Sort: 'NameAscending' } }));
  const all: SitemapEntry[] = [
    ...fixed,
    ...pages.map(({ url, updatedAt }) => ({ path: url, changedAt: updatedAt })),
    ...slugsOf(nodes).map((slug) => ({ path: `/store/${slug}` })),
    ...products.map(({ slug }) => ({ path: `/store/product/${slug}` })),
    ...posts.map(({ slug, publishedAt }) => ({ path: `/blog/post/${slug}`, changedAt: publishedAt })),
  ];
  return [...new Map(all.map((entry) => [entry.path, entry])).values()];
};

const slugsOf = (nodes: readonly CategoryNode[]): string[] =>
  nodes.flatMap(({ slug, nodes: below }) => [slug, ...slugsOf(below)]);

const everyPage = async <T>(
  ask: (query: { PageNumber: number; PageSize: number }) => Promise<{ results: readonly T[]; total: number }>,
): Promise<T[]> => {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { results, total } = await ask({ PageNumber: page, PageSize: maxPageSize });
    found.push(...results);
    if (results.length === 0 || found.length >= total) return found;
  }
};
