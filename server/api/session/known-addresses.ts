import { eq } from 'drizzle-orm';
import { nameDigest } from '#server/api/http/name-digest.ts';
import type { Queryable } from '#server/db/database.ts';
import { knownAddresses } from '#server/db/schema.ts';
import { clientKey } from './client-key.ts';

const nameOf = (address: string, account: string): string => nameDigest(`${clientKey(address)} ${account}`);

/** Whether an account has signed in from an IP address before. */
export const isKnownAddress = async (db: Queryable, address: string, account: string): Promise<boolean> =>
  (await db.$count(knownAddresses, eq(knownAddresses.name, nameOf(address, account)))) > 0;

/** Records that an account signed in from an IP address. */
export const rememberAddress = async (db: Queryable, address: string, account: string, now: Date): Promise<void> => {
  await db
    .insert(knownAddresses)
    .values({ name: nameOf(address, account), seenAt: now })
    .onConflictDoUpdate({ target: knownAddresses.name, set: { seenAt: now } });
};
