import { queryOptions } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { cachedProductsQuery } from '#shopper/cached-products.ts';
import type { Shop } from '#shopper/shop.tsx';

/** What a search of this device finds, best first, and among how many products. */
export interface KeptResults {
  readonly found: readonly CachedProduct[];
  readonly among: number;
}

/** A search of the products on this device, for when the store does not answer. */
export const keptResultsQuery = (shop: Shop, asked: string) =>
  queryOptions({
    queryKey: [shop.scope, 'kept-results', asked.toLowerCase()],
    queryFn: async ({ client }): Promise<KeptResults> => {
      const [products, { keptIndexOf }] = await Promise.all([
        client.query(cachedProductsQuery(shop)),
        import('./kept-search.ts'),
      ]);
      const index = await keptIndexOf(products);
      return { found: index.search(asked), among: products.length };
    },
    enabled: asked !== '',
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });
