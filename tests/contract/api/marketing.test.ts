import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { marketingSubscriptions } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

afterAll(() => store.close());

const subscriptionOf = async (email: string) =>
  (await store.db.select().from(marketingSubscriptions).where(eq(marketingSubscriptions.email, email)))[0];

test('anyone subscribes an address, and only its owner unsubscribes it [API-134] [ACC-06]', async () => {
  const email = 'Reader@Example.com';
  expect(await guest.subscribeToMarketing({ body: { email, isSubscribed: true } })).toEqual({ isDone: true });
  expect(await subscriptionOf('reader@example.com')).toMatchObject({ isSubscribed: true, customerId: null });
  const unsubscribed = { body: { email, isSubscribed: false } };
  const { client: other } = await store.shopper();
  for (const stranger of [guest, other]) {
    expect((await refused(stranger.subscribeToMarketing(unsubscribed))).status).toBe(403);
  }
  expect(await subscriptionOf('reader@example.com')).toMatchObject({ isSubscribed: true });
  const owner = await store.shopper();
  for (const isSubscribed of [true, false]) {
    await owner.client.subscribeToMarketing({ body: { email: owner.email, isSubscribed } });
    expect(await subscriptionOf(owner.email)).toMatchObject({ isSubscribed });
  }
});

test("a shopper's own subscription shows in their settings [API-134] [ACC-06]", async () => {
  const { client, email, id } = await store.shopper();
  await client.subscribeToMarketing({ body: { email, isSubscribed: true } });
  expect((await subscriptionOf(email))?.customerId).toBe(id);
  const settings = await client.getCustomerSettings({});
  expect(settings.marketing.email).toBe(true);
  await client.updateCustomerSettings({ body: { ...settings, marketing: { email: false, sms: false } } });
  expect((await subscriptionOf(email))?.isSubscribed).toBe(false);
  await guest.subscribeToMarketing({ body: { email, isSubscribed: true } });
  expect(await subscriptionOf(email)).toMatchObject({ isSubscribed: true, customerId: id });
  expect((await client.getCustomerSettings({})).marketing.email).toBe(true);
});

test.each([
  [{ email: 'nowhere', isSubscribed: true }, 'email'],
  [{ email: 'a@example.com' }, 'isSubscribed'],
  [{ email: 'a@example.com', isSubscribed: 'yes' }, 'isSubscribed'],
])('subscribing with %j is refused [API-134]', async (body, field) => {
  const answer = await store.send({ method: 'PUT', path: '/marketing-customers/subscriptions', body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ field }] });
});
