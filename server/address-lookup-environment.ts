import * as z from 'zod';
import type { HttpProviderSettings } from '#server/api/address-lookup/http-provider.ts';
import { json, list, text } from './environment-fields.ts';

const names = z.union([text.transform((name) => [name]), z.array(text).min(1).max(6)]);

const mayAsk = (url: string): boolean =>
  URL.canParse(url) &&
  url.includes('{postalCode}') &&
  (url.startsWith('https://') || /^http:\/\/(localhost|127\.0\.0\.1)[:/]/.test(url));

const HttpProvider = z.strictObject({
  url: z.string().refine(mayAsk, 'must begin with https:// and hold {postalCode}'),
  headers: z.record(z.string().regex(/^[\w-]+$/), text).optional(),
  list: text.optional(),
  fields: z.strictObject({
    companyName: names.optional(),
    addressLine1: names,
    addressLine2: names.optional(),
    city: names,
    county: names.optional(),
  }),
}) satisfies z.ZodType<HttpProviderSettings>;

const wanted =
  'must be sandbox, off, or a provider as JSON: url (https, with {postalCode}), fields (addressLine1 and city at least), headers and list';

/** `sandbox`, `off`, or a provider as JSON. */
export const addressProvider = text
  .transform((value) => (value === 'sandbox' || value === 'off' ? `"${value}"` : value))
  .pipe(json(z.union([z.enum(['sandbox', 'off']), HttpProvider], { error: wanted }), wanted));

export const countries = list.pipe(
  z.array(z.string().regex(/^[A-Z]{2}$/, 'must be comma-separated country codes of two capitals, like GB,IE')),
);

/** This server's address lookup. */
export interface AddressLookupSettings {
  readonly provider: 'sandbox' | HttpProviderSettings;
  /** Sent to the provider and never shown. */
  readonly key: string | null;
  readonly countryCodes: readonly string[];
  readonly perFiveMinutes: number;
}

interface Read {
  readonly ADDRESS_LOOKUP?: z.output<typeof addressProvider> | undefined;
  readonly LOOKUP_KEY?: string | undefined;
  readonly LOOKUP_COUNTRIES?: string[] | undefined;
  readonly LOOKUP_LIMIT: number;
}

/** The settings of this server's lookup, or null, and the countries for whose addresses pages offer a lookup. */
export const addressLookupOf = (
  it: Read,
  { isDemo, isOwnApi }: { readonly isDemo: boolean; readonly isOwnApi: boolean },
): { readonly addressLookup: AddressLookupSettings | null; readonly countryCodes: string[] } => {
  const provider = isOwnApi ? (it.ADDRESS_LOOKUP ?? (isDemo ? 'sandbox' : 'off')) : 'off';
  if (provider === 'off') return { addressLookup: null, countryCodes: isOwnApi ? [] : (it.LOOKUP_COUNTRIES ?? []) };
  const countryCodes = it.LOOKUP_COUNTRIES ?? ['GB'];
  return {
    addressLookup: {
      provider,
      key: it.LOOKUP_KEY ?? null,
      countryCodes,
      perFiveMinutes: it.LOOKUP_LIMIT,
    },
    countryCodes,
  };
};
