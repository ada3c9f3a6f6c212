import type { FailureDetail } from '#contract/failure.ts';
import { isNoAnswer, isRefused } from './api-error.ts';

/** A failure as a form shows it: general messages, and details that belong to fields. */
export interface Explanation {
  readonly details: readonly FailureDetail[];
  readonly messages: readonly string[];
}

/** Explains a failed call in a form; `silence` is the message if the store did not answer. Undefined for failures that no form shows. */
export const explainFailure =
  (silence: string) =>
  (failure: unknown): Explanation | undefined => {
    if (isNoAnswer(failure)) return { details: [], messages: [silence] };
    if (!isRefused(failure)) return undefined;
    const details = failure.details.filter((detail) => detail.field !== null);
    return { details, messages: details.length > 0 ? [] : [failure.errors[0] ?? silence] };
  };
