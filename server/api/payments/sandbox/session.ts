import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, inArray, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Queryable } from '#server/db/database.ts';
import { orders, payments } from '#server/db/schema.ts';
import type { PaymentRecord } from '#server/api/payments/driver.ts';

/**
 * The state of a payment at the sandbox provider. Its pages advance it; the store learns of it only by asking, as with a real
 * provider. A `Closed` payment takes no more money.
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

/** The sandbox's data for a payment. For a card: brand, last digits, outcome, and a digest of its token. */
export const SandboxSession = z.object({
  state: z._default(SandboxState, 'Open'),
  tokenDigest: z.optional(z.string()),
  brand: z.optional(z.string()),
  lastDigits: z.optional(z.string()),
  outcome: z.optional(z.enum(['succeeds', 'declines', 'lacksFunds', 'hasExpired', 'isChallenged'])),
  wrongCodes: z.optional(z.int()),
});
export type SandboxSession = z.infer<typeof SandboxSession>;

/** Reads a driver's stored data; data of another driver counts as a new payment. */
export const sessionOf = (payment: Pick<PaymentRecord, 'driverData'>): SandboxSession => {
  const session = SandboxSession.safeParse(payment.driverData);
  return session.success ? session.data : { state: 'Open' };
};

/** An unguessable id, since anyone who knows it can open the payment's pages. */
export const newTransactionId = (): string => `sbx_${randomBytes(24).toString('base64url')}`;

export const newToken = (): string => `tok_${randomBytes(24).toString('base64url')}`;

export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('hex');

/** A payment as a sandbox page shows it. */
export interface SandboxPayment {
  readonly payment: PaymentRecord;
  readonly session: SandboxSession;
  readonly orderNumber: string;
  /** The name that the order is billed to. */
  readonly payer: string;
  /** Still unpaid, and not expired. */
  readonly isPayable: boolean;
}

/** A payment of one of the providers by its transaction id, or null. */
export const findSandboxPayment = async (
  db: Queryable,
  providerIds: readonly string[],
  transactionId: string,
  now: Date,
): Promise<SandboxPayment | null> => {
  const [row] = await db
    .select({ payment: payments, orderNumber: orders.number, billingAddress: orders.billingAddress })
    .from(payments)
    .innerJoin(orders, eq(orders.id, payments.orderId))
    .where(and(eq(payments.transactionId, transactionId), inArray(payments.paymentProviderId, [...providerIds])))
    .limit(1);
  if (row === undefined) return null;
  const { payment, orderNumber, billingAddress } = row;
  const payer = `${billingAddress.firstName} ${billingAddress.lastName}`.trim();
  const isWanted = payment.status === 'Pending' || payment.status === 'RequiresAction';
  const isInTime = payment.expiresAt === null || payment.expiresAt > now;
  return { payment, session: sessionOf(payment), orderNumber, payer, isPayable: isWanted && isInTime };
};

/** Advances a payment from a page; false if it has been advanced elsewhere or has expired. */
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

/** Ends a payment at the provider, at the store's request. */
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
