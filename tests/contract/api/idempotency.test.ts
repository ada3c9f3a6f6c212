import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { fingerprintOf } from '#server/api/http/idempotency-key.ts';
import { keyedOutcomes } from '#server/api/http/idempotency.ts';
import { purge } from '#server/api/store/jobs.ts';
import { customers, idempotencyRecords, signUpRequests } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { shopperPassword } from '#tests/support/stores/shoppers.ts';
import { createBareStore, type TestShopper } from '#tests/support/stores/store.ts';
import { counter, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();

afterAll(() => store.close());

const day = 24 * 3_600_000;

const newKey = (): string => `"${crypto.randomUUID()}"`;

const makeList = ({ token }: TestShopper, key: string, name = 'Van') =>
  store.send({ method: 'POST', path: '/wishlists', token, headers: { 'Idempotency-Key': key }, body: { name } });

const countOf = async ({ client }: TestShopper): Promise<number> => (await client.getWishlists({})).total;

test('a repeat gets the stored answer and does nothing again [PWA-07]', async () => {
  const shopper = await store.shopper();
  const key = newKey();
  const first = await makeList(shopper, key);
  const second = await makeList(shopper, key);
  expect(first.status).toBe(200);
  expect([second.status, second.body]).toEqual([first.status, first.body]);
  expect(await countOf(shopper)).toBe(1);
});

test('the key may come in quotes or bare, and the body in any spelling', async () => {
  const shopper = await store.shopper();
  const key = crypto.randomUUID();
  const { body } = await makeList(shopper, `"${key}"`);
  const { token } = shopper;
  const headers = { 'Idempotency-Key': key };
  const again = await store.send({
    method: 'POST',
    path: '/wishlists',
    token,
    headers,
    body: ' {"x": 1, "name" : "Van "} ',
  });
  expect(again.body).toEqual(body);
  expect(await countOf(shopper)).toBe(1);
});

test('twenty requests at once under one key have one effect [PWA-07]', async () => {
  const shopper = await store.shopper();
  const key = newKey();
  const answers = await Promise.all(Array.from({ length: 20 }, () => makeList(shopper, key)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200, 409]));
  const running = answers.find(({ status }) => status === 409);
  expect(running?.headers['retry-after']).toBe('1');
  expect(running?.body).toMatchObject({ details: [{ code: 'IdempotencyKeyInUse' }] });
  expect(await countOf(shopper)).toBe(1);
  expect((await makeList(shopper, key)).status).toBe(200);
});

test('a key is good for one request alone', async () => {
  const shopper = await store.shopper();
  const key = newKey();
  await makeList(shopper, key);
  const other = await makeList(shopper, key, 'Another');
  expect(other.status).toBe(422);
  expect(other.body).toMatchObject({ details: [{ code: 'IdempotencyKeyReused' }] });
  const { token } = shopper;
  const headers = { 'Idempotency-Key': key };
  const elsewhere = { method: 'PUT', path: `/privacy-policies/${bare.policyId}/accept`, token, headers } as const;
  expect((await store.send(elsewhere)).status).toBe(422);
  expect(await countOf(shopper)).toBe(1);
});

