import { getTableName, is, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { changesChannel } from './changes.ts';
import * as tables from './schema.ts';
import type { Queryable } from './database.ts';
import { statementsOf } from './statements.ts';

/** What shoppers write, and the store's own records: no guest's page shows any of it. */
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

/** Calls `listener` when something is written that a guest's page may show, such as a price or stock. */
export const onShownChange = (db: Queryable, listener: () => void): void =>
  statementsOf(db).onWrite((table) => {
    if (table === null || !unshown.has(table)) listener();
  });

/** Notified like a table after a stock count; a sale writes only the table itself. */
const countedStock = 'counted_stock';

/** Notifies all processes of a stock count, once its data is visible to others. */
export const notifyStockCount = async (db: Queryable): Promise<void> => {
  await db.execute(sql`select pg_notify(${changesChannel}, ${countedStock})`);
  statementsOf(db).notifyWrite(countedStock);
};

/** Orders write these: they reduce the stock, and count the uses of a discount code. */
const ordered: ReadonlySet<string> = new Set([tables.stock, tables.discountCodes].map(getTableName));

/**
 * Calls `listener` when rendered guest pages must no longer be served. Changes by orders are left to the pages' maximum age: otherwise a
 * busy store would render all of them again with each order.
 */
export const onPageChange = (db: Queryable, listener: () => void): void =>
  statementsOf(db).onWrite((table) => {
    if (table === null || !(ordered.has(table) || unshown.has(table))) listener();
  });

/** The tables whose triggers notify all processes of writes. */
export const publishedTables: readonly string[] = Object.values(tables)
  .filter((table) => is(table, PgTable))
  .map((table) => getTableName(table))
  .filter((name) => !unshown.has(name));
