import { dataVersion } from './data-version.ts';
import { digestOf } from './digest.ts';

/** Who an answer is for: every guest, or one shopper, named by a digest of their subject. */
export type Audience = 'guest' | `u-${string}`;

/** The context in which an answer is valid; answers of different contexts never replace each other. */
export interface ReadContext {
  readonly audience: Audience;
  /** Digest of store, currency, country, audience and the version of the data. */
  readonly mark: string;
  /** Digest of the same without currency and country. */
  readonly ground: string;
}

/** The audience for a shopper's subject; null means the guest. */
export const audienceOf = (subject: string | null): Audience => (subject === null ? 'guest' : `u-${digestOf(subject)}`);

/** The parts of a context. */
export interface ContextParts {
  readonly storeKey: string;
  readonly currencyCode: string;
  readonly countryCode: string;
  readonly audience: Audience;
}

export const contextOf = ({ storeKey, currencyCode, countryCode, audience }: ContextParts): ReadContext => ({
  audience,
  mark: digestOf(JSON.stringify([storeKey, currencyCode, countryCode, audience, dataVersion])),
  ground: digestOf(JSON.stringify([storeKey, audience, dataVersion])),
});

/** The parameter of a cached answer's address that holds the mark of its context. */
const contextParameter = 'tradecounter-context';

/** The address under which an answer is cached: the request's own with the mark of its context. */
export const cacheAddress = (url: string, { mark }: Pick<ReadContext, 'mark'>): string => {
  const address = new URL(url);
  address.searchParams.set(contextParameter, mark);
  return address.href;
};

/** The request's own address, from one that `cacheAddress` returned. */
export const requestAddress = (storedUrl: string): string => {
  const address = new URL(storedUrl);
  address.searchParams.delete(contextParameter);
  return address.href;
};

/** True for an address that `cacheAddress` returned in this context. */
export const isOfContext = (storedUrl: string, { mark }: Pick<ReadContext, 'mark'>): boolean =>
  new URL(storedUrl).searchParams.get(contextParameter) === mark;
