import type { HandlerContext, Handlers } from '#server/api/http/handler.ts';
import { type OrderRecord, visitorsOrder } from '#server/api/orders/access.ts';
import { isAwaitingPayment } from '#server/api/orders/states.ts';
import { conflict, invalidField } from '#server/api/http/refusal.ts';
import type { PaymentDriver, PaymentRecord } from './driver.ts';
import { closeOpenPayments, refreshFromProvider, storePayment } from './open-payments.ts';
import { lockPayments, paymentAtHand } from './payment-access.ts';
import { applyProgress, driverContext, isOverdue } from './payment-progress.ts';
import { hasMoney, isOpen, isSettled } from './payment-states.ts';
import { paymentView } from './payment-view.ts';
import { sendWhereToPay } from './transfer/transfer-mail.ts';

export const paymentHandlers = {
  async getPaymentProviders({ db, shopper, currencyCode, payments: drivers }) {
    const paymentProviders = [];
    for (const driver of drivers.values()) {
      if (!(await driver.isOffered({ db, shopper, currencyCode }))) continue;
      paymentProviders.push({ ...driver.provider, code: driver.code, kind: driver.kind });
    }
    return { paymentProviders };
  },

  async createPayment(context, { query, body }) {
    // Before the order is locked, so that those who wait for its lock count as well.
    context.payments.get(body.paymentProviderId)?.takePlace?.(context.db, 'begin');
    const order = await visitorsOrder(context, body.orderId, query.anonymousId, 'lock');
    const driver = await offeredDriver(context, order, body.paymentProviderId);
    if (body.currencyCode !== order.currencyCode) {
      throw invalidField('currencyCode', 'WrongCurrency', `The order must be paid in ${order.currencyCode}.`);
    }
    if (body.amount !== order.grandTotalMinor) {
      throw invalidField('amount', 'WrongAmount', 'The amount is not the order’s total.');
    }
    const made = await lockPayments(context, order.id);
    // Choosing the same transfer again returns the existing payment: the money may be on its way.
    const standing = made.find((payment) => payment.status === 'AwaitingTransfer');
    if (standing?.paymentProviderId === driver.provider.id && !isOverdue(standing, context.now))
      return paymentView(standing);
    const paid = await closeOpenPayments(context, order);
    if (paid !== null) return paymentView(paid);
    refuseUnpayable(order, await lockPayments(context, order.id));
    return paymentView(await beginPayment(context, order, driver));
  },

  async processPayment(context, { params, query, body }) {
    const { order, payment, driver } = await paymentAtHand(context, params.id, query.anonymousId);
    if (hasMoney(payment.status)) return paymentView(payment);
    if (!isOpen(payment.status)) {
      throw conflict('PaymentClosed', payment.failureMessage ?? 'This payment has ended. Start a new one.');
    }
    if (isOverdue(payment, context.now)) return paymentView(await refreshFromProvider(context, order, driver, payment));
    const input = body.token === undefined ? {} : { token: body.token };
    const progress = await driver.process(payment, input, driverContext(context, order));
    return paymentView(await applyProgress(context, order, driver, payment, progress));
  },

  async refreshPayment(context, { query, body }) {
    const { order, payment, driver } = await paymentAtHand(context, body.paymentId, query.anonymousId);
    if (payment.orderId !== body.orderId)
      throw invalidField('orderId', 'WrongOrder', 'The payment belongs to another order.');
    if (payment.paymentProviderId !== body.paymentProviderId) {
      throw invalidField('paymentProviderId', 'WrongProvider', 'The payment was started with another provider.');
    }
    if (body.transactionId && body.transactionId !== payment.transactionId) {
      throw invalidField('transactionId', 'WrongTransaction', 'The transaction does not belong to this payment.');
    }
    return paymentView(await refreshFromProvider(context, order, driver, payment));
  },
} satisfies Handlers<'getPaymentProviders' | 'createPayment' | 'processPayment' | 'refreshPayment'>;

const offeredDriver = async (
  { db, payments: drivers, shopper }: HandlerContext,
  order: OrderRecord,
  providerId: string,
): Promise<PaymentDriver> => {
  const driver = drivers.get(providerId);
  if (driver === undefined || !(await driver.isOffered({ db, shopper, currencyCode: order.currencyCode }))) {
    throw invalidField('paymentProviderId', 'PaymentProviderUnknown', 'This payment method is not offered.');
  }
  return driver;
};

const refuseUnpayable = (order: OrderRecord, made: readonly PaymentRecord[]): void => {
  if (made.some((payment) => isSettled(payment.status)))
    throw conflict('AlreadyPaid', 'This order has already been paid.');
  if (isAwaitingPayment(order)) return;
  if (order.status === 'PendingApproval') {
    throw conflict('ApprovalPending', 'This order waits for approval and cannot be paid yet.');
  }
  throw conflict('OrderClosed', 'This order is not waiting for a payment.');
};

/** Stores the payment and starts it with its driver. An amount of zero needs no provider. */
const beginPayment = async (
  context: HandlerContext,
  order: OrderRecord,
  driver: PaymentDriver,
): Promise<PaymentRecord> => {
  const payment = await storePayment(context, order, driver);
  if (payment.amountMinor === 0) {
    return applyProgress(context, order, driver, payment, { status: 'Captured', nextStep: null });
  }
  const progress = await driver.begin(payment, driverContext(context, order));
  const begun = await applyProgress(context, order, driver, payment, progress);
  if (begun.status === 'AwaitingTransfer') await sendWhereToPay(context, order, begun);
  return begun;
};
