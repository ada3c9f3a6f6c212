import type { HandlerContext } from '#server/api/http/handler.ts';
import { type OrderRecord, ownOrder } from './access.ts';
import { changeOrder, giveBack } from './change.ts';
import { canCancel } from './states.ts';
import { undoPayments } from '#server/api/payments/payment-undo.ts';
import { conflict } from '#server/api/http/refusal.ts';

/** Cancels an order that has not been packed: refunds its payment and releases its stock. */
export const cancelOrder = async (context: HandlerContext, orderId: string): Promise<OrderRecord> => {
  const { db, now, mailer, publicUrl } = context;
  const order = await ownOrder(context, orderId, 'lock');
  if (order.status === 'Cancelled') return order;
  if (!canCancel(order)) {
    throw conflict(
      'OrderNotCancellable',
      `The order ${order.number} can no longer be cancelled. You can return it once it has arrived.`,
    );
  }
  const paymentStatus = await undoPayments(context, order, 'The order was cancelled.');
  await giveBack(db, order.id, now);
  const cancelled = await changeOrder(db, order, { status: 'Cancelled', paymentStatus, now });
  await mailer.send({
    to: order.customerInfo.email,
    template: 'order-cancelled',
    data: {
      firstName: order.customerInfo.firstName,
      number: order.number,
      link: `${publicUrl}/account/orders/${order.id}`,
    },
  });
  return cancelled;
};