test('how writes with keys end is counted; writes without a key are not', async () => {
  const shopper = await store.shopper();
  const { token, client } = shopper;
  const before = store.app.keyedWrites.figures();
  const key = newKey();
  const atOnce = await Promise.all([makeList(shopper, key), makeList(shopper, key)]);
  expect(atOnce.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await makeList(shopper, key);
  await makeList(shopper, key);
  await makeList(shopper, key, 'Another');
  const path = `/wishlists/${crypto.randomUUID()}`;
  const remove = { method: 'DELETE', path, token, headers: { 'Idempotency-Key': newKey() } } as const;
  expect([(await store.send(remove)).status, (await store.send(remove)).status]).toEqual([404, 404]);
  await client.createWishlist({ body: { name: 'Shed' } });
  const after = store.app.keyedWrites.figures();
  expect(Object.fromEntries(keyedOutcomes.map((outcome) => [outcome, after[outcome] - before[outcome]]))).toEqual({
    first: 1,
    refused: 1,
    repeated: 3,
    'in-progress': 1,
    'key-reused': 1,
  });
});

test('keys of two shoppers never meet', async () => {
  const [one, other] = [await store.shopper(), await store.shopper()];
  const key = newKey();
  const mine = await makeList(one, key);
  const theirs = await makeList(other, key);
  expect(theirs.body).not.toEqual(mine.body);
  expect([await countOf(one), await countOf(other)]).toEqual([1, 1]);
});

test('a guest without an id is known by the key alone', async () => {
  const headers = { 'Idempotency-Key': newKey() };
  const path = `/viewed-products/variants/${bare.variantId}`;
  expect((await store.send({ method: 'POST', path, headers })).status).toBe(200);
  expect((await store.send({ method: 'POST', path, headers })).status).toBe(200);
  const other = { ...headers, CurrencyCode: 'EUR' };
  expect((await store.send({ method: 'POST', path, headers: other })).status).toBe(422);
});

test('a key that can be guessed shows no guest the cart of another', async () => {
  const addAs = (key: string) =>
    store.send({
      method: 'PUT',
      path: '/baskets',
      headers: { 'Idempotency-Key': key },
      body: { productVariantId: bare.variantId, quantity: 1 },
    });
  for (const key of ['1', '"add-to-cart"', 'x'.repeat(21)]) {
    expect((await addAs(key)).body).toMatchObject({ details: [{ code: 'WeakIdempotencyKey' }] });
  }
  expect((await addAs(crypto.randomUUID().replaceAll('-', ''))).status).toBe(200);
  // Whoever has an id of their own may use any key: it is theirs alone.
  const { token } = await store.shopper();
  const headers = { 'Idempotency-Key': '1' };
  expect((await store.send({ method: 'POST', path: '/wishlists', token, headers, body: { name: 'Van' } })).status).toBe(
    200,
  );
});

test('two guests may order under the same key', async () => {
  const order = async (anonymousBasketId: string) => {
    const headers = { 'Idempotency-Key': 'order-1' };
    return (await store.send({ method: 'POST', path: '/orders', headers, body: { anonymousBasketId } })).body;
  };
  const [one, other] = [crypto.randomUUID(), crypto.randomUUID()];
  expect(await order(one)).not.toMatchObject({ details: [{ code: 'IdempotencyKeyReused' }] });
  expect(await order(other)).not.toMatchObject({ details: [{ code: 'IdempotencyKeyReused' }] });
});

test('a refusal of the store is stored like any answer, without its effects [PWA-07]', async () => {
  const shopper = await store.shopper();
  const { token, client } = shopper;
  const list = await client.createWishlist({ body: { name: 'Van' } });
  const headers = { 'Idempotency-Key': newKey() };
  const body = { wishlistId: 'list-to-be', productVariantId: bare.variantId, quantity: 1 };
  const put = () => store.send({ method: 'PUT', path: '/wishlists/wishlist-items', token, headers, body });
  const first = await put();
  expect(first.status).toBe(404);
  const ofShopper = eq(idempotencyRecords.scope, `customer:${shopper.id}`);
  const [kept] = await store.db.select().from(idempotencyRecords).where(ofShopper);
  expect(kept?.body).toEqual(first.body);
  expect((await put()).body).toEqual(first.body);
  expect((await client.getWishlist({ params: { id: list.id } })).items).toEqual([]);
});

test('what never reached the store leaves its key free: wrong input, no session', async () => {
  const shopper = await store.shopper();
  const key = newKey();
  expect((await makeList(shopper, key, '')).status).toBe(400);
  const stranger = { ...shopper, token: 'no.token.this' };
  expect((await makeList(stranger, key)).status).toBe(401);
  expect((await makeList(shopper, key)).status).toBe(200);
  expect(await countOf(shopper)).toBe(1);
});

test('an answer is stored for eight days', async () => {
  const begun = store.clock.now;
  const shopper = await store.shopper();
  const key = newKey();
  const first = await makeList(shopper, key);
  const at = async (now: number) => {
    store.clock.now = new Date(now);
    const token = await store.signIn(shopper.email, shopperPassword);
    return makeList({ ...shopper, token }, key);
  };
  expect((await at(begun.getTime() + 8 * day - 1000)).body).toEqual(first.body);
  await purge(store.db, store.clock.now);
  expect((await at(begun.getTime() + 8 * day - 500)).body).toEqual(first.body);
  expect((await at(begun.getTime() + 8 * day + 1000)).body).not.toEqual(first.body);
  await purge(store.db, new Date(begun.getTime() + 17 * day));
  expect(await store.db.select().from(idempotencyRecords)).toEqual([]);
  store.clock.now = begun;
});

test('a long answer is stored compressed, and repeated as it was', async () => {
  await stockCounter(store.db);
  const guest = await store.client().addToBasket({ body: { productVariantId: counter.loose, quantity: 1 } });
  const body = { productVariantId: counter.british, quantity: 1, anonymousId: guest.anonymousId };
  const headers = { 'Idempotency-Key': '"long-answer"' };
  const add = () => store.send({ method: 'PUT', path: '/baskets', headers, body });
  const first = await add();
  expect(first.body).toMatchObject({ data: { lineItems: [{ quantity: 1 }, { quantity: 1 }] } });
  expect((await add()).body).toEqual(first.body);
  const [record] = await store.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, 'long-answer'));
  expect(record?.body).toEqual({ brotli: expect.any(String) });
  expect(JSON.stringify(record?.body).length).toBeLessThan(JSON.stringify(first.body).length / 2);
});

