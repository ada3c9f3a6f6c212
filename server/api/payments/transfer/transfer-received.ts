import { eq } from 'drizzle-orm';
import * as z from 'zod';
import { moneyText } from '#contract/money-text.ts';
import { CurrencyCode } from '#contract/primitives.ts';
import { auditEntries, orders } from '#server/db/schema.ts';
import { conflict, invalidField, notFound, type Refusal } from '#server/api/http/refusal.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { isAwaitingPayment } from '#server/api/orders/states.ts';
import type { PaymentRecord } from '#server/api/payments/driver.ts';
import { closeOpenPayments, storePayment } from '#server/api/payments/open-payments.ts';
import { driverOf, findByTransaction, lockPayments } from '#server/api/payments/payment-access.ts';
import { applyProgress, type MailingContext } from '#server/api/payments/payment-progress.ts';
import { isSettled } from '#server/api/payments/payment-states.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';

/** Money received by bank transfer, as stated by the bank. */
export const ReceivedTransfer = z.strictObject({
  /** The order's number, which the payer quotes. */
  order: z.string().trim().min(1).max(40),
  /** In minor units: 4914 is £49.14. */
  amount: z.int().positive(),
  currencyCode: CurrencyCode,
  /** The bank's own reference, which identifies the transfer. */
  bankReference: z.string().trim().min(1).max(140),
});
export type ReceivedTransfer = z.infer<typeof ReceivedTransfer>;

/** The outcome; the staff must return the money of a refused transfer, or make enquiries. */
type Received =
  | {
      readonly order: OrderRecord;
      readonly isNew: boolean;
      /** Of this transfer, since. */ readonly refundedMinor: number;
    }
  | Refusal;

/**
 * Records money received by bank transfer, which pays the order. Reporting the same transfer again changes nothing and says
 * what has become of it. It pays the order whichever method was chosen last, as long as the order awaits payment. Throws if
 * nothing must be committed; returns the refusal of a second payment, since the first one may have been discovered just now
 * and must be committed.
 */
export const receiveTransfer = async (context: MailingContext, input: ReceivedTransfer): Promise<Received> => {
  const { db } = context;
  const [order] = await db.select().from(orders).where(eq(orders.number, input.order)).for('update');
  if (order === undefined) throw notFound(`The order ${input.order}`);
  const known = await findByTransaction(db, providerIds.transfer, input.bankReference);
  if (known !== null && known.orderId !== order.id) {
    throw conflict('TransferUsed', `The transfer ${input.bankReference} was recorded for another order already.`);
  }
  refuseOtherAmount(order, input);
  if (known !== null) return { order, isNew: false, refundedMinor: known.refundedMinor };
  refuseClosed(order);
  const made = await lockPayments(context, order.id);
  const own = made.find(({ kind, transactionId }) => kind === 'Transfer' && transactionId === null);
  const paid = await closeOpenPayments(context, order, own);
  if (paid !== null) return alreadyPaid(order);
  await settle(context, order, own, input.bankReference);
  const { bankReference, amount, currencyCode } = input;
  await db.insert(auditEntries).values({
    at: context.now,
    actor: 'operator',
    action: 'transfer-received',
    subject: order.id,
    detail: { bankReference, amountMinor: amount, currencyCode },
  });
  return { order, isNew: true, refundedMinor: 0 };
};

const settle = async (
  context: MailingContext,
  order: OrderRecord,
  own: PaymentRecord | undefined,
  transactionId: string,
): Promise<void> => {
  const driver = driverOf(context, providerIds.transfer);
  const payment = own ?? (await storePayment(context, order, driver));
  await applyProgress(context, order, driver, payment, { status: 'Captured', nextStep: null, transactionId });
};

const refuseOtherAmount = (order: OrderRecord, { amount, currencyCode }: ReceivedTransfer): void => {
  const asked = moneyText(order.grandTotalMinor, order.currencyCode);
  if (currencyCode !== order.currencyCode) {
    throw invalidField(
      'currencyCode',
      'WrongCurrency',
      `The order ${order.number} comes to ${asked}. Nothing was recorded.`,
    );
  }
  if (amount === order.grandTotalMinor) return;
  const message = `The order ${order.number} comes to ${asked}, and ${moneyText(amount, currencyCode)} has come. Nothing was recorded.`;
  throw invalidField('amount', 'WrongAmount', message);
};

const refuseClosed = (order: OrderRecord): void => {
  if (isAwaitingPayment(order)) return;
  if (order.status === 'Cancelled' || order.status === 'Expired') {
    const what = order.status === 'Cancelled' ? 'was cancelled' : 'has run out';
    throw conflict(
      'OrderClosed',
      `The order ${order.number} ${what}, and its goods were released. Send the money back.`,
    );
  }
  if (isSettled(order.paymentStatus)) throw alreadyPaid(order);
  throw conflict('OrderNotPayable', `The order ${order.number} is not waiting for a payment: it is ${order.status}.`);
};

const alreadyPaid = (order: OrderRecord): Refusal =>
  conflict('AlreadyPaid', `The order ${order.number} has already been paid. Send the money back.`);
