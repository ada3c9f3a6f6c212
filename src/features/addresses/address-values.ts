import * as z from 'zod/mini';
import type { AddressInput } from '#contract/address.ts';
import { maxInstructionsLength, maxPostalCodeLength, minPostalCodeLength } from '#contract/primitives.ts';
import { filledText, optionalText } from '#shopper/forms/fields.ts';
import { addressWording as words } from '#wording/address.ts';
import { formWording } from '#wording/form.ts';

/** The field values of an address form. */
export type AddressValues = Record<
  | 'firstName'
  | 'lastName'
  | 'companyName'
  | 'addressLine1'
  | 'addressLine2'
  | 'city'
  | 'county'
  | 'postalCode'
  | 'countryCode'
  | 'phone'
  | 'deliveryInstructions',
  string
>;

/** Deliberately loose: outward and inward code, in any case and spacing. */
const ukPostcode = /^[A-Z]{1,2}[0-9][A-Z0-9]?\s*[0-9][A-Z]{2}$/i;

export const isUkPostcode = (text: string): boolean => ukPostcode.test(text);

/** Validates the fields into the store's address input; a UK postcode must be complete. */
export const AddressFormSchema: z.ZodMiniType<AddressInput> = z
  .object({
    firstName: filledText(words.enterFirstName, formWording.tooLong),
    lastName: filledText(words.enterLastName, formWording.tooLong),
    companyName: optionalText(formWording.tooLong),
    addressLine1: filledText(words.enterLine1, formWording.tooLong),
    addressLine2: optionalText(formWording.tooLong),
    city: filledText(words.enterCity, formWording.tooLong),
    county: optionalText(formWording.tooLong),
    postalCode: z
      .string()
      .check(
        z.trim(),
        z.minLength(minPostalCodeLength, words.enterPostalCode),
        z.maxLength(maxPostalCodeLength, formWording.tooLong(maxPostalCodeLength)),
      ),
    countryCode: z.string().check(z.minLength(2, words.chooseCountry)),
    phone: optionalText(formWording.tooLong),
    deliveryInstructions: optionalText(formWording.tooLong, maxInstructionsLength),
  })
  .check(
    z.refine((address) => address.countryCode !== 'GB' || isUkPostcode(address.postalCode), {
      path: ['postalCode'],
      error: words.realPostalCode,
      when: ({ value }) => isTypedAddress(value) && value.postalCode.trim() !== '',
    }),
  );

const isTypedAddress = (value: unknown): value is { postalCode: string } =>
  typeof value === 'object' && value !== null && 'postalCode' in value && typeof value.postalCode === 'string';

/** The initial field values, filled from an existing address if there is one. */
export const addressValues = (address: Partial<AddressInput> | null, countryCode: string): AddressValues => ({
  firstName: address?.firstName ?? '',
  lastName: address?.lastName ?? '',
  companyName: address?.companyName ?? '',
  addressLine1: address?.addressLine1 ?? '',
  addressLine2: address?.addressLine2 ?? '',
  city: address?.city ?? '',
  county: address?.county ?? '',
  postalCode: address?.postalCode ?? '',
  countryCode: address?.countryCode ?? countryCode,
  phone: address?.phone ?? '',
  deliveryInstructions: address?.deliveryInstructions ?? '',
});