test('an answer with a token is stored sealed, and a password in no readable form [API-22]', async () => {
  const email = 'sealed@example.com';
  await store.client().requestSignUp({ body: { email, firstName: 'Sealed', lastName: 'One' } });
  await store.app.outbox.deliver();
  const token = /complete\/(\S+)/.exec(store.emails.findLast(({ to }) => to === email)?.text ?? '')?.[1] ?? '';
  const complete = () =>
    store.send({
      method: 'PUT',
      path: '/auth/signup-request/complete',
      headers: { 'Idempotency-Key': '"sealed-answer"' },
      body: { token, password: 'a new long password' },
    });
  const first = await complete();
  expect(first.status).toBe(200);
  expect((await complete()).body).toEqual(first.body);
  const [record] = await store.db.select().from(idempotencyRecords).where(eq(idempotencyRecords.key, 'sealed-answer'));
  expect(record?.body).toEqual({ sealed: expect.any(String) });
  expect(JSON.stringify(record)).not.toContain('eyJhbGciOiJIUzI1NiI');
  const opened = await store.db.select().from(customers).where(eq(customers.email, email));
  expect(opened).toHaveLength(1);
  expect(JSON.stringify([record, opened])).not.toContain('a new long password');
  expect(await store.db.select().from(signUpRequests).where(eq(signUpRequests.email, email))).toHaveLength(1);
});

test.each(['""', '"', '"a', 'two words', `"${'x'.repeat(256)}"`, '"a"b"'])('the key %s is refused', async (key) => {
  const shopper = await store.shopper();
  const { status, body } = await makeList(shopper, key);
  expect(status).toBe(400);
  expect(body).toMatchObject({ details: [{ field: 'Idempotency-Key' }] });
});

test('a store can be set to ignore keys', async () => {
  const ignorant = await createBareStore({ ignoresIdempotencyKeys: true });
  const shopper = await ignorant.shopper();
  const headers = { 'Idempotency-Key': newKey() };
  const { token } = shopper;
  for (const name of ['Van', 'Van', 'Other']) {
    const answer = await ignorant.send({ method: 'POST', path: '/wishlists', token, headers, body: { name } });
    expect(answer.status).toBe(200);
  }
  expect((await shopper.client.getWishlists({})).total).toBe(3);
  await ignorant.close();
});

test('a key is for one currency, and for one guest', async () => {
  const key = newKey();
  const add = (headers: Record<string, string>, anonymousId?: string) =>
    store.send({
      method: 'PUT',
      path: '/baskets',
      headers: { 'Idempotency-Key': key, ...headers },
      body: { productVariantId: bare.variantId, quantity: 1, anonymousId },
    });
  const guest = await store.client().addToBasket({ body: { productVariantId: bare.variantId, quantity: 1 } });
  const other = await store.client().addToBasket({ body: { productVariantId: bare.variantId, quantity: 1 } });
  expect((await add({}, guest.anonymousId ?? '')).body).toMatchObject({ data: { id: guest.id } });
  expect((await add({ CurrencyCode: 'EUR' }, guest.anonymousId ?? '')).status).toBe(422);
  expect((await add({}, other.anonymousId ?? '')).body).toMatchObject({ data: { id: other.id } });
});

test('the answer that an earlier version stored is still repeated', async () => {
  const shopper = await store.shopper();
  const key = crypto.randomUUID();
  const secret = new TextEncoder().encode('a secret for tests, 32 bytes long');
  await store.db.insert(idempotencyRecords).values({
    scope: `customer:${shopper.id}`,
    key,
    fingerprint: fingerprintOf(secret, { name: 'createWishlist', params: {}, query: {}, body: { name: 'Van' } }),
    state: 'Answered',
    status: 200,
    body: { data: 'as it was' },
    createdAt: store.clock.now,
    answeredAt: store.clock.now,
    expiresAt: new Date(store.clock.now.getTime() + day),
  });
  expect((await makeList(shopper, `"${key}"`)).body).toEqual({ data: 'as it was' });
  expect((await makeList(shopper, `"${key}"`, 'Shed')).status).toBe(422);
});
