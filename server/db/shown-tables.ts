import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import * as tables from './schema.ts';
import type { Queryable } from './database.ts';
import { statementsOf } from './statements.ts';

/** What shoppers write, and what the store notes for itself: no guest's page shows any of it. */
const unshown: ReadonlySet<string> = new Set(
  [
    tables.auditEntries,
    tables.backInStockRequests,
    tables.basketDiscountCodes,
    tables.basketLineAddOns,
    tables.basketLines,
    tables.baskets,
    tables.companies,
    tables.companyAddresses,
    tables.companyMembers,
    tables.creditAccounts,
    tables.creditTransactions,
    tables.customerAddresses,
    tables.customers,
    tables.discountCodeUses,
    tables.idempotencyRecords,
    tables.invites,
    tables.jobRuns,
    tables.knownAddresses,
    tables.limitCounts,
    tables.marketingSubscriptions,
    tables.orderLines,
    tables.orderReturnItems,
    tables.orderReturnTimeline,
    tables.orderReturns,
    tables.orderTimeline,
    tables.orders,
    tables.outboxMail,
    tables.partChanges,
    tables.passwordResets,
    tables.payments,
    tables.privacyPolicyAcceptances,
    tables.pushMessages,
    tables.pushSubscriptions,
    tables.revokedTokens,
    tables.shipmentLines,
    tables.shipments,
    tables.signUpRequests,
    tables.viewedProducts,
    tables.wishlistItems,
    tables.wishlists,
  ].map(getTableName),
);

/** Calls `listener` when something was written that a guest's page may show, such as a price or stock. */
export const onShownChange = (db: Queryable, listener: () => void): void =>
  statementsOf(db).onWrite((table) => {
    if (table === null || !unshown.has(table)) listener();
  });

/** The tables of which each process tells the others, by a trigger, that they were written. */
export const publishedTables: readonly string[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !unshown.has(name));
