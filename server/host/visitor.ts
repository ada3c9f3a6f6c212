import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';

type Defaults = Pick<PublicConfiguration, 'defaultCurrencyCode' | 'defaultCountryCode'>;

/** True for a visitor who is not signed in and has the default currency and country: views are rendered only for these. */
export const isPlainGuest = (cookies: string | undefined, configuration: Defaults): boolean => {
  if (cookies === undefined) return true;
  const chosen = (name: string, byDefault: string): boolean => (readCookie(cookies, name) ?? byDefault) === byDefault;
  return (
    readCookie(cookies, cookieNames.token) === null &&
    chosen(cookieNames.currency, configuration.defaultCurrencyCode) &&
    chosen(cookieNames.country, configuration.defaultCountryCode)
  );
};

/** Screens that depend on the shopper, so that nothing can be rendered for a guest. */
export const isShopperScreen = (path: string): boolean =>
  /^\/(?:cart|quick-order|checkout|successful-order|auth)(?:\/|$)/.test(path);
