import type { Money } from '#contract/money.ts';

/** What a sum to pay is called; that VAT is in it is said. */
export const totalName = (taxes: Money): string => (taxes.amount > 0 ? 'Total inc VAT' : 'Total');
