import { and, eq } from 'drizzle-orm';
import * as z from 'zod';
import { moneyText } from '#contract/money-text.ts';
import { CurrencyCode } from '#contract/primitives.ts';
import { auditEntries, orders, payments } from '#server/db/schema.ts';
import { conflict, invalidField, notFound, type Refusal } from '#server/api/http/refusal.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { isPayable } from '#server/api/orders/states.ts';
import type { PaymentRecord } from '#server/api/payments/driver.ts';
import { closeOpenPayments, storePayment } from '#server/api/payments/open-payments.ts';
import { driverOf, lockPayments } from '#server/api/payments/payment-access.ts';
import { applyProgress, type MailingContext } from '#server/api/payments/payment-progress.ts';
import { isSettled } from '#server/api/payments/payment-states.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';

/** Money that has come by bank transfer, as the bank's statement has it. */
export const ReceivedTransfer = z.strictObject({
  /** The order's number, which the payer quotes. */
  order: z.string().trim().min(1).max(40),
  /** In minor units: 4914 is £49.14. */
  amount: z.int().positive(),
  currencyCode: CurrencyCode,
  /** The bank's own reference of the transfer: two that have the same are one. */
  bankReference: z.string().trim().min(1).max(140),
});
export type ReceivedTransfer = z.infer<typeof ReceivedTransfer>;

/** What became of it; what is refused has to be sent back, or asked about, by a person. */
type Received = { readonly order: OrderRecord; readonly isNew: boolean } | Refusal;

/**
 * Records money that has come by bank transfer: the order is paid. Whoever tells of the same transfer again gets the same
 * answer and changes nothing. It pays whatever was chosen last, as long as the order waits for money. Throws where nothing
 * is to be kept; returns the refusal of money that comes second, as what came first may have been found out just now.
 */
export const receiveTransfer = async (context: MailingContext, input: ReceivedTransfer): Promise<Received> => {
  const { db } = context;
  const [order] = await db.select().from(orders).where(eq(orders.number, input.order)).for('update');
  if (order === undefined) throw notFound(`The order ${input.order}`);
  const known = await paymentOf(context, input.bankReference);
  if (known !== undefined && known.orderId !== order.id) {
    throw conflict('TransferUsed', `The transfer ${input.bankReference} was recorded for another order already.`);
  }
  refuseOtherAmount(order, input);
  if (known !== undefined) return { order, isNew: false };
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
  return { order, isNew: true };
};

const paymentOf = async ({ db }: MailingContext, bankReference: string): Promise<PaymentRecord | undefined> => {
  const isIt = and(eq(payments.paymentProviderId, providerIds.transfer), eq(payments.transactionId, bankReference));
  const [payment] = await db.select().from(payments).where(isIt);
  return payment;
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
  if (isPayable(order)) return;
  if (order.status === 'Cancelled' || order.status === 'Expired') {
    const what = order.status === 'Cancelled' ? 'was cancelled' : 'has run out';
    throw conflict(
      'OrderClosed',
      `The order ${order.number} ${what}, and its goods were released. Send the money back.`,
    );
  }
  if (isSettled(order.paymentStatus)) throw alreadyPaid(order);
  throw conflict('OrderNotPayable', `The order ${order.number} does not wait for a payment: it is ${order.status}.`);
};

const alreadyPaid = (order: OrderRecord): Refusal =>
  conflict('AlreadyPaid', `The order ${order.number} is paid already. Send the money back.`);
