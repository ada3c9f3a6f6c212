import type { FailureDetail } from '#contract/failure.ts';

type Detail = Partial<FailureDetail> & Pick<FailureDetail, 'code' | 'message'>;

/** A refusal: thrown by handlers, sent as `{errors, details, traceId}` by the API. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  readonly details: readonly FailureDetail[];

  constructor(status: number, message: string, details: readonly Detail[] = []) {
    super(message);
    this.status = status;
    this.details = details.map((detail) => ({ field: null, lineItemId: null, ...detail }));
  }
}

/** 429: a limit of its own is used up. */
export class TooManyTries extends Refusal {
  /** When to try again, in seconds. */
  readonly afterSeconds: number;

  constructor(afterSeconds: number) {
    super(429, `Too many attempts. Wait ${waitOf(afterSeconds)} and try again.`, [
      { code: 'TooManyTries', message: `Try again in ${waitOf(afterSeconds)}.` },
    ]);
    this.afterSeconds = afterSeconds;
  }
}

/** Thrown when too many requests are in progress; nothing is wrong with the refused one. */
export class Overloaded extends Refusal {
  /** When to try again, in seconds. */
  readonly afterSeconds: number;

  constructor(afterSeconds = 1) {
    super(503, 'The store is busy. Try again in a moment.');
    this.afterSeconds = afterSeconds;
  }
}

const waitOf = (seconds: number): string => {
  const minutes = Math.ceil(seconds / 60);
  return minutes <= 1 ? 'a minute' : `${minutes} minutes`;
};

/** 404: it does not exist, or belongs to somebody else. */
export const notFound = (what: string): Refusal => new Refusal(404, `${what} was not found.`);

/** 400: one field is wrong. */
export const invalidField = (field: string, code: string, message: string): Refusal =>
  new Refusal(400, message, [{ code, message, field }]);

/** 409: the thing is in a state that does not allow it. */
export const conflict = (code: string, message: string): Refusal => new Refusal(409, message, [{ code, message }]);

/** 401: sign in first. */
export const signInFirst = (): Refusal => new Refusal(401, 'Sign in to do this.');
