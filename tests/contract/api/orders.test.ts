import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import {
  addOnOptions,
  creditAccounts,
  creditTransactions,
  customers,
  discountCodes,
  orderLines,
  orders,
  payments,
  shipmentLines,
  shipments,
} from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import {
  counter,
  fillCheckout,
  orderAsGuest,
  orderAsShopper,
  setStock,
  type Shop,
  stockCounter,
  stockOf,
} from './counter-fixture.ts';

const drivers = createPaymentDrivers();
const store = await createBareStore({ payments: drivers });
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

beforeEach(async () => {
  await setStock(store.db, counter.loose, 10_000);
});

const set = async (id: string, change: Partial<typeof orders.$inferInsert>) => {
  await store.db.update(orders).set(change).where(eq(orders.id, id));
};

type Made = { readonly id: string; readonly grandTotal: { readonly amount: number; readonly currencyCode: string } };

const begin = (client: Shop, order: Made, paymentProviderId: string, query: { anonymousId?: string } = {}) =>
  client.createPayment({ query, body: { orderId: order.id, paymentProviderId, ...order.grandTotal } });

const pay = async (client: Shop, order: Made, providerId = 'sandbox-wallet') => {
  const payment = await begin(client, order, providerId);
  const url = payment.nextStep?.url ?? '/nowhere';
  const headers = { 'content-type': 'application/x-www-form-urlencoded' };
  await store.app.inject({ method: 'POST', url, headers, payload: 'action=approve&source=good' });
  return client.processPayment({ params: { id: payment.publicPaymentId }, query: {}, body: {} });
};

describe('the list of orders', () => {
  test("has the shopper's own, newest first, in pages [API-100] [ACC-02]", async () => {
    const { client } = await store.shopper();
    const made = [];
    for (const day of ['2026-01-05', '2026-02-10', '2026-03-15']) {
      const order = await orderAsShopper(client);
      await set(order.id, { createdAt: new Date(`${day}T10:00:00Z`) });
      made.unshift(order.number);
    }
    await orderAsShopper((await store.shopper()).client);
    const list = async (query: NonNullable<Parameters<Shop['getOrders']>[0]['query']>) => {
      const { results, ...page } = await client.getOrders({ query });
      return { numbers: results.map(({ number }) => number), ...page };
    };
    expect(await list({})).toEqual({ numbers: made, total: 3, pageNumber: 1, pageSize: 20 });
    expect(await list({ PageNumber: 2, PageSize: 2 })).toEqual({
      numbers: made.slice(2),
      total: 3,
      pageNumber: 2,
      pageSize: 2,
    });
    expect((await list({ From: '2026-02-10', To: '2026-02-10' })).numbers).toEqual(made.slice(1, 2));
    expect((await list({ From: '2026-02-11' })).numbers).toEqual(made.slice(0, 1));
    expect((await list({ Status: 'Confirmed' })).numbers).toEqual([]);
    // Half past midnight in the store's time zone (British Summer Time), which is what the shopper sees.
    const [latest] = (await client.getOrders({ query: {} })).results;
    await set(latest?.id ?? '', { createdAt: new Date('2026-06-30T23:30:00Z') });
    expect((await list({ From: '2026-07-01', To: '2026-07-01' })).numbers).toEqual(made.slice(0, 1));
    expect((await list({ From: '2026-06-30', To: '2026-06-30' })).numbers).toEqual([]);
    expect((await list({ Status: 'AwaitingPayment' })).total).toBe(3);
    expect(await refused(client.getOrders({ query: { From: '2026-03-01', To: '2026-02-01' } }))).toMatchObject({
      status: 400,
      details: [{ field: 'To' }],
    });
    const [head] = (await client.getOrders({ query: {} })).results;
    expect(head).toMatchObject({
      itemCount: 40,
      canReorder: true,
      status: 'AwaitingPayment',
      grandTotal: { amount: 4914 },
    });
  });

  test('is searched by number, reference and part number, taken literally [API-100] [ACC-02]', async () => {
    const { client } = await store.shopper();
    const bolts = await orderAsShopper(client);
    await set(bolts.id, { referenceNumber: 'Roof 100%' });
    const british = await orderAsShopper(client, counter.british, 10);
    const found = async (Search: string) => (await client.getOrders({ query: { Search } })).results.map(({ id }) => id);
    expect(await found(british.number.slice(3))).toEqual([british.id]);
    expect(await found('roof')).toEqual([bolts.id]);
    expect(await found('ct-brit')).toEqual([british.id]);
    expect(await found('100%')).toEqual([bolts.id]);
    expect(await found('%')).toEqual([bolts.id]);
    expect(await found('_')).toEqual([]);
    expect(await found('  ')).toHaveLength(2);
    expect(await found("';--")).toEqual([]);
  });

  test('is asked for up to the last date that can be written, and from the first [API-100]', async () => {
    const { client } = await store.shopper();
    await orderAsShopper(client);
    const total = async (From: string, To: string) => (await client.getOrders({ query: { From, To } })).total;
    expect(await total('0000-01-01', '9999-12-31')).toBe(1);
    expect(await total('0000-01-01', '0000-12-31')).toBe(0);
    expect(await total('9999-12-31', '9999-12-31')).toBe(0);
  });

  test.each([
    ['PageSize=0'],
    ['PageSize=201'],
    ['PageNumber=x'],
    ['Status=Lost'],
    ['From=yesterday'],
    ['To=2026-02-30'],
  ])('%s is refused [API-100]', async (query) => {
    const { token } = await store.shopper();
    const headers = { CurrencyCode: 'GBP', CountryCode: 'GB' };
    const answer = await store.send({ method: 'GET', path: `/orders?${query}`, token, headers });
    expect(answer).toMatchObject({ status: 400, body: { details: [{ field: query.split('=')[0] }] } });
  });

  test('is for signed-in shoppers only [API-100] [API-101]', async () => {
    expect((await refused(shop.getOrders({ query: {} }))).status).toBe(401);
    expect((await refused(shop.getOrder({ params: { id: 'x' } }))).status).toBe(401);
  });
});

