import type { Money } from '#contract/money.ts';

/** What a sum to pay is called; that VAT is in it is said. */
export const totalName = (taxes: Money): string => (taxes.amount > 0 ? 'Total inc VAT' : 'Total');

/** A sum to pay in a line of its own: "£12.00 inc VAT". */
export const withVat = (sum: string, taxes: Money): string => (taxes.amount > 0 ? `${sum} inc VAT` : sum);
