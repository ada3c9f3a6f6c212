import { createHash, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { StoreSettings } from '#contract/store.ts';
import { invalidField, Refusal } from './refusal.ts';

/** The two keys that name the calling application and its store. They are public: every browser knows them. */
export interface StoreKeys {
  readonly apiKey: string;
  readonly storeKey: string;
}

/** Refuses a request with a missing or wrong key; with 400, since a 401 would sign the shopper out. */
export const checkStoreKeys = (headers: IncomingHttpHeaders, keys: StoreKeys): void => {
  checkKey('API-Key', headers['api-key'], keys.apiKey);
  checkKey('StoreKey', headers.storekey, keys.storeKey);
};

const checkKey = (name: string, given: string | string[] | undefined, expected: string): void => {
  if (given === undefined) {
    throw invalidField(name, 'MissingStoreHeader', `The header ${name} is missing.`);
  }
  if (typeof given !== 'string' || !isSameText(given, expected)) {
    throw invalidField(name, 'WrongStoreHeader', `The header ${name} is not this store’s.`);
  }
};

/** Compares in constant time. */
export const isSameText = (given: string, expected: string): boolean =>
  timingSafeEqual(digest(given), digest(expected));

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The currency and country that a request asks for; the store's first ones by default. */
export const readMarket = (
  headers: IncomingHttpHeaders,
  settings: StoreSettings,
): { currencyCode: string; countryCode: string } => ({
  currencyCode: choose('CurrencyCode', headers.currencycode, settings.currencyCodes),
  countryCode: choose('CountryCode', headers.countrycode, settings.countryCodes),
});

const choose = (name: string, given: string | string[] | undefined, offered: readonly string[]): string => {
  const [standard] = offered;
  if (standard === undefined) throw new Error(`The settings of the store offer nothing for ${name}.`);
  if (given === undefined || given === '') return standard;
  const wanted = String(given).trim().toUpperCase();
  if (!offered.includes(wanted)) {
    throw new Refusal(400, `The header ${name} must be ${offered.join(', or ')}.`, [
      { code: 'NotOffered', message: `This store does not offer what the header ${name} asks for.`, field: name },
    ]);
  }
  return wanted;
};

/** The id that a proxy or a client has given the request; null if there is none, or one that doesn't belong into a log. */
export const readRequestId = (headers: IncomingHttpHeaders): string | null => {
  const given = headers['x-request-id'];
  return typeof given === 'string' && /^[\w-]{8,64}$/.test(given) ? given : null;
};
