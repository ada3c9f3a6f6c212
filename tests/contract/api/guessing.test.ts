import { afterAll, expect, test } from 'vitest';
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
