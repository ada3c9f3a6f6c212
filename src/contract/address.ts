import * as z from 'zod/mini';
import { listed } from './paged.ts';
import { ById, CountryCode, Done, Id, Line, maxInstructionsLength, OptionalLine, PostalCode } from './primitives.ts';
import { row } from './row.ts';

const addressLines = {
  firstName: Line,
  lastName: Line,
  companyName: OptionalLine,
  addressLine1: Line,
  addressLine2: OptionalLine,
  city: Line,
  county: OptionalLine,
  postalCode: PostalCode,
  countryCode: CountryCode,
  phone: OptionalLine,
  deliveryInstructions: z.optional(z.nullable(z.string().check(z.trim(), z.maxLength(maxInstructionsLength)))),
};

/** An address as a person types it. The specification only shows `formattedAddress`; the names of the lines are the project's own. */
export const AddressInput = z.object(addressLines);
export type AddressInput = z.infer<typeof AddressInput>;

/** A saved address, or the copy of one in a basket or order. */
export const Address = z.object({
  ...addressLines,
  id: Id,
  formattedAddress: z.string(),
  isDefault: z.boolean(),
  isDefaultBilling: z.boolean(),
  type: z.enum(['Customer', 'Company']),
});
export type Address = z.infer<typeof Address>;

export const getAddresses = row({
  method: 'GET',
  path: '/customers/addresses',
  summary: "The shopper's addresses, default first",
  audience: 'shopper',
  data: listed(Address),
});

export const createAddress = row({
  method: 'POST',
  path: '/customers/addresses',
  summary: 'Save a new address',
  audience: 'shopper',
  body: AddressInput,
  data: Address,
});

export const updateAddress = row({
  method: 'PUT',
  path: '/customers/addresses/{id}',
  summary: 'Change an address',
  audience: 'shopper',
  params: ById,
  body: AddressInput,
  data: Address,
});

export const deleteAddress = row({
  method: 'DELETE',
  path: '/customers/addresses/{id}',
  summary: 'Delete an address',
  audience: 'shopper',
  params: ById,
  data: Done,
});

export const makeAddressDefault = row({
  method: 'PUT',
  path: '/customers/addresses/{id}/default',
  summary: 'Make an address the default one',
  audience: 'shopper',
  params: ById,
  data: Address,
});

export const getCompanyAddresses = row({
  method: 'GET',
  path: '/customers/companies/addresses',
  summary: "Addresses of the shopper's company",
  audience: 'shopper',
  data: listed(Address),
});

export const createCompanyAddress = row({
  method: 'POST',
  path: '/customers/companies/address',
  summary: 'Add an address to the company',
  audience: 'shopper',
  body: AddressInput,
  data: Address,
});
