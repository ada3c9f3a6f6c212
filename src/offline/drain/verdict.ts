import { ContractBroken, isNoAnswer, isRefused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import type { EntryFailure } from '#offline/journal/entry.ts';

/** How an attempt ended. `status` 0: no answer, or one that is not the store's; whether the store acted is unknown. */
export type AttemptEnd =
  | { readonly type: 'needless' }
  | { readonly type: 'gone' }
  | {
      readonly type: 'failed';
      readonly status: number;
      readonly code: string | null;
      readonly message: string | null;
      readonly retryAfterMs: number | null;
    };

/** What is known when a verdict is given. */
export interface VerdictFacts {
  /** The store tells repeats by their key. */
  readonly isKeyed: boolean;
  /** Server errors in a row before this attempt. */
  readonly serverErrors: number;
  /** The command takes something away, so that finding it gone is what was wanted. */
  readonly isRemoval: boolean;
  /** Its ids were looked up for this very attempt, so looking again would find the same. */
  readonly isLookedUp: boolean;
  /** Anyone may do it, signed in or not: a 403 that does not name the policy is not about it. */
  readonly isForAnyone: boolean;
}

/** What is done about an attempt. */
export type Verdict =
  | { readonly do: 'settle' }
  /** The same request again; `afterMs` comes from `Retry-After`, or is null for our own backoff. */
  | { readonly do: 'retry'; readonly afterMs: number | null; readonly isServerError: boolean }
  /** After the same wait: look whether it happened, then settle or send again. */
  | { readonly do: 'reconcile'; readonly afterMs: number | null; readonly isServerError: boolean }
  /** Nothing was done, since what was meant has another id by now: look it up and send under a new key. */
  | { readonly do: 'look-up' }
  | { readonly do: 'park'; readonly until: 'sign-in' | 'policy' }
  | { readonly do: 'refuse' }
  | { readonly do: 'ask' };

/** Server errors in a row after which the shopper is asked. */
export const maxServerErrors = 8;

/** Milliseconds that a store may ask us to stay away at most; longer waits come of clocks that were set. */
export const maxPauseMs = 60 * 60 * 1000;

const keyInUse = 'IdempotencyKeyInUse';
const contractBroken = 'ContractBroken';
const policyNotAccepted = 'PrivacyPolicyNotAccepted';

/** Statuses with which a store says that it could not, now. */
const later = new Set([408, 425, 429]);

/** No answer, answers of something between device and store, and a store that is not there just now. */
const away = new Set([0, 502, 503, 504, 511]);

/** The whole of what an attempt leads to. */
export const verdictOn = (end: AttemptEnd, facts: VerdictFacts): Verdict => {
  if (end.type === 'needless') return { do: 'settle' };
  if (end.type === 'gone') return { do: facts.isRemoval ? 'settle' : 'refuse' };
  const { status } = end;
  const afterMs = end.retryAfterMs === null ? null : Math.min(end.retryAfterMs, maxPauseMs);
  const isServerError = end.code === contractBroken || (status >= 500 && !away.has(status));
  if (isServerError && facts.serverErrors + 1 >= maxServerErrors) return { do: 'ask' };
  if (isServerError || away.has(status) || later.has(status)) {
    return { do: facts.isKeyed ? 'retry' : 'reconcile', afterMs, isServerError };
  }
  if (status === 401) return { do: 'park', until: 'sign-in' };
  if (end.message === passwordChangeRequired) return { do: 'park', until: 'sign-in' };
  if (status === 403 && (!facts.isForAnyone || end.code === policyNotAccepted)) return { do: 'park', until: 'policy' };
  if (status === 404) {
    if (!facts.isLookedUp) return { do: 'look-up' };
    return { do: facts.isRemoval ? 'settle' : 'refuse' };
  }
  if (status === 409 && facts.isKeyed && end.code === keyInUse) return { do: 'retry', afterMs, isServerError: false };
  return { do: 'refuse' };
};

/** How a call that threw ended; what is neither the store's nor the line's doing is thrown on. */
export const endOf = (error: unknown): Extract<AttemptEnd, { type: 'failed' }> => {
  const none = { type: 'failed', status: 0, code: null, message: null, retryAfterMs: null } as const;
  if (isNoAnswer(error)) return none;
  // An answer that is not of the contract may stand for something that happened.
  if (error instanceof ContractBroken) return { ...none, code: contractBroken };
  if (!isRefused(error)) throw error;
  return {
    type: 'failed',
    status: error.status,
    code: error.details[0]?.code ?? null,
    message: error.errors[0] ?? null,
    retryAfterMs: error.retryAfterMs,
  };
};

/** A failed attempt as it is stored. */
export const failureOf = (end: AttemptEnd, at: number): EntryFailure =>
  end.type === 'failed'
    ? { status: end.status, code: end.code, message: end.message, at }
    : { status: 0, code: end.type === 'gone' ? 'Gone' : null, message: null, at };
