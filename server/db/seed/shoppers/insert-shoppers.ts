import { hash } from '@node-rs/argon2';
import { createHash } from 'node:crypto';
import type { Queryable } from '#server/db/database.ts';
import {
  companies,
  companyMembers,
  customers,
  invites,
  marketingSubscriptions,
  privacyPolicies,
  privacyPolicyAcceptances,
} from '#server/db/schema.ts';
import { tradeGroupId } from '#server/db/seed/catalogue/insert-products.ts';
import { privacyPolicySeeds } from '#server/db/seed/content/privacy-policy.ts';
import { insertRows } from '#server/db/seed/insert-rows.ts';
import { seedId } from '#server/db/seed/random.ts';
import { demoCompany, demoInviteToken, demoPassword, type DemoShopper, demoShoppers } from './demo-shoppers.ts';

const dayMs = 86_400_000;

export const companyId = seedId('company', demoCompany.accountNumber);
export const customerId = (shopper: DemoShopper): string => seedId('customer', demoShoppers[shopper].email);

const everyone: readonly DemoShopper[] = ['retail', 'trade', 'buyer', 'mustChange', 'policy'];

export async function insertShoppers(db: Queryable, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 760 * dayMs);
  await db.insert(companies).values({ ...demoCompany, id: companyId, priceGroupId: tradeGroupId, createdAt: since });
  const rows = await Promise.all(
    everyone.map(async (shopper) => ({
      ...demoShoppers[shopper],
      id: customerId(shopper),
      passwordHash: await demoHash(demoShoppers[shopper].email),
      canPayOnAccount: shopper === 'trade',
      isPasswordChangeRequired: shopper === 'mustChange',
      isActive: true,
      settings: {
        marketing: { email: shopper === 'retail', sms: false },
        notifications: { orderUpdates: true, backInStock: true },
        defaultCurrencyCode: 'GBP',
      },
      tokensValidFrom: since,
      createdAt: since,
      updatedAt: since,
    })),
  );
  await insertRows(db, customers, rows);
  await insertRows(db, companyMembers, [
    { companyId, customerId: customerId('trade'), role: 'Owner', createdAt: since },
    { companyId, customerId: customerId('buyer'), role: 'Buyer', createdAt: since },
  ]);
  await db.insert(invites).values({
    id: seedId('invite', demoInviteToken),
    tokenHash: createHash('sha256').update(demoInviteToken).digest('hex'),
    companyId,
    email: 'newcomer@example.com',
    role: 'Buyer',
    canPayOnAccount: true,
    expiresAt: new Date(now.getTime() + 3_650 * dayMs),
    createdAt: now,
  });
  await db.insert(marketingSubscriptions).values({
    email: demoShoppers.retail.email,
    customerId: customerId('retail'),
    isSubscribed: true,
    source: 'account',
    createdAt: since,
    updatedAt: since,
  });
}

/** The salt is derived from the email address, so that the same seed gives the same bytes. The password is public anyway. */
const demoHash = (email: string): Promise<string> =>
  hash(demoPassword, {
    memoryCost: 19_456,
    timeCost: 2,
    parallelism: 1,
    salt: createHash('sha256').update(email).digest().subarray(0, 16),
  });

/** All shoppers but one have accepted the current policy; that one accepted an earlier version. */
export async function insertPrivacyPolicies(db: Queryable): Promise<void> {
  const rows = privacyPolicySeeds.map((policy, index) => ({
    ...policy,
    id: seedId('privacy-policy', policy.version),
    isCurrent: index === privacyPolicySeeds.length - 1,
    publishedAt: new Date(`${policy.version}-01T09:00:00Z`),
  }));
  await insertRows(db, privacyPolicies, rows);
  const accepted = rows.flatMap(({ id, isCurrent, publishedAt }) =>
    everyone
      .filter((shopper) => shopper !== 'policy' || !isCurrent)
      .map((shopper) => ({ privacyPolicyId: id, customerId: customerId(shopper), acceptedAt: publishedAt })),
  );
  await insertRows(db, privacyPolicyAcceptances, accepted);
}
