import { getTableName } from 'drizzle-orm';
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

/** Calls `listener` when this process has written something that a guest's page may show, such as a price or stock. */
export const onShownChange = (db: Queryable, listener: () => void): void =>
  statementsOf(db).onWrite((table) => {
    if (!unshown.has(table)) listener();
  });
