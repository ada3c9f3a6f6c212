import { queryOptions } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { ProductOfParts } from './products-of-parts.ts';

// Loaded only when a query runs: the screens with these queries are part of every page.
const loadIndex = () => Promise.all([import('./part-index.ts'), import('./products-of-parts.ts')]);

/** What this device's part index knows of a product whose page isn't here; null if nothing. */
export const productOfPartsQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'cached-product-of-parts', slug],
    queryFn: async (): Promise<ProductOfParts | null> => {
      const [{ openWholePartIndex }, { productsOfParts }] = await loadIndex();
      const index = await openWholePartIndex(shop);
      return productsOfParts((await index?.products([slug])) ?? [])[0] ?? null;
    },
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });

/** More than a shopper looks through offline. */
const maxProducts = 500;

/** The part index's products in categories, by the slugs of these and of their subcategories; null if the index isn't complete. */
export const productsOfCategoriesQuery = (shop: Shop, slugs: readonly string[]) =>
  queryOptions({
    queryKey: [shop.scope, 'cached-products-of-categories', slugs],
    queryFn: async (): Promise<readonly CachedProduct[] | null> => {
      const [{ openWholePartIndex }, { productsOfParts }] = await loadIndex();
      const index = await openWholePartIndex(shop);
      if (index === null) return null;
      const { productsIn } = await import('#offline/reads/cached-products.ts');
      return productsIn(productsOfParts(await index.categories(slugs, maxProducts)));
    },
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });
