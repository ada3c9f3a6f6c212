import type { FailureDetail } from '#contract/failure.ts';
import { isNoAnswer, isRefused } from './api-error.ts';

/** A failure as a form shows it: general messages, and details that belong to fields. */
export interface Explanation {
  readonly details: readonly FailureDetail[];
  readonly messages: readonly string[];
}

/** The messages for a store that gives no words of its own: it did not answer, or it or something in its place answered oddly. */
interface WordlessMessages {
  readonly storeSilent: string;
  readonly storeTroubled: string;
}

/** Explains a failed call in a form. Undefined for failures that no form shows. */
export const explainFailure =
  (words: WordlessMessages) =>
  (failure: unknown): Explanation | undefined => {
    if (isNoAnswer(failure)) {
      return { details: [], messages: [failure.isForeign ? words.storeTroubled : words.storeSilent] };
    }
    if (!isRefused(failure)) return undefined;
    const details = failure.details.filter((detail) => detail.field !== null);
    return { details, messages: details.length > 0 ? [] : [failure.errors[0] ?? words.storeTroubled] };
  };
