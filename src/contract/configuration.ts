import * as z from 'zod/mini';
import { CountryCode, CurrencyCode } from './primitives.ts';

/** A tag-manager container id: GTM- followed by capitals and digits. */
export const TagManagerId = z
  .string()
  .check(z.regex(/^GTM-[A-Z0-9]+$/, 'is not a valid id: GTM- followed by capital letters and digits'));
export type TagManagerId = z.infer<typeof TagManagerId>;

/** Where the host gives the configuration, whether it is a program or a folder of files. */
export const configurationAddress = '/configuration.json';

/** What the page is told at run time: nothing secret, read from the environment by the host or from a file by a static one. */
export const PublicConfiguration = z.object({
  apiBase: z.string(),
  apiKey: z.string(),
  storeKey: z.string(),
  defaultCurrencyCode: CurrencyCode,
  defaultCountryCode: CountryCode,
  /** Groups of named colours, applied as style variables `--{group}-{name}`. */
  colours: z.record(z.string(), z.record(z.string(), z.string())),
  tagManagerId: z.nullable(z.string()),
  searchService: z.nullable(z.object({ url: z.string(), appId: z.string(), apiKey: z.string(), index: z.string() })),
  iconService: z.nullable(z.string()),
  isCookieCrossOrigin: z.boolean(),
  hasIdempotencyKeys: z.boolean(),
  features: z.record(z.string(), z.boolean()),
});
export type PublicConfiguration = z.infer<typeof PublicConfiguration>;
