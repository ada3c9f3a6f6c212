import { and, eq, ne } from 'drizzle-orm';
import { moneyText } from '#contract/money-text.ts';
import { payments } from '#server/db/schema.ts';
import type { HandlerContext } from '#server/api/http/handler.ts';
import type { OrderRecord } from '#server/api/orders/access.ts';
import { dateTimeText } from '#server/api/orders/papers/paper-words.ts';
import { bankFor, loadSeller } from '#server/api/orders/papers/seller.ts';
import type { PaymentRecord } from '#server/api/payments/driver.ts';
import { transferDueAt } from './transfer-terms.ts';

/**
 * Tells the buyer which account to pay to, once per order: switching back and forth between payment methods does not flood
 * the mailbox.
 */
export const sendWhereToPay = async (
  { db, mailer, publicUrl }: HandlerContext,
  order: OrderRecord,
  payment: PaymentRecord,
): Promise<void> => {
  const [earlier] = await db
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.orderId, order.id), eq(payments.kind, 'Transfer'), ne(payments.id, payment.id)))
    .limit(1);
  const bank = bankFor(order, await loadSeller({ db }));
  if (earlier !== undefined || bank === null) return;
  await mailer.send({
    to: order.customerInfo.email,
    template: 'transfer-awaited',
    data: {
      firstName: order.customerInfo.firstName,
      number: order.number,
      total: moneyText(payment.amountMinor, payment.currencyCode),
      payBy: dateTimeText(transferDueAt(order)),
      account: bank.details.map(({ name, value }) => `${name}: ${value}`).join('\n'),
      link: `${publicUrl}/successful-order/${order.id}`,
    },
  });
};
