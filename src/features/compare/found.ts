import { isNoAnswer } from '#api/api-error.ts';
import type { Product } from '#contract/product.ts';

/** A chosen product, or why it isn't available. */
export type Found = Product | 'loading' | 'gone' | 'not-here' | 'failed';

/** Reads the state of a product's query. */
export const foundIn = (answer: Answer | undefined): Found => {
  if (answer?.data) return answer.data;
  if (answer?.data === null) return 'gone';
  if (answer?.isError !== true) return 'loading';
  return isNoAnswer(answer.error) ? 'not-here' : 'failed';
};

interface Answer {
  readonly data: Product | null | undefined;
  readonly isError: boolean;
  readonly error: unknown;
}
