import type { PublicConfiguration } from '#contract/configuration.ts';
import { type CategoryNode, getCategoryTree } from '#contract/category.ts';
import { getBlogPosts, getPages } from '#contract/content.ts';
import { getProducts } from '#contract/product-rows.ts';
import { askStore } from './ask-store.ts';

/** A page for search engines: a path on this site, and when it last changed (ISO) where that is known. */
export interface SitemapEntry {
  readonly path: string;
  readonly changedAt?: string;
}

const pageSize = 200;

/** Screens that every store has. */
const fixed: readonly SitemapEntry[] = ['/', '/store', '/blog/list', '/contact-us', '/privacy-policy'].map((path) => ({
  path,
}));

/** Every page a guest can find. */
export const collectEntries = async (
  fetch: typeof globalThis.fetch,
  configuration: PublicConfiguration,
): Promise<SitemapEntry[]> => {
  const ask: typeof askStore = (_, __, row, query) => askStore(fetch, configuration, row, query);
  const { nodes } = await ask(fetch, configuration, getCategoryTree);
  const { results: pages } = await ask(fetch, configuration, getPages);
  const posts = await everyPage((query) => ask(fetch, configuration, getBlogPosts, query));
  const products = await everyPage((query) =>
    ask(fetch, configuration, getProducts, { ...query, Sort: 'NameAscending' }),
  );
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
  ask: (query: { PageNumber: string; PageSize: string }) => Promise<{ results: readonly T[]; total: number }>,
): Promise<T[]> => {
  const found: T[] = [];
  for (let page = 1; ; page += 1) {
    const { results, total } = await ask({ PageNumber: String(page), PageSize: String(pageSize) });
    found.push(...results);
    if (results.length === 0 || found.length >= total) return found;
  }
};
