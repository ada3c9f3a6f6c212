import type { RowName } from '#contract/rows.ts';
import type { Row } from '#contract/row.ts';
import { policyNotAccepted } from '#contract/policy-refusal.ts';
import type { Queryable } from '#server/db/database.ts';
import type { Shopper } from '#server/api/http/handler.ts';
import { readIdentity } from './identity.ts';
import { PasswordChangeRequired } from './password-change-required.ts';
import { Refusal } from '#server/api/http/refusal.ts';
import type { Bearer, TokenClaims } from './claims.ts';

/** Rows that start a session, or lead to one by an email: they ignore any token sent with them, and their tries are limited. */
export const beforeSession: ReadonlySet<RowName> = new Set([
  'signIn',
  'requestSignUp',
  'requestAccountOfOrder',
  'completeSignUp',
  'completeInvite',
  'requestPasswordReset',
  'completePasswordReset',
]);

/** The only rows for a shopper who must change their password. */
const beforePasswordChange: ReadonlySet<RowName> = new Set([
  'changePassword',
  'signOut',
  'getCustomer',
  'getCustomerSettings',
]);

/** Rows for a shopper who has not accepted the privacy policy yet, in addition to those for anyone. */
const beforePrivacyAcceptance: ReadonlySet<RowName> = new Set([
  'signOut',
  'changePassword',
  'getCustomer',
  'getCustomerSettings',
  'updateCustomerSettings',
  'acceptPrivacyPolicy',
]);

/** Authorises a request for a row and returns its shopper, or throws: 401, 403 or the demand to change the password. */
export const admit = async (db: Queryable, name: RowName, row: Row, bearer: Bearer): Promise<Shopper | null> => {
  if (row.audience === 'store' || beforeSession.has(name)) return null;
  if (bearer.kind === 'none') {
    if (row.audience === 'shopper') throw new Refusal(401, 'Sign in to do this.');
    return null;
  }
  const identity = bearer.kind === 'good' ? await readIdentity(db, bearer.claims) : null;
  if (bearer.kind === 'bad' || identity === null) throw new Refusal(401, 'Your session has ended. Sign in again.');
  if (!beforePasswordChange.has(name)) {
    if (bearer.claims.use === 'password-change') {
      if (row.audience === 'anyone') return null;
      throw new PasswordChangeRequired(null);
    }
    if (identity.isPasswordChangeRequired && !(row.audience === 'anyone' && row.method === 'GET')) {
      throw new PasswordChangeRequired(null);
    }
  }
  if (identity.needsAcceptPrivacyPolicy && row.audience === 'shopper' && !beforePrivacyAcceptance.has(name)) {
    throw new Refusal(403, 'Accept the privacy policy to continue.', [
      { code: policyNotAccepted, message: 'The privacy policy in force has not been accepted.' },
    ]);
  }
  return identity.shopper;
};

/** Reads `Authorization: Bearer …`. */
export const readBearer = async (
  header: string | undefined,
  read: (token: string) => Promise<TokenClaims | null>,
): Promise<Bearer> => {
  if (header === undefined || header.trim() === '') return { kind: 'none' };
  const token = /^Bearer +(\S{1,4096})$/i.exec(header.trim())?.[1];
  const claims = token === undefined ? null : await read(token);
  return claims === null ? { kind: 'bad' } : { kind: 'good', claims };
};
