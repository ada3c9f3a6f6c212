import { Basket } from '#contract/basket.ts';

/** The last basket among the store's answers; null if there is none. */
export const lastBasketIn = (answers: readonly unknown[]): Basket | null => {
  // An order of hundreds of lines has as many answers, each with the whole cart: only the last one is parsed.
  for (const answer of answers.toReversed()) {
    const parsed = Basket.safeParse(answer);
    if (parsed.success) return parsed.data;
  }
  return null;
};
