import { hash } from '@node-rs/argon2';
import * as tables from '#server/db/schema.ts';
import type { Database } from '#server/db/connect.ts';
import { bare } from './bare-store.ts';

/** The password of every shopper that a test makes. */
export const shopperPassword = 'a password for tests';

// One cheap hash serves them all: the cost of hashing doesn't matter here.
const passwordHash = hash(shopperPassword, { memoryCost: 8, timeCost: 1, parallelism: 1 });

export interface NewShopper {
  readonly company?: boolean;
  readonly needsPrivacy?: boolean;
  readonly needsPassword?: boolean;
  readonly isActive?: boolean;
}

/** Adds a shopper to a bare store; returns their ids and address. */
export const addShopper = async (db: Database, shopper: NewShopper = {}) => {
  const id = crypto.randomUUID();
  const email = `shopper-${id}@example.com`;
  await db.insert(tables.customers).values({
    id,
    email,
    passwordHash: await passwordHash,
    firstName: 'Ada',
    lastName: 'Fitter',
    isActive: shopper.isActive ?? true,
    isPasswordChangeRequired: shopper.needsPassword ?? false,
    settings: {
      marketing: { email: false, sms: false },
      notifications: { orderUpdates: true, backInStock: true },
      defaultCurrencyCode: 'GBP',
    },
    tokensValidFrom: new Date(Date.now() - 60_000),
  });
  if (shopper.needsPrivacy !== true) {
    await db.insert(tables.privacyPolicyAcceptances).values({ privacyPolicyId: bare.policyId, customerId: id });
  }
  const companyId = shopper.company === true ? await addCompany(db, id) : null;
  return { id, email, companyId };
};

const addCompany = async (db: Database, customerId: string): Promise<string> => {
  const id = crypto.randomUUID();
  await db
    .insert(tables.companies)
    .values({ id, name: 'Fitter & Co', accountNumber: `TC-${id.slice(0, 8)}`, priceGroupId: bare.priceGroupId });
  await db.insert(tables.companyMembers).values({ companyId: id, customerId, role: 'Owner' });
  return id;
};
