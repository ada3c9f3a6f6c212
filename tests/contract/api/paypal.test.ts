import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { paypalDriver } from '#server/api/payments/paypal/paypal-driver.ts';
import { orders, payments } from '#server/db/schema.ts';
import { paypalKeys, startPaypal } from '#tests/support/providers/paypal-server.ts';
import { openRealStore } from '#tests/support/providers/real-payments.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { counter, orderAsShopper, setStock } from './counter-fixture.ts';

const paypal = await startPaypal();
const real = await openRealStore([paypalDriver({ ...paypalKeys, apiUrl: paypal.url }, { isDefault: true })]);
const { store, shop } = real;
afterAll(async () => {
  await real.close();
  await paypal.close();
});

beforeEach(async () => {
  await setStock(store.db, counter.loose, 100_000);
  paypal.seen.length = 0;
  paypal.mishaps.length = 0;
  paypal.refusals.length = 0;
  paypal.refunds.length = 0;
});

const tell = (type: string, id: string | null, more: Record<string, string> = {}) => {
  const { body, headers } = paypal.notice(type, id);
  return real.notify('paypal', body, { ...headers, ...more });
};

/** A payment that its shopper has approved. */
const approved = async () => {
  const begun = await real.begun('paypal');
  paypal.approve(begun.payment.transactionId);
  return begun;
};

const deeds = (): string[] =>
  paypal.seen.map(({ method, path }) => `${method} ${path}`).filter((deed) => !deed.includes('oauth2'));

