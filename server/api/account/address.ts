import { and, asc, count, desc, eq, ne } from 'drizzle-orm';
import { customerAddresses, customers } from '#server/db/schema.ts';
import { checkAddress } from './address-rules.ts';
import { addressColumns, savedAddressView } from './address-view.ts';
import { companyAddressHandlers } from './company-address.ts';
import { type HandlerContext, type Handlers, signedIn } from '#server/api/http/handler.ts';
import { conflict, notFound } from '#server/api/http/refusal.ts';

/** Enough for all sites of a trade shopper, too few to store arbitrary data. */
export const maxAddresses = 200;

/** Serialises changes to one shopper's addresses, so that exactly one is the default. Returns their id. */
const lockOwner = async (context: HandlerContext): Promise<string> => {
  const { customerId } = signedIn(context);
  await context.db.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update');
  return customerId;
};

const loadOwn = async ({ db }: HandlerContext, customerId: string, id: string) => {
  const [address] = await db
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)));
  if (address === undefined) throw notFound('This address');
  return address;
};

const makeDefault = async ({ db, now }: HandlerContext, customerId: string, id: string) => {
  await db
    .update(customerAddresses)
    .set({ isDefault: false, updatedAt: now })
    .where(
      and(eq(customerAddresses.customerId, customerId), customerAddresses.isDefault, ne(customerAddresses.id, id)),
    );
  const [address] = await db
    .update(customerAddresses)
    .set({ isDefault: true, updatedAt: now })
    .where(eq(customerAddresses.id, id))
    .returning();
  if (address === undefined) throw notFound('This address');
  return savedAddressView(address, 'Customer');
};

const ownAddressHandlers = {
  async getAddresses(context) {
    const rows = await context.db
      .select()
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, signedIn(context).customerId))
      .orderBy(desc(customerAddresses.isDefault), asc(customerAddresses.createdAt), asc(customerAddresses.id));
    return { results: rows.map((row) => savedAddressView(row, 'Customer')) };
  },

  async createAddress(context, { body }) {
    const { db, now, settings } = context;
    const { postalCode } = checkAddress(body, settings);
    const customerId = await lockOwner(context);
    const [kept] = await db
      .select({ addresses: count() })
      .from(customerAddresses)
      .where(eq(customerAddresses.customerId, customerId));
    const others = kept?.addresses ?? 0;
    if (others >= maxAddresses)
      throw conflict('TooManyAddresses', 'Your address book is full. Delete an address first.');
    const [address] = await db
      .insert(customerAddresses)
      .values({
        ...addressColumns({ ...body, postalCode }),
        customerId,
        isDefault: others === 0,
        isDefaultBilling: others === 0,
        createdAt: now,
        updatedAt: now,
      })
      .returning();
    if (address === undefined) throw new Error('An address was not saved.');
    return savedAddressView(address, 'Customer');
  },

  async updateAddress(context, { params, body }) {
    const { postalCode } = checkAddress(body, context.settings);
    const { customerId } = signedIn(context);
    const [address] = await context.db
      .update(customerAddresses)
      .set({ ...addressColumns({ ...body, postalCode }), updatedAt: context.now })
      .where(and(eq(customerAddresses.id, params.id), eq(customerAddresses.customerId, customerId)))
      .returning();
    if (address === undefined) throw notFound('This address');
    return savedAddressView(address, 'Customer');
  },

  async deleteAddress(context, { params }) {
    const customerId = await lockOwner(context);
    const address = await loadOwn(context, customerId, params.id);
    await context.db.delete(customerAddresses).where(eq(customerAddresses.id, address.id));
    if (address.isDefault) {
      const [next] = await context.db
        .select({ id: customerAddresses.id })
        .from(customerAddresses)
        .where(eq(customerAddresses.customerId, customerId))
        .orderBy(desc(customerAddresses.updatedAt), asc(customerAddresses.id))
        .limit(1);
      if (next !== undefined) await makeDefault(context, customerId, next.id);
    }
    return { isDone: true };
  },

  async makeAddressDefault(context, { params }) {
    const customerId = await lockOwner(context);
    const { id } = await loadOwn(context, customerId, params.id);
    return makeDefault(context, customerId, id);
  },
} satisfies Handlers<'getAddresses' | 'createAddress' | 'updateAddress' | 'deleteAddress' | 'makeAddressDefault'>;

/** The address book: the shopper's own addresses, and those of the company. */
export const addressHandlers = { ...ownAddressHandlers, ...companyAddressHandlers };
