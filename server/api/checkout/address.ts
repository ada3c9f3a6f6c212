import { and, eq } from 'drizzle-orm';
import type { Address, AddressInput } from '#contract/address.ts';
import type { AddressChoice } from '#contract/checkout-rows.ts';
import { companyAddresses, customerAddresses } from '#server/db/schema.ts';
import type { AddressRecord } from '#server/db/schema/records.ts';
import { checkAddress } from '#server/api/account/address-rules.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { invalidField } from '#server/api/http/refusal.ts';

/** The id of an address that is not in an address book. */
const typedId = 'typed';

/** Copies the chosen address for a basket. Throws 400 for an address that is not the shopper's or is outside the market. */
export const chosenAddress = async (context: HandlerContext, choice: AddressChoice): Promise<AddressRecord> => {
  const address = 'addressId' in choice ? await savedAddress(context, choice.addressId) : recordOf(choice);
  return { ...address, ...checkAddress(address, context.settings) };
};

const savedAddress = async ({ db, shopper }: HandlerContext, id: string): Promise<AddressRecord> => {
  if (shopper !== null) {
    const [own] = await db
      .select()
      .from(customerAddresses)
      .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, shopper.customerId)));
    if (own !== undefined) return { ...recordOf(own), id, type: 'Customer' };
    if (shopper.companyId !== null) {
      const [company] = await db
        .select()
        .from(companyAddresses)
        .where(and(eq(companyAddresses.id, id), eq(companyAddresses.companyId, shopper.companyId)));
      if (company !== undefined) return { ...recordOf(company), id, type: 'Company' };
    }
  }
  throw invalidField('addressId', 'AddressUnknown', 'This saved address was not found.');
};

const recordOf = (input: AddressInput): AddressRecord => ({
  firstName: input.firstName,
  lastName: input.lastName,
  addressLine1: input.addressLine1,
  city: input.city,
  postalCode: input.postalCode,
  countryCode: input.countryCode,
  ...(input.companyName ? { companyName: input.companyName } : {}),
  ...(input.addressLine2 ? { addressLine2: input.addressLine2 } : {}),
  ...(input.county ? { county: input.county } : {}),
  ...(input.phone ? { phone: input.phone } : {}),
  ...(input.deliveryInstructions ? { deliveryInstructions: input.deliveryInstructions } : {}),
});

/** The copy of an address on a basket or order, in the contract's shape. */
export const addressView = (record: AddressRecord): Address => ({
  ...record,
  id: record.id ?? typedId,
  type: record.type ?? 'Customer',
  formattedAddress: formattedAddressOf(record),
  isDefault: false,
  isDefaultBilling: false,
});

const countries = new Intl.DisplayNames('en-GB', { type: 'region' });

/** The English name of a country. */
export const countryName = (countryCode: string): string | undefined => countries.of(countryCode);

/** An address on one line. */
export const formattedAddressOf = (address: AddressRecord): string =>
  [
    `${address.firstName} ${address.lastName}`,
    address.companyName,
    address.addressLine1,
    address.addressLine2,
    address.city,
    address.county,
    address.postalCode,
    countryName(address.countryCode),
  ]
    .filter((part) => part !== undefined && part !== '')
    .join(', ');

export const isSameAddress = (one: AddressRecord | null, other: AddressRecord | null): boolean =>
  one !== null && other !== null && one.id === other.id && formattedAddressOf(one) === formattedAddressOf(other);
