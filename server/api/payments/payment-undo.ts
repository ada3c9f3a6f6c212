import type { OrderRecord } from '#server/api/orders/access.ts';
import { driverOf, lockPayments } from './payment-access.ts';
import { driverContext, type PaymentContext, updatePayment, refundPayment } from './payment-progress.ts';
import { hasMoney, isOpen, isSettled } from './payment-states.ts';

/** Undoes the payments of a locked order that is being closed: refunds those that are paid and cancels open ones. */
export const undoPayments = async (
  context: PaymentContext,
  order: OrderRecord,
  reason: string,
): Promise<'Refunded' | 'Cancelled'> => {
  let outcome: 'Refunded' | 'Cancelled' = 'Cancelled';
  for (const payment of await lockPayments(context, order.id)) {
    if (!isOpen(payment.status) && !hasMoney(payment.status)) continue;
    const driver = driverOf(context, payment.paymentProviderId);
    const atProvider = driverContext(context, order);
    const progress =
      isOpen(payment.status) && payment.transactionId !== null ? await driver.refresh(payment, atProvider) : null;
    if (hasMoney(payment.status) || (progress !== null && isSettled(progress.status))) {
      // Paid at the provider, though the shopper never came back.
      const settled = progress === null ? payment : await updatePayment(context, payment, { status: progress.status });
      await refundPayment(context, order, driver, settled, reason);
      outcome = 'Refunded';
    } else {
      await driver.cancel(payment, atProvider);
      await updatePayment(context, payment, {
        status: 'Cancelled',
        failureCode: 'OrderClosed',
        failureMessage: reason,
      });
    }
  }
  return outcome;
};
