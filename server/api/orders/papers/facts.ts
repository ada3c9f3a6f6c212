import { and, asc, eq } from 'drizzle-orm';
import { settlementOf } from '#contract/status-words.ts';
import { moneyText } from '#contract/money-text.ts';
import { orderLines, payments, taxRates } from '#server/db/schema.ts';
import type { BankRecord, SellerRecord } from '#server/db/schema/records.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { bankFor } from './seller.ts';
import { type TaxLine, taxLinesOf } from './tax-lines.ts';

/** Everything that papers are drawn from. */
export interface PaperFacts {
  readonly order: OrderRecord;
  readonly lines: readonly (typeof orderLines.$inferSelect)[];
  readonly taxes: readonly TaxLine[];
  /** Whether its prices include tax. */
  readonly includesTax: boolean;
  readonly store: { readonly name: string; readonly email: string; readonly phone: string };
  readonly seller: SellerRecord | null;
  /** The bank account for paying the order; null if there is none. */
  readonly bank: BankRecord | null;
  readonly money: (amountMinor: number) => string;
}

export const loadFacts = async (
  { db, settings }: HandlerContext,
  order: OrderRecord,
  seller: SellerRecord | null,
): Promise<PaperFacts> => {
  const lines = await db
    .select()
    .from(orderLines)
    .where(eq(orderLines.orderId, order.id))
    .orderBy(asc(orderLines.sortOrder));
  const rates = await db.select().from(taxRates).where(eq(taxRates.countryCode, order.countryCode));
  const includesTax = order.grandTotalMinor === order.subTotalMinor - order.discountMinor + order.deliveryChargeMinor;
  return {
    order,
    lines,
    taxes: taxLinesOf(order, lines, includesTax, rates),
    includesTax,
    store: { name: settings.storeName, email: settings.supportEmail, phone: settings.supportPhone },
    seller,
    bank: bankFor(order, seller),
    money: (amountMinor) => moneyText(amountMinor, order.currencyCode),
  };
};

/** What became of an order's payment, if its payment status alone does not say it. */
export type Settlement = ReturnType<typeof settlementOf>;

/** Read for the confirmation alone: no other paper shows it. */
export const loadSettlement = async ({ db }: HandlerContext, order: OrderRecord): Promise<Settlement> => {
  // The payment that the order's state comes from.
  const [payment] = await db
    .select({ kind: payments.kind })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.status, order.paymentStatus)))
    .limit(1);
  return settlementOf({ ...order, kind: payment?.kind });
};
