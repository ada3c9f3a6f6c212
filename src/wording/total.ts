import type { Money } from '#contract/money.ts';

export const totalWording = {
  total: 'Total',
  totalIncVat: 'Total inc VAT',
  incVat: (sum: string) => `${sum} inc VAT`,
};

/** The label of a sum to pay; it mentions VAT if there is any. */
export const totalName = (taxes: Money): string => (taxes.amount > 0 ? totalWording.totalIncVat : totalWording.total);

/** A sum to pay on a line of its own: "£12.00 inc VAT". */
export const withVat = (sum: string, taxes: Money): string => (taxes.amount > 0 ? totalWording.incVat(sum) : sum);
