import { afterAll, expect, test } from 'vitest';
import { bare } from '#tests/support/stores/bare-store.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore({
  limits: { requestsAtWork: 1000, requestsPerMinute: 1000, passwordsPerFiveMinutes: 2, bodyBytes: 1_000_000 },
  // One proxy in front of the store: the last address that it names is the visitor's.
  trustProxy: (_, hop) => hop < 1,
});

afterAll(() => store.close());

const signIn = async (from: string, email: string, password: string): Promise<number> =>
  (
    await store.send({
      method: 'POST',
      path: '/auth/sign-in',
      headers: { 'X-Forwarded-For': from },
      body: { email, password },
    })
  ).status;

test('a forged X-Forwarded-For does not turn the password limit off [API-20]', async () => {
  const { email } = await store.shopper();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await signIn(`10.0.0.${n}, 198.51.100.7`, email, 'a guess'));
  expect(statuses).toEqual([400, 400, 429, 429]);
});

test('all addresses of an IPv6 client’s /64 are one address to the password limit [API-20]', async () => {
  const { email } = await store.shopper();
  const statuses = [];
  for (let n = 0; n < 4; n += 1) statuses.push(await signIn(`2001:db8:0:5::${n}`, email, 'a guess'));
  expect(statuses).toEqual([400, 400, 429, 429]);
  expect(await signIn('2001:db8:0:6::1', email, 'a guess')).toBe(400);
});

test('many addresses share a limit for each account, and do not lock its shopper out [API-20]', async () => {
  const { email } = await store.shopper();
  expect(await signIn('192.0.2.1', email, shopperPassword)).toBe(200);
  const statuses = [];
  for (let n = 0; n < 12; n += 1) statuses.push(await signIn(`203.0.113.${n}`, email, 'a guess'));
  expect(statuses.slice(0, 8)).toEqual(Array.from({ length: 8 }, () => 400));
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(await signIn('203.0.113.99', email, shopperPassword)).toBe(429);
  expect(await signIn('192.0.2.1', email, shopperPassword)).toBe(200);
});

test('a shopper on IPv6 is not locked out when their device changes its address within its /64 [API-20]', async () => {
  const { email } = await store.shopper();
  expect(await signIn('2001:db8:0:7::1', email, shopperPassword)).toBe(200);
  for (let n = 0; n < 12; n += 1) await signIn(`203.0.113.${n}`, email, 'a guess');
  expect(await signIn('2001:db8:0:8::1', email, shopperPassword)).toBe(429);
  expect(await signIn('2001:db8:0:7:a:b:c:d', email, shopperPassword)).toBe(200);
});

test.each([
  [
    'POST',
    '/contact-messages',
    { topic: 'Other', name: 'Ann', email: 'ann@example.com', orderNumber: null, message: 'Hello' },
  ],
  ['POST', '/notifications/back-in-stock', { productVariantId: bare.soldOutVariantId, email: 'ann@example.com' }],
  ['PUT', '/marketing-customers/subscriptions', { email: 'ann@example.com', isSubscribed: true }],
] as const)(
  'a guest may %s %s only so often, from all of a /64, and a shopper at the same place still can',
  async (method, path, body) => {
    const shopper = await store.shopper();
    const write = (from: string, token?: string) =>
      store.send({
        method,
        path,
        headers: { 'X-Forwarded-For': from },
        body,
        ...(token === undefined ? {} : { token }),
      });
    const answers = [];
    for (let n = 0; n < 4; n += 1) answers.push(await write(`2001:db8:0:9::${n}`));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429]);
    const [, , refusal] = answers;
    expect(refusal?.body).toMatchObject({ details: [{ code: 'TooManyTries' }] });
    expect(Number(refusal?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await write('2001:db8:0:10::1')).status).toBe(200);
    expect((await write('2001:db8:0:9::1', shopper.token)).status).toBe(200);
  },
);

test.each([
  { what: 'have papers of orders drawn', method: 'GET', path: '/orders/unknown/documents/pick-list', status: 404 },
  {
    what: 'try discount codes',
    method: 'PUT',
    path: '/baskets/checkout/discount-codes',
    body: { discountCode: 'GUESS' },
    status: 409,
  },
] as const)(
  'a guest may $what only so often, and a shopper at the same place still can',
  async ({ status, method, path, ...input }) => {
    const body = 'body' in input ? input.body : undefined;
    const call = { method, path, body };
    const shopper = await store.shopper();
    const headers = { 'X-Forwarded-For': '203.0.113.200' };
    const statuses = [];
    for (let n = 0; n < 12; n += 1) statuses.push((await store.send({ ...call, headers })).status);
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => status), 429, 429]);
    expect((await store.send({ ...call, headers, token: shopper.token })).status).toBe(status);
  },
);
