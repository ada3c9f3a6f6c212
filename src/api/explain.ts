import type { FailureDetail } from '#contract/failure.ts';
import { isNoAnswer, isRefused } from './api-error.ts';

/** A failure as a form shows it: sentences of its own, and those that belong to fields. */
export interface Explanation {
  readonly details: readonly FailureDetail[];
  readonly messages: readonly string[];
}

/** Makes a failed call fit for a form; `silence` is said when the store did not answer. Other failures are none of a form's business. */
export const explainFailure =
  (silence: string) =>
  (failure: unknown): Explanation | undefined => {
    if (isNoAnswer(failure)) return { details: [], messages: [silence] };
    if (!isRefused(failure)) return undefined;
    const details = failure.details.filter((detail) => detail.field !== null);
    return { details, messages: details.length > 0 ? [] : [failure.errors[0] ?? silence] };
  };
