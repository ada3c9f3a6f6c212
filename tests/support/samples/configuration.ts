import type { PublicConfiguration } from '#contract/configuration.ts';

/** The configuration of a shop that calls its own server, sells in pounds and uses no external services. */
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
