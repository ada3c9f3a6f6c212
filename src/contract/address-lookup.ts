import * as z from 'zod/mini';
import { CountryCode, Line, OptionalLine, PostalCode } from './primitives.ts';
import { row } from './row.ts';

/** An address as an address lookup service returns it: a place, and the company there, if any. */
export const FoundAddress = z.object({
  companyName: OptionalLine,
  addressLine1: Line,
  addressLine2: OptionalLine,
  city: Line,
  county: OptionalLine,
});
export type FoundAddress = z.infer<typeof FoundAddress>;

/** The most addresses that a response holds; a UK postcode has at most a hundred. */
export const maxFoundAddresses = 100;

const AddressLookupQuery = z.object({
  countryCode: CountryCode,
  postalCode: PostalCode,
});

const AddressLookup = z.object({
  /** The postcode in its usual form. */
  postalCode: z.string(),
  /** Empty if the postcode is unknown. */
  results: z.array(FoundAddress).check(z.maxLength(maxFoundAddresses)),
  /** True if the addresses are made up, for trying out the shop. */
  isSample: z.boolean(),
});

/** An addition to the specification's calls. Answers 404 from a store that lacks it or has no lookup service. */
export const lookUpAddresses = row({
  method: 'GET',
  path: '/address-lookup',
  summary: 'The addresses at a postcode',
  audience: 'anyone',
  query: AddressLookupQuery,
  data: AddressLookup,
});
