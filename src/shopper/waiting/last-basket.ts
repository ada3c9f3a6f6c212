import { Basket } from '#contract/basket.ts';

/** The last basket among the store's answers; null if there is none. */
export const lastBasketIn = (answers: readonly unknown[]): Basket | null =>
  answers.map((answer) => Basket.safeParse(answer)).findLast(({ success }) => success)?.data ?? null;
