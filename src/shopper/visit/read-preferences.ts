import * as z from 'zod/mini';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { CountryCode, CurrencyCode } from '#contract/primitives.ts';
import type { Defaults, Preferences } from '#shopper/preferences.ts';

/** The chosen currency and country; the store's defaults if none was chosen or the cookie is invalid. */
export const readPreferences = (cookies: string, defaults: Defaults): Preferences => {
  const currency = z.safeParse(CurrencyCode, readCookie(cookies, cookieNames.currency));
  const country = z.safeParse(CountryCode, readCookie(cookies, cookieNames.country));
  return {
    currencyCode: currency.success ? currency.data : defaults.defaultCurrencyCode,
    countryCode: country.success ? country.data : defaults.defaultCountryCode,
  };
};
