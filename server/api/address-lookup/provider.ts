import type { FoundAddress } from '#contract/address-lookup.ts';

/** A postcode in its usual form, with its country. */
export interface Postcode {
  readonly countryCode: string;
  readonly postalCode: string;
}

/** A service that finds the addresses at a postcode. Another provider is another object of this shape. */
export interface AddressProvider {
  /** Whether the addresses are made up. */
  readonly isSample: boolean;
  /** Returns an empty list for a postcode that the provider doesn't know; throws `ProviderFailed` if it can't answer. */
  find(postcode: Postcode): Promise<readonly FoundAddress[]>;
}

/** The provider is down, slow, rejects its key, or sends an unreadable answer. The message never contains the key or a postcode. */
export class ProviderFailed extends Error {
  override readonly name = 'ProviderFailed';
}

/** The address lookup of a store. */
export interface AddressLookupOptions {
  readonly provider: AddressProvider;
  readonly countryCodes: readonly string[];
  /** Lookups per five minutes, for each shopper or, for guests, for each IP address. */
  readonly perFiveMinutes: number;
}
