import { createHash } from 'node:crypto';
import type { FoundAddress } from '#contract/address-lookup.ts';
import { postTownOf } from './postcode-areas.ts';
import type { AddressProvider } from './provider.ts';

const streets = [
  'Sawmill Lane',
  'Foundry Street',
  'Canal Wharf',
  'Chapel Row',
  'Kiln Bank',
  'Ropewalk',
  'Tannery Close',
  'Weighbridge Road',
];
const estates = ['Anvil Trading Estate', 'Viaduct Business Park', 'Old Dye Works', 'Junction Yard'];
const firms = ['Sample Joinery Ltd', 'Sample Fabrications Ltd', 'Sample Plumbing & Heating', 'Sample Electrical Ltd'];

const one = (from: readonly string[], byte: number): string => from[byte % from.length] ?? '';

/** Made-up addresses, always the same for a postcode: a street of houses, and a company on an estate. */
const addressesAt = (postalCode: string, city: string): FoundAddress[] => {
  const [street = 0, count = 0, first = 0, estate = 0, firm = 0] = createHash('sha256').update(postalCode).digest();
  const houses = 3 + (count % 8);
  const firstNumber = 1 + (first % 40);
  return [
    ...Array.from({ length: houses }, (_, index) => ({
      addressLine1: `${firstNumber + index * 2} ${one(streets, street)}`,
      city,
    })),
    {
      companyName: one(firms, firm),
      addressLine1: `Unit ${1 + (firm % 12)}`,
      addressLine2: `${one(estates, estate)}, ${one(streets, street)}`,
      city,
    },
  ];
};

/** A provider for trying out the shop: it is free, makes no request, and covers only the UK. */
export const sandboxProvider: AddressProvider = {
  isSample: true,
  async find({ countryCode, postalCode }) {
    const city = countryCode === 'GB' ? postTownOf(postalCode) : null;
    return city === null ? [] : addressesAt(postalCode, city);
  },
};
