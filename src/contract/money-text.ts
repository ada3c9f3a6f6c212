// Apart from the schemas: words import this, and a changed word must not bring the validator again.

/** A whole number with comma thousands: "1,240". The browser's own formatter costs a page's first view more than all of its prices. */
export const wholeText = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Currencies whose amounts need no formatter of the browser. */
const symbols: Readonly<Record<string, string>> = { GBP: '£', EUR: '€', USD: '$' };

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
export const moneyText = (amountMinor: number, currencyCode: string): string => {
  const symbol = symbols[currencyCode];
  if (symbol === undefined || !Number.isSafeInteger(amountMinor))
    return formatFor(currencyCode).format(amountMinor / 100);
  const minor = Math.abs(amountMinor);
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${symbol}${wholeText(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, '0')}`;
};
