import * as z from 'zod/mini';
import type { CustomerInfo } from '#contract/checkout.ts';
import { maxEmailLength, maxLineLength } from '#contract/primitives.ts';
import { checkoutWording as words } from '#wording/checkout.ts';

/** The field values of the customer step. */
export type CustomerValues = Record<'firstName' | 'lastName' | 'email' | 'phone' | 'companyName' | 'vatNumber', string>;

const line = (missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(maxLineLength, words.tooLong(maxLineLength)));
const emptyIsNone = z.pipe(
  z.string().check(z.trim(), z.maxLength(maxLineLength, words.tooLong(maxLineLength))),
  z.transform((text: string) => (text === '' ? null : text)),
);

/** Validates the fields into the store's input. */
export const CustomerFormSchema: z.ZodMiniType<CustomerInfo> = z.object({
  firstName: line(words.enterFirstName),
  lastName: line(words.enterLastName),
  email: z
    .string()
    .check(
      z.trim(),
      z.minLength(1, words.enterEmail),
      z.maxLength(maxEmailLength, words.tooLong(maxEmailLength)),
      z.email(words.realEmail),
    ),
  phone: line(words.enterPhone),
  companyName: emptyIsNone,
  vatNumber: emptyIsNone,
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
