import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { notifyOfStock } from '#server/api/push/notify-of-stock.ts';
import { backInStockRequests, customers, stock, variants } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

afterAll(() => store.close());

const tell = () => {
  const { outbox, pushes } = store.app;
  return notifyOfStock(store.db, { outbox, pushes, publicUrl: 'http://shop.test', now: store.clock.now });
};

const waitingFor = (email: string) =>
  store.db.select().from(backInStockRequests).where(eq(backInStockRequests.email, email));

test('a shopper waits for a variant, once [API-120] [CAT-11]', async () => {
  const { client, email, id } = await store.shopper();
  const body = { productVariantId: bare.soldOutVariantId };
  expect(await client.requestBackInStock({ body })).toEqual({ isDone: true });
  expect(await client.requestBackInStock({ body })).toEqual({ isDone: true });
  expect(await waitingFor(email)).toMatchObject([
    { customerId: id, variantId: bare.soldOutVariantId, notifiedAt: null },
  ]);
});

test('a guest says where to write to [API-120] [CAT-11]', async () => {
  const body = { productVariantId: bare.soldOutVariantId, email: 'Guest@Example.com' };
  expect(await guest.requestBackInStock({ body })).toEqual({ isDone: true });
  expect(await waitingFor('guest@example.com')).toHaveLength(1);
});

test("nobody else changes a shopper's request, and a shopper's own replaces a guest's [API-120]", async () => {
  const [owner, stranger] = [await store.shopper(), await store.shopper()];
  const { email, id } = owner;
  const ask = (quantity: number) => ({ body: { productVariantId: bare.soldOutVariantId, email, quantity } });
  await guest.requestBackInStock(ask(2));
  expect(await waitingFor(email)).toMatchObject([{ customerId: null, quantity: 2 }]);
  await stranger.client.requestBackInStock(ask(3));
  expect(await waitingFor(email)).toMatchObject([{ customerId: null, quantity: 3 }]);
  await owner.client.requestBackInStock(ask(4));
  expect(await waitingFor(email)).toMatchObject([{ customerId: id, quantity: 4 }]);
  for (const { requestBackInStock } of [guest, stranger.client]) {
    expect(await requestBackInStock(ask(9))).toEqual({ isDone: true });
  }
  expect(await waitingFor(email)).toMatchObject([{ customerId: id, quantity: 4 }]);
});

test("guests' requests take none of a shopper's places [API-120]", async () => {
  const { client, email } = await store.shopper();
  const [variant] = await store.db.select().from(variants).where(eq(variants.id, bare.soldOutVariantId));
  if (variant === undefined) throw new Error('There is no such variant.');
  const names = Array.from({ length: 100 }, (_, n) => `waited-for-${n}`);
  await store.db.insert(variants).values(names.map((name) => ({ ...variant, id: name, sku: name, isActive: false })));
  await store.db.insert(backInStockRequests).values(names.map((variantId) => ({ variantId, email })));
  const body = { productVariantId: bare.soldOutVariantId };
  expect((await refused(guest.requestBackInStock({ body: { ...body, email } }))).status).toBe(409);
  expect(await client.requestBackInStock({ body })).toEqual({ isDone: true });
});

test.each([
  [{ productVariantId: bare.soldOutVariantId }, 400, 'email'],
  [{ productVariantId: bare.soldOutVariantId, email: 'nowhere' }, 400, 'email'],
  [{ productVariantId: 'no-such-variant', email: 'a@example.com' }, 400, 'productVariantId'],
  [{ productVariantId: bare.variantId, email: 'a@example.com' }, 409, null],
])('asking with %j is refused with %i [API-120]', async (body, status, field) => {
  const refusal = await refused(guest.requestBackInStock({ body }));
  expect([refusal.status, refusal.details[0]?.field]).toEqual([status, field]);
});

test('those who wait are written to once the variant is back, unless they want no such news [CAT-11]', async () => {
  const body = { productVariantId: bare.soldOutVariantId };
  const [notified, silent] = [await store.shopper(), await store.shopper()];
  for (const { client } of [notified, silent]) await client.requestBackInStock({ body });
  const settings = await silent.client.getCustomerSettings({});
  const notifications = { ...settings.notifications, backInStock: false };
  await silent.client.updateCustomerSettings({ body: { ...settings, notifications } });
  expect(await tell()).toBe(0);

  await store.db.update(stock).set({ quantity: 5 }).where(eq(stock.variantId, bare.soldOutVariantId));
  expect(await tell()).toBeGreaterThan(0);
  expect(await tell()).toBe(0);
  await store.app.outbox.deliver();
  const emails = store.emails.filter(({ to }) => to === notified.email);
  expect(emails.map(({ subject }) => subject)).toEqual(['Hex bolt hex-bolt-m16 is back in stock']);
  expect(emails[0]?.text).toContain('http://shop.test/store/product/hex-bolt');
  expect(store.emails.filter(({ to }) => to === silent.email)).toEqual([]);
});

test('no notification is sent to a shopper whose account is closed, until it is opened again [CAT-11]', async () => {
  const { id, client, email } = await store.shopper();
  const isTheirs = eq(customers.id, id);
  await client.requestBackInStock({ body: { productVariantId: bare.soldOutVariantId, quantity: 30 } });
  await store.db.update(customers).set({ isActive: false }).where(isTheirs);
  await store.db.update(stock).set({ quantity: 50 }).where(eq(stock.variantId, bare.soldOutVariantId));
  expect(await tell()).toBe(0);
  await store.db.update(customers).set({ isActive: true }).where(isTheirs);
  expect(await tell()).toBe(1);
  await store.app.outbox.deliver();
  expect(store.emails.filter(({ to }) => to === email)).toHaveLength(1);
  await store.db.update(stock).set({ quantity: 5 }).where(eq(stock.variantId, bare.soldOutVariantId));
});

test('a variant without a name of its own is called by its product’s [CAT-11]', async () => {
  const isIt = eq(variants.id, bare.soldOutVariantId);
  const [row] = await store.db.select({ name: variants.name }).from(variants).where(isIt);
  await store.db.update(variants).set({ name: '' }).where(isIt);
  const { client, email } = await store.shopper();
  await client.requestBackInStock({ body: { productVariantId: bare.soldOutVariantId, quantity: 10 } });
  await store.db.update(stock).set({ quantity: 20 }).where(eq(stock.variantId, bare.soldOutVariantId));
  expect(await tell()).toBe(1);
  await store.app.outbox.deliver();
  expect(store.emails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Hex bolt is back in stock',
  ]);
  await store.db
    .update(variants)
    .set({ name: row?.name ?? '' })
    .where(isIt);
});

test('who waits for more than there are is written to once so many have come in, though what there was is sold [API-120] [CAT-11]', async () => {
  const { client, email } = await store.shopper();
  const becomes = async (quantity: number): Promise<number> => {
    await store.db.update(stock).set({ quantity }).where(eq(stock.variantId, bare.variantId));
    return tell();
  };
  await becomes(6);
  await client.requestBackInStock({ body: { productVariantId: bare.variantId, quantity: 9 } });
  await client.requestBackInStock({ body: { productVariantId: bare.variantId, quantity: 4 } });
  expect(await waitingFor(email)).toMatchObject([{ quantity: 4, fewestInStock: 6 }]);
  expect(await tell()).toBe(0);
  expect(await becomes(0)).toBe(0);
  expect(await becomes(3)).toBe(0);
  expect(await becomes(4)).toBe(1);
  expect(await tell()).toBe(0);
  await store.app.outbox.deliver();
  expect(store.emails.filter(({ to }) => to === email)).toHaveLength(1);
});
