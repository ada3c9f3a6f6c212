import * as z from 'zod/mini';
import { CountryCode, CurrencyCode } from './primitives.ts';

/** A tag-manager container id: GTM- followed by capitals and digits. */
export const TagManagerId = z
  .string()
  .check(z.regex(/^GTM-[A-Z0-9]+$/, 'is not a valid id: GTM- followed by capital letters and digits'));
export type TagManagerId = z.infer<typeof TagManagerId>;

/** A search service in place of the store's own search, lists and filters; `url` is a path if the store itself answers. */
const SearchService = z.object({
  url: z.string(),
  appId: z.string(),
  apiKey: z.string(),
  /** The product index; `{index}_{sort}` is a replica in another order. */
  index: z.string(),
  /** Whether the page caches responses. */
  isCached: z.optional(z.boolean()),
  /** Whether it provides recommendations, too. */
  hasRecommendations: z.optional(z.boolean()),
});
export type SearchService = z.infer<typeof SearchService>;

/** The page's run-time configuration, without secrets: the host reads it from the environment, a static host from a file. */
export const PublicConfiguration = z.object({
  apiBase: z.string(),
  apiKey: z.string(),
  storeKey: z.string(),
  defaultCurrencyCode: CurrencyCode,
  defaultCountryCode: CountryCode,
  /** Groups of named colours, applied as style variables `--{group}-{name}`. */
  colours: z.record(z.string(), z.record(z.string(), z.string())),
  tagManagerId: z.nullable(z.string()),
  searchService: z.nullable(SearchService),
  iconService: z.nullable(z.string()),
  /** Countries for which the store looks up addresses by postcode; none if left out. */
  addressLookupCountryCodes: z.optional(z.array(CountryCode)),
  isCookieCrossOrigin: z.boolean(),
  hasIdempotencyKeys: z.boolean(),
  features: z.record(z.string(), z.boolean()),
  /** The store's replacements for the shop's own words: `OwnWords`, validated only if there are any. */
  words: z.optional(z.record(z.string(), z.unknown())),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
