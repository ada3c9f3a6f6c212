import { expect, test } from 'vitest';
import { checkAddress } from './address-rules.ts';

const settings = { countryCodes: ['GB', 'IE', 'NL', 'DE', 'US', 'SE'] };

test.each([
  ['GB', 'ls14ap', 'LS1 4AP'],
  ['GB', ' EC1A 1BB ', 'EC1A 1BB'],
  ['GB', 'M1 1AE', 'M1 1AE'],
  ['IE', 'd02x285', 'D02 X285'],
  ['NL', '1012js', '1012 JS'],
  ['DE', '10115', '10115'],
  ['US', '60601-1234', '60601-1234'],
  ['SE', '111 22', '111 22'],
])('%s %s is written as %s', (countryCode, postalCode, written) => {
  expect(checkAddress({ countryCode, postalCode }, settings)).toEqual({ postalCode: written });
});

test.each([
  ['GB', '10115'],
  ['GB', 'LS1'],
  ['DE', 'LS1 4AP'],
  ['NL', '1012'],
])('%s %s is no postcode', (countryCode, postalCode) => {
  expect(() => checkAddress({ countryCode, postalCode }, settings)).toThrow('The postcode must look like');
});

test('a country that the store does not serve is refused', () => {
  expect(() => checkAddress({ countryCode: 'FR', postalCode: '75002' }, settings)).toThrow(
    'We don’t deliver to this country',
  );
});
