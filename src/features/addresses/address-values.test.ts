import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { AddressFormSchema, addressValues } from './address-values.ts';

const typed = {
  ...addressValues(null, 'GB'),
  firstName: ' Ada ',
  lastName: 'Byron',
  addressLine1: '12 Mill Lane',
  city: 'Manchester',
  postalCode: 'm11ae',
};

const problems = (values: object) => {
  const checked = z.safeParse(AddressFormSchema, values);
  return checked.success
    ? {}
    : Object.fromEntries(checked.error.issues.map((one) => [one.path.join('.'), one.message]));
};

describe('an address as it is typed', () => {
  test('is trimmed, and empty fields are null', () => {
    const address = z.parse(AddressFormSchema, typed);
    expect(address).toMatchObject({ firstName: 'Ada', companyName: null, county: null, postalCode: 'm11ae' });
  });

  test('says of each required field what is missing, all at once', () => {
    expect(problems(addressValues(null, ''))).toEqual({
      firstName: 'Enter a first name',
      lastName: 'Enter a last name',
      addressLine1: 'Enter the first line of the address',
      city: 'Enter a town or city',
      postalCode: 'Enter a postcode',
      countryCode: 'Choose a country',
    });
  });

  test('a UK postcode must be complete, in any case and spacing; elsewhere two characters are enough', () => {
    expect(problems({ ...typed, postalCode: 'M1' })).toEqual({ postalCode: 'Enter a full postcode, like M1 1AE' });
    expect(problems({ ...typed, postalCode: 'sw1a  2aa' })).toEqual({});
    expect(problems({ ...typed, postalCode: '75', countryCode: 'FR' })).toEqual({});
    expect(Object.keys(problems({ ...typed, postalCode: '7', countryCode: 'FR' }))).toEqual(['postalCode']);
  });
});
