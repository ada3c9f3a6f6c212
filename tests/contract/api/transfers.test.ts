import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { auditEntries, orders } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { transferDesk } from '#tests/support/stores/transfer-desk.ts';
import {
  counter,
  orderAsGuest,
  orderAsShopper,
  setSettings,
  setStock,
  stockCounter,
  stockOf,
} from './counter-fixture.ts';

const dayMs = 86_400_000;
const account = [{ name: 'Account number', value: '12345678' }];
const seller = {
  legalName: 'Bare Supplies Ltd',
  addressLines: ['Leeds'],
  terms: [],
  banks: [{ currencyCode: 'GBP', details: account }],
};

const drivers = createPaymentDrivers();
const store = await createBareStore({ payments: drivers });
await stockCounter(store.db);
const desk = await transferDesk(store, drivers);
afterAll(() => store.close());

const shop = store.client();
type Order = Awaited<ReturnType<typeof orderAsGuest>>;

beforeEach(async () => {
  await setStock(store.db, counter.loose, 1000);
  await setSettings(store.db, { seller });
});

const pay = ({ id, grandTotal, anonymousId }: Order, paymentProviderId = 'transfer') =>
  shop.createPayment({ query: { anonymousId }, body: { orderId: id, paymentProviderId, ...grandTotal } });

const read = ({ id, anonymousId }: Order) => shop.getOrderSummary({ params: { id }, query: { anonymousId } });

/** A guest's order that awaits a transfer. */
const awaited = async () => {
  const order = await orderAsGuest(shop);
  return { order, payment: await pay(order) };
};

const expire = (afterMs: number) =>
  expireUnpaidOrders(store.db, {
    payments: drivers,
    publicUrl: 'http://shop.test',
    now: new Date(store.clock.now.getTime() + afterMs),
  });

const mailsOf = async (order: Order) => {
  await store.app.outbox.deliver();
  return store.emails.filter(({ subject }) => subject.includes(order.number));
};

const money = (order: Order, bankReference: string, change: object = {}) => ({
  order: order.number,
  ...order.grandTotal,
  bankReference,
  ...change,
});

