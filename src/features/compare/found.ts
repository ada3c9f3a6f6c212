import { isNoAnswer } from '#api/api-error.ts';
import type { Product } from '#contract/product.ts';

/** What is known of a product that was chosen: the product, or why it is not there. */
export type Found = Product | 'loading' | 'gone' | 'not-here' | 'failed';

/** What an answer of the store, or of this device, says of a product. */
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
