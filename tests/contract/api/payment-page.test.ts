import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paymentPageDriver } from '#server/api/payments/hosted/page-driver.ts';
import { orders } from '#server/db/schema.ts';
import { pageKeys, type PageSession, startPage } from '#tests/support/providers/page-server.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { counter, orderAsShopper, setStock } from './counter-fixture.ts';

const page = await startPage();
const real = await openRealStore([
  paymentPageDriver({ ...pageKeys, name: 'Town bank', url: page.url }, { isDefault: true }),
]);
const { store } = real;
afterAll(async () => {
  await real.close();
  await page.close();
});

beforeEach(async () => {
  await setStock(store.db, counter.loose, 100_000);
  page.seen.length = 0;
  page.mishaps.length = 0;
  page.refunds.clear();
});

/** A payment whose shopper is on the payment page, in a given state there. */
const atThePage = async (status: PageSession['status'] = 'open') => {
  const begun = await real.begun('payment-page');
  const reference = page.open(begun.payment.nextStep?.url);
  Object.assign(page.sessions.get(reference) ?? {}, { status });
  return { ...begun, reference };
};

const comeBack = async (query: string) => {
  const answer = await store.app.inject(`/payment-providers/payment-page/return?${query}`);
  return { status: answer.statusCode, location: answer.headers.location };
};

describe('a payment page', () => {
  test('is left for with a signed address that names amount, currency and order [CHK-15]', async () => {
    const { order, payment } = await real.begun('payment-page');
    const address = new URL(payment.nextStep?.url ?? '');
    expect(payment).toMatchObject({ status: 'RequiresAction', nextStep: { type: 'Redirect' } });
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      merchant: pageKeys.merchant,
      reference: payment.transactionId,
      order: order.number,
      amount: String(order.grandTotal.amount),
      currency: 'GBP',
      expires: payment.expiresAt,
      return_url: 'http://shop.test/payment-providers/payment-page/return',
    });
    expect(page.open(address.href)).toBe(payment.transactionId);
    expect(address.href).not.toContain(pageKeys.key);
  });

  test('is come back from with a signed return: the order is paid, and its page shown [CHK-15]', async () => {
    const { order, payment, reference, states, confirmations } = await atThePage('paid');
    expect(await comeBack(page.result(reference))).toEqual({
      status: 303,
      location: `http://shop.test/checkout?order=${order.id}&payment=${payment.id}&provider=payment-page`,
    });
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await comeBack(page.result(reference))).toMatchObject({ status: 303 });
    expect(await confirmations()).toBe(1);
  });

  test('is come back from while it can’t be asked: the shopper is at their order, which is paid when it is asked again [CHK-15]', async () => {
    const { order, payment, reference, refresh, states } = await atThePage('paid');
    page.mishaps.push('lost');
    expect(await comeBack(page.result(reference))).toEqual({
      status: 303,
      location: `http://shop.test/checkout?order=${order.id}&payment=${payment.id}&provider=payment-page`,
    });
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    expect((await refresh()).status).toBe('Captured');
    expect((await states()).order).toBe('Confirmed');
  });

  test('reports a payment before its shopper is back, and twice: one order, one confirmation [CHK-15]', async () => {
    const { reference, states, refresh, confirmations } = await atThePage('paid');
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    expect(await real.notify('payment-page', page.result(reference), form)).toBe(200);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await real.notify('payment-page', page.result(reference), form)).toBe(200);
    expect((await refresh()).status).toBe('Captured');
    expect(await confirmations()).toBe(1);
    expect(page.refunds.size).toBe(0);
  });

  test.each([
    ['declined', 'Failed', /declined/],
    ['cancelled', 'Cancelled', /cancelled/],
  ] as const)(
    'where the payment was %s leaves the order to be paid another way [CHK-15]',
    async (at, status, reason) => {
      const { order, reference, refresh, states } = await atThePage(at);
      await comeBack(page.result(reference));
      expect(await refresh()).toMatchObject({ status, failureReason: expect.stringMatching(reason) });
      expect((await states()).order).toBe('AwaitingPayment');
      expect((await real.begin(order, 'payment-page')).status).toBe('RequiresAction');
    },
  );

  test('that was left open is asked by the job: paid is finished, unpaid ends in time [CHK-15]', async () => {
    const paid = await atThePage('paid');
    const unpaid = await atThePage();
    const unseen = await real.begun('payment-page');
    await real.lookAfterMinutes(3);
    expect((await paid.states()).order).toBe('Confirmed');
    expect(await unpaid.states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    expect(await unseen.states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    await real.lookAfterMinutes(40);
    expect((await unpaid.states()).payment).toBe('Failed');
    expect((await unseen.states()).payment).toBe('Failed');
    expect(page.sessions.get(unpaid.reference)?.status).toBe('cancelled');
    expect(page.sessions.get(unseen.payment.transactionId ?? '')?.status).toBe('cancelled');
  });

  test('whose answer is lost is asked again, and the payment counts [CHK-15]', async () => {
    const { order, payment, refresh } = await atThePage('paid');
    page.mishaps.push('lost');
    expect(await refused(refresh())).toMatchObject({ status: 503 });
    expect(await real.begin(order, 'payment-page')).toMatchObject({ id: payment.id, status: 'Captured' });
  });

  test('is left for by two presses for one payment, which is the one that can be paid [CHK-15]', async () => {
    const { order } = await real.begun('payment-page');
    const made = await Promise.all([real.begin(order, 'payment-page'), real.begin(order, 'payment-page')]);
    const ended = made.map(({ transactionId }) => page.sessions.get(transactionId ?? '')?.status);
    const open = made.filter((_, index) => ended[index] !== 'cancelled');
    expect(open).toHaveLength(1);
    const reference = page.open(open[0]?.nextStep?.url);
    Object.assign(page.sessions.get(reference) ?? {}, { status: 'paid' });
    await comeBack(page.result(reference));
    const query = { anonymousId: order.anonymousId };
    const { status, latestPayment } = await real.shop.getOrderSummary({ params: { id: order.id }, query });
    expect({ status, payment: latestPayment?.status }).toEqual({ status: 'Confirmed', payment: 'Captured' });
  });

  test('is left for anew by a request that came first and was served last: its payment is the latest [CHK-15]', async () => {
    const { order, states } = await atThePage();
    store.clock.now = new Date(store.clock.now.getTime() - 60_000);
    const anew = await real.begin(order, 'payment-page');
    store.clock.now = new Date(store.clock.now.getTime() + 120_000);
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    const { payments } = await real.shop.getOrderSummary({
      params: { id: order.id },
      query: { anonymousId: order.anonymousId },
    });
    expect(payments.map(({ id, status }) => ({ isNew: id === anew.id, status }))).toEqual([
      { isNew: true, status: 'RequiresAction' },
      { isNew: false, status: 'Cancelled' },
    ]);
  });

  test('takes money for a payment that another one has replaced: the order shows the one that paid [CHK-15]', async () => {
    const { order, reference, states } = await atThePage();
    await real.begin(order, 'payment-page');
    Object.assign(page.sessions.get(reference) ?? {}, { status: 'paid' });
    await comeBack(page.result(reference));
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
  });

  test('where the shopper pays while another payment is begun is not ended, and counts [CHK-15]', async () => {
    const { order, reference, states } = await atThePage();
    // The shopper pays after the store has queried the payment and before it ends it.
    page.mishaps.push('down');
    expect(await refused(real.begin(order, 'payment-page'))).toMatchObject({ status: 503 });
    Object.assign(page.sessions.get(reference) ?? {}, { status: 'paid' });
    expect((await real.begin(order, 'payment-page')).status).toBe('Captured');
    expect((await states()).order).toBe('Confirmed');
  });

  test('refunds a cancelled order once, though the first answer got lost [API-104]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client);
    const body = { orderId: order.id, paymentProviderId: 'payment-page', ...order.grandTotal };
    const payment = await client.createPayment({ query: {}, body });
    Object.assign(page.sessions.get(page.open(payment.nextStep?.url)) ?? {}, { status: 'paid' });
    await client.processPayment({ params: { id: payment.id }, query: {}, body: {} });
    page.mishaps.push('lost');
    expect(await refused(client.cancelOrder({ params: { id: order.id } }))).toMatchObject({ status: 503 });
    expect(await client.cancelOrder({ params: { id: order.id } })).toMatchObject({ paymentStatus: 'Refunded' });
    expect([...page.refunds.values()]).toEqual([order.grandTotal.amount]);
  });
});

