import { expect, test } from 'vitest';
import { addressView, formattedAddressOf, isSameAddress } from './address.ts';

const address = {
  firstName: 'Ada',
  lastName: 'Byron',
  companyName: 'Byron Joinery',
  addressLine1: '1 Example Street',
  city: 'Leeds',
  postalCode: 'LS1 1AA',
  countryCode: 'GB',
};

test('an address is written on one line, without gaps', () => {
  expect(formattedAddressOf(address)).toBe(
    'Ada Byron, Byron Joinery, 1 Example Street, Leeds, LS1 1AA, United Kingdom',
  );
});

test('a typed address is told apart from a saved one', () => {
  expect(addressView(address).id).toBe('typed');
  expect(isSameAddress(address, { ...address })).toBe(true);
  expect(isSameAddress(address, { ...address, id: 'a1' })).toBe(false);
  expect(isSameAddress(address, null)).toBe(false);
});