describe('a payment by PayPal', () => {
  test('is begun as an order for exactly what is to pay [API-111] [CHK-14]', async () => {
    const { order, payment } = await real.begun('paypal');
    expect(payment).toMatchObject({
      status: 'RequiresAction',
      nextStep: { type: 'Script', data: { orderId: payment.transactionId } },
    });
    const [unit] = paypal.order(payment.transactionId).purchase_units;
    const { amount } = order.grandTotal;
    expect(unit).toMatchObject({
      custom_id: payment.id,
      amount: { value: (amount / 100).toFixed(2), currency_code: 'GBP' },
    });
    const { paymentProviders } = await shop.getPaymentProviders({});
    expect(paymentProviders[0]).toMatchObject({
      code: 'paypal',
      kind: 'Wallet',
      settings: { clientId: paypalKeys.clientId, environment: 'production' },
    });
    expect(JSON.stringify([payment, paymentProviders])).not.toContain(paypalKeys.clientSecret);
  });

  test('is captured once it is approved, and once alone [API-112] [CHK-14]', async () => {
    const { process, states, confirmations } = await approved();
    const both = await Promise.all([process(), process()]);
    expect(both.map(({ status }) => status)).toEqual(['Captured', 'Captured']);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await confirmations()).toBe(1);
    expect(deeds().filter((deed) => deed.endsWith('/capture'))).toHaveLength(1);
  });

  test('that is not approved takes nothing, whoever says that it is through [CHK-14]', async () => {
    const { payment, process, states } = await real.begun('paypal');
    expect(await process()).toMatchObject({ status: 'RequiresAction', nextStep: { type: 'Script' } });
    await tell('CHECKOUT.ORDER.APPROVED', payment.transactionId);
    await tell('PAYMENT.CAPTURE.COMPLETED', payment.transactionId);
    expect((await states()).order).toBe('AwaitingPayment');
    expect(deeds().some((deed) => deed.endsWith('/capture'))).toBe(false);
  });

  test('that is declined says so, and a second approval of the same order pays [CHK-14]', async () => {
    const { payment, process, states } = await approved();
    paypal.refusals.push('INSTRUMENT_DECLINED');
    const asked = await process();
    expect(asked).toMatchObject({ status: 'RequiresAction', nextStep: { type: 'Script' } });
    expect(asked.failureReason).toMatch(/declined/);
    expect((await states()).order).toBe('AwaitingPayment');
    paypal.approve(payment.transactionId);
    expect(await process()).toMatchObject({ status: 'Captured', failureReason: null });
  });

  test('whose answer to the capture is lost is found by webhook, job or the next press, and not taken again [CHK-14]', async () => {
    const cases = [
      (payment: { transactionId: string | null }) => tell('PAYMENT.CAPTURE.COMPLETED', payment.transactionId),
      () => real.lookAfterMinutes(3),
      (_: object, order: Parameters<typeof real.begin>[0]) => real.begin(order, 'paypal'),
    ];
    for (const find of cases) {
      const { order, payment, process, states, confirmations } = await approved();
      paypal.seen.length = 0;
      // The order is read first, then captured.
      paypal.mishaps.push('none', 'lost');
      expect(await refused(process())).toMatchObject({ status: 503 });
      expect(paypal.order(payment.transactionId).status).toBe('COMPLETED');
      expect((await states()).order).toBe('AwaitingPayment');
      await find(payment, order);
      expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
      expect(await confirmations()).toBe(1);
      expect(deeds().filter((deed) => deed.endsWith('/capture'))).toHaveLength(1);
    }
  });

  test('that PayPal looks at is under way: neither paid, nor ended, nor replaced [CHK-14]', async () => {
    const { order, payment, process, states } = await approved();
    paypal.refusals.push('PENDING');
    expect(await process()).toMatchObject({ status: 'Pending', nextStep: null });
    expect((await states()).order).toBe('AwaitingPayment');
    expect(await refused(real.begin(order, 'paypal'))).toMatchObject({ details: [{ code: 'PaymentUnderWay' }] });
    const capture = paypal.order(payment.transactionId).purchase_units[0].payments?.captures[0];
    Object.assign(capture ?? {}, { status: 'COMPLETED' });
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', payment.transactionId)).toBe(200);
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', payment.transactionId)).toBe(200);
    expect(await states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
  });

  test('whose shopper approved it and left is finished by the webhook, which comes before them and twice, or by the job [CHK-14]', async () => {
    const paid = await approved();
    expect(await tell('CHECKOUT.ORDER.APPROVED', paid.payment.transactionId)).toBe(200);
    expect(await paid.states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(await tell('CHECKOUT.ORDER.APPROVED', paid.payment.transactionId)).toBe(200);
    expect((await paid.process()).status).toBe('Captured');
    expect(await paid.confirmations()).toBe(1);
    const found = await approved();
    await real.lookAfterMinutes(3);
    expect(await found.states()).toEqual({ order: 'Confirmed', payment: 'Captured' });
    expect(deeds().filter((deed) => deed.endsWith('/capture'))).toHaveLength(2);
  });

  test('that is declined where nobody is there is left to be paid another way [CHK-14]', async () => {
    const { order, payment, states } = await approved();
    paypal.refusals.push('INSTRUMENT_DECLINED');
    await real.lookAfterMinutes(3);
    await real.lookAfterMinutes(6);
    expect(await states()).toEqual({ order: 'AwaitingPayment', payment: 'RequiresAction' });
    expect(deeds().filter((deed) => deed.endsWith('/capture'))).toHaveLength(1);
    expect((await real.begin(order, 'paypal')).transactionId).not.toBe(payment.transactionId);
  });

  test('that is begun by two presses leaves one that can be captured [CHK-14]', async () => {
    const { order, process } = await real.begun('paypal');
    const made = await Promise.all([real.begin(order, 'paypal'), real.begin(order, 'paypal')]);
    for (const { transactionId } of made) paypal.approve(transactionId);
    await real.lookAfterMinutes(3);
    expect(deeds().filter((deed) => deed.endsWith('/capture'))).toHaveLength(1);
    expect(await refused(process())).toMatchObject({ details: [{ code: 'PaymentClosed' }] });
  });

  test('that was approved too late, or replaced, is never captured [CHK-14]', async () => {
    const late = await approved();
    await real.lookAfterMinutes(40);
    expect((await late.states()).payment).toBe('Failed');
    expect(await refused(late.process())).toMatchObject({ status: 409 });
    const replaced = await approved();
    await real.begin(replaced.order, 'paypal');
    expect(await refused(replaced.process())).toMatchObject({ details: [{ code: 'PaymentClosed' }] });
    expect(deeds().some((deed) => deed.endsWith('/capture'))).toBe(false);
  });

  test('is refunded once when its order is cancelled, though the first answer got lost [API-104]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client);
    const body = { orderId: order.id, paymentProviderId: 'paypal', ...order.grandTotal };
    const payment = await client.createPayment({ query: {}, body });
    paypal.approve(payment.transactionId);
    await client.processPayment({ params: { id: payment.id }, query: {}, body: {} });
    paypal.mishaps.push('lost');
    expect(await refused(client.cancelOrder({ params: { id: order.id } }))).toMatchObject({ status: 503 });
    expect(await client.cancelOrder({ params: { id: order.id } })).toMatchObject({ paymentStatus: 'Refunded' });
    expect(paypal.refunds).toEqual([
      { capture: payment.transactionId, value: (order.grandTotal.amount / 100).toFixed(2) },
    ]);
  });

  test('is not begun while PayPal is down: nothing was taken, and the next try works [CHK-14]', async () => {
    const { order } = await real.begun('paypal');
    paypal.mishaps.push('down');
    expect(await refused(real.begin(order, 'paypal'))).toMatchObject({ status: 503 });
    expect((await real.begin(order, 'paypal')).status).toBe('RequiresAction');
  });
});

