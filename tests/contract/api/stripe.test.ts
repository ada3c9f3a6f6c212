import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { openStripe } from '#server/api/payments/stripe/open-stripe.ts';
import { orders, payments } from '#server/db/schema.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { startStripe, stripeKeys } from '#tests/support/providers/stripe-server.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { counter, orderAsShopper, setStock } from './counter-fixture.ts';

const stripe = await startStripe();
const real = await openRealStore([openStripe({ ...stripeKeys, apiUrl: stripe.url }, { isDefault: true })]);
const { store, shop } = real;
afterAll(async () => {
  await real.close();
  await stripe.close();
});

beforeEach(async () => {
  await setStock(store.db, counter.loose, 100_000);
  stripe.seen.length = 0;
  stripe.mishaps.length = 0;
  stripe.refunds.length = 0;
});

const tell = (type: string, id: string | null, secret?: string) => {
  const { body, signature } = stripe.event(type, id, secret);
  return real.notify('stripe', body, { 'stripe-signature': signature });
};

const chargedTimes = (): number => [...stripe.intents.values()].filter(({ status }) => status === 'succeeded').length;

describe('a payment by Stripe is begun', () => {
  test('with an intent for exactly what the order comes to, and a key that is sent to no page [API-111] [CHK-13]', async () => {
    const { order, payment } = await real.begun('stripe');
    const intent = stripe.intent(payment.transactionId);
    expect(intent).toMatchObject({
      amount: order.grandTotal.amount,
      currency: 'gbp',
      metadata: { payment: payment.id, order: order.number },
    });
    expect(payment).toMatchObject({
      status: 'Pending',
      nextStep: { type: 'Script', data: { clientSecret: intent.client_secret } },
    });
    expect(payment.nextStep?.url).toBe(
      `http://shop.test/checkout?order=${order.id}&payment=${payment.id}&provider=stripe`,
    );
    const { paymentProviders } = await shop.getPaymentProviders({});
    expect(paymentProviders[0]).toMatchObject({
      code: 'stripe',
      isDefault: true,
      settings: { publishableKey: stripeKeys.publishableKey },
    });
    expect(JSON.stringify([payment, paymentProviders])).not.toMatch(/sk_|whsec_/);
    expect(stripe.seen[0]?.headers['idempotency-key']).toBe(`begin-${payment.id}`);
  });

  test.each([
    ['small', 29],
    ['large', 100_000_000],
  ])(
    'not for an amount too %s for Stripe, which is said as such, and the order still waits to be paid [CHK-13]',
    async (size, amount) => {
      const { order, states } = await real.begun('stripe');
      await store.db.update(orders).set({ grandTotalMinor: amount }).where(eq(orders.id, order.id));
      expect(
        await refused(real.begin({ ...order, grandTotal: { ...order.grandTotal, amount } }, 'stripe')),
      ).toMatchObject({
        status: 409,
        details: [{ code: 'AmountNotTaken', message: expect.stringContaining(`too ${size} to be paid this way`) }],
      });
      expect((await states()).order).toBe('AwaitingPayment');
    },
  );

  test('not for a price that changed meanwhile: nothing reaches Stripe [CHK-13]', async () => {
    const { order, query } = await real.begun('stripe');
    await store.db.update(orders).set({ grandTotalMinor: 9_999 }).where(eq(orders.id, order.id));
    stripe.seen.length = 0;
    const body = { orderId: order.id, paymentProviderId: 'stripe', ...order.grandTotal };
    expect(await refused(shop.createPayment({ query, body }))).toMatchObject({ details: [{ code: 'WrongAmount' }] });
    expect(stripe.seen).toEqual([]);
  });

  test('once, though the answer gets lost: the repeat carries the same key [CHK-13]', async () => {
    const before = stripe.intents.size;
    stripe.mishaps.push('lost');
    const { payment } = await real.begun('stripe');
    expect(stripe.intents.size).toBe(before + 1);
    expect(stripe.seen.map(({ headers }) => headers['idempotency-key'])).toEqual(Array(2).fill(`begin-${payment.id}`));
  });

  test('not while Stripe is down: nothing was taken, and the next try works [CHK-13]', async () => {
    const { order } = await real.begun('stripe');
    stripe.mishaps.push('down', 'down');
    expect(await refused(real.begin(order, 'stripe'))).toMatchObject({ status: 503 });
    expect((await real.begin(order, 'stripe')).status).toBe('Pending');
  });
});

