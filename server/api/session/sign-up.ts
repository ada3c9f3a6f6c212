import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { companies, companyMembers, customers, signUpRequests } from '#server/db/schema.ts';
import { type CustomerRecord, emailKey, newCustomerSettings, startSession } from './customer-session.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { hashOneTimeToken, linkNotValid, makeOneTimeToken } from './one-time-token.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import { conflict } from '#server/api/http/refusal.ts';

const lifetimeMs = 48 * 60 * 60 * 1000;
const hourMs = 60 * 60 * 1000;

/** Emails to one address in an hour; more are dropped silently. */
export const maxEmailsPerHour = 5;

const done = { isDone: true } as const;

export const signUpHandlers = {
  async requestSignUp({ db, mailer, now, publicUrl }, { body }) {
    const email = emailKey(body.email);
    const [known] = await db
      .select({ firstName: customers.firstName })
      .from(customers)
      .where(eq(customers.email, email));
    const [recent] = await db
      .select({ emails: count() })
      .from(signUpRequests)
      .where(and(eq(signUpRequests.email, email), gt(signUpRequests.createdAt, new Date(now.getTime() - hourMs))));
    const { token, tokenHash } = makeOneTimeToken();
    await db.insert(signUpRequests).values({
      tokenHash,
      email,
      firstName: body.firstName,
      lastName: body.lastName,
      phone: body.phone || null,
      companyName: body.companyName || null,
      vatNumber: body.vatNumber || null,
      createdAt: now,
      // The token for an account that already exists is never sent.
      expiresAt: known === undefined ? new Date(now.getTime() + lifetimeMs) : now,
    });
    if ((recent?.emails ?? 0) >= maxEmailsPerHour) return done;
    await mailer.send(
      known === undefined
        ? {
            to: email,
            template: 'sign-up',
            data: { firstName: body.firstName, link: `${publicUrl}/auth/sign-up/complete/${token}` },
          }
        : {
            to: email,
            template: 'sign-up-known',
            data: { firstName: known.firstName, link: `${publicUrl}/auth/forgot-password` },
          },
    );
    return done;
  },

  async completeSignUp(context, { body }) {
    const { db, now } = context;
    const [request] = await db
      .select()
      .from(signUpRequests)
      .where(and(eq(signUpRequests.tokenHash, hashOneTimeToken(body.token)), isNull(signUpRequests.completedAt)))
      .for('update');
    if (request === undefined || request.expiresAt <= now) throw linkNotValid();
    refuseWeakPassword('password', body.password, request.email);
    const [customer] = await db
      .insert(customers)
      .values({
        email: request.email,
        passwordHash: await hashPassword(body.password),
        firstName: request.firstName,
        lastName: request.lastName,
        phone: request.phone,
        settings: newCustomerSettings(context.currencyCode),
        tokensValidFrom: now,
        createdAt: now,
      })
      .onConflictDoNothing({ target: customers.email })
      .returning();
    if (customer === undefined)
      throw conflict('AccountExists', 'There is an account with this address already. Sign in.');
    await db
      .update(signUpRequests)
      .set({ completedAt: now })
      .where(and(eq(signUpRequests.email, request.email), isNull(signUpRequests.completedAt)));
    if (request.companyName !== null) await foundCompany(context, customer, request.companyName, request.vatNumber);
    return startSession(context, customer);
  },
} satisfies Handlers<'requestSignUp' | 'completeSignUp'>;

/** A new trade account: public prices and no credit until the store changes that. */
const foundCompany = async (
  { db, now }: HandlerContext,
  customer: CustomerRecord,
  name: string,
  vatNumber: string | null,
): Promise<void> => {
  const [company] = await db
    .insert(companies)
    .values({ name, vatNumber, accountNumber: `TC-${randomInt(10_000_000, 100_000_000)}`, createdAt: now })
    .returning({ id: companies.id });
  if (company === undefined) throw new Error('A company was not saved.');
  await db
    .insert(companyMembers)
    .values({ companyId: company.id, customerId: customer.id, role: 'Owner', createdAt: now });
};
