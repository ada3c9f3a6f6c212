import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { instant } from './columns.ts';

/** Tokens that were signed out before they expired. */
export const revokedTokens = pgTable(
  'revoked_tokens',
  {
    /** The token's `jti`. */
    tokenId: text().primaryKey(),
    /** After this the token is invalid anyway and the row can be deleted. */
    expiresAt: instant().notNull(),
  },
  (table) => [index('revoked_tokens_expiry').on(table.expiresAt)],
);
