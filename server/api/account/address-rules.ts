import type { AddressInput } from '#contract/address.ts';
import type { StoreSettings } from '#contract/store.ts';
import { invalidField } from '#server/api/http/refusal.ts';

interface PostcodeRule {
  readonly pattern: RegExp;
  readonly example: string;
}

const digits = (count: number, example: string): PostcodeRule => ({ pattern: new RegExp(`^\\d{${count}}$`), example });

/** Postcode patterns without spaces; a country without one accepts any postcode. */
const postcodes: Readonly<Record<string, PostcodeRule>> = {
  GB: { pattern: /^[A-Z]{1,2}\d[A-Z\d]?\d[A-Z]{2}$/, example: 'LS1 4AP' },
  IE: { pattern: /^[A-Z]\d[\dW][A-Z\d]{4}$/, example: 'D02 X285' },
  NL: { pattern: /^\d{4}[A-Z]{2}$/, example: '1012 JS' },
  US: { pattern: /^\d{5}(-?\d{4})?$/, example: '60601' },
  DE: digits(5, '10115'),
  FR: digits(5, '75002'),
  ES: digits(5, '28013'),
  IT: digits(5, '00184'),
  BE: digits(4, '1000'),
  AT: digits(4, '1010'),
  DK: digits(4, '1050'),
};

/** The length of the part after the space, for countries that write one. */
const inwardLength: Readonly<Record<string, number>> = { GB: 3, IE: 4, NL: 2 };

/**
 * Throws 400 for a country that is not served or a postcode that is not valid there. Returns the postcode in its usual
 * form.
 */
export const checkAddress = (
  address: Pick<AddressInput, 'countryCode' | 'postalCode'>,
  settings: Pick<StoreSettings, 'countryCodes'>,
): { postalCode: string } => {
  const { countryCode } = address;
  if (!settings.countryCodes.includes(countryCode)) {
    throw invalidField('countryCode', 'CountryNotServed', 'We don’t deliver to this country.');
  }
  const written = address.postalCode.trim().toUpperCase();
  const rule = postcodes[countryCode];
  if (rule === undefined) return { postalCode: written };
  const bare = written.replaceAll(/[\s.]/g, '');
  if (!rule.pattern.test(bare)) {
    throw invalidField('postalCode', 'WrongPostcode', `The postcode must look like ${rule.example}.`);
  }
  const inward = inwardLength[countryCode];
  return { postalCode: inward === undefined ? bare : `${bare.slice(0, -inward)} ${bare.slice(-inward)}` };
};
