import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { KeptProduct } from '#offline/reads/cached-products.ts';
import { type Shop, useShop } from './shop.tsx';

export type { KeptProduct };

/**
 * The products that this device knows in the shop's own context: of this shopper, currency and country alone. Read anew each
 * time somebody asks, from where they lie; never put away a second time.
 */
export const keptProductsQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'kept-products'],
    queryFn: async ({ client }): Promise<readonly KeptProduct[]> => {
      const [{ productsIn }, { keptAnswers }] = await Promise.all([
        import('#offline/reads/cached-products.ts'),
        import('./kept-answers.ts'),
      ]);
      return productsIn([...answersInMemory(client, shop.scope), ...(await keptAnswers(shop))]);
    },
    staleTime: 2_000,
    gcTime: 60_000,
    retry: false,
  });

/** Made of what is on this device, and no answer of the store. */
const isDerived = (name: unknown): boolean => typeof name === 'string' && name.startsWith('kept-');

const answersInMemory = (client: QueryClient, scope: string) =>
  client
    .getQueryCache()
    .findAll({ queryKey: [scope] })
    .filter(({ queryKey, state }) => !isDerived(queryKey[1]) && state.data !== undefined)
    .map(({ state }) => ({ data: state.data, storedAt: state.dataUpdatedAt }));

/** The products on this device; undefined until they are read. */
export const useKeptProducts = (): readonly KeptProduct[] | undefined => useQuery(keptProductsQuery(useShop())).data;
