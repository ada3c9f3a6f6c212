import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { lifeOf } from '#api/token-life.ts';
import { PushMessage } from '#contract/push.ts';
import { stockCalls } from '#server/api/operator/stock-calls.ts';
import { auditEntries, pushMessages, pushSubscriptions, stock } from '#server/db/schema.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { pushKeysOf } from '#server/push-keys.ts';
import { webPush } from '#server/web-push.ts';
import { senderOf, startPushService } from '#tests/support/push/push-endpoint.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const service = await startPushService();
const keys = pushKeysOf('Y2FuIGJlIHVzZWQgaW4gdGVzdHMgYW5kIG5vIG1vcmU');
if (keys === null) throw new Error('The key of the tests is none.');
const store = await createBareStore({ push: webPush(keys, [service.origin]) });
const operatorKey = 'the-key-of-the-office-in-tests-0000001';
const { outbox, pushes } = store.app;
await store.app.register(stockCalls, {
  prefix: '/operator',
  db: store.db,
  key: operatorKey,
  publicUrl: 'http://shop.test',
  outbox,
  pushes,
  clock: () => store.clock.now,
});

afterAll(async () => {
  await store.close();
  service.close();
});

beforeEach(async () => {
  await store.db.delete(pushSubscriptions);
  await store.db.update(stock).set({ quantity: 0 }).where(eq(stock.variantId, bare.soldOutVariantId));
  service.received.length = 0;
  service.state.status = 201;
});

const sku = bare.soldOutVariantId.toUpperCase();

/** Sets the stock of a part, like the staff. */
const count = (body: object, key = operatorKey) =>
  store.app.inject({
    method: 'PUT',
    url: '/operator/stock',
    headers: { authorization: `Bearer ${key}` },
    payload: body,
  });

/** A shopper who waits for the sold-out part, with a subscribed browser. */
const waiting = async () => {
  const shopper = await store.shopper();
  await shopper.client.subscribeToPush({ body: service.subscription });
  await shopper.client.requestBackInStock({ body: { productVariantId: bare.soldOutVariantId } });
  return shopper;
};

const restock = async (): Promise<void> => {
  expect((await count({ sku, quantity: 5 })).statusCode).toBe(200);
  await pushes.deliver();
};

const subscriptions = () => store.db.select().from(pushSubscriptions);
const queued = () => store.db.select().from(pushMessages);

test('who waits is sent one message, which their browser alone can read, once the office has counted new stock [CAT-11]', async () => {
  const { email } = await waiting();
  await restock();
  await restock();
  await outbox.deliver();
  const [push, ...others] = service.received;
  if (push === undefined) throw new Error('Nothing was sent.');
  expect(others).toEqual([]);
  expect(PushMessage.parse(JSON.parse(push.text))).toMatchObject({
    title: 'Back in stock',
    text: 'Hex bolt hex-bolt-m16 can be ordered again.',
    path: '/store/product/hex-bolt#HEX-BOLT-M16',
  });
  expect(push.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '259200' });
  expect(await senderOf(push)).toEqual({
    publicKey: keys.publicKey,
    audience: service.origin,
    subject: 'mailto:help@bare.example',
  });
  expect(await store.client().getPushKey({})).toEqual({ publicKey: keys.publicKey });
  expect(store.emails.filter(({ to }) => to === email)).toHaveLength(1);
  expect(await queued()).toEqual([]);
});

test('stock that was counted outdates the rendered pages of guests', async () => {
  let outdated = 0;
  onPageChange(store.db, () => {
    outdated += 1;
  });
  await count({ sku, quantity: 5 });
  expect(outdated).toBeGreaterThan(0);
});

test('who wants no such news is sent none [CAT-11]', async () => {
  const { client } = await waiting();
  const settings = await client.getCustomerSettings({});
  const notifications = { ...settings.notifications, backInStock: false };
  await client.updateCustomerSettings({ body: { ...settings, notifications } });
  await restock();
  expect(service.received).toEqual([]);
});

test.each([404, 410])('a subscription that its browser has ended (%i) is forgotten', async (status) => {
  await waiting();
  service.state.status = status;
  await restock();
  expect(await subscriptions()).toEqual([]);
  expect(await queued()).toEqual([]);
});

test('a service that is out of order is tried again later, eight times at most, and the subscription stays', async () => {
  await waiting();
  service.state.status = 503;
  await restock();
  await pushes.deliver();
  expect(await queued()).toMatchObject([{ attempts: 1 }]);
  for (let tries = 2; tries <= 8; tries += 1) {
    store.clock.now = new Date(store.clock.now.getTime() + 60 * 60_000);
    await pushes.deliver();
  }
  expect(await queued()).toEqual([]);
  expect(await subscriptions()).toHaveLength(1);
});

test('a message that was put off arrives once the service is back', async () => {
  await waiting();
  service.state.status = 500;
  await restock();
  service.state.status = 201;
  store.clock.now = new Date(store.clock.now.getTime() + 10 * 60_000);
  await pushes.deliver();
  expect(service.received).toHaveLength(1);
});