describe('what is forged', () => {
  test.each([
    ['by another key', { key: 'the key of somebody else, as long' }],
    ['as another merchant', { more: { merchant: 'shop-2' } }],
    ['from the address that a shopper was sent to', { more: { action: 'pay' } }],
  ])('%s is refused, and asks the page nothing [CHK-15]', async (_, { key, more }: { key?: string; more?: object }) => {
    const { reference, states } = await atThePage('paid');
    page.seen.length = 0;
    expect((await comeBack(page.result(reference, { ...more }, key))).status).toBe(400);
    expect((await comeBack(`${page.result(reference)}&reference=another`)).status).toBe(400);
    expect((await comeBack(`reference=${reference}`)).status).toBe(400);
    expect(page.seen).toEqual([]);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by its claim is not believed: the page is asked, and says that nobody paid [CHK-15]', async () => {
    const { reference, states } = await atThePage();
    await comeBack(page.result(reference, { status: 'paid' }));
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    expect((await comeBack(page.result('pay_of_nobody'))).location).toBe('http://shop.test');
  });

  test('by the transaction of another order is refused [CHK-15]', async () => {
    const paid = await atThePage('paid');
    const unpaid = await atThePage();
    const { transactionId } = paid.payment;
    expect(await refused(unpaid.refresh({ transactionId }))).toMatchObject({ details: [{ code: 'WrongTransaction' }] });
    expect((await unpaid.states()).order).toBe('AwaitingPayment');
  });

  test.each([{ amount: 1 }, { currency: 'JPY' }])('by figures like %j is not a payment [CHK-15]', async (figures) => {
    const { reference, refresh, states } = await atThePage('paid');
    Object.assign(page.sessions.get(reference) ?? {}, figures);
    expect((await refused(refresh())).status).toBe(500);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by a price that changed meanwhile is refunded [CHK-15]', async () => {
    const { order, refresh, states } = await atThePage('paid');
    await store.db
      .update(orders)
      .set({ grandTotalMinor: order.grandTotal.amount + 1 })
      .where(eq(orders.id, order.id));
    expect((await refresh()).status).toBe('Refunded');
    expect((await states()).order).toBe('AwaitingPayment');
    expect(page.refunds.size).toBe(1);
  });
});