test('an order shows its shipments, payments and what may be done with it [API-101] [ACC-02]', async () => {
  const { client } = await store.shopper();
  const made = await orderAsShopper(client);
  await pay(client, made);
  expect(await client.getOrder({ params: { id: made.id } })).toMatchObject({ canCancel: true, canReturn: false });
  await set(made.id, { status: 'Delivered', shipmentStatus: 'Delivered' });
  const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, made.id));
  const shippedAt = new Date('2026-05-01T08:00:00Z');
  const shipment = {
    id: crypto.randomUUID(),
    orderId: made.id,
    status: 'Delivered' as const,
    carrier: 'Example Post',
    shippedAt,
  };
  await store.db.insert(shipments).values({ ...shipment, trackingNumber: 'EP1' });
  await store.db.insert(shipmentLines).values({ shipmentId: shipment.id, orderLineId: line?.id ?? '', quantity: 40 });
  expect(await client.getOrder({ params: { id: made.id } })).toMatchObject({
    canCancel: false,
    canReturn: true,
    shipments: [
      { carrier: 'Example Post', trackingNumber: 'EP1', shippedAt: shippedAt.toISOString(), lines: [{ quantity: 40 }] },
    ],
    payments: [{ status: 'Captured', kind: 'Wallet', amount: made.grandTotal }],
    latestPayment: { status: 'Captured' },
  });
});

