import * as z from 'zod/mini';
import type { CustomerInfo } from '#contract/checkout.ts';
import { emailAddress, filledText, nameText, optionalText } from '#shopper/forms/fields.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';

/** The field values of the customer step. */
export type CustomerValues = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'companyName' | 'vatNumber', string>;

/** Validates the fields into the store's input. */
export const CustomerFormSchema: z.ZodMiniType<CustomerInfo> = z.object({
  firstName: nameText(words.enterFirstName, formWording.tooLong, formWording.webAddress),
  lastName: nameText(words.enterLastName, formWording.tooLong, formWording.webAddress),
  email: emailAddress(words.realEmail, formWording.tooLong, words.enterEmail),
  phone: filledText(words.enterPhone, formWording.tooLong),
  companyName: optionalText(formWording.tooLong),
  vatNumber: optionalText(formWording.tooLong),
});

/** The initial field values. */
export const customerValues = (info: CustomerInfo | null): CustomerValues => ({
  firstName: info?.firstName ?? '',
  lastName: info?.lastName ?? '',
  email: info?.email ?? '',
  phone: info?.phone ?? '',
  companyName: info?.companyName ?? '',
  vatNumber: info?.vatNumber ?? '',
});
