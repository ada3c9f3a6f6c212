import type { PublicConfiguration } from '#contract/configuration.ts';

/** The configuration of a shop that asks its own server, sells in pounds and uses no service from elsewhere. */
export const sampleConfiguration: PublicConfiguration = {
  apiBase: '/api',
  apiKey: 'key',
  storeKey: 'store',
  defaultCurrencyCode: 'GBP',
  defaultCountryCode: 'GB',
  colours: {},
  tagManagerId: null,
  searchService: null,
  iconService: null,
  isCookieCrossOrigin: false,
  hasIdempotencyKeys: true,
  features: {},
};
