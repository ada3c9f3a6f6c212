import * as z from 'zod/mini';
import { CountryCode, Line, OptionalLine } from './primitives.ts';
import { row } from './row.ts';

/** An address as a provider of addresses knows it: a place, and the firm there where it has one. */
export const FoundAddress = z.object({
  companyName: OptionalLine,
  addressLine1: Line,
  addressLine2: OptionalLine,
  city: Line,
  county: OptionalLine,
});
export type FoundAddress = z.infer<typeof FoundAddress>;

/** The most addresses that one answer holds; a UK postcode has a hundred at most. */
export const maxFoundAddresses = 100;

const AddressLookupQuery = z.object({
  countryCode: CountryCode,
  postalCode: z.string().check(z.trim(), z.minLength(2), z.maxLength(12)),
});

const AddressLookup = z.object({
  /** The postcode in its usual form. */
  postalCode: z.string(),
  /** Empty where the postcode is not known. */
  results: z.array(FoundAddress).check(z.maxLength(maxFoundAddresses)),
  /** True where the addresses are made up, to try the shop out. */
  isSample: z.boolean(),
});

/** An addition to the specification's calls. A store may lack it; 404 then, and where it has no provider. */
export const lookUpAddresses = row({
  method: 'GET',
  path: '/address-lookup',
  summary: 'The addresses at a postcode',
  audience: 'anyone',
  query: AddressLookupQuery,
  data: AddressLookup,
});
