import { afterAll, expect, test } from 'vitest';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

afterAll(() => store.close());

test('a shopper can read who they are [API-125]', async () => {
  const plain = await store.shopper();
  expect(await plain.client.getCustomer({})).toEqual({
    id: plain.id,
    email: plain.email,
    firstName: 'Ada',
    lastName: 'Fitter',
    phone: null,
    company: null,
    role: null,
    priceGroup: null,
    canPayOnAccount: false,
    needsAcceptPrivacyPolicy: false,
  });
  const trade = await store.shopper({ company: true });
  expect(await trade.client.getCustomer({})).toMatchObject({
    company: { id: trade.companyId, name: 'Fitter & Co', vatNumber: null },
    role: 'Owner',
    priceGroup: 'Trade',
  });
});

test('the address of the shopper works with and without its last slash [API-125]', async () => {
  const { token } = await store.shopper();
  for (const path of ['/customers/current/', '/customers/current']) {
    expect((await store.send({ method: 'GET', path, token })).status).toBe(200);
  }
});

test('a guest has no account [API-125] [API-126] [API-127] [API-128]', async () => {
  const settings = await (await store.shopper()).client.getCustomerSettings({});
  const calls = [
    guest.getCustomer({}),
    guest.getCustomerSettings({}),
    guest.updateCustomerSettings({ body: settings }),
    guest.changePassword({ body: { currentPassword: 'x', newPassword: 'long enough it is' } }),
  ];
  for (const { status } of await allRefused(calls)) expect(status).toBe(401);
});

test('settings are read and written [API-126] [API-127] [ACC-05]', async () => {
  const { client } = await store.shopper();
  const settings = await client.getCustomerSettings({});
  expect(settings).toMatchObject({ marketing: { email: false, sms: false }, defaultCurrencyCode: 'GBP' });
  const changed = {
    firstName: ' Adeline ',
    lastName: 'Joiner',
    phone: '0113 496 0001',
    marketing: { email: true, sms: true },
    notifications: { orderUpdates: false, backInStock: false },
    defaultCurrencyCode: 'EUR',
  };
  expect(await client.updateCustomerSettings({ body: changed })).toEqual({ ...changed, firstName: 'Adeline' });
  expect(await client.getCustomerSettings({})).toEqual({ ...changed, firstName: 'Adeline' });
  expect(await client.getCustomer({})).toMatchObject({ firstName: 'Adeline', phone: '0113 496 0001' });
});

test.each([
  [{ firstName: '' }, 'firstName'],
  [{ lastName: 'x'.repeat(121) }, 'lastName'],
  [{ marketing: { email: 'yes', sms: false } }, 'marketing.email'],
  [{ defaultCurrencyCode: 'USD' }, 'defaultCurrencyCode'],
  [{ defaultCurrencyCode: 'pounds' }, 'defaultCurrencyCode'],
])('settings with %j are refused [API-127]', async (wrong, field) => {
  const { token, client } = await store.shopper();
  const body = { ...(await client.getCustomerSettings({})), ...wrong };
  const answer = await store.send({ method: 'PUT', path: '/customers/current/settings', token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ field }] });
});

test('a changed password ends every session, gives a new one and is announced by email [API-128] [ACC-05]', async () => {
  const { client, email } = await store.shopper();
  const elsewhere = store.client(await store.signIn(email, shopperPassword));
  const newPassword = 'fresh and long';
  const { token } = await client.changePassword({ body: { currentPassword: shopperPassword, newPassword } });
  expect((await refused(client.getCustomer({}))).status).toBe(401);
  expect((await refused(elsewhere.getCustomer({}))).status).toBe(401);
  expect((await store.client(token).getCustomer({})).email).toBe(email);
  await guest.signIn({ body: { email, password: newPassword } });
  await store.app.outbox.deliver();
  expect(store.emails.find(({ to }) => to === email)?.subject).toBe('Your Bare Store password was changed');
});

test.each([
  [{ currentPassword: 'wrong', newPassword: 'fresh and long' }, 'currentPassword'],
  [{ currentPassword: shopperPassword, newPassword: shopperPassword }, 'newPassword'],
  [{ currentPassword: shopperPassword, newPassword: 'short' }, 'newPassword'],
  [{ currentPassword: shopperPassword }, 'newPassword'],
])('a change of password with %j is refused [API-128]', async (body, field) => {
  const { token, client } = await store.shopper();
  const answer = await store.send({ method: 'PUT', path: '/customers/current/password', token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ field }] });
  expect((await client.getCustomer({})).firstName).toBe('Ada');
});
