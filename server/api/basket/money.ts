import type { Money } from '#contract/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

/** An amount as a shopper reads it in a message: '£1,234.50'. */
export const moneyText = (amountMinor: number, currencyCode: string): string => {
  let format = formats.get(currencyCode);
  if (format === undefined) {
    format = new Intl.NumberFormat('en-GB', { style: 'currency', currency: currencyCode, minimumFractionDigits: 2 });
    formats.set(currencyCode, format);
  }
  return format.format(amountMinor / 100);
};

/** Binds amounts to one currency. */
export const moneyIn =
  (currencyCode: string) =>
  (amount: number): Money => ({ amount, currencyCode });
