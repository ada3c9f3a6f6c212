import * as z from 'zod/mini';
import type { Visitor } from '#api/store-api.ts';
import type { PublicConfiguration } from '#contract/configuration.ts';
import { cookieNames } from '#contract/cookies.ts';
import { CountryCode, CurrencyCode } from '#contract/primitives.ts';
import { isSignedOut } from '#offline/session/ended.ts';

declare const self: ServiceWorkerGlobalScope;

const readCookie = async (name: string): Promise<string | null> => (await self.cookieStore.get(name))?.value ?? null;

/** The token in the cookie, unless its shopper signed out and the browser restored the cookie. */
export const usableToken = async (): Promise<string | null> => {
  const token = await readCookie(cookieNames.token);
  return token === null || (await isSignedOut(token)) ? null : token;
};

/** The visitor with this token, in the currency and country they chose, or else the store's defaults. */
export const visitorWith = async (
  token: string | null,
  { defaultCurrencyCode, defaultCountryCode }: PublicConfiguration,
): Promise<Visitor> => {
  const currency = z.safeParse(CurrencyCode, await readCookie(cookieNames.currency));
  const country = z.safeParse(CountryCode, await readCookie(cookieNames.country));
  return {
    currencyCode: currency.success ? currency.data : defaultCurrencyCode,
    countryCode: country.success ? country.data : defaultCountryCode,
    token,
  };
};
