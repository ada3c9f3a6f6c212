import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openStripe } from '#server/api/payments/stripe/open-stripe.ts';
import { orders, payments } from '#server/db/schema.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { startStripe, stripeKeys } from '#tests/support/providers/stripe-server.ts';
import { orderAsShopper } from './counter-fixture.ts';

const stripe = await startStripe();
const real = await openRealStore([openStripe({ ...stripeKeys, apiUrl: stripe.url }, { isDefault: true })]);
const { store } = real;
afterAll(async () => {
  await real.close();
  await stripe.close();
});

beforeEach(() => {
  stripe.refunds.length = 0;
});

/** An order that was paid, and of which the store's staff have returned a part. */
const partlyRefunded = async (refundedMinor: number) => {
  const { client } = await store.shopper();
  const order = await orderAsShopper(client);
  const payment = await client.createPayment({
    query: {},
    body: { orderId: order.id, paymentProviderId: 'stripe', ...order.grandTotal },
  });
  stripe.succeed(payment.transactionId);
  const params = { id: payment.id };
  await client.processPayment({ params, query: {}, body: {} });
  const status = 'PartiallyRefunded' as const;
  await store.db.update(payments).set({ status, refundedMinor }).where(eq(payments.id, payment.id));
  await store.db.update(orders).set({ paymentStatus: status }).where(eq(orders.id, order.id));
  return { client, order, payment, params };
};

describe('a payment of which a part was returned', () => {
  test('returns the rest when its order is cancelled [API-104]', async () => {
    const { client, order, payment } = await partlyRefunded(1000);
    const cancelled = await client.cancelOrder({ params: { id: order.id } });
    expect(cancelled).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
    expect(stripe.refunds).toEqual([{ payment_intent: payment.transactionId, amount: order.grandTotal.amount - 1000 }]);
    const [row] = await store.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row).toMatchObject({ status: 'Refunded', refundedMinor: order.grandTotal.amount });
  });

  test('stays as it is when the shopper asks again or its provider sends a notice [API-112] [API-113]', async () => {
    const { client, order, payment, params } = await partlyRefunded(1000);
    const shown = { id: payment.id, status: 'PartiallyRefunded', nextStep: null };
    expect(await client.processPayment({ params, query: {}, body: {} })).toMatchObject(shown);
    const asked = { orderId: order.id, paymentId: payment.id, paymentProviderId: 'stripe' };
    expect(await client.refreshPayment({ query: {}, body: asked })).toMatchObject(shown);
    const { body, signature } = stripe.event('payment_intent.succeeded', payment.transactionId);
    expect(await real.notify('stripe', body, { 'stripe-signature': signature })).toBe(200);
    expect(await client.getOrder({ params: { id: order.id } })).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'PartiallyRefunded',
    });
  });
});
