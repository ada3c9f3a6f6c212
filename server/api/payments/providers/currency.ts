/**
 * Whether the shop's amounts, in hundredths, match a provider's smallest unit of the currency. The yen has no hundredths, so
 * the provider would charge a hundred times as much.
 */
export const hasHundredths = (currencyCode: string): boolean =>
  new Intl.NumberFormat('en', { style: 'currency', currency: currencyCode }).resolvedOptions().maximumFractionDigits ===
  2;
