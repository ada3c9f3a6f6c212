import { asc, count, desc, eq } from 'drizzle-orm';
import { companies, companyAddresses } from '#server/db/schema.ts';
import { checkAddress } from './address-rules.ts';
import { addressColumns, savedAddressView } from './address-view.ts';
import { type Handlers, signedIn } from '#server/api/http/handler.ts';
import { conflict } from '#server/api/http/refusal.ts';

const maxAddresses = 500;

export const companyAddressHandlers = {
  async getCompanyAddresses(context) {
    const { companyId } = signedIn(context);
    if (companyId === null) return { results: [] };
    const rows = await context.db
      .select()
      .from(companyAddresses)
      .where(eq(companyAddresses.companyId, companyId))
      .orderBy(desc(companyAddresses.isDefault), asc(companyAddresses.createdAt), asc(companyAddresses.id));
    return { results: rows.map((row) => savedAddressView(row, 'Company')) };
  },

  async createCompanyAddress(context, { body }) {
    const { db, now, settings } = context;
    const { companyId } = signedIn(context);
    if (companyId === null) throw conflict('NoCompany', 'Your account isn’t linked to a company.');
    const { postalCode } = checkAddress(body, settings);
    const [company] = await db
      .select({ name: companies.name })
      .from(companies)
      .where(eq(companies.id, companyId))
      .for('update');
    const [kept] = await db
      .select({ addresses: count() })
      .from(companyAddresses)
      .where(eq(companyAddresses.companyId, companyId));
    const others = kept?.addresses ?? 0;
    if (others >= maxAddresses) throw conflict('TooManyAddresses', 'Your company’s address book is full.');
    const [address] = await db
      .insert(companyAddresses)
      .values({
        ...addressColumns({ ...body, postalCode, companyName: body.companyName || company?.name }),
        companyId,
        isDefault: others === 0,
        isDefaultBilling: others === 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (address === undefined) throw new Error('An address was not saved.');
    return savedAddressView(address, 'Company');
  },
} satisfies Handlers<'getCompanyAddresses' | 'createCompanyAddress'>;
