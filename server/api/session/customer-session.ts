import { eq } from 'drizzle-orm';
import type { SignedIn } from '#contract/session.ts';
import { customers } from '#server/db/schema.ts';
import type { CustomerSettingsRecord } from '#server/db/schema/records.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import { sessionVersionOf } from './identity.ts';
import { isPrivacyAcceptanceNeeded } from '#server/api/account/privacy-acceptance.ts';

export type CustomerRecord = typeof customers.$inferSelect;

/** Email addresses are stored and compared in this form. */
export const emailKey = (email: string): string => email.trim().toLowerCase();

/** Starts a session. */
export const startSession = async (context: HandlerContext, customer: CustomerRecord): Promise<SignedIn> => {
  const { db, tokens, now } = context;
  const { token, expiresAt } = await tokens.issue({ id: customer.id, sessionVersion: sessionVersionOf(customer) });
  const [row] = await db
    .update(customers)
    .set({ lastSignedInAt: now })
    .where(eq(customers.id, customer.id))
    .returning({ needsAcceptPrivacyPolicy: isPrivacyAcceptanceNeeded(customer.id) });
  return {
    token,
    expiresAt: expiresAt.toISOString(),
    needsAcceptPrivacyPolicy: row?.needsAcceptPrivacyPolicy ?? false,
    customer: { id: customer.id, firstName: customer.firstName, email: customer.email },
  };
};

/** The new `tokensValidFrom` that revokes every older token of the customer. */
export const endOlderSessions = (customer: Pick<CustomerRecord, 'tokensValidFrom'>, now: Date): Date =>
  new Date(Math.max(now.getTime(), customer.tokensValidFrom.getTime() + 1));

/** A new customer's settings: no marketing, but updates on their orders and back-in-stock requests. */
export const newCustomerSettings = (currencyCode: string): CustomerSettingsRecord => ({
  marketing: { email: false, sms: false },
  notifications: { orderUpdates: true, backInStock: true },
  defaultCurrencyCode: currencyCode,
});
