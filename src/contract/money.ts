import * as z from 'zod/mini';
import { CurrencyCode } from './primitives.ts';

/** An amount in minor units (pence, cents) of one currency. */
export const Money = z.object({ amount: z.int(), currencyCode: CurrencyCode });
export type Money = z.infer<typeof Money>;

const formats = new Map<string, Intl.NumberFormat>();

const formatFor = (currencyCode: string): Intl.NumberFormat => {
  const known = formats.get(currencyCode);
  if (known !== undefined) return known;
  const format = new Intl.NumberFormat('en-GB', {
    style: 'currency',
    currency: currencyCode,
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  formats.set(currencyCode, format);
  return format;
};

/** An amount in minor units as a shopper reads it, on a screen as in a message: "£1,234.50". */
export const moneyText = (amountMinor: number, currencyCode: string): string =>
  formatFor(currencyCode).format(amountMinor / 100);
