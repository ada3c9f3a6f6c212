import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import type { PaymentRecord } from '#server/api/payments/driver.ts';

/**
 * Where a payment stands on the provider's side of the sandbox. Its pages move it on; the store learns of it only by
 * asking, as it would with a provider of its own. `Closed` takes no money any more.
 */
const SandboxState = z.enum([
  'Open',
  'Tokenised',
  'Challenged',
  'Passed',
  'Approved',
  'Paid',
  'Refused',
  'GivenUp',
  'Captured',
  'Refunded',
  'Closed',
]);
export type SandboxState = z.infer<typeof SandboxState>;

/** What the sandbox remembers of a payment. Of a card: brand, last digits, what it does, and a digest of its token. */
export const SandboxSession = z.object({
  state: z._default(SandboxState, 'Open'),
  tokenDigest: z.optional(z.string()),
  brand: z.optional(z.string()),
  lastDigits: z.optional(z.string()),
  outcome: z.optional(z.enum(['succeeds', 'declines', 'lacksFunds', 'hasExpired', 'isChallenged'])),
  wrongCodes: z.optional(z.int()),
});
export type SandboxSession = z.infer<typeof SandboxSession>;

/** Reads what a driver has stored; a payment that was made elsewhere counts as new. */
export const sessionOf = (payment: Pick<PaymentRecord, 'driverData'>): SandboxSession => {
  const session = SandboxSession.safeParse(payment.driverData);
  return session.success ? session.data : { state: 'Open' };
};

/** A number for a payment that nobody can guess: whoever knows it may open the payment's pages. */
export const newTransactionId = (): string => `sbx_${randomBytes(24).toString('base64url')}`;

export const newToken = (): string => `tok_${randomBytes(24).toString('base64url')}`;

export const digestOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** What a page of the sandbox shows of a payment. */
export interface SandboxPayment {
  readonly payment: PaymentRecord;
  readonly session: SandboxSession;
  readonly orderNumber: string;
  /** The store still wants the money, and the time is not over. */
  readonly isPayable: boolean;
}

/** A payment of one of the providers by its transaction, or null. */
export const findSandboxPayment = async (
  db: Queryable,
  providerIds: readonly string[],
  transactionId: string,
  now: Date,
): Promise<SandboxPayment | null> => {
  const [row] = await db
    .select({ payment: payments, orderNumber: orders.number })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.transactionId, transactionId), inArray(payments.paymentProviderId, [...providerIds])))
    .limit(1);
  if (row === undefined) return null;
  const { payment, orderNumber } = row;
  const isWanted = payment.status === 'Pending' || payment.status === 'RequiresAction';
  const isInTime = payment.expiresAt === null || payment.expiresAt > now;
  return { payment, session: sessionOf(payment), orderNumber, isPayable: isWanted && isInTime };
};

/** Moves a payment on from a page, unless it was moved elsewhere meanwhile or the time is over: then false. */
export const advanceSession = async (
  db: Queryable,
  { payment, session }: SandboxPayment,
  next: SandboxSession,
  now: Date,
): Promise<boolean> => {
  const moved = await db
    .update(payments)
    .set({ driverData: { ...next } })
    .where(
      and(
        eq(payments.id, payment.id),
        inArray(payments.status, ['Pending', 'RequiresAction']),
        gt(payments.expiresAt, now),
        sql`coalesce(${payments.driverData} ->> 'state', 'Open') = ${session.state}`,
      ),
    )
    .returning({ id: payments.id });
  return moved.length === 1;
};

/** Ends a payment on the provider's side, from the store. */
export const endSession = async (
  db: Queryable,
  payment: PaymentRecord,
  state: 'Closed' | 'Refunded',
): Promise<void> => {
  await db
    .update(payments)
    .set({ driverData: { ...sessionOf(payment), state } })
    .where(eq(payments.id, payment.id));
};
