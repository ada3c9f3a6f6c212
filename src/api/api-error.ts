import type { FailureDetail } from '#contract/failure.ts';

/** The store did not answer: offline, cut off, or too slow. Whether it acted is unknown. */
export class NoAnswer extends Error {
  readonly kind = 'no-answer';
  override readonly name = 'NoAnswer';
}

/** The store answered and said no; `status` is the HTTP status, `errors` its words, first the one to show. */
export class Refused extends Error {
  readonly kind = 'refused';
  override readonly name = 'Refused';
  readonly status: number;
  readonly errors: readonly string[];
  readonly details: readonly FailureDetail[];
  /** From `Retry-After`, in milliseconds, or null. */
  readonly retryAfterMs: number | null;
  /** With which a shopper who must first choose another password does so, else null. */
  readonly passwordChangeToken: string | null;
  /** Private, so that no report of an error spells it out. */
  readonly #token: string | null;

  constructor(refusal: {
    status: number;
    errors: readonly string[];
    details?: readonly FailureDetail[];
    retryAfterMs?: number | null;
    passwordChangeToken?: string | null;
    token?: string | null;
  }) {
    super(refusal.errors[0] ?? `The store answered ${refusal.status}.`);
    this.status = refusal.status;
    this.errors = refusal.errors;
    this.details = refusal.details ?? [];
    this.retryAfterMs = refusal.retryAfterMs ?? null;
    this.passwordChangeToken = refusal.passwordChangeToken ?? null;
    this.#token = refusal.token ?? null;
  }

  /** With which token a refused call was made; null for a guest's, and where that isn't known. */
  static tokenOf(error: unknown): string | null {
    return error instanceof Refused ? error.#token : null;
  }

  /** The words for a toast, or null where the store gave none. */
  get firstMessage(): string | null {
    return this.errors[0] ?? null;
  }
}

/** The store said yes, but with data that is not of the contract: our mistake or the store's, never the shopper's. */
export class ContractBroken extends Error {
  readonly kind = 'contract-broken';
  override readonly name = 'ContractBroken';
}

/** What a call can fail with that is no fault of the program. */
export type ApiError = NoAnswer | Refused;

/** Tells an `ApiError` by its kind, so that one that lost its class on the way still counts. */
export const isApiError = (error: unknown): error is ApiError => isNoAnswer(error) || isRefused(error);

/** True for a store that did not answer. */
export const isNoAnswer = (error: unknown): error is NoAnswer => kindOf(error) === 'no-answer';

/** True for a store that said no. */
export const isRefused = (error: unknown): error is Refused => kindOf(error) === 'refused';

const kindOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;

/** The store's own words for what went wrong, or null where it gave none or did not answer. */
export const firstMessageOf = (error: unknown): string | null => (isRefused(error) ? (error.errors[0] ?? null) : null);
