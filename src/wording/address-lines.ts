import type { Address } from '#contract/address.ts';
import { countryName } from './country.ts';

/** An address as on an envelope, one part per line; the country is left out if it is the reader's own. */
export const addressLines = (address: Address, ownCountryCode: string): readonly string[] =>
  [
    [address.firstName, address.lastName],
    [address.companyName],
    [address.addressLine1],
    [address.addressLine2],
    [address.city, address.postalCode],
    [address.county],
    [address.countryCode === ownCountryCode ? '' : countryName(address.countryCode)],
  ]
    .map((words) => words.filter((word) => (word ?? '') !== '').join(' '))
    .filter((line) => line !== '');
