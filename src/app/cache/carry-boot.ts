import type { QueryClient } from '@tanstack/react-query';
import { type CurrentShop, isScopeOf } from '#app/current-shop.ts';

/**
 * Copies a visitor's boot answers from another currency or country where the current one has none: they contain no prices of
 * goods, and without them there would be no menu offline, and no way around the shop. They are refetched at once.
 */
export const carryBoot = (queryClient: QueryClient, currentShop: CurrentShop): void => {
  const { scope, configuration } = currentShop.get();
  const { session } = currentShop.state();
  const known = queryClient.getQueryCache().findAll({
    predicate: ({ meta, queryKey: [of], state }) =>
      meta?.persist === 'boot' &&
      state.data !== undefined &&
      of !== scope &&
      isScopeOf(session, of) &&
      String(of).startsWith(`${configuration.storeKey}.`),
  });
  for (const { queryKey, state, meta } of known.toSorted((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)) {
    const carried = [scope, ...queryKey.slice(1)];
    if (queryClient.getQueryData(carried) !== undefined) continue;
    queryClient.getQueryCache().build(queryClient, { queryKey: carried, ...(meta === undefined ? {} : { meta }) });
    queryClient.setQueryData(carried, state.data, { updatedAt: 0 });
  }
};
