import type { QueryClient } from '@tanstack/react-query';
import { tokenRenewal } from '#shopper/shopper-actions.ts';

/** The token that last replaced another of the same shopper, until a change was refused of which the token isn't known. */
let renewedToken: string | null = null;

/** The shopper has a newer token. What is under way with the one before may be refused yet. */
export const noteRenewal = (token: string): void => {
  renewedToken = token;
};

/** Whether what was refused, null if that isn't known, is a token that `token` has replaced. */
export const isReplaced = (refusedToken: string | null, token: string): boolean =>
  refusedToken === null ? renewedToken === token : refusedToken !== token;

/** A refusal of which the token isn't known was put down to the renewal: the next one is refused for itself. */
export const forgetRenewal = (): void => {
  renewedToken = null;
};

/** Settles once nothing of this page is on its way that brings the shopper a newer token. */
export const untilRenewed = (queryClient: QueryClient): Promise<void> =>
  new Promise((resolve) => {
    const cache = queryClient.getMutationCache();
    const look = (): void => {
      if (queryClient.isMutating({ mutationKey: tokenRenewal }) > 0) return;
      unsubscribe();
      resolve();
    };
    const unsubscribe = cache.subscribe(look);
    look();
  });
