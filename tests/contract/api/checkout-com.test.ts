import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { checkoutComDriver } from '#server/api/payments/checkout-com/checkout-com-driver.ts';
import { orders } from '#server/db/schema.ts';
import { checkoutComKeys, startCheckoutCom } from '#tests/support/providers/checkout-com-server.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { counter, orderAsShopper, setStock } from './counter-fixture.ts';

const bank = await startCheckoutCom();
const real = await openRealStore([checkoutComDriver({ ...checkoutComKeys, apiUrl: bank.url }, { isDefault: true })]);
const { store, shop } = real;
afterAll(async () => {
  await real.close();
  await bank.close();
});

beforeEach(async () => {
  await setStock(store.db, counter.loose, 100_000);
  bank.seen.length = 0;
  bank.mishaps.length = 0;
  bank.takes = 'at once';
  bank.listed = () => true;
});

const begun = () => real.begun('checkout-com');

const tell = (type: string, reference: string | null, key?: string) => {
  const { body, signature } = bank.event(type, reference, key);
  return real.notify('checkout-com', body, { 'cko-signature': signature });
};

const triesOf = (reference: string | null) => bank.tries.filter((one) => one.reference === reference);
const statesOf = (reference: string | null) => triesOf(reference).map(({ status }) => status);
const asked = (deed: string) => bank.seen.filter(({ path }) => path.endsWith(deed));

describe('a payment by Checkout.com is begun', () => {
  test('with a session for exactly what the order comes to, whose long token reaches the page whole, and whose keys do not [API-111] [CHK-13]', async () => {
    const { order, payment } = await begun();
    expect(bank.sessions.get(payment.id)).toMatchObject({
      amount: order.grandTotal.amount,
      currency: 'GBP',
      capture: false,
      processing_channel_id: 'pc_tests',
      enabled_payment_methods: ['card'],
      '3ds': { enabled: true },
      billing: { address: { country: 'GB' } },
      expires_on: payment.expiresAt,
      success_url: `http://shop.test/checkout?order=${order.id}&payment=${payment.id}&provider=checkout-com`,
    });
    expect(payment).toMatchObject({ status: 'Pending', transactionId: payment.id, nextStep: { type: 'Script' } });
    const session: unknown = JSON.parse(payment.nextStep?.data?.['session'] ?? '');
    expect(session).toMatchObject({ payment_session_secret: expect.stringMatching(/^pss_/), _links: {} });
    expect(JSON.stringify(session).length).toBeGreaterThan(1000);
    const { paymentProviders } = await shop.getPaymentProviders({});
    expect(paymentProviders[0]).toMatchObject({
      code: 'checkout-com',
      kind: 'Card',
      settings: { publicKey: checkoutComKeys.publicKey, environment: 'sandbox' },
    });
    expect(JSON.stringify([payment, paymentProviders])).not.toMatch(/sk_sbox|key of the webhooks/);
  });

  test('not for a price that changed meanwhile, nor while Checkout.com is down; the next try works [CHK-13]', async () => {
    const { order, query } = await begun();
    bank.seen.length = 0;
    const body = { orderId: order.id, paymentProviderId: 'checkout-com', ...order.grandTotal, amount: 1 };
    expect(await refused(shop.createPayment({ query, body }))).toMatchObject({ details: [{ code: 'WrongAmount' }] });
    expect(bank.seen).toEqual([]);
    // The previous payment is queried and ended; the new one is not begun.
    bank.mishaps.push('none', 'none', 'down');
    expect(await refused(real.begin(order, 'checkout-com'))).toMatchObject({ status: 503 });
    expect((await real.begin(order, 'checkout-com')).status).toBe('Pending');
  });
});