test('a message that a service takes for invalid is not sent again', async () => {
  await waiting();
  service.state.status = 413;
  await restock();
  expect(await queued()).toEqual([]);
  expect(await subscriptions()).toHaveLength(1);
});

test('signing out, by the token or by its ending, ends the subscription of that session alone', async () => {
  const { email, client } = await store.shopper();
  const other = await store.signIn(email, shopperPassword);
  const bodyOf = (name: string) => ({ ...service.subscription, endpoint: `${service.origin}/push/${name}` });
  await client.subscribeToPush({ body: bodyOf('first') });
  await store.client(other).subscribeToPush({ body: bodyOf('second') });
  await client.signOut({ body: {} });
  expect(await subscriptions()).toMatchObject([{ endpoint: bodyOf('second').endpoint }]);
  await store.client().signOut({ body: { ending: lifeOf(other)?.ending ?? '' } });
  expect(await subscriptions()).toEqual([]);
});

test('a new password, and signing out everywhere, end them all', async () => {
  const { client, email } = await store.shopper();
  await client.subscribeToPush({ body: service.subscription });
  await client.changePassword({
    body: { currentPassword: shopperPassword, newPassword: 'another password for tests' },
  });
  expect(await subscriptions()).toEqual([]);
  const again = store.client(await store.signIn(email, 'another password for tests'));
  await again.subscribeToPush({ body: service.subscription });
  await again.signOut({ body: { everywhere: true } });
  expect(await subscriptions()).toEqual([]);
});

test('a shopper has ten browsers at most, the latest; one of another shopper becomes theirs', async () => {
  const [first, second] = [await store.shopper(), await store.shopper()];
  const bodyOf = (index: number) => ({ ...service.subscription, endpoint: `${service.origin}/push/${index}` });
  for (let index = 0; index < 12; index += 1) await first.client.subscribeToPush({ body: bodyOf(index) });
  await first.client.subscribeToPush({ body: bodyOf(11) });
  expect((await subscriptions()).map(({ endpoint }) => endpoint).toSorted()).toEqual(
    Array.from({ length: 10 }, (_, index) => bodyOf(index + 2).endpoint).toSorted(),
  );
  await second.client.subscribeToPush({ body: bodyOf(5) });
  expect(
    await store.db.select().from(pushSubscriptions).where(eq(pushSubscriptions.customerId, second.id)),
  ).toHaveLength(1);
  expect(await subscriptions()).toHaveLength(10);
});

test('unsubscribing ends one’s own, and nobody else’s', async () => {
  const [mine, other] = [await store.shopper(), await store.shopper()];
  await mine.client.subscribeToPush({ body: service.subscription });
  const body = { endpoint: service.subscription.endpoint };
  expect(await other.client.unsubscribeFromPush({ body })).toEqual({ isDone: true });
  expect(await subscriptions()).toHaveLength(1);
  expect(await mine.client.unsubscribeFromPush({ body })).toEqual({ isDone: true });
  expect(await subscriptions()).toEqual([]);
});

test.each([
  'http://127.0.0.1:1/push',
  'https://169.254.169.254/latest/meta-data',
  'https://fcm.googleapis.com.evil.example/fcm/send/x',
  'https://user@fcm.googleapis.com/fcm/send/x',
  'file:///etc/passwd',
])('the store sends nothing to %s', async (endpoint) => {
  const { client } = await store.shopper();
  expect(await refused(client.subscribeToPush({ body: { ...service.subscription, endpoint } }))).toMatchObject({
    status: 400,
    details: [{ field: 'endpoint' }],
  });
});

test('the push services of Chrome, Edge, Firefox and Safari are known', () => {
  const endpoints = [
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://wns2-par02p.notify.windows.com/w/?token=abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
  ];
  expect(endpoints.filter((endpoint) => !webPush(keys, []).accepts(endpoint))).toEqual([]);
});

test('a guest has no subscription', async () => {
  expect((await refused(store.client().subscribeToPush({ body: service.subscription }))).status).toBe(401);
});

test('the office alone sets stock, of parts that there are; a repeat changes nothing', async () => {
  expect((await count({ sku, quantity: 5 }, 'a-key-that-is-guessed-and-wrong-000001')).statusCode).toBe(401);
  expect((await count({ sku: 'NO-SUCH-PART', quantity: 5 })).statusCode).toBe(404);
  for (const wrong of [{ sku }, { sku, quantity: -1 }, { sku, quantity: 1.5 }, { sku, quantity: 5, more: 1 }]) {
    expect((await count(wrong)).statusCode).toBe(400);
  }
  await waiting();
  expect((await count({ sku, quantity: 7 })).json()).toEqual({ data: { sku, quantity: 7, notified: 1 } });
  expect((await count({ sku, quantity: 7 })).json()).toEqual({ data: { sku, quantity: 7, notified: 0 } });
  const isIt = eq(stock.variantId, bare.soldOutVariantId);
  expect(await store.db.select().from(stock).where(isIt)).toMatchObject([{ quantity: 7 }]);
  const noted = await store.db.select().from(auditEntries).where(eq(auditEntries.subject, bare.soldOutVariantId));
  expect(noted.at(-1)).toMatchObject({ actor: 'operator', action: 'stock-set', detail: { quantity: 7 } });
});
