import { expect, test } from 'vitest';
import { addressValues } from './address-values.ts';
import {
  filledBy,
  hasReplacedWords,
  isStillFilled,
  oneLineOf,
  problemOf,
  replacedBy,
  searchKeyOf,
} from './found-address.ts';

const blank = { ...addressValues(null, 'GB'), postalCode: 'm11ae' };
const unit = {
  companyName: 'Sample Joinery Ltd',
  addressLine1: 'Unit 4',
  addressLine2: 'Junction Yard',
  city: 'Manchester',
  county: null,
};

test('a postcode is the same in each spelling, and another one in another country', () => {
  expect(searchKeyOf({ countryCode: 'GB', postalCode: ' m1  1ae' })).toBe('GB M11AE');
  expect(searchKeyOf({ countryCode: 'IE', postalCode: 'm11ae' })).not.toBe(searchKeyOf(blank));
});

test('what cannot be a postcode is not looked up', () => {
  const problemsOf = (postalCode: string, countryCode = 'GB') => problemOf({ countryCode, postalCode });
  expect(problemsOf(' ')).toBe('Enter a postcode');
  expect(problemsOf('M1')).toBe('Enter a full postcode, like M1 1AE');
  expect(problemsOf(' m1 1ae ')).toBeNull();
  expect(problemsOf('D02', 'IE')).toBeNull();
});

test('an address is named in one line', () => {
  expect(oneLineOf(unit)).toBe('Sample Joinery Ltd, Unit 4, Junction Yard, Manchester');
});

test('an empty form is filled and nothing typed gives way', () => {
  const filled = filledBy(unit, 'M1 1AE', blank);
  expect(filled).toEqual({
    companyName: 'Sample Joinery Ltd',
    addressLine1: 'Unit 4',
    addressLine2: 'Junction Yard',
    city: 'Manchester',
    county: '',
    postalCode: 'M1 1AE',
  });
  expect(hasReplacedWords(filled, replacedBy(filled, blank))).toBe(false);
});

test('words that were typed are shown as replaced, and the whole of them can come back', () => {
  const typed = { ...blank, companyName: 'Byron Ltd', addressLine2: 'Second floor', county: 'Lancashire' };
  const filled = filledBy(unit, 'M1 1AE', typed);
  // The shopper knows better which company it is.
  expect(filled).not.toHaveProperty('companyName');
  const before = replacedBy(filled, typed);
  expect(hasReplacedWords(filled, before)).toBe(true);
  expect({ ...typed, ...filled, ...before }).toEqual(typed);
});

test('what was changed after it was filled in is the shopper’s own again', () => {
  const filled = filledBy(unit, 'M1 1AE', blank);
  expect(isStillFilled(filled, { ...blank, ...filled, phone: '0161 496 0000' })).toBe(true);
  expect(isStillFilled(filled, { ...blank, ...filled, addressLine1: 'Unit 5' })).toBe(false);
});
