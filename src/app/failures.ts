import type { Mutation } from '@tanstack/react-query';
import { isApiError, Refused } from '#api/api-error.ts';
import { isSameShopper, isUnchecked as isUncheckedSession, type Session } from '#shopper/session.ts';
import { showToastLazily } from '#ui/toast/show-toast-lazily.ts';
import { type CurrentShop, isScopeOf } from './current-shop.ts';
import { type FailedCall, errorPolicyFor } from './error-policy.ts';
import type { FailureListener } from './query-client.ts';
import type { PageActions } from './shopper-actions.ts';

/** What failure handling needs from the page. */
export interface FailureContext {
  readonly currentShop: () => CurrentShop;
  /** Where the shopper is: path with query. */
  readonly at: () => string;
  readonly goTo: (href: string) => Promise<void>;
  readonly actions: () => Pick<PageActions, 'endSession' | 'recheckSession'>;
}

/** Handles failures. */
export interface Failures extends FailureListener {
  /** The store refused what the journal sent for the current shopper, who can read it there. */
  readonly onChangeRefused: (error: Refused) => void;
}

/** Applies the error policy to every query and write that fails. */
export const createFailureListener = (context: FailureContext): Failures => {
  const begunBy = new WeakMap<object, Session>();
  const act = (error: unknown, kind: FailedCall['kind'], isOfShopper: (session: Session) => boolean): void => {
    // Not an API error, so a bug: report it.
    if (!isApiError(error)) reportError(error);
    const { session: shopper } = context.currentShop().state();
    // A previous shopper's query must not sign out the current one.
    if (!isOfShopper(shopper)) return;
    const isUnchecked = isUncheckedSession(shopper);
    const { session, goTo, message } = errorPolicyFor({ error, kind, at: context.at(), isUnchecked });
    if (message !== null) void showToastLazily({ tone: 'error', text: message });
    void (async () => {
      if (session === 'checked') await context.actions().recheckSession();
      if (session === 'ends' && !(await context.actions().endSession(Refused.tokenOf(error)))) return;
      if (goTo !== null) await context.goTo(goTo);
    })();
  };
  return {
    onWriteBegun: (mutation: Mutation<unknown, unknown>) => {
      begunBy.set(mutation, context.currentShop().state().session);
    },
    onQueryFailed: (error, query) =>
      act(error, query.meta?.toastsFailure === true ? 'toasted-read' : 'read', (now) =>
        isScopeOf(now, query.queryKey[0]),
      ),
    onWriteFailed: (error, mutation) =>
      act(error, mutation.meta?.isFailureShown === true ? 'shown-write' : 'write', (now) =>
        isSameShopper(begunBy.get(mutation) ?? now, now),
      ),
    onChangeRefused: (error) => act(error, 'shown-write', () => true),
  };
};
