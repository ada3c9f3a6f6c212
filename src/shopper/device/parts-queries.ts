import { queryOptions } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { ProductOfParts } from './products-of-parts.ts';

// Their code comes when they are asked: the screens that ask stand ready on every page.
const loadIndex = () => Promise.all([import('./part-index.ts'), import('./products-of-parts.ts')]);

/** What the part index of this device has of a product whose page is not here; null where it has nothing. */
export const productOfPartsQuery = (shop: Shop, slug: string) =>
  queryOptions({
    queryKey: [shop.scope, 'kept-product-of-parts', slug],
    queryFn: async (): Promise<ProductOfParts | null> => {
      const [{ openWholePartIndex }, { productsOfParts }] = await loadIndex();
      const index = await openWholePartIndex(shop);
      return productsOfParts((await index?.products([slug])) ?? [])[0] ?? null;
    },
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });

/** More than a shopper looks through without a connection. */
const maxProducts = 500;

/** What the part index of this device has in categories, by the slugs of these and of those below them; null where it is not whole. */
export const productsOfCategoriesQuery = (shop: Shop, slugs: readonly string[]) =>
  queryOptions({
    queryKey: [shop.scope, 'kept-products-of-categories', slugs],
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
