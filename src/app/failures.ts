import { isApiError } from '#api/api-error.ts';
import type { ShopperActions } from '#shopper/shopper-actions.ts';
import { showToast } from '#ui/toast-state.ts';
import { type Failure, verdictOn } from './error-policy.ts';
import type { FailureListener } from './query-client.ts';
import type { AppRouter } from './router.tsx';

/** What a failure may act on. */
export interface FailureDesk {
  readonly router: () => AppRouter;
  readonly actions: () => ShopperActions;
}

/** Carries out the policy for every query and write that fails. */
export const createFailureListener = (desk: FailureDesk): FailureListener => {
  const act = (error: unknown, kind: Failure['kind']): void => {
    // What is no answer of the store is a slip of ours: it is told to whoever listens for errors, too.
    if (!isApiError(error)) reportError(error);
    const router = desk.router();
    const { signsOut, goTo, message } = verdictOn({ error, kind, at: router.state.location.href });
    if (message !== null) showToast({ tone: 'error', text: message });
    void (async () => {
      if (signsOut) await desk.actions().signOut();
      if (goTo !== null) await router.navigate({ href: goTo });
    })();
  };
  return {
    onQueryFailed: (error, query) => act(error, query.meta?.tellsFailure === true ? 'told-read' : 'read'),
    onWriteFailed: (error, mutation) => act(error, mutation.meta?.isFailureShown === true ? 'shown-write' : 'write'),
  };
};
