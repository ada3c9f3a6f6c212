import { afterAll, expect, test } from 'vitest';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { transferDesk } from '#tests/support/stores/transfer-desk.ts';
import { counter, orderAsShopper, setSettings, setStock, stockCounter, stockOf } from './counter-fixture.ts';

const dayMs = 86_400_000;
const seller = {
  legalName: 'Bare Supplies Ltd',
  addressLines: ['Leeds'],
  terms: [],
  banks: [{ currencyCode: 'GBP', details: [{ name: 'Account number', value: '12345678' }] }],
};

const drivers = createPaymentDrivers();
const store = await createBareStore({ payments: drivers });
await stockCounter(store.db);
await setStock(store.db, counter.loose, 10_000);
await setSettings(store.db, { seller });
const desk = await transferDesk(store, drivers);
afterAll(() => store.close());

/** A shopper's order that awaits a transfer. */
const awaited = async () => {
  const { client } = await store.shopper();
  const { id, number, grandTotal } = await orderAsShopper(client);
  await client.createPayment({ query: {}, body: { orderId: id, paymentProviderId: 'transfer', ...grandTotal } });
  const read = () => client.getOrder({ params: { id } });
  return { client, id, read, money: { order: number, ...grandTotal, bankReference: `FT-${number}` } };
};

const refusal = (status: number, code: string) => ({ status, body: { details: [{ code }] } });

test('nobody but the store’s own people records money [CHK-17]', async () => {
  const { money, read } = await awaited();
  for (const key of [null, '', 'guess', 'an-operator-key-for-tests,-unguessable-']) {
    expect(await desk.receive(money, key)).toMatchObject({ status: 401 });
  }
  expect((await read()).paymentStatus).toBe('AwaitingTransfer');
});

test.each([
  ['less', { amount: 4913 }, 'WrongAmount', 'comes to £49.14, and £49.13 has come'],
  ['more', { amount: 4915 }, 'WrongAmount', 'comes to £49.14, and £49.15 has come'],
  ['another currency', { currencyCode: 'EUR' }, 'WrongCurrency', 'comes to £49.14'],
])('%s is refused with what the order comes to, and nothing is recorded [CHK-17]', async (_, change, code, says) => {
  const { money, read } = await awaited();
  const answer = await desk.receive({ ...money, ...change });
  expect(answer).toMatchObject(refusal(400, code));
  expect(JSON.stringify(answer.body)).toContain(says);
  expect(await read()).toMatchObject({ status: 'AwaitingPayment', paymentStatus: 'AwaitingTransfer' });
  expect((await desk.receive(money)).status).toBe(200);
});

test.each([
  [{ amount: 0 }, '"field":"amount"'],
  [{ amount: 1.5 }, '"field":"amount"'],
  [{ currencyCode: 'pounds' }, '"field":"currencyCode"'],
  [{ bankReference: ' ' }, '"field":"bankReference"'],
  [{ order: '' }, '"field":"order"'],
  [{ extra: 1 }, 'extra'],
])('a call with %o is refused, and says where [CHK-17]', async (change, says) => {
  const { money } = await awaited();
  const answer = await desk.receive({ ...money, ...change });
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(says);
});

test('money for an order that is not there is refused [CHK-17]', async () => {
  const { money } = await awaited();
  expect(await desk.receive({ ...money, order: 'TC-1' })).toMatchObject({ status: 404 });
});

test('money that comes twice is recorded once, and the second is to be sent back [CHK-17]', async () => {
  const { money, read } = await awaited();
  expect((await desk.receive(money)).status).toBe(200);
  expect(await desk.receive({ ...money, bankReference: 'FT-second' })).toMatchObject(refusal(409, 'AlreadyPaid'));
  expect(await read()).toMatchObject({ status: 'Confirmed', payments: [{ status: 'Captured' }] });
});

test('one transfer pays for one order [CHK-17]', async () => {
  const first = await awaited();
  const second = await awaited();
  expect((await desk.receive(first.money)).status).toBe(200);
  const { bankReference } = first.money;
  expect(await desk.receive({ ...second.money, bankReference })).toMatchObject(refusal(409, 'TransferUsed'));
  expect((await second.read()).paymentStatus).toBe('AwaitingTransfer');
});

test('an order that was paid by another way keeps that payment [CHK-17] [CHK-15]', async () => {
  const { client, id, read, money } = await awaited();
  const { grandTotal } = await read();
  const body = { orderId: id, paymentProviderId: 'sandbox-hosted', ...grandTotal };
  const { nextStep } = await client.createPayment({ query: {}, body });
  await store.app.inject({
    method: 'POST',
    url: nextStep?.url ?? '/nowhere',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'action=pay&source=good',
  });
  // Paid at the provider, but the shopper has not come back yet: the store finds out now.
  expect(await desk.receive(money)).toMatchObject(refusal(409, 'AlreadyPaid'));
  expect(await read()).toMatchObject({ status: 'Confirmed', payments: [{ kind: 'Hosted', status: 'Captured' }, {}] });
});

test('money that comes after the order has run out or was cancelled is to be sent back [CHK-17]', async () => {
  const late = await awaited();
  const now = new Date(store.clock.now.getTime() + 14 * dayMs + 1000);
  await expireUnpaidOrders(store.db, { payments: drivers, publicUrl: 'http://shop.test', now });
  expect(await desk.receive(late.money)).toMatchObject(refusal(409, 'OrderClosed'));
  expect(await late.read()).toMatchObject({ status: 'Expired', payments: [{ status: 'Cancelled' }] });
  const left = await awaited();
  await left.client.cancelOrder({ params: { id: left.id } });
  expect(await desk.receive(left.money)).toMatchObject(refusal(409, 'OrderClosed'));
});

test('a paid order that is cancelled asks the store to return the money [CHK-17]', async () => {
  const { client, id, money, read } = await awaited();
  const before = await stockOf(store.db, counter.loose);
  await desk.receive(money);
  await client.cancelOrder({ params: { id } });
  expect(await read()).toMatchObject({ status: 'Cancelled', paymentStatus: 'Refunded' });
  expect(await stockOf(store.db, counter.loose)).toBe(before + 40);
  await store.app.outbox.deliver();
  const mail = store.emails.findLast(({ to }) => to === 'help@bare.example');
  expect(mail?.subject).toBe(`Return a bank transfer: £49.14, order ${money.order}`);
  expect(mail?.text).toContain(money.bankReference);
  // Reported once more, the transfer has not paid the order.
  const again = { isNew: false, message: expect.stringMatching(/^£49\.14 .* £49\.14 of it is to be returned/) };
  expect(await desk.receive(money)).toMatchObject({ status: 200, body: { data: again } });
});
