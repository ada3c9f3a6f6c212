import { ContractBroken, isNoAnswer, isRefused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/password-change.ts';
import { asksForPolicy } from '#contract/policy-refusal.ts';
import { type EntryFailure, foreignAnswer } from '#offline/journal/entry.ts';

/** How an attempt ended. `status` 0: no answer, or one that is not from the store; whether the store acted is unknown. */
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

/** What a verdict depends on. */
export interface VerdictFacts {
  /** The store deduplicates by idempotency key. */
  readonly isKeyed: boolean;
  /** Consecutive server errors before this attempt. */
  readonly serverErrors: number;
  /** The command removes something, so finding it gone is the desired result. */
  readonly isRemoval: boolean;
  /** Its ids were looked up for this very attempt, so another lookup would find the same. */
  readonly isLookedUp: boolean;
  /** Open to anyone, signed in or not: a 403 that does not name the policy has another cause. */
  readonly isForAnyone: boolean;
}

/** What to do after an attempt. */
export type Verdict =
  | { readonly do: 'settle' }
  /** Send the same request again; `afterMs` comes from `Retry-After`, or is null for our own backoff. */
  | { readonly do: 'retry'; readonly afterMs: number | null; readonly isServerError: boolean }
  /** After the same wait: check whether it was applied, then settle or send again. */
  | { readonly do: 'reconcile'; readonly afterMs: number | null; readonly isServerError: boolean }
  /** It had no effect, since its target has a new id by now: look that up and send under a new key. */
  | { readonly do: 'look-up' }
  | { readonly do: 'park'; readonly until: 'sign-in' | 'policy' }
  | { readonly do: 'refuse' }
  | { readonly do: 'ask' };

/** Consecutive server errors after which the shopper is asked. */
export const maxServerErrors = 8;

/** The longest pause that a store may ask for, in ms; longer ones come from clocks that were changed. */
export const maxPauseMs = 60 * 60 * 1000;

const keyInUse = 'IdempotencyKeyInUse';
const contractBroken = 'ContractBroken';

/** Statuses with which a store says that it can't answer now. */
const later = new Set([408, 425, 429]);

/** No answer, answers of intermediaries, and a store that is briefly unavailable. */
const away = new Set([0, 502, 503, 504, 511]);

/** Decides what follows from an attempt. */
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
  if (asksForPolicy(status, end.code) && (!facts.isForAnyone || end.code !== null))
    return { do: 'park', until: 'policy' };
  if (status === 404) {
    if (!facts.isLookedUp) return { do: 'look-up' };
    return { do: facts.isRemoval ? 'settle' : 'refuse' };
  }
  if (status === 409 && facts.isKeyed && end.code === keyInUse) return { do: 'retry', afterMs, isServerError: false };
  return { do: 'refuse' };
};

/** How a call that threw ended; rethrows errors that come from neither the store nor the network. */
export const endOf = (error: unknown): Extract<AttemptEnd, { type: 'failed' }> => {
  const none = { type: 'failed', status: 0, code: null, message: null, retryAfterMs: null } as const;
  if (isNoAnswer(error)) return error.isForeign ? { ...none, code: foreignAnswer } : none;
  // An answer that breaks the contract may mean that the change was applied.
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
