import type { Money } from '#contract/money.ts';

const formats = new Map<string, Intl.NumberFormat>();

function formatFor(currencyCode: string): Intl.NumberFormat {
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
}

/** An amount as a shopper reads it: "£1,234.50"; nothing to pay is "-". */
export function formatMoney({ amount, currencyCode }: Money): string {
  return amount === 0 ? '-' : formatFor(currencyCode).format(amount / 100);
}

/** A delivery charge; zero is "Free delivery". */
export function formatCharge(charge: Money): string {
  return charge.amount === 0 ? 'Free delivery' : formatMoney(charge);
}
