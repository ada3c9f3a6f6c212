import { afterAll, expect, test } from 'vitest';
import { demoCompany, demoInviteToken, demoShoppers } from '#server/db/seed/shoppers/demo-shoppers.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createTestStore, demoPassword } from '#tests/support/stores/store.ts';

const store = await createTestStore();

afterAll(() => store.close());

const clientOf = async ({ email }: { email: string }) => store.client(await store.signIn(email));

test('the demo shoppers sign in, retail and trade [API-20]', async () => {
  const retail = await clientOf(demoShoppers.retail);
  expect(await retail.getCustomer({})).toMatchObject({ company: null, canPayOnAccount: false });
  const trade = await clientOf(demoShoppers.trade);
  expect(await trade.getCustomer({})).toMatchObject({ company: { name: demoCompany.name }, canPayOnAccount: true });
  expect((await trade.getAddresses({})).results.filter(({ isDefault }) => isDefault)).toHaveLength(1);
  expect((await trade.getCompanyAddresses({})).results.length).toBeGreaterThan(0);
  expect((await trade.getWishlists({})).total).toBeGreaterThan(0);
  const { results } = await trade.getCredits({});
  expect(results).not.toEqual([]);
  for (const { creditLimit, availableCredit, outstandingBalance, transactions } of results) {
    expect(availableCredit.amount).toBe(creditLimit.amount - outstandingBalance.amount);
    expect(transactions.total).toBeGreaterThan(0);
  }
});

test('one demo shopper must change the password, one must accept the policy [API-20] [API-130]', async () => {
  const { email } = demoShoppers.mustChange;
  expect((await refused(store.client().signIn({ body: { email, password: demoPassword } }))).errors).toEqual([
    'password_change_required',
  ]);
  const policy = await clientOf(demoShoppers.policy);
  expect((await policy.getCustomer({})).needsAcceptPrivacyPolicy).toBe(true);
  expect((await refused(policy.getOrders({}))).status).toBe(403);
  const { id } = await policy.getPrivacyPolicy({});
  expect(await policy.acceptPrivacyPolicy({ params: { id } })).toEqual({ isDone: true });
  expect((await policy.getCustomer({})).needsAcceptPrivacyPolicy).toBe(false);
  await policy.getOrders({});
});

test('no return of the demo shopper is from the future', async () => {
  const trade = await clientOf(demoShoppers.trade);
  const { results } = await trade.getReturns({});
  const found = await Promise.all(results.map(({ id }) => trade.getReturn({ params: { id } })));
  const moments = found.flatMap(({ createdAt, timeline }) => [createdAt, ...timeline.map(({ at }) => at)]);
  expect(moments.length).toBeGreaterThan(0);
  const now = new Date().toISOString();
  expect(moments.filter((at) => at > now)).toEqual([]);
});

test('the demo invitation can be accepted [API-23]', async () => {
  const body = { token: demoInviteToken, password: 'a long enough password', firstName: 'New', lastName: 'Comer' };
  const { token } = await store.client().completeInvite({ body });
  expect(await store.client(token).getCustomer({})).toMatchObject({ email: 'newcomer@example.com', role: 'Buyer' });
});
