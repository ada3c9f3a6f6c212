import type { FoundAddress } from '#contract/address-lookup.ts';
import { isUkPostcode, type AddressValues } from './address-values.ts';
import { addressWording as words } from '#wording/address.ts';

/** The fields that an address which was found fills in. */
export type Filled = Partial<AddressValues>;

const bare = (postalCode: string): string => postalCode.replaceAll(/\s/g, '').toUpperCase();

/** What was searched for: the same for each spelling of a postcode. */
export const searchKeyOf = ({ countryCode, postalCode }: Pick<AddressValues, 'countryCode' | 'postalCode'>): string =>
  `${countryCode} ${bare(postalCode)}`;

/** Why a postcode can't be looked up as it is typed, or null. */
export const problemOf = ({ countryCode, postalCode }: Pick<AddressValues, 'countryCode' | 'postalCode'>) => {
  if (postalCode.trim() === '') return words.enterPostalCode;
  return countryCode === 'GB' && !isUkPostcode(postalCode.trim()) ? words.realPostalCode : null;
};

/** An address in one line. */
export const oneLineOf = ({ companyName, addressLine1, addressLine2, city }: FoundAddress): string =>
  [companyName, addressLine1, addressLine2, city].filter(Boolean).join(', ');

/** What a form is given by an address: the place as a whole, and the firm's name where none was typed. */
export const filledBy = (found: FoundAddress, postalCode: string, values: AddressValues): Filled => ({
  addressLine1: found.addressLine1,
  addressLine2: found.addressLine2 ?? '',
  city: found.city,
  county: found.county ?? '',
  postalCode,
  ...(found.companyName && values.companyName.trim() === '' ? { companyName: found.companyName } : {}),
});

const fieldsOf = (filled: Filled) => Object.keys(filled) as (keyof AddressValues)[];

/** The values that filling replaces. */
export const replacedBy = (filled: Filled, values: AddressValues): Filled =>
  Object.fromEntries(fieldsOf(filled).map((name) => [name, values[name]]));

/** Whether words that somebody typed gave way to other words. */
export const hasReplacedWords = (filled: Filled, before: Filled): boolean =>
  fieldsOf(filled).some((name) => {
    const [typed = '', now = ''] = [before[name]?.trim(), filled[name]];
    return typed !== '' && (name === 'postalCode' ? bare(typed) !== bare(now) : typed !== now);
  });

/** Whether a form still holds what was filled in. */
export const isStillFilled = (filled: Filled, values: AddressValues): boolean =>
  fieldsOf(filled).every((name) => values[name] === filled[name]);