describe('cancelling', () => {
  test('gives goods, money and codes back, once [API-104] [ACC-02]', async () => {
    const { client, email } = await store.shopper();
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    await client.addDiscountCode({ query: {}, body: { discountCode: 'MINE' } });
    await fillCheckout(client);
    const made = await client.createOrder({ body: {} });
    await pay(client, made);
    expect(await stockOf(store.db, counter.loose)).toBe(9960);
    const cancelled = await client.cancelOrder({ params: { id: made.id } });
    expect(cancelled).toMatchObject({
      status: 'Cancelled',
      paymentStatus: 'Refunded',
      canCancel: false,
      canReturn: false,
    });
    expect(cancelled.timeline.map(({ status }) => status)).toEqual([
      'Created',
      'AwaitingPayment',
      'Confirmed',
      'Cancelled',
    ]);
    expect(await client.cancelOrder({ params: { id: made.id } })).toMatchObject({ status: 'Cancelled' });
    expect(await stockOf(store.db, counter.loose)).toBe(10_000);
    const [payment] = await store.db.select().from(payments).where(eq(payments.orderId, made.id));
    expect(payment).toMatchObject({
      status: 'Refunded',
      refundedMinor: made.grandTotal.amount,
      driverData: { state: 'Refunded' },
    });
    const [code] = await store.db.select().from(discountCodes).where(eq(discountCodes.code, 'MINE'));
    expect(code?.usedCount).toBe(0);
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    await client.addDiscountCode({ query: {}, body: { discountCode: 'MINE' } });
    await store.app.outbox.deliver();
    expect(store.emails.findLast(({ to }) => to === email)?.subject).toContain('has been cancelled');
  });

  test('gives back what an add-on took, also once it has become a service [API-104]', async () => {
    const { client } = await store.shopper();
    await setStock(store.db, counter.rare, 3);
    await client.addToBasket({ body: { productVariantId: counter.pipe, quantity: 2, addonOptionIds: ['cap'] } });
    await fillCheckout(client);
    const made = await client.createOrder({ body: {} });
    expect(await stockOf(store.db, counter.rare)).toBe(1);
    const isCap = eq(addOnOptions.id, 'cap');
    await store.db.update(addOnOptions).set({ productVariantId: null }).where(isCap);
    await client.cancelOrder({ params: { id: made.id } });
    expect(await stockOf(store.db, counter.rare)).toBe(3);
    await store.db.update(addOnOptions).set({ productVariantId: counter.rare }).where(isCap);
  });

  test('gives back the goods of an add-on whose order has no record of them [API-104]', async () => {
    const { client } = await store.shopper();
    await setStock(store.db, counter.rare, 3);
    await client.addToBasket({ body: { productVariantId: counter.pipe, quantity: 1, addonOptionIds: ['cap'] } });
    await fillCheckout(client);
    const made = await client.createOrder({ body: {} });
    const [line] = await store.db.select().from(orderLines).where(eq(orderLines.orderId, made.id));
    const addOns = (line?.addOns ?? []).map(({ addonOptionId, name, quantity, priceMinor }) => ({
      addonOptionId,
      name,
      quantity,
      priceMinor,
    }));
    await store.db.update(orderLines).set({ addOns }).where(eq(orderLines.orderId, made.id));
    await client.cancelOrder({ params: { id: made.id } });
    expect(await stockOf(store.db, counter.rare)).toBe(3);
  });

  test('three presses at once give back once [API-104]', async () => {
    const { client } = await store.shopper();
    const made = await orderAsShopper(client);
    await Promise.all([1, 2, 3].map(() => client.cancelOrder({ params: { id: made.id } })));
    expect(await stockOf(store.db, counter.loose)).toBe(10_000);
  });

  test('ends a payment that is open, and gives back one that was paid unseen [API-104]', async () => {
    const { client } = await store.shopper();
    const open = await orderAsShopper(client);
    const payment = await begin(client, open, 'sandbox-card-a');
    expect(await client.cancelOrder({ params: { id: open.id } })).toMatchObject({ paymentStatus: 'Cancelled' });
    const params = { id: payment.id };
    expect((await refused(client.processPayment({ params, query: {}, body: { token: 'x' } }))).details[0]?.code).toBe(
      'PaymentClosed',
    );
    const unseen = await orderAsShopper(client);
    const hosted = await begin(client, unseen, 'sandbox-hosted');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await store.app.inject({
      method: 'POST',
      url: hosted.nextStep?.url ?? '',
      headers,
      payload: 'action=pay&source=good',
    });
    expect(await client.cancelOrder({ params: { id: unseen.id } })).toMatchObject({ paymentStatus: 'Refunded' });
    expect((await refused(begin(client, unseen, 'sandbox-card-a'))).details[0]?.code).toBe('OrderClosed');
  });

  test('frees the credit of an order on account [API-104] [CHK-16]', async () => {
    const { client, companyId, id } = await store.shopper({ company: true });
    await store.db.update(customers).set({ canPayOnAccount: true }).where(eq(customers.id, id));
    const account = {
      companyId: companyId ?? '',
      currencyCode: 'GBP',
      creditLimitMinor: 100_000,
      paymentTermsDays: 30,
    };
    await store.db.insert(creditAccounts).values(account);
    const made = await orderAsShopper(client);
    await begin(client, made, 'account');
    await client.cancelOrder({ params: { id: made.id } });
    const [after] = await store.db.select().from(creditAccounts).where(eq(creditAccounts.companyId, account.companyId));
    expect(after?.outstandingMinor).toBe(0);
    const moves = await store.db.select().from(creditTransactions).where(eq(creditTransactions.orderId, made.id));
    const { amount } = made.grandTotal;
    expect(moves.map(({ type, amountMinor }) => `${type} ${amountMinor}`).toSorted()).toEqual([
      `Purchased ${amount}`,
      `Reverted ${-amount}`,
    ]);
  });

  test('is too late once it is packed, and for nobody else [API-104]', async () => {
    const { client } = await store.shopper();
    const made = await orderAsShopper(client);
    await set(made.id, { status: 'Processing' });
    expect(await refused(client.cancelOrder({ params: { id: made.id } }))).toMatchObject({
      status: 409,
      details: [{ code: 'OrderNotCancellable' }],
    });
    const other = await store.shopper();
    expect((await refused(other.client.cancelOrder({ params: { id: made.id } }))).status).toBe(404);
    expect((await refused(shop.cancelOrder({ params: { id: made.id } }))).status).toBe(401);
  });
});

test('an order that nobody pays for gives its goods back after a day', async () => {
  const desk = { payments: drivers, publicUrl: 'http://shop.test', now: store.clock.now };
  await expireUnpaidOrders(store.db, desk);
  await setStock(store.db, counter.loose, 10_000);
  const { client } = await store.shopper();
  const unpaid = await orderAsGuest(shop);
  const paid = await orderAsShopper(client);
  await pay(client, paid);
  const young = await orderAsShopper(client);
  const dayAgo = new Date(desk.now.getTime() - 24 * 60 * 60 * 1000);
  await set(unpaid.id, { createdAt: dayAgo });
  await set(paid.id, { createdAt: dayAgo });
  expect(await expireUnpaidOrders(store.db, desk)).toBe(1);
  expect(await expireUnpaidOrders(store.db, desk)).toBe(0);
  const statuses = await Promise.all(
    [unpaid, paid, young].map(
      async ({ id }) => (await store.db.select().from(orders).where(eq(orders.id, id)))[0]?.status,
    ),
  );
  expect(statuses).toEqual(['Expired', 'Confirmed', 'AwaitingPayment']);
  expect(await stockOf(store.db, counter.loose)).toBe(10_000 - 80);
  const late = begin(shop, unpaid, 'sandbox-card-a', { anonymousId: unpaid.anonymousId });
  expect((await refused(late)).details[0]?.code).toBe('OrderClosed');
});
