import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { customers, orders, signUpRequests } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, customerInfo, fillBasket, fillCheckout, guestOrder, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();
const password = 'four plain copper pipes';

/** Orders as a guest with an email address; returns the order's id and the guest's key. */
const orderAs = async (email: string) => {
  const anonymousId = await fillBasket(shop, counter.loose, 40);
  await fillCheckout(shop, { anonymousId });
  await shop.setCustomerInfo({ query: { anonymousId }, body: { ...customerInfo, email, companyName: 'Mason Ltd' } });
  const { id } = await shop.createOrder(guestOrder(anonymousId));
  return { id, anonymousId };
};

const emailTo = async (email: string): Promise<string> => {
  await store.app.outbox.deliver();
  return store.emails.findLast(({ to }) => to === email)?.text ?? '';
};
const tokenTo = async (email: string): Promise<string> =>
  /sign-up\/complete\/([\w-]+)\?order=/.exec(await emailTo(email))?.[1] ?? '';

const ask = (order: { id: string; anonymousId: string }, chosen = password) =>
  shop.requestAccountOfOrder({
    params: { id: order.id },
    body: { anonymousId: order.anonymousId, password: chosen },
  });

test('who ordered opens an account by the link alone: with the order, its address and its company', async () => {
  const email = 'one@example.com';
  const before = await orderAs(email);
  const order = await orderAs(email);
  expect(await ask(order)).toEqual({ isDone: true });
  expect(await store.db.select().from(customers).where(eq(customers.email, email))).toEqual([]);

  const token = await tokenTo(email);
  const { anonymousId } = order;
  const signedIn = await shop.completeSignUp({ body: { token, anonymousId } });
  expect(signedIn).toMatchObject({ needsAcceptPrivacyPolicy: false, customer: { email, firstName: 'Grace' } });
  const client = store.client(signedIn.token);
  expect((await client.getOrders({})).results.map(({ id }) => id)).toEqual([order.id]);
  expect((await client.getAddresses({})).results).toMatchObject([{ isDefault: true, type: 'Customer' }]);
  expect(await client.getCustomer({})).toMatchObject({ company: { name: 'Mason Ltd' }, role: 'Owner' });
  expect((await shop.signIn({ body: { email, password } })).customer.email).toBe(email);
  // The key alone no longer gives access to it, and an order placed earlier still belongs to the guest.
  expect((await refused(shop.getOrderSummary({ params: { id: order.id }, query: { anonymousId } }))).status).toBe(404);
  const [earlier] = await store.db.select().from(orders).where(eq(orders.id, before.id));
  expect(earlier?.customerId).toBeNull();
  const kept = await store.db.select().from(signUpRequests).where(eq(signUpRequests.email, email));
  expect(kept.map(({ passwordHash }) => passwordHash)).toEqual([null]);
  expect((await refused(shop.completeSignUp({ body: { token, anonymousId } }))).details[0]?.code).toBe('LinkNotValid');
});

test('the link without the order’s key asks for a password, and brings neither address nor company', async () => {
  const email = 'two@example.com';
  const order = await orderAs(email);
  await ask(order);
  const token = await tokenTo(email);
  for (const body of [{ token }, { token, anonymousId: 'a guess' }]) {
    const { details } = await refused(shop.completeSignUp({ body }));
    expect(details).toMatchObject([{ field: 'password', code: 'PasswordMissing' }]);
  }
  const { token: session } = await shop.completeSignUp({ body: { token, password: 'the owner chose this' } });
  const client = store.client(session);
  expect((await client.getCustomer({})).company).toBeNull();
  await client.acceptPrivacyPolicy({ params: { id: (await client.getPrivacyPolicy({})).id } });
  expect((await client.getAddresses({})).results).toEqual([]);
  expect((await client.getOrder({ params: { id: order.id } })).id).toBe(order.id);
  // The password chosen by whoever ordered does not work.
  expect((await refused(shop.signIn({ body: { email, password } }))).details[0]?.code).toBe('WrongCredentials');
});

test('an address that has an account gets the same answer, and an email to its owner', async () => {
  const { email, client } = await store.shopper();
  const order = await orderAs(email);
  expect(await ask(order)).toEqual({ isDone: true });
  expect(await emailTo(email)).toContain('You already have one');
  expect((await client.getOrders({})).results).toEqual([]);
  const [kept] = await store.db.select().from(orders).where(eq(orders.id, order.id));
  expect(kept?.customerId).toBeNull();
});

test('without the order’s key there is no such order, and a weak password is refused at its field', async () => {
  const order = await orderAs('three@example.com');
  expect((await refused(ask({ ...order, anonymousId: 'a guess' }))).status).toBe(404);
  for (const chosen of ['short', 'aaaaaaaaaaaa', 'three@example.com']) {
    const { status, details } = await refused(ask(order, chosen));
    expect([status, details[0]?.field]).toEqual([400, 'password']);
  }
  expect(await emailTo('three@example.com')).not.toContain('/auth/sign-up');
});
