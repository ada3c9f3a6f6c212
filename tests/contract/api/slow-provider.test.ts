import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { isRefused } from '#api/api-error.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import type { DriverContext, PaymentDriver } from '#server/api/payments/driver.ts';
import { openStripe } from '#server/api/payments/stripe/open-stripe.ts';
import { orders, payments } from '#server/db/schema.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { startStripe, stripeKeys } from '#tests/support/providers/stripe-server.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { counter, orderAsGuest, setStock } from './counter-fixture.ts';
import { testAtOnce } from '#tests/support/stores/at-once.ts';

const stripe = await startStripe();
const real = await openRealStore([openStripe({ ...stripeKeys, apiUrl: stripe.url }, { isDefault: true })]);
const { store, shop } = real;
afterAll(async () => {
  await real.close();
  await stripe.close();
});

beforeEach(() => setStock(store.db, counter.loose, 100_000));

/** Of the ten connections of a pool, four may wait for providers: three for shoppers who pay, one for notices and jobs. */
const places = { all: 4, payers: 3 };

const driver = (): PaymentDriver => {
  const found = real.payments.get('stripe');
  if (found === undefined) throw new Error('Stripe is not offered.');
  return found;
};

/** Calls that wait at Stripe, without a connection: the embedded database has only one. Call the returned function to end them. */
const hangingCalls = async (count: number): Promise<() => Promise<void>> => {
  const { payment } = await real.begun('stripe');
  const [record] = await store.db.select().from(payments).where(eq(payments.id, payment.id));
  const [order] = await store.db.select().from(orders).where(eq(orders.id, payment.orderId));
  if (record === undefined || order === undefined) throw new Error('The payment was not stored.');
  const context: DriverContext = { db: store.db, now: store.clock.now, publicUrl: 'http://shop.test', order };
  const goOn = stripe.hold();
  const before = stripe.seen.length;
  const calls = Array.from({ length: count }, () => driver().refresh(record, context));
  await expect.poll(() => stripe.seen.length - before).toBe(count);
  return async () => {
    goOn();
    await Promise.all(calls);
  };
};

const statusOf = (error: unknown): unknown => (isRefused(error) ? error.status : error);

/** A browser reads a product and fills a cart. */
const shopGoesOn = async (): Promise<void> => {
  const product = await store.send({ method: 'GET', path: '/products/slug=hex-bolt' });
  const cart = await store.send({
    method: 'PUT',
    path: '/baskets',
    body: { productVariantId: bare.variantId, quantity: 1 },
  });
  expect([product.status, cart.status]).toEqual([200, 200]);
};

const paymentsOf = (orderId: string) => store.db.select().from(payments).where(eq(payments.orderId, orderId));

const sendNotice = (id: string | null) => {
  const { body, signature } = stripe.event('payment_intent.succeeded', id);
  return real.notify('stripe', body, { 'stripe-signature': signature });
};

test('beyond the places at a provider that hangs, payers are refused before anything is done, and the shop goes on', async () => {
  const order = await orderAsGuest(shop);
  const begun = await real.begun('stripe');
  const goOn = await hangingCalls(places.payers);
  const asked = stripe.seen.length;

  const answer = await store.send({
    method: 'POST',
    path: `/payments?anonymousId=${order.anonymousId}`,
    body: {
      orderId: order.id,
      paymentProviderId: 'stripe',
      amount: order.grandTotal.amount,
      currencyCode: order.grandTotal.currencyCode,
    },
  });
  expect(answer).toMatchObject({ status: 503, headers: { 'retry-after': '1' } });
  expect(answer.body).toMatchObject({
    errors: [
      'The payment provider is slow at the moment, so your payment hasn’t been started. Try again in a moment, or pay another way.',
    ],
  });
  for (const refusal of await allRefused([begun.process(), begun.refresh()])) {
    expect(refusal.status).toBe(503);
    expect(refusal.firstMessage).toMatch(/^The payment provider is slow at the moment, so we can’t see yet/);
  }
  expect(await paymentsOf(order.id)).toEqual([]);
  expect(await begun.states()).toEqual({ order: 'AwaitingPayment', payment: 'Pending' });
  expect(stripe.seen).toHaveLength(asked);
  await shopGoesOn();

  await goOn();
  expect((await real.begin(order, 'stripe')).status).toBe('Pending');
  stripe.succeed(begun.payment.transactionId);
  expect((await begun.process()).status).toBe('Captured');
});

