import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { resetLinkMinutes } from '#contract/link-lifetimes.ts';
import { customers, passwordResets } from '#server/db/schema.ts';
import { endPushes } from '#server/api/push/subscriptions.ts';
import { type CustomerRecord, emailKey, endOlderSessions } from './customer-session.ts';
import { type HandlerContext, type Handlers, signedIn } from '#server/api/http/handler.ts';
import { sessionVersionOf } from './identity.ts';
import { hashOneTimeToken, linkNotValid, makeOneTimeToken } from './one-time-token.ts';
import { hashPassword, isPassword, refuseWeakPassword } from './passwords.ts';
import { storeNoMail } from '#server/api/mail/store-mail.ts';
import { invalidField } from '#server/api/http/refusal.ts';
import { maxEmailsPerHour } from './sign-up.ts';

const lifetimeMs = resetLinkMinutes * 60 * 1000;

const done = { isDone: true } as const;

export const passwordHandlers = {
  async requestPasswordReset({ db, mailer, now, publicUrl }, { body }) {
    const [customer] = await db
      .select()
      .from(customers)
      .where(and(eq(customers.email, emailKey(body.email)), customers.isActive));
    const [recent] = await db
      .select({ emails: count() })
      .from(passwordResets)
      .where(
        and(
          eq(passwordResets.customerId, customer?.id ?? ''),
          gt(passwordResets.createdAt, new Date(now.getTime() - lifetimeMs)),
        ),
      );
    const { token, tokenHash } = makeOneTimeToken();
    if (customer === undefined || (recent?.emails ?? 0) >= maxEmailsPerHour) {
      // As many statements as with an email, or the time would tell which addresses have an account.
      await storeNoMail(db, 'password-reset');
      await storeNoMail(db, 'password-reset');
      return done;
    }
    const expiresAt = new Date(now.getTime() + lifetimeMs);
    await db.insert(passwordResets).values({ tokenHash, customerId: customer.id, createdAt: now, expiresAt });
    await mailer.send({
      to: customer.email,
      template: 'password-reset',
      data: { firstName: customer.firstName, link: `${publicUrl}/auth/reset-password/${token}` },
    });
    return done;
  },

  async completePasswordReset(context, { body }) {
    const { db, now } = context;
    const [found] = await db
      .select({ reset: passwordResets, customer: customers })
      .from(passwordResets)
      .innerJoin(customers, and(eq(customers.id, passwordResets.customerId), customers.isActive))
      .where(and(eq(passwordResets.tokenHash, hashOneTimeToken(body.token)), isNull(passwordResets.completedAt)))
      .for('update');
    if (found === undefined || found.reset.expiresAt <= now) throw linkNotValid();
    await setPassword(context, found.customer, 'password', body.password);
    return done;
  },

  async changePassword(context, { body }) {
    const { db, tokens } = context;
    const [customer] = await db
      .select()
      .from(customers)
      .where(eq(customers.id, signedIn(context).customerId))
      .for('update');
    if (customer === undefined || !(await isPassword(body.currentPassword, customer.passwordHash))) {
      throw invalidField('currentPassword', 'WrongPassword', 'The current password is wrong.');
    }
    if (body.newPassword === body.currentPassword) {
      throw invalidField('newPassword', 'PasswordUnchanged', 'The new password must differ from the current one.');
    }
    const changed = await setPassword(context, customer, 'newPassword', body.newPassword);
    const { token } = await tokens.issue({ id: changed.id, sessionVersion: sessionVersionOf(changed) });
    return { token };
  },
} satisfies Handlers<'requestPasswordReset' | 'completePasswordReset' | 'changePassword'>;

/** Sets a new password, ends all other sessions, revokes reset links, and notifies the customer. */
const setPassword = async (
  { db, mailer, now, publicUrl }: HandlerContext,
  customer: CustomerRecord,
  field: string,
  password: string,
): Promise<CustomerRecord> => {
  refuseWeakPassword(field, password, customer.email);
  const [changed] = await db
    .update(customers)
    .set({
      passwordHash: await hashPassword(password),
      isPasswordChangeRequired: false,
      tokensValidFrom: endOlderSessions(customer, now),
      updatedAt: now,
    })
    .where(eq(customers.id, customer.id))
    .returning();
  if (changed === undefined) throw new Error('A customer disappeared while their password was being changed.');
  await endPushes(db, customer.id);
  await db
    .update(passwordResets)
    .set({ completedAt: now })
    .where(and(eq(passwordResets.customerId, customer.id), isNull(passwordResets.completedAt)));
  await mailer.send({
    to: customer.email,
    template: 'password-changed',
    data: { firstName: customer.firstName, link: `${publicUrl}/auth/forgot-password` },
  });
  return changed;
};
