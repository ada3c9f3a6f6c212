import type { QueryClient } from '@tanstack/react-query';
import { tokenRenewal } from '#shopper/shopper-actions.ts';

/** The last token that replaced another of the same shopper, until a refusal of an unknown token has been attributed to that. */
let renewedToken: string | null = null;

/** Records that the shopper has a newer token. Requests in flight with the previous one may still be refused. */
export const noteRenewal = (token: string): void => {
  renewedToken = token;
};

/** Whether the refused token, null if unknown, is one that `token` has replaced. */
export const isReplaced = (refusedToken: string | null, token: string): boolean =>
  refusedToken === null ? renewedToken === token : refusedToken !== token;

/** A refusal of an unknown token was attributed to the renewal: the next one counts. */
export const forgetRenewal = (): void => {
  renewedToken = null;
};

/** Resolves once no request of this page that renews the shopper's token is in flight. */
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
