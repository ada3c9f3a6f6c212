import type { Address, AddressInput } from '#contract/address.ts';
import type { customerAddresses } from '#server/db/schema.ts';
import { formattedAddressOf } from '#server/api/checkout/address.ts';

type Saved = Omit<typeof customerAddresses.$inferSelect, 'customerId'>;

/** A saved address in the contract's shape. */
export const savedAddressView = (row: Saved, type: Address['type']): Address => ({
  ...row,
  type,
  formattedAddress: formattedAddressOf({
    firstName: row.firstName,
    lastName: row.lastName,
    companyName: row.companyName ?? '',
    addressLine1: row.addressLine1,
    addressLine2: row.addressLine2 ?? '',
    city: row.city,
    county: row.county ?? '',
    postalCode: row.postalCode,
    countryCode: row.countryCode,
  }),
});

/** The columns of an entered address; empty fields are null. */
export const addressColumns = (input: AddressInput) => ({
  firstName: input.firstName,
  lastName: input.lastName,
  companyName: input.companyName || null,
  addressLine1: input.addressLine1,
  addressLine2: input.addressLine2 || null,
  city: input.city,
  county: input.county || null,
  postalCode: input.postalCode,
  countryCode: input.countryCode,
  phone: input.phone || null,
  deliveryInstructions: input.deliveryInstructions || null,
});
