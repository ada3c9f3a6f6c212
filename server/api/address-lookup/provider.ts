import type { FoundAddress } from '#contract/address-lookup.ts';

/** A postcode in its usual form, and where it is. */
export interface Postcode {
  readonly countryCode: string;
  readonly postalCode: string;
}

/** Who knows the addresses at a postcode. Another provider is another object like this. */
export interface AddressProvider {
  /** Whether the addresses are made up. */
  readonly isSample: boolean;
  /** Empty for a postcode that it does not know; throws `ProviderFailed` where it could not say. */
  find(postcode: Postcode): Promise<readonly FoundAddress[]>;
}

/** The provider is down, slow, refuses its key, or answers what nobody can read. Never holds the key or a postcode. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** A store's look-up of addresses. */
export interface AddressLookupOptions {
  readonly provider: AddressProvider;
  readonly countryCodes: readonly string[];
  /** Look-ups in five minutes, for each shopper or, for guests, each address. */
  readonly perFiveMinutes: number;
}
