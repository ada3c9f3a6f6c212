import { wantsVat } from '#contract/cookies.ts';
import { expect, test } from 'vitest';
import { hasDefaultPreferences, preferenceCookies, vatCookie } from '#shopper/preferences.ts';
import { readPreferences } from './read-preferences.ts';

const defaults = { defaultCurrencyCode: 'GBP', defaultCountryCode: 'GB' };
const site = { isCrossOrigin: false, isHttps: false };

test("nothing chosen means the store's own [CAT-15]", () => {
  const preferences = readPreferences('', defaults);
  expect(preferences).toEqual({ currencyCode: 'GBP', countryCode: 'GB' });
  expect(hasDefaultPreferences(preferences, defaults)).toBe(true);
});

test('a choice is read back from its cookie [CAT-15]', () => {
  const written = preferenceCookies({ currencyCode: 'EUR', countryCode: 'IE' }, site)
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ');
  expect(readPreferences(written, defaults)).toEqual({ currencyCode: 'EUR', countryCode: 'IE' });
  expect(hasDefaultPreferences(readPreferences(written, defaults), defaults)).toBe(false);
});

test.each(['tc_currency=pounds', 'tc_currency=%', 'tc_currency=', 'tc_country=gb; tc_currency=EURO'])(
  'a broken cookie is no choice: %s',
  (cookies) => {
    expect(readPreferences(cookies, defaults)).toEqual({ currencyCode: 'GBP', countryCode: 'GB' });
  },
);

test('the cookies last 365 days, path /, SameSite lax, none and secure when cross-origin [SH-12]', () => {
  for (const cookie of preferenceCookies({ currencyCode: 'EUR', countryCode: 'IE' }, site)) {
    expect(cookie).toMatch(/^tc_\w+=[\w-]+; Path=\/; Max-Age=31536000; SameSite=Lax$/);
  }
  const far = preferenceCookies({ currencyCode: 'EUR', countryCode: 'IE' }, { isCrossOrigin: true, isHttps: true });
  for (const cookie of far) {
    expect(cookie).toMatch(/^tc_\w+=[\w-]+; Path=\/; Max-Age=31536000; SameSite=None; Secure$/);
  }
});

test('the locale cookie says en-GB [SH-12]', () => {
  expect(preferenceCookies({ currencyCode: 'EUR', countryCode: 'IE' }, site).at(-1)).toContain('tc_locale=en-GB');
});

test('the cookie of prices with VAT lasts a year, and is deleted by the other choice', () => {
  expect(vatCookie(true, site)).toBe('tc_vat=inc; Path=/; Max-Age=31536000; SameSite=Lax');
  expect(vatCookie(false, site)).toContain('Max-Age=0;');
  expect(wantsVat(`a=1; ${vatCookie(true, site)}`)).toBe(true);
});

test.each(['', 'tc_vat=', 'tc_vat=ex', 'tc_vat=%', 'tc_vat=incl', 'x_tc_vat=inc'])(
  'cookies %j do not ask for prices with VAT',
  (cookies) => {
    expect(wantsVat(cookies)).toBe(false);
  },
);
