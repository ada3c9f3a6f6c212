import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { changesChannel } from './changes.ts';
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

/** Told of like a table when somebody counted what is on the shelves; a sale writes only the table itself. */
const countedStock = 'counted_stock';

/** Tells all processes that stock was counted, once others can read what was written. */
export const tellOfCount = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select pg_notify(${changesChannel}, ${countedStock})`);
  statementsOf(db).tell(countedStock);
};

/** Orders write these: they take from the stock, and count how often a discount code was used. */
const ordered: ReadonlySet<string> = new Set([tables.stock, tables.discountCodes].map(getTableName));

/**
 * Calls `listener` when no guest's page may be served any longer as it was rendered before. What orders write is left to the
 * age of pages: otherwise a busy store would render all of them anew with each order.
 */
export const onPageChange = (db: Queryable, listener: () => void): void =>
  statementsOf(db).onWrite((table) => {
    if (table === null || !(ordered.has(table) || unshown.has(table))) listener();
  });

/** The tables of which each process tells the others, by a trigger, that they were written. */
export const publishedTables: readonly string[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !unshown.has(name));