describe('a card that its bank accepts', () => {
  test('is charged by the store once it has looked, and once alone [API-112] [CHK-13]', async () => {
    const { payment, process, states, confirmations } = await begun();
    bank.pay(payment.id);
    const both = await Promise.all([process(), process()]);
    expect(both.map(({ status }) => status)).toEqual(['Captured', 'Captured']);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await confirmations()).toBe(1);
    expect(asked('/captures')).toHaveLength(1);
  });

  test('pays where the webhook comes before the return, and twice [CHK-13]', async () => {
    const { payment, process, states, confirmations } = await begun();
    bank.pay(payment.id);
    expect(await tell('payment_approved', payment.id)).toBe(200);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await tell('payment_approved', payment.id)).toBe(200);
    expect((await process()).status).toBe('Captured');
    expect(await confirmations()).toBe(1);
    expect(asked('/captures')).toHaveLength(1);
  });

  test('and whose money takes a moment has paid the order; a webhook says when it is here [CHK-13]', async () => {
    const { payment, process, states, confirmations } = await begun();
    bank.takes = 'later';
    bank.pay(payment.id);
    expect(await process()).toMatchObject({ status: 'Authorized', nextStep: null });
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Authorized' });
    await tell('payment_approved', payment.id);
    expect((await states()).payment).toBe('Authorized');
    bank.settle();
    expect(await tell('payment_captured', payment.id)).toBe(200);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    const [stored] = await store.db.select().from(orders).where(eq(orders.id, payment.orderId));
    expect(stored?.paymentStatus).toBe('Captured');
    expect(await confirmations()).toBe(1);
    expect(asked('/captures')).toHaveLength(1);
  });

  test('and whose tab was closed is found by the job [CHK-13]', async () => {
    const { payment, states } = await begun();
    bank.pay(payment.id);
    expect(await real.lookAfterMinutes(1)).toBe(0);
    expect(await real.lookAfterMinutes(3)).toBeGreaterThan(0);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
  });

  test('is not charged again where the answer to the charge is lost [CHK-13]', async () => {
    const { order, payment, process, states } = await begun();
    bank.pay(payment.id);
    bank.mishaps.push('none', 'lost');
    expect(await refused(process())).toMatchObject({ status: 503 });
    expect((await states()).order).toBe('AwaitingPayment');
    expect(await real.begin(order, 'checkout-com')).toMatchObject({ id: payment.id, status: 'Captured' });
    expect(asked('/captures')).toHaveLength(1);
  });

  test('beside a second one, in another tab, is the only one that is charged [CHK-13]', async () => {
    const { payment, process } = await begun();
    bank.pay(payment.id);
    bank.pay(payment.id);
    expect((await process()).status).toBe('Captured');
    expect(statesOf(payment.id)).toEqual(['Captured', 'Voided']);
  });

  test('after the order came to another amount is refunded, and the order is not shown as paid [CHK-13]', async () => {
    const { order, payment, process, states } = await begun();
    const grandTotalMinor = order.grandTotal.amount + 100;
    await store.db.update(orders).set({ grandTotalMinor }).where(eq(orders.id, order.id));
    bank.pay(payment.id);
    expect(await process()).toMatchObject({ status: 'Refunded' });
    expect((await states()).order).toBe('AwaitingPayment');
    expect(statesOf(payment.id)).toEqual(['Refunded']);
  });

  test('is refunded once when the order is cancelled, though the first answer gets lost; before the money is here it is not [API-104]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client);
    const body = { orderId: order.id, paymentProviderId: 'checkout-com', ...order.grandTotal };
    const payment = await client.createPayment({ query: {}, body });
    bank.takes = 'later';
    bank.pay(payment.id);
    await client.processPayment({ params: { id: payment.id }, query: {}, body: {} });
    const cancel = () => client.cancelOrder({ params: { id: order.id } });
    expect(await refused(cancel())).toMatchObject({ details: [{ code: 'RefundTooEarly' }] });
    bank.settle();
    bank.mishaps.push('none', 'lost');
    expect(await refused(cancel())).toMatchObject({ status: 503 });
    expect(await cancel()).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
    expect(triesOf(payment.id)).toMatchObject([{ status: 'Refunded', balances: { total_refunded: body.amount } }]);
  });
});

describe('a card that is not charged', () => {
  test.each([
    [{ response_code: '20005' }, /declined/],
    [{ response_code: '20051' }, /not enough funds/],
    [{ response_code: '20151' }, /bank did not confirm/],
    [{ '3ds': { authentication_response: 'N' } }, /bank did not confirm/],
  ])(
    '(%j) leaves the order unpaid, says why, and another card pays by the same session [CHK-13]',
    async (no, reason) => {
      const { payment, process, states } = await begun();
      bank.pay(payment.id, { status: 'Declined', ...no });
      const answer = await process();
      expect(answer).toMatchObject({ status: 'Pending', nextStep: payment.nextStep });
      expect(answer.failureReason).toMatch(reason);
      expect((await states()).order).toBe('AwaitingPayment');
      bank.pay(payment.id);
      expect(await process()).toMatchObject({ status: 'Captured', failureReason: null });
    },
  );

  test('while its bank waits for a check is not paid, and can be paid by another card [CHK-13]', async () => {
    const { payment, process, refresh, states } = await begun();
    const checked = bank.pay(payment.id, { status: 'Pending' });
    expect(await process()).toMatchObject({ status: 'RequiresAction', nextStep: payment.nextStep });
    checked.status = 'Declined';
    expect((await refresh()).failureReason).toMatch(/declined/);
    expect((await states()).order).toBe('AwaitingPayment');
    bank.pay(payment.id);
    expect((await process()).status).toBe('Captured');
  });

  test('in time, or was replaced, never is: what is paid into it later is voided [CHK-13]', async () => {
    const late = await begun();
    await real.lookAfterMinutes(31);
    const replaced = await begun();
    const next = await real.begin(replaced.order, 'checkout-com');
    for (const { payment, process } of [late, replaced]) {
      bank.pay(payment.id);
      expect(await refused(process())).toMatchObject({ status: 409 });
      expect(await tell('payment_approved', payment.id)).toBe(200);
      expect(statesOf(payment.id)).toEqual(['Voided']);
    }
    expect(asked('/captures')).toEqual([]);
    expect(await late.states()).toEqual({ order: 'AwaitingPayment', payment: 'Failed' });
    bank.pay(next.id);
    await tell('payment_approved', next.id);
    expect((await replaced.states()).order).toBe('Confirmed');
  });

  test('of an order that ran out is refunded, whether it was accepted or charged meanwhile [CHK-13]', async () => {
    const { payment, states } = await begun();
    const accepted = await begun();
    bank.pay(accepted.payment.id);
    const one = bank.pay(payment.id);
    one.status = 'Captured';
    const now = new Date(store.clock.now.getTime() + 25 * 3_600_000);
    await expireUnpaidOrders(store.db, { payments: real.payments, publicUrl: 'http://shop.test', now });
    expect(await states()).toEqual({ order: 'Expired', payment: 'Refunded' });
    expect(one.status).toBe('Refunded');
    expect((await accepted.states()).order).toBe('Expired');
    expect(statesOf(accepted.payment.id)).toEqual(['Refunded']);
  });
});

