import { and, count, eq, gt, isNull } from 'drizzle-orm';
import { randomInt } from 'node:crypto';
import { signUpLinkHours } from '#contract/link-lifetimes.ts';
import { companies, companyMembers, customers, signUpRequests } from '#server/db/schema.ts';
import { type CustomerRecord, emailKey, newCustomerSettings, startSession } from './customer-session.ts';
import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { hashOneTimeToken, linkNotValid, makeOneTimeToken } from './one-time-token.ts';
import { hashPassword, refuseWeakPassword } from './passwords.ts';
import type { Mail } from '#server/api/mail/mail.ts';
import { visitorsOrder } from '#server/api/orders/access.ts';
import { conflict, invalidField } from '#server/api/http/refusal.ts';
import { orderOfRequest, claimDetails, claimOrders } from './order-account.ts';

const hourMs = 60 * 60 * 1000;
const lifetimeMs = signUpLinkHours * hourMs;

/** Emails to one address per hour; further ones are silently dropped. */
export const maxEmailsPerHour = 5;

const done = { isDone: true } as const;

type SignUpDetails = Pick<
  typeof signUpRequests.$inferInsert,
  'email' | 'firstName' | 'lastName' | 'phone' | 'companyName' | 'vatNumber' | 'passwordHash' | 'orderId'
>;

/** Stores a request for an account and emails its link. Somebody who already has an account gets an email that says so instead. */
const askForAccount = async (
  { db, mailer, now, publicUrl }: HandlerContext,
  details: SignUpDetails,
  mailOf: (link: string) => Pick<Mail, 'template' | 'data'>,
): Promise<void> => {
  const { email } = details;
  const [known] = await db.select({ firstName: customers.firstName }).from(customers).where(eq(customers.email, email));
  const [recent] = await db
    .select({ emails: count() })
    .from(signUpRequests)
    .where(and(eq(signUpRequests.email, email), gt(signUpRequests.createdAt, new Date(now.getTime() - hourMs))));
  const { token, tokenHash } = makeOneTimeToken();
  await db.insert(signUpRequests).values({
    ...details,
    tokenHash,
    createdAt: now,
    // The token for an account that already exists is never sent.
    expiresAt: known === undefined ? new Date(now.getTime() + lifetimeMs) : now,
  });
  if ((recent?.emails ?? 0) >= maxEmailsPerHour) return;
  await mailer.send({
    to: email,
    ...(known === undefined
      ? mailOf(`${publicUrl}/auth/sign-up/complete/${token}`)
      : {
          template: 'sign-up-known' as const,
          data: { firstName: known.firstName, link: `${publicUrl}/auth/forgot-password` },
        }),
  });
};

export const signUpHandlers = {
  async requestSignUp(context, { body }) {
    const details = {
      email: emailKey(body.email),
      firstName: body.firstName,
      lastName: body.lastName,
      phone: body.phone || null,
      companyName: body.companyName || null,
      vatNumber: body.vatNumber || null,
    };
    await askForAccount(context, details, (link) => ({
      template: 'sign-up',
      data: { firstName: body.firstName, link },
    }));
    return done;
  },

  async requestAccountOfOrder(context, { params, body }) {
    const order = await visitorsOrder(context, params.id, body.anonymousId);
    const { email, firstName, lastName, phone, companyName, vatNumber } = order.customerInfo;
    refuseWeakPassword('password', body.password, emailKey(email));
    const details = {
      email: emailKey(email),
      firstName,
      lastName,
      phone: phone || null,
      companyName: companyName || null,
      vatNumber: vatNumber || null,
      passwordHash: await hashPassword(body.password),
      orderId: order.id,
    };
    await askForAccount(context, details, (link) => ({
      template: 'sign-up-order',
      data: { firstName, number: order.number, link: `${link}?order=${encodeURIComponent(order.id)}` },
    }));
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
    const order = await orderOfRequest(context, request);
    const isByWhoOrdered = order !== null && order.anonymousId === body.anonymousId;
    if (body.password !== undefined) refuseWeakPassword('password', body.password, request.email);
    const passwordHash =
      body.password !== undefined ? await hashPassword(body.password) : isByWhoOrdered ? request.passwordHash : null;
    if (passwordHash === null) throw invalidField('password', 'PasswordMissing', 'Choose a password.');
    const [customer] = await db
      .insert(customers)
      .values({
        email: request.email,
        passwordHash,
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
      throw conflict('AccountExists', 'There’s already an account with this address. Sign in instead.');
    await db
      .update(signUpRequests)
      // A password chosen before the address was confirmed is deleted as soon as it is no longer needed.
      .set({ completedAt: now, passwordHash: null })
      .where(and(eq(signUpRequests.email, request.email), isNull(signUpRequests.completedAt)));
    if (order !== null) await claimOrders(context, customer, order);
    if (order !== null && isByWhoOrdered) await claimDetails(context, customer, order);
    // Somebody who ordered with another person's email address also entered the company, so it is founded only if the order's
    // key proves who ordered.
    const hasCompany = request.orderId === null || isByWhoOrdered;
    if (hasCompany && request.companyName !== null) {
      await foundCompany(context, customer, request.companyName, request.vatNumber);
    }
    return startSession(context, customer);
  },
} satisfies Handlers<'requestSignUp' | 'requestAccountOfOrder' | 'completeSignUp'>;

/** Founds a trade account: public prices and no credit until the store changes that. */
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
