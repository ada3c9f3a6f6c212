import type { QueryClient } from '@tanstack/react-query';
import { guest } from '#shopper/session.ts';
import { type CurrentShop, isScopeOf } from '#app/current-shop.ts';

/** Immediately drops answers that arrive for a shopper who has left, from a query or a write that was still in flight. */
export const dropLateAnswers = (queryClient: QueryClient, currentShop: CurrentShop): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    // Query keys are of unknown type here, but they are always arrays.
    const [scope] = query.queryKey as readonly unknown[];
    if (isScopeOf(currentShop.state().session, scope) || isScopeOf(guest, scope)) return;
    queryClient.getQueryCache().remove(query);
  });
