import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Payment } from '#contract/payment.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { creditAccounts, creditTransactions, customers, orders, payments } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, orderAsGuest, orderAsShopper, setStock, type Shop, stockCounter } from './counter-fixture.ts';

const store = await createBareStore({ payments: createPaymentDrivers() });
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

beforeEach(async () => {
  await setStock(store.db, counter.loose, 100_000);
});

type Made = { readonly id: string; readonly grandTotal: { readonly amount: number; readonly currencyCode: string } };
type Owner = { anonymousId?: string };

const begin = (client: Shop, order: Made, paymentProviderId: string, query: Owner = {}) =>
  client.createPayment({ query, body: { orderId: order.id, paymentProviderId, ...order.grandTotal } });

/** A guest's order with a payment begun. */
const begun = async (providerId: string) => {
  const order = await orderAsGuest(shop);
  const query = { anonymousId: order.anonymousId };
  return { order, query, payment: await begin(shop, order, providerId, query) };
};

/** Submits a form of the sandbox like its page would. */
const post = (payment: Payment, form: Record<string, string>, headers: Record<string, string> = {}) =>
  store.app.inject({
    method: 'POST',
    url: payment.nextStep?.url ?? '/nowhere',
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    payload: new URLSearchParams(form).toString(),
  });

const tokenOf = async (payment: Payment, number: string): Promise<string> => {
  const form = { number, expiry: '12/39', code: '123', name: 'G Mason' };
  const answer = await post(payment, form, { accept: 'application/json' });
  expect(answer.statusCode).toBe(200);
  return answer.json<{ token: string }>().token;
};

const process = (payment: Payment, query: Owner, token?: string) =>
  shop.processPayment({ params: { id: payment.id }, query, body: token === undefined ? {} : { token } });

const statusOf = async (order: Made, query: Owner) => {
  const { status, paymentStatus, latestPayment } = await shop.getOrderSummary({ params: { id: order.id }, query });
  return { status, paymentStatus, latest: latestPayment?.status };
};