describe('a card that is charged', () => {
  test('pays the order when the page says that it is through [API-112] [CHK-13]', async () => {
    const { payment, process, states, confirmations } = await real.begun('stripe');
    stripe.succeed(payment.transactionId);
    expect(await process()).toMatchObject({ status: 'Captured', nextStep: null });
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await process()).toMatchObject({ status: 'Captured' });
    expect(await confirmations()).toBe(1);
  });

  test('pays it once where the webhook comes before the return, and twice [CHK-13]', async () => {
    const { payment, process, states, confirmations } = await real.begun('stripe');
    stripe.succeed(payment.transactionId);
    expect(await tell('payment_intent.succeeded', payment.transactionId)).toBe(200);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await tell('payment_intent.succeeded', payment.transactionId)).toBe(200);
    expect((await process()).status).toBe('Captured');
    expect(await confirmations()).toBe(1);
    expect(stripe.refunds).toEqual([]);
  });

  test('and whose tab was closed is found by the job [CHK-13]', async () => {
    const { payment, states, confirmations } = await real.begun('stripe');
    stripe.succeed(payment.transactionId);
    expect(await real.lookAfterMinutes(1)).toBe(0);
    expect(await real.lookAfterMinutes(3)).toBeGreaterThan(0);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await confirmations()).toBe(1);
  });

  test('is not charged again where the answer was lost: the next payment finds it paid [CHK-13]', async () => {
    const { order, payment, process, states } = await real.begun('stripe');
    stripe.succeed(payment.transactionId);
    stripe.mishaps.push('lost', 'lost');
    expect(await refused(process())).toMatchObject({ status: 503 });
    expect((await states()).order).toBe('AwaitingPayment');
    const charged = chargedTimes();
    expect(await real.begin(order, 'stripe')).toMatchObject({ id: payment.id, status: 'Captured' });
    expect(chargedTimes()).toBe(charged);
  });

  test('is refunded once when the order is cancelled, though the first answer gets lost [API-104]', async () => {
    const made = await store.shopper();
    const order = await orderAsShopper(made.client);
    const payment = await made.client.createPayment({
      query: {},
      body: { orderId: order.id, paymentProviderId: 'stripe', ...order.grandTotal },
    });
    stripe.succeed(payment.transactionId);
    await made.client.processPayment({ params: { id: payment.id }, query: {}, body: {} });
    stripe.mishaps.push('lost');
    const cancelled = await made.client.cancelOrder({ params: { id: order.id } });
    expect(cancelled).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
    expect(stripe.refunds).toEqual([{ payment_intent: payment.transactionId, amount: order.grandTotal.amount }]);
  });

  test('is not asked of Stripe when an order that came to nothing is cancelled [API-104]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client);
    await store.db.update(orders).set({ grandTotalMinor: 0 }).where(eq(orders.id, order.id));
    const body = { orderId: order.id, paymentProviderId: 'stripe', amount: 0, currencyCode: 'GBP' };
    await client.createPayment({ query: {}, body });
    expect(await client.cancelOrder({ params: { id: order.id } })).toMatchObject({ status: 'Cancelled' });
    expect(stripe.seen).toEqual([]);
    expect(stripe.refunds).toEqual([]);
  });

  test('after the order came to another amount is refunded, and the order is not shown as paid [CHK-13]', async () => {
    const { order, payment, process, states } = await real.begun('stripe');
    await store.db
      .update(orders)
      .set({ grandTotalMinor: order.grandTotal.amount + 100 })
      .where(eq(orders.id, order.id));
    stripe.succeed(payment.transactionId);
    expect(await process()).toMatchObject({ status: 'Refunded' });
    expect((await states()).order).toBe('AwaitingPayment');
    expect(stripe.refunds).toEqual([{ payment_intent: payment.transactionId, amount: order.grandTotal.amount }]);
  });
});

describe('a card that is not charged', () => {
  test.each([
    [{ code: 'card_declined', decline_code: 'generic_decline' }, /declined/],
    [{ code: 'card_declined', decline_code: 'insufficient_funds' }, /not enough funds/],
    [{ code: 'payment_intent_authentication_failure' }, /bank did not confirm/],
  ])(
    '(%j) leaves the order unpaid, says why, and another card pays by the same intent [CHK-13]',
    async (error, reason) => {
      const { payment, process, states } = await real.begun('stripe');
      stripe.decline(payment.transactionId, error);
      const asked = await process();
      expect(asked).toMatchObject({
        status: 'Pending',
        nextStep: { type: 'Script' },
        transactionId: payment.transactionId,
      });
      expect(asked.failureReason).toMatch(reason);
      expect((await states()).order).toBe('AwaitingPayment');
      stripe.succeed(payment.transactionId);
      expect(await process()).toMatchObject({ status: 'Captured', failureReason: null });
    },
  );

  test('in time is ended at Stripe by the job, and can’t be paid any more [CHK-13]', async () => {
    const { payment, states, process } = await real.begun('stripe');
    await real.lookAfterMinutes(31);
    expect(stripe.intent(payment.transactionId).status).toBe('canceled');
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'Failed' });
    expect(await refused(process())).toMatchObject({ status: 409 });
  });

  test('while its bank works on it can be neither ended nor replaced [CHK-13]', async () => {
    const { order, payment, process, states } = await real.begun('stripe');
    stripe.intent(payment.transactionId).status = 'processing';
    expect(await process()).toMatchObject({ status: 'Pending', nextStep: null });
    expect(await refused(real.begin(order, 'stripe'))).toMatchObject({
      status: 409,
      details: [{ code: 'PaymentUnderWay' }],
    });
    stripe.succeed(payment.transactionId);
    await tell('payment_intent.succeeded', payment.transactionId);
    expect((await states()).order).toBe('Confirmed');
  });

  test('is cancelled with an order that ran out; one that was charged meanwhile is refunded [CHK-13]', async () => {
    const left = await real.begun('stripe');
    const charged = await real.begun('stripe');
    stripe.succeed(charged.payment.transactionId);
    const now = new Date(store.clock.now.getTime() + 25 * 3_600_000);
    await expireUnpaidOrders(store.db, { payments: real.payments, publicUrl: 'http://shop.test', now });
    expect(stripe.intent(left.payment.transactionId).status).toBe('canceled');
    expect(await charged.states()).toEqual({ order: 'Expired', payment: 'Refunded' });
    expect(stripe.refunds.filter((one) => one.payment_intent === charged.payment.transactionId)).toHaveLength(1);
  });
});

describe('a currency without hundredths', () => {
  test('is not offered: Stripe would charge a hundred times as much [CHK-13]', async () => {
    const [driver] = real.payments.values();
    const offered = async (currencyCode: string) => driver?.isOffered({ db: store.db, shopper: null, currencyCode });
    expect(await Promise.all(['GBP', 'EUR', 'JPY', 'KWD'].map(offered))).toEqual([true, true, false, false]);
  });
});

describe('two presses', () => {
  test('leave one intent that can be paid [CHK-13]', async () => {
    const { order } = await real.begun('stripe');
    const made = await Promise.all([real.begin(order, 'stripe'), real.begin(order, 'stripe')]);
    const states = made.map(({ transactionId }) => stripe.intent(transactionId).status);
    expect(states.toSorted()).toEqual(['canceled', 'requires_payment_method']);
    const ofOrder = [...stripe.intents.values()].filter(({ metadata }) => metadata['order'] === order.number);
    expect(ofOrder.filter(({ status }) => status !== 'canceled')).toHaveLength(1);
  });
});

describe('what is forged', () => {
  test('by its signature changes nothing, and asks Stripe nothing [CHK-13]', async () => {
    const { payment, states } = await real.begun('stripe');
    stripe.succeed(payment.transactionId);
    stripe.seen.length = 0;
    expect(await tell('payment_intent.succeeded', payment.transactionId, 'whsec_another')).toBe(400);
    const { body, signature } = stripe.event('payment_intent.succeeded', payment.transactionId);
    expect(await real.notify('stripe', `${body} `, { 'stripe-signature': signature })).toBe(400);
    expect(await real.notify('stripe', body, {})).toBe(400);
    expect(stripe.seen).toEqual([]);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by its claim is not believed: Stripe is asked [CHK-13]', async () => {
    const { payment, states } = await real.begun('stripe');
    expect(await tell('payment_intent.succeeded', payment.transactionId)).toBe(200);
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'Pending' });
    expect(await tell('payment_intent.succeeded', 'pi_of_nobody')).toBe(200);
    expect(await real.notify('nobody', '{}', {})).toBe(404);
  });

  test('by another transaction is refused: one that pays another order pays no second one [CHK-13]', async () => {
    const paid = await real.begun('stripe');
    const unpaid = await real.begun('stripe');
    stripe.succeed(paid.payment.transactionId);
    const { transactionId } = paid.payment;
    expect(await refused(unpaid.refresh({ transactionId }))).toMatchObject({ details: [{ code: 'WrongTransaction' }] });
    // Stripe itself would report on an intent of another payment, or of another amount.
    const { id } = unpaid.payment;
    await store.db.update(payments).set({ transactionId: null }).where(eq(payments.id, paid.payment.id));
    await store.db.update(payments).set({ transactionId }).where(eq(payments.id, id));
    expect((await refused(unpaid.process())).status).toBe(500);
    expect((await unpaid.states()).order).toBe('AwaitingPayment');
  });

  test.each([{ amount: 1 }, { currency: 'jpy' }, { amount_received: 1 }])(
    'by an intent whose figures are %j is not a payment [CHK-13]',
    async (figures) => {
      const { payment, process, states } = await real.begun('stripe');
      stripe.succeed(payment.transactionId);
      Object.assign(stripe.intent(payment.transactionId), figures);
      expect((await refused(process())).status).toBe(500);
      expect((await states()).order).toBe('AwaitingPayment');
    },
  );
});
