import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { orders, payments } from '#server/db/schema.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import type { PaymentDriver } from '#server/api/payments/driver.ts';
import { lookAtOpenPayments } from '#server/api/payments/notices/open-payments-job.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, orderAsGuest, setStock, stockCounter } from './counter-fixture.ts';

const sandbox = createPaymentDrivers();
const store = await createBareStore({ payments: sandbox });
await stockCounter(store.db);
await setStock(store.db, counter.loose, 10_000);
afterAll(() => store.close());

const shop = store.client();
const dayMs = 24 * 60 * 60 * 1000;

/** A provider that answers no question. */
const silentProvider = (): PaymentDriver => {
  const hosted = sandbox.get('sandbox-hosted');
  if (hosted === undefined) throw new Error('The sandbox has no hosted page.');
  const provider = { ...hosted.provider, id: 'silent' };
  const { finish: _, ...rest } = hosted;
  return { ...rest, provider, refresh: () => Promise.reject(new Error('No answer.')) };
};
const drivers = new Map([...sandbox, ['silent', silentProvider()]]);

/** Copies an order, whose payment the silent provider has, as often as given; all were placed before it, at one time. */
const stuckOrders = async (orderId: string, count: number): Promise<void> => {
  const [order] = await store.db.select().from(orders).where(eq(orders.id, orderId));
  const [payment] = await store.db.select().from(payments).where(eq(payments.orderId, orderId));
  if (order === undefined || payment === undefined) throw new Error('The order has no payment.');
  const earlier = new Date(order.createdAt.getTime() - 60_000);
  const copies = Array.from({ length: count }, () => crypto.randomUUID());
  const { number: _, ...rest } = order;
  await store.db
    .insert(orders)
    .values(copies.map((id) => ({ ...rest, id, publicId: id, basketId: null, createdAt: earlier })));
  await store.db.insert(payments).values(
    copies.map((id) => ({
      ...payment,
      id,
      publicPaymentId: id,
      orderId: id,
      paymentProviderId: 'silent',
      transactionId: id,
      updatedAt: earlier,
    })),
  );
};

const begunOrder = async () => {
  const order = await orderAsGuest(shop);
  const body = { orderId: order.id, paymentProviderId: 'sandbox-hosted', ...order.grandTotal };
  return { order, payment: await shop.createPayment({ query: { anonymousId: order.anonymousId }, body }) };
};

test('payments that can never be looked at do not stop those behind them', async () => {
  const { order, payment } = await begunOrder();
  await stuckOrders(order.id, 230);
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  const url = payment.nextStep?.url ?? '/nowhere';
  await store.app.inject({ method: 'POST', url, headers, payload: 'action=pay&source=good' });
  const context = { db: store.db, payments: drivers, publicUrl: 'http://shop.test', outbox: store.app.outbox };
  const now = new Date(store.clock.now.getTime() + 10 * 60_000);
  await expect(lookAtOpenPayments({ ...context, now })).rejects.toThrow('230 open payments could not be looked at.');
  const [after] = await store.db.select().from(orders).where(eq(orders.id, order.id));
  expect(after?.status).toBe('Confirmed');
});

test('orders that can never be expired do not stop those behind them', async () => {
  await store.db.delete(orders).where(eq(orders.status, 'AwaitingPayment'));
  const { order } = await begunOrder();
  await stuckOrders(order.id, 230);
  const now = new Date(store.clock.now.getTime() + dayMs);
  const context = { payments: drivers, publicUrl: 'http://shop.test', now };
  await expect(expireUnpaidOrders(store.db, context)).rejects.toThrow('230 unpaid orders could not be expired.');
  const [after] = await store.db.select().from(orders).where(eq(orders.id, order.id));
  expect(after?.status).toBe('Expired');
});