describe('the ways to pay', () => {
  test('are two cards, a wallet and a hosted page for a guest, and the account for whom it is meant [API-110] [CHK-12]', async () => {
    const kindsOf = async (client: Shop) =>
      (await client.getPaymentProviders({})).paymentProviders.map(({ kind }) => kind);
    expect(await kindsOf(shop)).toEqual(['Card', 'Card', 'Wallet', 'Hosted']);
    const { client } = await accountShopper();
    expect(await kindsOf(client)).toEqual(['Card', 'Card', 'Wallet', 'Hosted', 'Account']);
    const { paymentProviders } = await shop.getPaymentProviders({});
    expect(paymentProviders.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  });
});

describe('a payment is begun', () => {
  test('for exactly what the order comes to [API-111] [CHK-12]', async () => {
    const { order, query, payment } = await begun('sandbox-card-a');
    expect(payment).toMatchObject({
      orderId: order.id,
      status: 'Pending',
      amount: order.grandTotal,
      nextStep: { type: 'Fields', url: `/sandbox/card/${payment.transactionId}` },
      failureReason: null,
    });
    expect(Date.parse(payment.expiresAt ?? '') - store.clock.now.getTime()).toBe(15 * 60 * 1000);
    const wrong = (change: object) => {
      const body = { orderId: order.id, paymentProviderId: 'sandbox-card-a', ...order.grandTotal, ...change };
      return refused(shop.createPayment({ query, body }));
    };
    expect(await wrong({ amount: order.grandTotal.amount - 1 })).toMatchObject({
      status: 400,
      details: [{ field: 'amount' }],
    });
    expect(await wrong({ currencyCode: 'EUR' })).toMatchObject({ status: 400, details: [{ field: 'currencyCode' }] });
    expect(await wrong({ paymentProviderId: 'nobody' })).toMatchObject({
      status: 400,
      details: [{ field: 'paymentProviderId' }],
    });
    expect(await wrong({ paymentProviderId: 'account' })).toMatchObject({
      status: 400,
      details: [{ field: 'paymentProviderId' }],
    });
    expect((await wrong({ orderId: 'nothing' })).status).toBe(404);
  });

  test('and carried on by nobody else [API-111] [API-112] [API-113]', async () => {
    const { order, payment } = await begun('sandbox-card-a');
    const stranger = { anonymousId: 'guess' };
    expect((await refused(begin(shop, order, 'sandbox-card-a', stranger))).status).toBe(404);
    expect((await refused(process(payment, stranger, 'x'))).status).toBe(404);
    const body = { orderId: order.id, paymentId: payment.id, paymentProviderId: 'sandbox-card-a' };
    expect((await refused(shop.refreshPayment({ query: stranger, body }))).status).toBe(404);
  });

  test('one at a time: a new one ends the one before [API-111]', async () => {
    const { order, query, payment } = await begun('sandbox-card-a');
    const token = await tokenOf(payment, '4242424242424242');
    const other = await begin(shop, order, 'sandbox-wallet', query);
    expect(other.status).toBe('RequiresAction');
    expect(await refused(process(payment, query, token))).toMatchObject({
      status: 409,
      details: [{ code: 'PaymentClosed' }],
    });
    expect((await store.app.inject(payment.nextStep?.url ?? '')).statusCode).toBe(410);
  });
});

describe('card A', () => {
  test('pays with the token of its fields [API-112] [CHK-13]', async () => {
    const { order, query, payment } = await begun('sandbox-card-a');
    const paid = await process(payment, query, await tokenOf(payment, '4242 4242 4242 4242'));
    expect(paid).toMatchObject({ status: 'Captured', nextStep: null, failureReason: null, expiresAt: null });
    expect(await statusOf(order, query)).toEqual({
      status: 'Confirmed',
      paymentStatus: 'Captured',
      latest: 'Captured',
    });
    expect(await process(payment, query)).toEqual(paid);
    await store.app.outbox.deliver();
    expect(store.emails.findLast(({ to }) => to === 'grace@example.com')?.subject).toContain(order.number);
  });

  test('keeps no number of a card [CHK-13]', async () => {
    const { payment } = await begun('sandbox-card-a');
    await tokenOf(payment, '4242424242424242');
    const [row] = await store.db.select().from(payments).where(eq(payments.id, payment.id));
    expect(row?.driverData).toMatchObject({ brand: 'visa', lastDigits: '4242', state: 'Tokenised' });
    expect(JSON.stringify(row)).not.toMatch(/4242424242|tok_/);
  });

  test.each([
    ['4000000000000002', 'declined'],
    ['4000000000009995', 'not enough funds'],
    ['4000000000000069', 'expired'],
  ])('%s fails with the reason, and the order can be paid again [API-112] [CHK-13]', async (number, reason) => {
    const { order, query, payment } = await begun('sandbox-card-a');
    const failed = await process(payment, query, await tokenOf(payment, number));
    expect(failed.status).toBe('Failed');
    expect(failed.failureReason).toContain(reason);
    expect(await statusOf(order, query)).toEqual({
      status: 'AwaitingPayment',
      paymentStatus: 'Failed',
      latest: 'Failed',
    });
    const again = await begin(shop, order, 'sandbox-card-a', query);
    expect(await process(again, query, await tokenOf(again, '4242424242424242'))).toMatchObject({ status: 'Captured' });
  });

  test('needs the right token [API-112]', async () => {
    const { query, payment } = await begun('sandbox-card-a');
    expect(await refused(process(payment, query))).toMatchObject({
      status: 400,
      details: [{ field: 'token', code: 'TokenMissing' }],
    });
    expect(await refused(process(payment, query, 'tok_made-up'))).toMatchObject({
      details: [{ code: 'TokenUnknown' }],
    });
    await tokenOf(payment, '4242424242424242');
    expect(await refused(process(payment, query, 'tok_made-up'))).toMatchObject({
      details: [{ code: 'TokenUnknown' }],
    });
  });
});

describe('card B', () => {
  const challenged = async () => {
    const { order, query, payment } = await begun('sandbox-card-b');
    const step = await process(payment, query, await tokenOf(payment, '5555 5555 5555 4444'));
    expect(step).toMatchObject({ status: 'RequiresAction', nextStep: { type: 'Challenge' } });
    return { order, query, step };
  };

  test('pays once the bank has confirmed [API-112] [CHK-13]', async () => {
    const { order, query, step } = await challenged();
    expect((await process(step, query)).status).toBe('RequiresAction');
    expect((await post(step, { action: 'confirm', code: '9999' })).body).toContain('That is not the code.');
    expect((await post(step, { action: 'confirm', code: '1234' })).statusCode).toBe(200);
    expect((await process(step, query)).status).toBe('Captured');
    expect((await statusOf(order, query)).status).toBe('Confirmed');
  });

  test('does not after three wrong codes, or when it was not the shopper [API-112] [CHK-13]', async () => {
    const first = await challenged();
    for (const code of ['1', '2', '3']) await post(first.step, { action: 'confirm', code });
    expect(await process(first.step, first.query)).toMatchObject({ status: 'Failed' });
    const second = await challenged();
    await post(second.step, { action: 'refuse', code: '1234' });
    expect((await process(second.step, second.query)).failureReason).toContain('bank did not confirm');
  });
});

describe('the wallet', () => {
  test('pays once it is approved and captured [API-112] [CHK-14]', async () => {
    const { order, query, payment } = await begun('sandbox-wallet');
    expect(payment.nextStep?.type).toBe('Approve');
    expect((await process(payment, query)).status).toBe('RequiresAction');
    await post(payment, { action: 'approve', source: 'good' });
    expect((await statusOf(order, query)).status).toBe('AwaitingPayment');
    expect((await process(payment, query)).status).toBe('Captured');
  });

  test('declines, or is given up [API-112] [CHK-14]', async () => {
    const declined = await begun('sandbox-wallet');
    await post(declined.payment, { action: 'approve', source: 'bad' });
    expect(await process(declined.payment, declined.query)).toMatchObject({ status: 'Failed' });
    const left = await begun('sandbox-wallet');
    await post(left.payment, { action: 'cancel', source: 'good' });
    expect(await process(left.payment, left.query)).toMatchObject({
      status: 'Cancelled',
      failureReason: 'The payment was cancelled. You have not been charged.',
    });
  });
});

describe('the hosted page', () => {
  const refresh = ({ payment, query }: { payment: Payment; query: Owner }, change: object = {}) =>
    shop.refreshPayment({
      query,
      body: {
        orderId: payment.orderId,
        paymentId: payment.id,
        paymentProviderId: payment.paymentProviderId,
        transactionId: payment.transactionId,
        ...change,
      },
    });

  test('is left for and returned from [API-113] [CHK-15]', async () => {
    const at = await begun('sandbox-hosted');
    const { payment } = at;
    expect(payment.nextStep).toMatchObject({ type: 'Redirect' });
    expect((await refresh(at)).status).toBe('RequiresAction');
    const answer = await post(payment, { action: 'pay', source: 'good', back: 'shop' });
    expect(answer.statusCode).toBe(303);
    expect(answer.headers.location).toBe(
      `http://shop.test/checkout?order=${payment.orderId}&payment=${payment.id}&transaction=${payment.transactionId}`,
    );
    expect((await refresh(at)).status).toBe('Captured');
    expect(await refresh(at)).toMatchObject({ status: 'Captured' });
    expect(await statusOf(at.order, at.query)).toMatchObject({ status: 'Confirmed', latest: 'Captured' });
  });

  test('can refuse or be cancelled [API-113] [CHK-15]', async () => {
    const declined = await begun('sandbox-hosted');
    await post(declined.payment, { action: 'pay', source: 'bad' });
    expect(await refresh(declined)).toMatchObject({ status: 'Failed' });
    const left = await begun('sandbox-hosted');
    await post(left.payment, { action: 'cancel' });
    expect(await refresh(left)).toMatchObject({ status: 'Cancelled' });
  });

  test('is asked about by everything that names the payment [API-113]', async () => {
    const at = await begun('sandbox-hosted');
    const other = await begun('sandbox-hosted');
    expect(await refused(refresh(at, { orderId: other.order.id }))).toMatchObject({
      status: 400,
      details: [{ field: 'orderId' }],
    });
    expect((await refused(refresh(at, { paymentProviderId: 'sandbox-wallet' }))).details[0]?.field).toBe(
      'paymentProviderId',
    );
    expect((await refused(refresh(at, { transactionId: 'sbx_other' }))).details[0]?.field).toBe('transactionId');
    expect((await refused(refresh(at, { paymentId: other.payment.id }))).status).toBe(404);
  });

  test('that was paid before another way was chosen counts [API-111] [CHK-15]', async () => {
    const at = await begun('sandbox-hosted');
    await post(at.payment, { action: 'pay', source: 'good' });
    const answer = await begin(shop, at.order, 'sandbox-card-a', at.query);
    expect(answer).toMatchObject({ id: at.payment.id, status: 'Captured' });
  });
});

test('time runs out after a quarter of an hour, and a new payment may be made [API-112] [API-113] [CHK-12]', async () => {
  const { order, query, payment } = await begun('sandbox-card-a');
  const token = await tokenOf(payment, '4242424242424242');
  const before = store.clock.now;
  store.clock.now = new Date(before.getTime() + 15 * 60 * 1000);
  const late = await process(payment, query, token);
  expect(late).toMatchObject({
    status: 'Failed',
    failureReason: 'The time to pay has run out. You have not been charged. Try again.',
  });
  const again = await begin(shop, order, 'sandbox-card-a', query);
  expect((await process(again, query, await tokenOf(again, '4242424242424242'))).status).toBe('Captured');
  store.clock.now = before;
});

describe('at once', () => {
  test('an order is paid once [API-111] [API-112]', async () => {
    const { order, query, payment } = await begun('sandbox-card-a');
    const token = await tokenOf(payment, '4242424242424242');
    const answers = await Promise.all([1, 2, 3].map(() => process(payment, query, token)));
    expect(answers.map(({ status }) => status)).toEqual(['Captured', 'Captured', 'Captured']);
    const more = await Promise.allSettled([1, 2].map(() => begin(shop, order, 'sandbox-wallet', query)));
    expect(more.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    expect(await refused(begin(shop, order, 'sandbox-wallet', query))).toMatchObject({
      status: 409,
      details: [{ code: 'AlreadyPaid' }],
    });
    const rows = await store.db.select().from(payments).where(eq(payments.orderId, order.id));
    expect(rows.filter(({ status }) => status === 'Captured')).toHaveLength(1);
  });

  test('three payments that begin together leave one open [API-111]', async () => {
    const order = await orderAsGuest(shop);
    const query = { anonymousId: order.anonymousId };
    await Promise.all(
      ['sandbox-card-a', 'sandbox-wallet', 'sandbox-hosted'].map((id) => begin(shop, order, id, query)),
    );
    const rows = await store.db.select().from(payments).where(eq(payments.orderId, order.id));
    const open = rows.map(({ status }) => status).filter((status) => status !== 'Cancelled');
    expect([rows.length, ...open]).toEqual([3, expect.stringMatching(/^(Pending|RequiresAction)$/)]);
  });
});

const accountShopper = async (creditLimitMinor = 10_000) => {
  const shopper = await store.shopper({ company: true });
  await store.db.update(customers).set({ canPayOnAccount: true }).where(eq(customers.id, shopper.id));
  const companyId = shopper.companyId ?? '';
  await store.db
    .insert(creditAccounts)
    .values({ companyId, currencyCode: 'GBP', creditLimitMinor, paymentTermsDays: 30 });
  return { ...shopper, companyId };
};

describe('pay on account', () => {
  const owed = async (companyId: string) => {
    const [account] = await store.db.select().from(creditAccounts).where(eq(creditAccounts.companyId, companyId));
    return account?.outstandingMinor;
  };

  test('settles at once, and uses credit [API-111] [CHK-16]', async () => {
    const { client, companyId } = await accountShopper();
    const order = await orderAsShopper(client);
    const payment = await begin(client, order, 'account');
    expect(payment).toMatchObject({ status: 'OnAccount', nextStep: null, expiresAt: null });
    expect(await owed(companyId)).toBe(order.grandTotal.amount);
    const [moved] = await store.db.select().from(creditTransactions).where(eq(creditTransactions.orderId, order.id));
    expect(moved).toMatchObject({ type: 'Purchased', amountMinor: order.grandTotal.amount, reference: order.number });
    expect(await client.getOrder({ params: { id: order.id } })).toMatchObject({
      status: 'Confirmed',
      paymentStatus: 'OnAccount',
      // As recorded in the credit account: 30 days from now.
      dueDate: moved?.dueDate,
    });
    expect(moved?.dueDate).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('is refused above the credit that is left, on hold, or to whom it is not meant [API-111] [CHK-16]', async () => {
    const { client, companyId, id } = await accountShopper(5000);
    const order = await orderAsShopper(client, counter.loose, 70);
    expect(await refused(begin(client, order, 'account'))).toMatchObject({
      status: 409,
      details: [{ code: 'CreditExceeded' }],
    });
    await store.db.update(creditAccounts).set({ isOnHold: true }).where(eq(creditAccounts.companyId, companyId));
    expect((await refused(begin(client, order, 'account'))).status).toBe(400);
    await store.db
      .update(creditAccounts)
      .set({ isOnHold: false, creditLimitMinor: 99_999 })
      .where(eq(creditAccounts.companyId, companyId));
    await store.db.update(customers).set({ canPayOnAccount: false }).where(eq(customers.id, id));
    expect((await refused(begin(client, order, 'account'))).status).toBe(400);
    expect(await owed(companyId)).toBe(0);
  });

  test('two orders cannot both have the last of the credit [CHK-16]', async () => {
    const { client, companyId } = await accountShopper(6000);
    const made = [await orderAsShopper(client), await orderAsShopper(client)];
    const settled = await Promise.allSettled(made.map((order) => begin(client, order, 'account')));
    expect(settled.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect(await owed(companyId)).toBe(made[0]?.grandTotal.amount);
  });
});

test('what comes to nothing is settled without a provider [API-111]', async () => {
  const order = await orderAsGuest(shop);
  await store.db.update(orders).set({ grandTotalMinor: 0 }).where(eq(orders.id, order.id));
  const free = { ...order, grandTotal: { amount: 0, currencyCode: 'GBP' } };
  expect(await begin(shop, free, 'sandbox-card-a', { anonymousId: order.anonymousId })).toMatchObject({
    status: 'Captured',
    nextStep: null,
  });
  expect((await statusOf(order, { anonymousId: order.anonymousId })).status).toBe('Confirmed');
});
