/** Names of the cookies that page and host both read; each has path / and is no secret of the host's. */
export const cookieNames = {
  /** The bearer token of a signed-in shopper. */
  token: 'tc_token',
  /** The currency chosen by the visitor, absent until one is. */
  currency: 'tc_currency',
  /** The delivery country chosen by the visitor, absent until one is. */
  country: 'tc_country',
  /** `inc` of a visitor who wants VAT in the prices that are shown, absent otherwise. */
  vat: 'tc_vat',
  /** The language of the interface; en-GB is the only one. */
  locale: 'tc_locale',
  /** What the visitor allows beyond what the shop needs, absent until they chose. */
  consent: 'tc_consent',
} as const;

/** Reads one cookie out of a `Cookie` header or `document.cookie`; null when it is absent or empty. */
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

/** Whether a visitor with these cookies wants VAT in the prices that are shown, where the store's own are without. */
export const wantsVat = (cookies: string): boolean => readCookie(cookies, cookieNames.vat) === 'inc';
