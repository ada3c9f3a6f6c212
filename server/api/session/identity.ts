import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Queryable } from '#server/db/database.ts';
import { companies, companyMembers, customers, revokedTokens } from '#server/db/schema.ts';
import type { Shopper } from '#server/api/http/handler.ts';
import { isPrivacyAcceptanceNeeded } from '#server/api/account/privacy-acceptance.ts';
import type { TokenClaims } from './claims.ts';

/** The shopper of a valid token, and what they must do before using the store. */
export interface Identity {
  readonly shopper: Shopper;
  readonly isPasswordChangeRequired: boolean;
  readonly needsAcceptPrivacyPolicy: boolean;
}

/** The identity of a token, or null if the customer is gone or inactive, or has revoked it. */
export const readIdentity = async (db: Queryable, claims: TokenClaims): Promise<Identity | null> => {
  const [row] = await db
    .select({
      tokensValidFrom: customers.tokensValidFrom,
      isPasswordChangeRequired: customers.isPasswordChangeRequired,
      companyId: companies.id,
      priceGroupId: sql<string | null>`coalesce(${customers.priceGroupId}, ${companies.priceGroupId})`,
      needsAcceptPrivacyPolicy: isPrivacyAcceptanceNeeded(claims.customerId),
    })
    .from(customers)
    .leftJoin(companyMembers, eq(companyMembers.customerId, customers.id))
    .leftJoin(companies, and(eq(companies.id, companyMembers.companyId), companies.isActive))
    .where(and(eq(customers.id, claims.customerId), customers.isActive, isNotRevoked(claims.tokenId)));
  if (row === undefined || sessionVersionOf(row) !== claims.sessionVersion) return null;
  return {
    shopper: { customerId: claims.customerId, companyId: row.companyId, priceGroupId: row.priceGroupId },
    isPasswordChangeRequired: row.isPasswordChangeRequired,
    needsAcceptPrivacyPolicy: row.needsAcceptPrivacyPolicy,
  };
};

const isNotRevoked = (tokenId: string): SQL =>
  sql`not exists (select from ${revokedTokens} where ${revokedTokens.tokenId} = ${tokenId})`;

/** Changes whenever the customer's older tokens are revoked. */
export const sessionVersionOf = (customer: { readonly tokensValidFrom: Date }): number =>
  customer.tokensValidFrom.getTime();
