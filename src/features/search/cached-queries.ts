import { queryOptions } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { cachedProductsQuery } from '#shopper/cached-products.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Search results from this device, best first, and the number of products searched, or of parts if all of them are here. */
export interface CachedResults {
  readonly found: readonly CachedProduct[];
  readonly among: number;
  readonly isOfAllParts: boolean;
}

/** How many matching parts to read for products: more than a shopper looks through. */
const maxParts = 400;

/** Searches the products on this device, for when the store doesn't respond. */
export const cachedResultsQuery = (shop: Shop, asked: string) =>
  queryOptions({
    queryKey: [shop.scope, 'cached-results', asked.toLowerCase()],
    queryFn: async ({ client }): Promise<CachedResults> => {
      const [products, { searchIndexOf }, { openWholePartIndex }] = await Promise.all([
        client.query(cachedProductsQuery(shop)),
        import('./cached-search.ts'),
        import('#shopper/device/part-index.ts'),
      ]);
      const parts = await openWholePartIndex(shop);
      if (parts !== null) {
        const { foundByParts } = await import('./parts-search.ts');
        const found = await foundByParts(parts, asked, maxParts, products);
        return { found, among: parts.status()?.here ?? 0, isOfAllParts: true };
      }
      const index = await searchIndexOf(products);
      return { found: index.search(asked), among: products.length, isOfAllParts: false };
    },
    enabled: asked !== '',
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });
