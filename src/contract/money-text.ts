// Kept apart from the schemas: wording imports this, and a changed word must not make browsers download the validator again.

/** A whole number with comma thousands: "1,240". Using `Intl` would slow down a page's first view more than formatting all its prices. */
export const wholeText = (whole: number): string => String(whole).replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

/** Currencies whose amounts are formatted without `Intl`. */
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

/** An amount in minor units as shown to shoppers, on screens and in messages alike: "£1,234.50". */
export const moneyText = (amountMinor: number, currencyCode: string): string => {
  const symbol = symbols[currencyCode];
  if (symbol === undefined || !Number.isSafeInteger(amountMinor))
    return formatFor(currencyCode).format(amountMinor / 100);
  const minor = Math.abs(amountMinor);
  const sign = amountMinor < 0 ? '-' : '';
  return `${sign}${symbol}${wholeText(Math.floor(minor / 100))}.${String(minor % 100).padStart(2, '0')}`;
};
