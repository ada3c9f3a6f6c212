import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { type CookieOptions, cookieText, yearSeconds } from './cookie.ts';

/** The currency and delivery country that a visitor has chosen. */
export interface Preferences {
  readonly currencyCode: string;
  readonly countryCode: string;
}

/** The store's currency and country for visitors who haven't chosen. */
export type Defaults = Pick<PublicConfiguration, 'defaultCurrencyCode' | 'defaultCountryCode'>;

/** True for a visitor with the store's default preferences. */
export const hasDefaultPreferences = (preferences: Preferences, defaults: Defaults): boolean =>
  preferences.currencyCode === defaults.defaultCurrencyCode && preferences.countryCode === defaults.defaultCountryCode;

/** True for a visitor who has ever chosen a currency, so that copies of other prices may be on the device. */
export const hasChosen = (cookies: string): boolean => readCookie(cookies, cookieNames.currency) !== null;

/** The cookie text with the interface's language, for external readers; there is only one language. */
export const localeCookie = (site: Omit<CookieOptions, 'maxAgeSeconds'>): string =>
  cookieText(cookieNames.locale, 'en-GB', { ...site, maxAgeSeconds: yearSeconds });

/** Cookie texts that store the choice and the interface's language for a year. */
export const preferenceCookies = (
  preferences: Preferences,
  site: { isCrossOrigin: boolean; isHttps: boolean },
): string[] => {
  const options = { ...site, maxAgeSeconds: yearSeconds };
  return [
    cookieText(cookieNames.currency, preferences.currencyCode, options),
    cookieText(cookieNames.country, preferences.countryCode, options),
    localeCookie(site),
  ];
};

/** The cookie text that stores for a year that prices include VAT, or deletes that choice. */
export const vatCookie = (isAdded: boolean, site: Omit<CookieOptions, 'maxAgeSeconds'>): string =>
  cookieText(cookieNames.vat, 'inc', { ...site, maxAgeSeconds: isAdded ? yearSeconds : 0 });
