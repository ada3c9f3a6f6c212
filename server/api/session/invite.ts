import { and, eq, isNull } from 'drizzle-orm';
import { companyMembers, customers, invites } from '#server/db/schema.ts';
import {
  type CustomerRecord,
  emailKey,
  endOlderSessions,
  newCustomerSettings,
  startSession,
} from './customer-session.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { hashOneTimeToken, linkNotValid } from './one-time-token.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { endPushes } from '#server/api/push/subscriptions.ts';
import { conflict } from '#server/api/http/refusal.ts';

export const inviteHandlers = {
  async completeInvite(context, { body }) {
    const { db, now } = context;
    const [invite] = await db
      .select()
      .from(invites)
      .where(and(eq(invites.tokenHash, hashOneTimeToken(body.token)), isNull(invites.completedAt)))
      .for('update');
    if (invite === undefined || invite.expiresAt <= now) throw linkNotValid();
    const email = emailKey(invite.email);
    refuseWeakPassword('password', body.password, email);
    const customer = await saveCustomer(context, email, body);
    const [member] = await db
      .insert(companyMembers)
      .values({ companyId: invite.companyId, customerId: customer.id, role: invite.role, createdAt: now })
      .onConflictDoNothing()
      .returning();
    if (member === undefined) {
      throw conflict('AlreadyMember', 'This account already belongs to a company. Contact us to move it.');
    }
    if (invite.canPayOnAccount) {
      await db.update(customers).set({ canPayOnAccount: true }).where(eq(customers.id, customer.id));
    }
    await db.update(invites).set({ completedAt: now }).where(eq(invites.id, invite.id));
    return startSession(context, customer);
  },
} satisfies Handlers<'completeInvite'>;

/** Receiving the email proves ownership of the address: an existing account gets the new password as well. */
const saveCustomer = async (
  { db, now, currencyCode }: HandlerContext,
  email: string,
  { password, firstName, lastName }: { password: string; firstName: string; lastName: string },
): Promise<CustomerRecord> => {
  const passwordHash = await hashPassword(password);
  const [known] = await db.select().from(customers).where(eq(customers.email, email)).for('update');
  if (known !== undefined && !known.isActive) throw linkNotValid();
  const [customer] =
    known === undefined
      ? await db
          .insert(customers)
          .values({
            email,
            passwordHash,
            firstName,
            lastName,
            settings: newCustomerSettings(currencyCode),
            tokensValidFrom: now,
            createdAt: now,
          })
          .returning()
      : await db
          .update(customers)
          .set({
            passwordHash,
            firstName,
            lastName,
            isPasswordChangeRequired: false,
            tokensValidFrom: endOlderSessions(known, now),
            updatedAt: now,
          })
          .where(eq(customers.id, known.id))
          .returning();
  if (customer === undefined) throw new Error('A customer was not saved.');
  await endPushes(db, customer.id);
  return customer;
};
