/** Names of the cookies that both page and host read; each has path / and can be read by the page's scripts. */
export const cookieNames = {
  /** The bearer token of a signed-in shopper. */
  token: 'tc_token',
  /** The currency chosen by the visitor, absent until one is. */
  currency: 'tc_currency',
  /** The delivery country chosen by the visitor, absent until one is. */
  country: 'tc_country',
  /** `inc` for a visitor who wants prices shown with VAT, absent otherwise. */
  vat: 'tc_vat',
  /** The language of the interface; en-GB is the only one. */
  locale: 'tc_locale',
  /** What the visitor allows beyond the strictly necessary, absent until they choose. */
  consent: 'tc_consent',
} as const;

/** Reads one cookie from a `Cookie` header or `document.cookie`; null if it is absent or empty. */
export const readCookie = (cookies: string, name: string): string | null => {
  for (const pair of cookies.split(';')) {
    const at = pair.indexOf('=');
    if (at === -1 || pair.slice(0, at).trim() !== name) continue;
    const value = pair.slice(at + 1).trim();
    try {
      return decodeURIComponent(value) || null;
    } catch {
      return null;
    }
  }
  return null;
};

/** Whether a visitor with these cookies wants prices shown with VAT; only matters if the store's own prices exclude it. */
export const wantsVat = (cookies: string): boolean => readCookie(cookies, cookieNames.vat) === 'inc';
