import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { CachedProduct } from '#offline/reads/cached-products.ts';
import { type Shop, useShop } from './shop.tsx';

export type { CachedProduct };

/**
 * The products known to this device in the shop's context: this shopper, currency and country only. Each query reads them from
 * where they are stored; they are never stored twice.
 */
export const cachedProductsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'cached-products'],
    queryFn: async ({ client }): Promise<readonly CachedProduct[]> => {
      const [{ productsIn }, { readCachedAnswers }] = await Promise.all([
        import('#offline/reads/cached-products.ts'),
        import('./cached-answers.ts'),
      ]);
      return productsIn([...answersInMemory(client, shop.scope), ...(await readCachedAnswers(shop))]);
    },
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });

/** Derived from data on this device, not answered by the store. */
const isDerived = (name: unknown): boolean => typeof name === 'string' && name.startsWith('cached-');

const answersInMemory = (client: QueryClient, scope: string) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [scope] })
    .filter(({ queryKey, state }) => !isDerived(queryKey[1]) && state.data !== undefined)
    .map(({ state }) => ({ data: state.data, storedAt: state.dataUpdatedAt }));

/** The products on this device; undefined until read. */
export const useCachedProducts = (): readonly CachedProduct[] | undefined =>
  useQuery(cachedProductsQuery(useShop())).data;
