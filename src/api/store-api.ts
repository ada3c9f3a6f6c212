import type { PublicConfiguration } from '#contract/configuration.ts';
import { type Api, type ApiIdentity, type ApiOptions, createApi } from './api.ts';

/** The visitor on whose behalf a call is made, with their currency and country. */
export type Visitor = Omit<ApiIdentity, 'apiKey' | 'storeKey'>;

/** The API of the configured store for one visitor. */
export const createStoreApi = (
  { apiBase, apiKey, storeKey }: Pick<PublicConfiguration, 'apiBase' | 'apiKey' | 'storeKey'>,
  { currencyCode, countryCode, token }: Visitor,
  options: Omit<ApiOptions, 'base' | 'identity'> = {},
): Api =>
  createApi({
    base: apiBase,
    identity: () => ({ apiKey, storeKey, currencyCode, countryCode, token }),
    ...options,
  });
