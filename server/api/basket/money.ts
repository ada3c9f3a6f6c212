import type { Money } from '#contract/money.ts';

/** Binds amounts to one currency. */
export const moneyIn =
  (currencyCode: string) =>
  (amount: number): Money => ({ amount, currencyCode });
