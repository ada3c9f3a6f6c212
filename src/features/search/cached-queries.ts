import { queryOptions } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { cachedProductsQuery } from '#shopper/cached-products.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Search results from this device, best first, and the number of products searched. */
export interface CachedResults {
  readonly found: readonly CachedProduct[];
  readonly among: number;
}

/** Searches the products on this device, for when the store doesn't respond. */
export const cachedResultsQuery = (shop: Shop, asked: string) =>
  queryOptions({
    queryKey: [shop.scope, 'cached-results', asked.toLowerCase()],
    queryFn: async ({ client }): Promise<CachedResults> => {
      const [products, { searchIndexOf }] = await Promise.all([
        client.query(cachedProductsQuery(shop)),
        import('./cached-search.ts'),
      ]);
      const index = await searchIndexOf(products);
      return { found: index.search(asked), among: products.length };
    },
    enabled: asked !== '',
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });
