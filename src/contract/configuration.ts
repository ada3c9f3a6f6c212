import * as z from 'zod/mini';
import { CountryCode, CurrencyCode } from './primitives.ts';

/** A tag-manager container id: GTM- followed by capitals and digits. */
export const TagManagerId = z
  .string()
  .check(z.regex(/^GTM-[A-Z0-9]+$/, 'is not a valid id: GTM- followed by capital letters and digits'));
export type TagManagerId = z.infer<typeof TagManagerId>;

/** Where the host serves the configuration, whether it is a program or a folder of files. */
export const configurationAddress = '/configuration.json';

/** A search service that replaces the store's own search, lists and filters; `url` is a path if the store answers itself. */
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

/** Parts of the shop that the configuration can turn off; those it doesn't name are on. */
export const featureNames = ['backInStock', 'installOffer', 'recentlyViewed', 'recommendations'] as const;
export type FeatureName = (typeof featureNames)[number];

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

/** Whether a part of the shop is turned on. */
export const hasFeature = ({ features }: Pick<PublicConfiguration, 'features'>, name: FeatureName): boolean =>
  features[name] !== false;