test('a place is given back after each call, whatever came of it', async () => {
  const order = await orderAsGuest(shop);
  for (let n = 0; n <= places.all; n += 1) {
    stripe.mishaps.push('down', 'down');
    const refusal = await refused(real.begin(order, 'stripe'));
    expect(refusal.firstMessage).toMatch(/^The payment provider does not answer/);
  }
  for (let n = 0; n <= places.all; n += 1) {
    const wrong = { ...order, grandTotal: { ...order.grandTotal, amount: 1 } };
    expect(await refused(real.begin(wrong, 'stripe'))).toMatchObject({ status: 400 });
  }
  expect((await real.begin(order, 'stripe')).status).toBe('Pending');
});

test('payers leave a place to notices', async () => {
  const { payment, states } = await real.begun('stripe');
  const goOn = await hangingCalls(places.payers);
  stripe.succeed(payment.transactionId);
  const noticeStatus = sendNotice(payment.transactionId);
  const asked = stripe.seen.length;
  await expect.poll(() => stripe.seen.length).toBe(asked + 1);
  await goOn();
  expect(await noticeStatus).toBe(200);
  expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
});

test('a notice and a job that find no place lose nothing: both come again', async () => {
  const [one, other] = [await real.begun('stripe'), await real.begun('stripe')];
  const goOn = await hangingCalls(places.all);
  stripe.succeed(one.payment.transactionId);
  stripe.succeed(other.payment.transactionId);
  expect(await sendNotice(one.payment.transactionId)).toBe(503);
  await expect(real.lookAfterMinutes(3)).rejects.toThrow(/could not be looked at/);
  expect(await one.states()).toEqual({ order: 'AwaitingPayment', payment: 'Pending' });

  await goOn();
  expect(await sendNotice(one.payment.transactionId)).toBe(200);
  await real.lookAfterMinutes(3);
  for (const { states } of [one, other]) expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
});

test('an order that finds no place stays as it is, and expires later', async () => {
  const { order, states } = await real.begun('stripe');
  const { payments: drivers } = real;
  const now = new Date(store.clock.now.getTime() + 25 * 60 * 60_000);
  const expire = () => expireUnpaidOrders(store.db, { payments: drivers, publicUrl: 'http://shop.test', now });
  const goOn = await hangingCalls(places.all);
  await expect(expire()).rejects.toThrow(/could not be expired/);
  expect((await states()).order).toBe('AwaitingPayment');
  await goOn();
  await expire();
  const [expired] = await store.db.select().from(orders).where(eq(orders.id, order.id));
  expect(expired?.status).toBe('Expired');
});

testAtOnce('more payers than connections leave connections to the rest of the shop', async () => {
  const placed = await Promise.all(Array.from({ length: 12 }, () => orderAsGuest(shop)));
  const goOn = stripe.hold();
  const before = stripe.seen.length;
  const outcomes = placed.map((order) => real.begin(order, 'stripe').then(({ status }) => status, statusOf));
  let refusals = 0;
  for (const one of outcomes) void one.then((outcome) => (refusals += outcome === 503 ? 1 : 0));
  await expect.poll(() => refusals).toBe(placed.length - places.payers);
  expect(stripe.seen).toHaveLength(before + places.payers);
  await shopGoesOn();

  goOn();
  const done = await Promise.all(outcomes);
  expect(done.filter((outcome) => outcome === 'Pending')).toHaveLength(places.payers);
  for (const [n, order] of placed.entries()) {
    if (done[n] === 503) expect((await real.begin(order, 'stripe')).status).toBe('Pending');
  }
});

testAtOnce('shoppers who press again for the same order take no more connections than others', async () => {
  const { process: confirm } = await real.begun('stripe');
  const goOn = stripe.hold();
  const pressed = Array.from({ length: 12 }, () => confirm().then(() => 200, statusOf));
  let refusals = 0;
  for (const one of pressed) void one.then((outcome) => (refusals += outcome === 503 ? 1 : 0));
  await expect.poll(() => refusals).toBe(pressed.length - places.payers);
  await shopGoesOn();
  goOn();
  expect((await Promise.all(pressed)).filter((outcome) => outcome === 200)).toHaveLength(places.payers);
});