describe('what is forged', () => {
  test('by its signature is refused, also where only white space was changed [CHK-14]', async () => {
    const { payment, states } = await approved();
    const { body, headers } = paypal.notice('PAYMENT.CAPTURE.COMPLETED', payment.transactionId);
    expect(await real.notify('paypal', JSON.stringify(JSON.parse(body)), headers)).toBe(400);
    expect(await tell('PAYMENT.CAPTURE.COMPLETED', payment.transactionId, { 'paypal-transmission-sig': 'x' })).toBe(
      400,
    );
    paypal.seen.length = 0;
    expect(await real.notify('paypal', body, {})).toBe(400);
    expect(await real.notify('paypal', 'no JSON', headers)).toBe(400);
    expect(paypal.seen).toEqual([]);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by the transaction of another order is refused: one that pays another order pays no second one [CHK-14]', async () => {
    const paid = await approved();
    const unpaid = await real.begun('paypal');
    const { transactionId } = paid.payment;
    expect(await refused(unpaid.refresh({ transactionId }))).toMatchObject({ details: [{ code: 'WrongTransaction' }] });
    // PayPal itself would report on the order of another payment.
    await store.db.update(payments).set({ transactionId: null }).where(eq(payments.id, paid.payment.id));
    await store.db.update(payments).set({ transactionId }).where(eq(payments.id, unpaid.payment.id));
    expect((await refused(unpaid.process())).status).toBe(500);
    expect((await unpaid.states()).order).toBe('AwaitingPayment');
    expect(deeds().some((deed) => deed.endsWith('/capture'))).toBe(false);
  });

  test('by figures of another amount or payment is neither captured nor paid [CHK-14]', async () => {
    const { payment, process, states } = await approved();
    const order = paypal.order(payment.transactionId);
    const [unit] = order.purchase_units;
    const { custom_id: ofPayment, amount } = unit;
    paypal.seen.length = 0;
    for (const figures of [{ amount: { ...amount, value: '0.01' } }, { custom_id: 'another' }]) {
      Object.assign(unit, { custom_id: ofPayment, amount }, figures);
      expect((await refused(process())).status).toBe(500);
    }
    expect(deeds().some((deed) => deed.endsWith('/capture'))).toBe(false);
    expect((await states()).order).toBe('AwaitingPayment');
  });

  test('by a price that changed meanwhile is refunded [CHK-14]', async () => {
    const { order, process, states } = await approved();
    await store.db
      .update(orders)
      .set({ grandTotalMinor: order.grandTotal.amount + 1 })
      .where(eq(orders.id, order.id));
    expect((await process()).status).toBe('Refunded');
    expect((await states()).order).toBe('AwaitingPayment');
    expect(paypal.refunds).toHaveLength(1);
  });
});