describe('bank transfer on a proforma invoice', () => {
  test('is offered where the seller has an account in the currency, to anybody [CHK-17]', async () => {
    const kindsIn = async (currencyCode: string) =>
      (await store.client(null, { currencyCode }).getPaymentProviders({})).paymentProviders.map(({ kind }) => kind);
    expect(await kindsIn('GBP')).toContain('Transfer');
    expect(await kindsIn('EUR')).not.toContain('Transfer');
    await setSettings(store.db, { seller: null });
    expect(await kindsIn('GBP')).not.toContain('Transfer');
    const order = await orderAsGuest(shop);
    expect(await refused(pay(order))).toMatchObject({ status: 400, details: [{ code: 'PaymentProviderUnknown' }] });
  });

  test('is chosen in one call; the order says what to pay where, and until when [CHK-17]', async () => {
    const order = await orderAsGuest(shop);
    expect(await read(order)).toMatchObject({ proformaUrl: null, documents: ['order-confirmation', 'pick-list'] });
    const payment = await pay(order);
    expect(payment).toMatchObject({ status: 'AwaitingTransfer', amount: order.grandTotal, nextStep: null });
    const seen = await read(order);
    expect(seen).toMatchObject({
      status: 'AwaitingPayment',
      paymentStatus: 'AwaitingTransfer',
      latestPayment: { status: 'AwaitingTransfer' },
      proformaUrl: `http://shop.test/successful-order/${order.id}#documents`,
      documents: ['order-confirmation', 'proforma', 'pick-list'],
    });
    const payBy = new Date(Date.parse(seen.createdAt) + 14 * dayMs).toISOString();
    expect(payment.expiresAt).toBe(payBy);
    expect(seen.transfer).toEqual({ payBy, account });
    const [mail, ...more] = await mailsOf(order);
    expect(more).toEqual([]);
    expect(mail?.text).toContain('Account number: 12345678');
    expect(mail?.text).toContain('not paid for yet');
  });

  test('a shopper’s list of orders says it, and their link leads to their order [CHK-17]', async () => {
    const { client } = await store.shopper();
    const { id, grandTotal } = await orderAsShopper(client);
    await client.createPayment({ query: {}, body: { orderId: id, paymentProviderId: 'transfer', ...grandTotal } });
    const { results } = await client.getOrders({ query: {} });
    expect(results[0]).toMatchObject({ id, status: 'AwaitingPayment', paymentStatus: 'AwaitingTransfer' });
    expect((await client.getOrder({ params: { id } })).proformaUrl).toBe(
      `http://shop.test/account/orders/${id}#documents`,
    );
    const cancelled = await client.cancelOrder({ params: { id } });
    expect(cancelled).toMatchObject({ status: 'Cancelled', paymentStatus: 'Cancelled', proformaUrl: null });
    expect(cancelled.payments).toMatchObject([{ status: 'Cancelled', kind: 'Transfer' }]);
    expect(cancelled.transfer).toBeUndefined();
    expect(await stockOf(store.db, counter.loose)).toBe(1000);
  });

  test('chosen twice is one, and gains no time; processed or asked about, it goes on waiting [CHK-17]', async () => {
    const { order, payment } = await awaited();
    store.clock.now = new Date(store.clock.now.getTime() + dayMs);
    expect(await pay(order)).toEqual(payment);
    const query = { anonymousId: order.anonymousId };
    expect(await shop.processPayment({ params: { id: payment.id }, query, body: {} })).toEqual(payment);
    const body = { orderId: order.id, paymentId: payment.id, paymentProviderId: 'transfer' };
    expect(await shop.refreshPayment({ query, body })).toEqual(payment);
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test('another way to pay replaces it, and it can be chosen again with the time that is left [CHK-17]', async () => {
    const { order, payment } = await awaited();
    expect(await pay(order, 'sandbox-card-a')).toMatchObject({ status: 'Pending' });
    const between = await read(order);
    expect(between.payments.map(({ status }) => status)).toEqual(['Pending', 'Cancelled']);
    expect(between).toMatchObject({ paymentStatus: 'Pending', proformaUrl: null });
    expect(await pay(order)).toMatchObject({ status: 'AwaitingTransfer', expiresAt: payment.expiresAt });
    expect(await mailsOf(order)).toHaveLength(1);
  });

  test('cannot be chosen once its time is over [CHK-17]', async () => {
    const order = await orderAsGuest(shop);
    const createdAt = new Date(store.clock.now.getTime() - 14 * dayMs);
    await store.db.update(orders).set({ createdAt }).where(eq(orders.id, order.id));
    expect(await refused(pay(order))).toMatchObject({ status: 409, details: [{ code: 'TransferTooLate' }] });
  });
});

describe('an order whose transfer is awaited', () => {
  test('keeps its goods for 14 days, then runs out, and its buyer is notified [CHK-17]', async () => {
    await expire(15 * dayMs);
    await setStock(store.db, counter.loose, 1000);
    const { order } = await awaited();
    await expire(14 * dayMs - 60_000);
    expect((await read(order)).status).toBe('AwaitingPayment');
    expect(await stockOf(store.db, counter.loose)).toBe(960);
    await expire(14 * dayMs);
    expect(await read(order)).toMatchObject({ status: 'Expired', paymentStatus: 'Cancelled', proformaUrl: null });
    expect(await stockOf(store.db, counter.loose)).toBe(1000);
    expect((await mailsOf(order)).at(-1)?.text).toContain('don’t pay against its proforma invoice');
  });

  test('replaced by a card that is not paid, runs out a day later [CHK-17]', async () => {
    const { order } = await awaited();
    store.clock.now = new Date(store.clock.now.getTime() + 3 * dayMs);
    await pay(order, 'sandbox-card-a');
    await expire(dayMs - 60_000);
    expect((await read(order)).status).toBe('AwaitingPayment');
    await expire(dayMs + 60_000);
    expect((await read(order)).status).toBe('Expired');
  });
});

describe('money that has come', () => {
  test('pays the order, once however often it is reported, and the confirmation is sent [CHK-17]', async () => {
    const { order } = await awaited();
    const answers = await Promise.all([1, 2, 3].map(() => desk.receive(money(order, 'FT-1'))));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(answers.filter(({ body }) => JSON.stringify(body).includes('"isNew":true'))).toHaveLength(1);
    expect(await read(order)).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'Captured',
      proformaUrl: null,
      documents: ['order-confirmation', 'pick-list'],
    });
    const subjects = (await mailsOf(order)).map(({ text }) => text.includes('Thank you for your order'));
    expect(subjects).toEqual([false, true]);
    const noted = await store.db.select().from(auditEntries).where(eq(auditEntries.subject, order.id));
    expect(noted).toMatchObject([
      { actor: 'operator', action: 'transfer-received', detail: { bankReference: 'FT-1' } },
    ]);
    await expire(30 * dayMs);
    expect((await read(order)).status).toBe('Confirmed');
  });

  test('pays an order whose buyer has turned to another way since, and ends that one [CHK-17]', async () => {
    const { order } = await awaited();
    await pay(order, 'sandbox-card-a');
    expect((await desk.receive(money(order, 'FT-2'))).status).toBe(200);
    expect((await read(order)).payments).toMatchObject([
      { status: 'Cancelled', kind: 'Card' },
      { status: 'Captured', kind: 'Transfer' },
    ]);
  });

  test('pays an order for which no transfer was chosen [CHK-17]', async () => {
    const order = await orderAsGuest(shop);
    expect((await desk.receive(money(order, 'FT-3'))).status).toBe(200);
    expect(await read(order)).toMatchObject({ status: 'Confirmed', payments: [{ status: 'Captured' }] });
  });
});
