import { expect, test } from 'vitest';
import { consentCookie, everything, nothing, readConsent } from './cookie-consent.ts';

const site = { isCrossOrigin: false, isHttps: true };

test('consent starts unset, and a broken cookie counts as unset [COOKIE-01]', () => {
  expect(readConsent('')).toBeNull();
  expect(readConsent('tc_consent=everything')).toBeNull();
});

test.each([everything, nothing, { analytics: true, marketing: false }, { analytics: false, marketing: true }])(
  'a choice of %j is stored for a year and read back as it was [COOKIE-01]',
  (consent) => {
    const text = consentCookie(consent, site);
    expect(text).toContain(`Max-Age=${365 * 24 * 60 * 60};`);
    expect(readConsent(text)).toEqual(consent);
  },
);
