import { isRefused } from '#api/api-error.ts';
import { passwordChangeRequired } from '#contract/failure.ts';
import type { EntryFailure } from './entry.ts';

/** How an attempt ended. `status` 0: no answer, or one that is not the store's; whether the store acted is unknown. */
export type AttemptEnd =
  | { readonly type: 'answered' }
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
  /** Its ids were looked up anew for this very attempt, so looking again would find the same. */
  readonly wasResolvedAnew: boolean;
}

/** What is done about an attempt. */
export type Verdict =
  | { readonly do: 'settle' }
  /** The same request again; `afterMs` is the store's wish or null for our own backoff. */
  | { readonly do: 'retry'; readonly afterMs: number | null; readonly isServerError: boolean }
  /** Look whether it happened, then settle or send again. */
  | { readonly do: 'reconcile' }
  /** Nothing was done, since what was meant has another id by now: look it up and send under a new key. */
  | { readonly do: 'resolve-again' }
  | { readonly do: 'park'; readonly until: 'sign-in' | 'policy' }
  | { readonly do: 'refuse' }
  | { readonly do: 'ask' };

/** Server errors in a row after which the shopper is asked. */
export const mostServerErrors = 8;

const keyInUse = 'IdempotencyKeyInUse';

/** Statuses with which a store says that it could not, now; what it did before is not known for sure. */
const later = new Set([408, 425, 429, 500, 503]);

/** Answers of something between device and store. */
const between = new Set([0, 502, 504]);

/** The whole of what an attempt leads to. */
export const verdictOn = (end: AttemptEnd, facts: VerdictFacts): Verdict => {
  if (end.type === 'answered' || end.type === 'needless') return { do: 'settle' };
  if (end.type === 'gone') return { do: 'refuse' };
  const { status } = end;
  if (between.has(status)) {
    return facts.isKeyed ? { do: 'retry', afterMs: null, isServerError: false } : { do: 'reconcile' };
  }
  if (later.has(status)) {
    if (status >= 500 && facts.serverErrors + 1 >= mostServerErrors) return { do: 'ask' };
    if (status >= 500 && !facts.isKeyed) return { do: 'reconcile' };
    return { do: 'retry', afterMs: end.retryAfterMs, isServerError: status >= 500 };
  }
  if (status === 401) return { do: 'park', until: 'sign-in' };
  if (end.message === passwordChangeRequired) return { do: 'park', until: 'sign-in' };
  if (status === 403) return { do: 'park', until: 'policy' };
  if (status === 404) {
    if (facts.isRemoval) return { do: 'settle' };
    return facts.wasResolvedAnew ? { do: 'refuse' } : { do: 'resolve-again' };
  }
  if (status === 409 && facts.isKeyed && end.code === keyInUse) {
    return { do: 'retry', afterMs: end.retryAfterMs, isServerError: false };
  }
  if (status > 500) return { do: 'retry', afterMs: end.retryAfterMs, isServerError: true };
  return { do: 'refuse' };
};

/** How a call that threw ended. An answer that is not of the contract may stand for something that happened. */
export const endOf = (error: unknown): Extract<AttemptEnd, { type: 'failed' }> => {
  if (!isRefused(error)) return { type: 'failed', status: 0, code: null, message: null, retryAfterMs: null };
  const code = error.details[0]?.code ?? null;
  return {
    type: 'failed',
    status: error.status,
    code,
    message: error.errors[0] ?? null,
    retryAfterMs: error.retryAfterMs,
  };
};

/** A failed attempt as it is kept. */
export const failureOf = (end: AttemptEnd, at: number): EntryFailure =>
  end.type === 'failed'
    ? { status: end.status, code: end.code, message: end.message, at }
    : { status: 0, code: end.type === 'gone' ? 'Gone' : null, message: null, at };
