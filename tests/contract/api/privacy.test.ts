import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { privacyPolicies } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

const accept = { params: { id: bare.policyId } };

test('anyone reads the policy in force [API-129]', async () => {
  const policy = await store.client().getPrivacyPolicy({});
  expect(policy).toMatchObject({ id: bare.policyId, version: '2', bodyHtml: '<p>What we keep.</p>' });
  expect(policy).not.toHaveProperty('isAccepted');
});

test('its text comes without scripts and traps [API-129] [CON-04]', async () => {
  const { db } = store;
  const at = eq(privacyPolicies.id, bare.policyId);
  await db.update(privacyPolicies).set({ bodyHtml: '<p onclick="steal()">Text</p><script>steal()</script>' }).where(at);
  expect((await store.client().getPrivacyPolicy({})).bodyHtml).toBe('<p>Text</p>');
});

test('until the policy is accepted the account stays closed with 403 [API-130]', async () => {
  const { client, email } = await store.shopper({ needsPrivacy: true });
  const signedIn = await store.client().signIn({ body: { email, password: shopperPassword } });
  expect(signedIn.needsAcceptPrivacyPolicy).toBe(true);
  const calls = [client.getWishlists({}), client.getAddresses({}), client.getOrders({}), client.getCredits({})];
  for (const { status } of await allRefused(calls)) expect(status).toBe(403);
  expect((await client.getCustomer({})).needsAcceptPrivacyPolicy).toBe(true);
  expect((await client.getPrivacyPolicy({})).isAccepted).toBe(false);
  expect((await client.getStoreSettings({})).storeName).toBe('Bare Store');

  expect(await client.acceptPrivacyPolicy(accept)).toEqual({ isDone: true });
  expect(await client.acceptPrivacyPolicy(accept)).toEqual({ isDone: true });
  expect((await client.getWishlists({})).total).toBe(0);
  expect((await client.getPrivacyPolicy({})).isAccepted).toBe(true);
});

test('a replaced policy and an unknown one are not accepted [API-130]', async () => {
  const { client } = await store.shopper({ needsPrivacy: true });
  expect((await refused(client.acceptPrivacyPolicy({ params: { id: bare.oldPolicyId } }))).status).toBe(409);
  expect((await refused(client.acceptPrivacyPolicy({ params: { id: 'unknown' } }))).status).toBe(404);
  expect((await refused(store.client().acceptPrivacyPolicy(accept))).status).toBe(401);
  expect((await refused(client.getWishlists({}))).status).toBe(403);
});