describe('the payment that a page names', () => {
  test('is asked for where the list of them is a moment behind [CHK-13]', async () => {
    const { payment, query } = await begun();
    const { id } = bank.pay(payment.id);
    bank.listed = (one) => one.id !== id;
    const paid = await shop.processPayment({ params: { id: payment.id }, query, body: { token: id } });
    expect(paid.status).toBe('Captured');
  });

  test('pays nothing where it is of another order, or of nobody [CHK-13]', async () => {
    const paid = await begun();
    const { id: ofAnother } = bank.pay(paid.payment.id);
    const { payment, query, states } = await begun();
    for (const token of [ofAnother, 'pay_of_nobody', '../payments/x']) {
      const pay = shop.processPayment({ params: { id: payment.id }, query, body: { token } });
      expect(await refused(pay)).toMatchObject({ status: 400, details: [{ code: 'WrongTransaction' }] });
    }
    expect(asked('/captures')).toEqual([]);
    expect((await states()).order).toBe('AwaitingPayment');
  });
});

describe('two presses', () => {
  test('leave one payment that can be paid [CHK-13]', async () => {
    const { order } = await begun();
    const made = await Promise.all([real.begin(order, 'checkout-com'), real.begin(order, 'checkout-com')]);
    for (const { id } of made) bank.pay(id);
    for (const { id } of made) await tell('payment_approved', id);
    expect(made.flatMap(({ id }) => statesOf(id)).toSorted()).toEqual(['Captured', 'Voided']);
  });
});

describe('what is forged', () => {
  test('by its signature changes nothing, and asks Checkout.com nothing [CHK-13]', async () => {
    const { payment, states } = await begun();
    bank.pay(payment.id);
    bank.seen.length = 0;
    expect(await tell('payment_approved', payment.id, 'another key')).toBe(400);
    const { body, signature } = bank.event('payment_approved', payment.id);
    const compact = JSON.stringify(JSON.parse(body));
    expect(await real.notify('checkout-com', compact, { 'cko-signature': signature })).toBe(400);
    expect(await real.notify('checkout-com', body, {})).toBe(400);
    expect(bank.seen).toEqual([]);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by its claim is not believed: Checkout.com is asked [CHK-13]', async () => {
    const { payment, states } = await begun();
    expect(await tell('payment_captured', payment.id)).toBe(200);
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'Pending' });
    expect(await tell('payment_captured', 'of nobody')).toBe(200);
    expect(await tell('payment_captured', null)).toBe(200);
  });

  test('by the transaction of another order is refused [CHK-13]', async () => {
    const paid = await begun();
    const unpaid = await begun();
    bank.pay(paid.payment.id);
    await paid.process();
    const { transactionId } = paid.payment;
    expect(await refused(unpaid.refresh({ transactionId }))).toMatchObject({ details: [{ code: 'WrongTransaction' }] });
    expect((await unpaid.process()).status).toBe('Pending');
  });

  test.each([{ amount: 1 }, { currency: 'JPY' }])(
    'by a payment whose figures are %j is neither charged nor paid [CHK-13]',
    async (figures) => {
      const { payment, process, states } = await begun();
      bank.pay(payment.id, figures);
      expect((await refused(process())).status).toBe(500);
      expect(asked('/captures')).toEqual([]);
      expect((await states()).order).toBe('AwaitingPayment');
    },
  );
});
