import type { QueryClient } from '@tanstack/react-query';
import { guest } from '#shopper/session.ts';
import { type CurrentShop, isScopeOf } from '#app/current-shop.ts';

/** Drops at once what arrives for a shopper who has left: an answer or a write that was under way then. */
export const dropLateAnswers = (queryClient: QueryClient, currentShop: CurrentShop): (() => void) =>
  queryClient.getQueryCache().subscribe(({ type, query }) => {
    if (type !== 'added') return;
    // A cache's queries are of any kind; their keys are lists all the same.
    const [scope] = query.queryKey as readonly unknown[];
    if (isScopeOf(currentShop.state().session, scope) || isScopeOf(guest, scope)) return;
    queryClient.getQueryCache().remove(query);
  });
