import type { FoundAddress } from '#contract/address-lookup.ts';
import { isUkPostcode, type AddressValues } from './address-values.ts';
import { addressWording as words } from '#wording/address.ts';

/** The fields that a found address fills in. */
export type Filled = Partial<AddressValues>;

const bare = (postalCode: string): string => postalCode.replaceAll(/\s/g, '').toUpperCase();

/** Identifies a search: the same for every spelling of a postcode. */
export const searchKeyOf = ({ countryCode, postalCode }: Pick<AddressValues, 'countryCode' | 'postalCode'>): string =>
  `${countryCode} ${bare(postalCode)}`;

/** Why this postcode can't be looked up, or null. */
export const problemOf = ({ countryCode, postalCode }: Pick<AddressValues, 'countryCode' | 'postalCode'>) => {
  if (postalCode.trim() === '') return words.enterPostalCode;
  return countryCode === 'GB' && !isUkPostcode(postalCode.trim()) ? words.realPostalCode : null;
};

/** An address in one line. */
export const oneLineOf = ({ companyName, addressLine1, addressLine2, city }: FoundAddress): string =>
  [companyName, addressLine1, addressLine2, city].filter(Boolean).join(', ');

/** The form fields that an address fills: the whole place, and the company's name if none was typed. */
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

/** Whether filling replaced anything that had been typed. */
export const hasReplacedWords = (filled: Filled, before: Filled): boolean =>
  fieldsOf(filled).some((name) => {
    const [typed = '', now = ''] = [before[name]?.trim(), filled[name]];
    return typed !== '' && (name === 'postalCode' ? bare(typed) !== bare(now) : typed !== now);
  });

/** Whether the form still holds the values that were filled in. */
export const isStillFilled = (filled: Filled, values: AddressValues): boolean =>
  fieldsOf(filled).every((name) => values[name] === filled[name]);
