/**
 * Whether an amount of the shop, in hundredths, is what a provider takes for the currency's smallest unit. A yen has no
 * hundredths: the provider would charge a hundred times as much.
 */
export const hasHundredths = (currencyCode: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions().maximumFractionDigits ===
  2;
