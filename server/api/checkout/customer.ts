import { eq } from 'drizzle-orm';
import type { CustomerInfo } from '#contract/checkout.ts';
import type { Queryable } from '#server/db/database.ts';
import { companies, customers } from '#server/db/schema.ts';
import type { CustomerInfoRecord } from '#server/db/schema/records.ts';
import type { BasketRecord } from '#server/api/basket/owner.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { emailKey } from '#server/api/session/customer-session.ts';

/** The contact details for the order: as entered, else the account's; null for a guest who entered none. */
export const customerInfoOf = async (
  context: HandlerContext,
  basket: BasketRecord,
): Promise<CustomerInfoRecord | null> => {
  if (basket.customerInfo !== null) return basket.customerInfo;
  const { db, shopper } = context;
  return shopper === null ? null : accountInfo(db, shopper, basket.deliveryAddress?.phone);
};

const accountInfo = async (
  db: Queryable,
  shopper: { readonly customerId: string; readonly companyId: string | null },
  otherPhone: string | undefined,
): Promise<CustomerInfoRecord | null> => {
  const [customer] = await db.select().from(customers).where(eq(customers.id, shopper.customerId));
  if (customer === undefined) return null;
  const [company] =
    shopper.companyId === null
      ? []
      : await db
          .select({ name: companies.name, vatNumber: companies.vatNumber })
          .from(companies)
          .where(eq(companies.id, shopper.companyId));
  const phone = customer.phone ?? otherPhone;
  return {
    firstName: customer.firstName,
    lastName: customer.lastName,
    email: customer.email,
    ...(phone === undefined ? {} : { phone }),
    ...(company === undefined ? {} : { companyName: company.name }),
    ...(company?.vatNumber ? { vatNumber: company.vatNumber } : {}),
  };
};

/** The contact details in the contract's shape, which requires a telephone number; null if none is known. */
export const customerInfoView = (record: CustomerInfoRecord | null): CustomerInfo | null => {
  if (record?.phone === undefined || record.phone === '') return null;
  return { ...record, phone: record.phone };
};

/** The entered details as stored. Email addresses are case-insensitive, so in lower case. */
export const customerInfoRecord = (input: CustomerInfo): CustomerInfoRecord => ({
  firstName: input.firstName,
  lastName: input.lastName,
  email: emailKey(input.email),
  phone: input.phone,
  ...(input.companyName ? { companyName: input.companyName } : {}),
  ...(input.vatNumber ? { vatNumber: input.vatNumber } : {}),
});
