import type { FailureDetail } from '#contract/failure.ts';
import type { Row } from '#contract/row.ts';

/** The store did not answer: offline, cut off, or too slow. Whether it acted is unknown. */
export class NoAnswer extends Error {
  readonly kind = 'no-answer';
  override readonly name = 'NoAnswer';
  /** Something other than the store answered, such as a proxy in front of it. */
  declare readonly isForeign?: true;
}

/** `NoAnswer` of a call that something other than the store answered. */
export const answeredElsewhere = ({ method, path }: Pick<Row, 'method' | 'path'>): NoAnswer =>
  Object.assign(new NoAnswer(`${method} ${path} was answered by something that is not the store.`), {
    isForeign: true as const,
  });

/** The store refused; `status` is the HTTP status, `errors` its messages, the first of which is the one to show. */
export class Refused extends Error {
  readonly kind = 'refused';
  override readonly name = 'Refused';
  readonly status: number;
  readonly errors: readonly string[];
  readonly details: readonly FailureDetail[];
  /** From `Retry-After`, in milliseconds, or null. */
  readonly retryAfterMs: number | null;
  /** Lets a shopper who must first choose another password do so; null in all other cases. */
  readonly passwordChangeToken: string | null;
  /** Private, so that error reports don't include it. */
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

  /** The token with which a refused call was made; null for a guest's, and if it isn't known. */
  static tokenOf(error: unknown): string | null {
    return error instanceof Refused ? error.#token : null;
  }

  /** The message for a toast, or null if the store gave none. */
  get firstMessage(): string | null {
    return this.errors[0] ?? null;
  }
}

/** The store accepted the call, but its data doesn't match the contract: our mistake or the store's, never the shopper's. */
export class ContractBroken extends Error {
  readonly kind = 'contract-broken';
  override readonly name = 'ContractBroken';
}

/** Failures of a call that aren't bugs. */
export type ApiError = NoAnswer | Refused;

/** Recognises an `ApiError` by its kind, since it may have lost its class in a message between page and worker. */
export const isApiError = (error: unknown): error is ApiError => isNoAnswer(error) || isRefused(error);

export const isNoAnswer = (error: unknown): error is NoAnswer => kindOf(error) === 'no-answer';

export const isRefused = (error: unknown): error is Refused => kindOf(error) === 'refused';

const kindOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'kind' in error ? error.kind : undefined;

/** The store's own message about a failure, or null if it gave none or did not answer. */
export const firstMessageOf = (error: unknown): string | null => (isRefused(error) ? (error.errors[0] ?? null) : null);
