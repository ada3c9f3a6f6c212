import { eq } from 'drizzle-orm';
import { customers } from '#server/db/schema.ts';
import { emailKey, startSession } from './customer-session.ts';
import type { Handlers } from '#server/api/http/handler.ts';
import { sessionVersionOf } from './identity.ts';
import { PasswordChangeRequired } from './password-change-required.ts';
import { isPassword } from './passwords.ts';
import { Refusal } from '#server/api/http/refusal.ts';

export const signInHandlers = {
  async signIn(context, { body }) {
    const [customer] = await context.db
      .select()
      .from(customers)
      .where(eq(customers.email, emailKey(body.email)));
    const isRight = await isPassword(body.password, customer?.passwordHash ?? null);
    // With 400: a 401 would redirect to sign-in, where the shopper already is.
    if (customer === undefined || !isRight) {
      throw new Refusal(400, 'The email address or password is wrong.', [
        { code: 'WrongCredentials', message: 'The email address or password is wrong.' },
      ]);
    }
    if (!customer.isActive) {
      throw new Refusal(400, 'This account is closed. Contact us to open it again.', [
        { code: 'AccountClosed', message: 'This account is closed.' },
      ]);
    }
    if (customer.isPasswordChangeRequired) {
      const sessionVersion = sessionVersionOf(customer);
      throw new PasswordChangeRequired(
        await context.tokens.issueForPasswordChange({ id: customer.id, sessionVersion }),
      );
    }
    return startSession(context, customer);
  },
} satisfies Handlers<'signIn'>;
