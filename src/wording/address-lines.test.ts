import { expect, test } from 'vitest';
import type { Address } from '#contract/address.ts';
import { addressLines } from './address-lines.ts';

const address: Address = {
  id: 'a',
  type: 'Customer',
  isDefault: false,
  isDefaultBilling: false,
  formattedAddress: '',
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: null,
  addressLine1: '12 Mill Lane',
  addressLine2: '',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
};

test('an address as on an envelope, without the parts that it lacks', () => {
  expect(addressLines(address, 'GB')).toEqual(['Ada Byron', '12 Mill Lane', 'Leeds LS1 1AA']);
});

test('all of its parts, and a country that is not the reader’s own', () => {
  const full = { ...address, companyName: 'Byron & Co', addressLine2: 'Unit 4', county: 'West Yorkshire' };
  const expected = 'Ada Byron|Byron & Co|12 Mill Lane|Unit 4|Leeds LS1 1AA|West Yorkshire|United Kingdom';
  expect(addressLines(full, 'IE').join('|')).toBe(expected);
});
