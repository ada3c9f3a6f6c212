import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { Failure } from '#contract/failure.ts';
import { rows } from '#contract/rows.ts';
import { storeSettings } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { createBareStore, testKeys } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

test.each([
  ['API-Key', { 'API-Key': 'wrong' }],
  ['StoreKey', { StoreKey: 'wrong' }],
  ['API-Key', { 'API-Key': '' }],
])('a wrong %s is a 400, since a 401 would sign the shopper out [API-01]', async (field, headers) => {
  const { status, body } = await store.send({ method: 'GET', path: '/store-settings', headers });
  expect(status).toBe(400);
  expect(body).toMatchObject({ details: [{ field, code: 'WrongStoreHeader' }] });
});

test('missing keys are reported [API-01]', async () => {
  const answer = await store.app.inject({ url: '/api/redirects' });
  expect(answer.statusCode).toBe(400);
  expect(answer.json()).toMatchObject({ errors: ['The header API-Key is missing.'] });
});

test('redirects need the two keys alone [API-02]', async () => {
  const headers = { Authorization: 'Bearer nonsense', CurrencyCode: 'GBP' };
  expect((await store.send({ method: 'GET', path: '/redirects', headers })).body).toEqual({ data: { results: [] } });
});

test('a currency and country that the store has are honoured, others refused [API-01]', async () => {
  const eur = store.client(null, { currencyCode: 'EUR', countryCode: 'DE' });
  expect((await eur.getBasket({})).currencyCode).toBe('EUR');
  expect((await refused(store.client(null, { currencyCode: 'USD' }).getBasket({}))).details[0]?.field).toBe(
    'CurrencyCode',
  );
  expect((await refused(store.client(null, { countryCode: 'US' }).getBasket({}))).details[0]?.field).toBe(
    'CountryCode',
  );
  const { body } = await store.send({ method: 'GET', path: '/baskets' });
  expect(body).toMatchObject({ data: { currencyCode: 'GBP' } });
  expect(
    (await store.send({ method: 'GET', path: '/baskets', headers: { CurrencyCode: ' eur ' } })).body,
  ).toMatchObject({
    data: { currencyCode: 'EUR' },
  });
});

test('query names count in any case, unknown ones not at all', async () => {
  const { token } = await store.shopper();
  const { body } = await store.send({ method: 'GET', path: '/wishlists?pagenumber=2&PAGESIZE=7&nonsense=1', token });
  expect(body).toMatchObject({ data: { pageNumber: 2, pageSize: 7 } });
});

test.each([undefined, 'Bearer ', 'Basic abc', 'Bearer a.b.c', `Bearer ${'x'.repeat(5000)}`])(
  'a shopper row without a good token is a 401: %.20s',
  async (header) => {
    const headers = header === undefined ? {} : { Authorization: header };
    const { status, body } = await store.send({ method: 'GET', path: '/orders', headers });
    expect(status).toBe(401);
    expect(safeParse(Failure, body).success).toBe(true);
  },
);

test('a bad token is a 401 where a guest would be served, so that nothing lands in the wrong basket', async () => {
  expect((await store.send({ method: 'GET', path: '/baskets', token: 'a.b.c' })).status).toBe(401);
  expect((await store.send({ method: 'GET', path: '/baskets' })).status).toBe(200);
});

test('a token of another store is not accepted', async () => {
  const other = await createBareStore({ secret: new TextEncoder().encode('the secret of quite another store') });
  const { token } = await other.shopper();
  expect((await store.send({ method: 'GET', path: '/orders', token })).status).toBe(401);
  await other.close();
});

test('products and prices are hidden from guests as the policy says [CAT-12]', async () => {
  const policy = (value: typeof storeSettings.$inferInsert.anonymousCustomerProductPolicy) =>
    store.db.update(storeSettings).set({ anonymousCustomerProductPolicy: value }).where(eq(storeSettings.id, 'store'));
  const guest = store.client();
  const { client } = await store.shopper();
  const params = { id: bare.productId };
  await policy('HiddenForUnauthorized');
  expect((await refused(guest.getProduct({ params }))).status).toBe(404);
  expect((await client.getProduct({ params })).variants[0]?.basePrice?.amount).toBe(250);
  await policy('HiddenPricesForUnauthorized');
  expect((await guest.getProduct({ params })).variants[0]?.basePrice).toBeNull();
  await policy('None');
  expect((await guest.getProduct({ params })).variants[0]?.basePrice?.amount).toBe(250);
  await policy('AllowedUnauthorizedCheckout');
});

const shape = { errors: [expect.any(String)], traceId: expect.stringMatching(/^[\w-]{36}$/) };

test.each([
  ['malformed JSON', '{"email":', {}, 400],
  ['an array', [1], {}, 400],
  ['null', 'null', {}, 400],
  ['a text', '"hello"', {}, 400],
  ['nothing', '', {}, 400],
  ['a prototype', '{"__proto__": {"a": 1}, "email": "a@example.com", "password": "x"}', {}, 400],
  ['a form', 'email=a', { 'Content-Type': 'application/x-www-form-urlencoded' }, 415],
  ['plain text', 'hello', { 'Content-Type': 'text/plain' }, 415],
  ['a NUL', '{"email":"a@example.com","password":"\\u0000"}', {}, 400],
  ['half a character', '{"email":"a@example.com","password":"\\ud800"}', {}, 400],
  ['a deep nest', `${'{"a":'.repeat(50)}1${'}'.repeat(50)}`, {}, 400],
  ['a huge body', JSON.stringify({ email: 'a@example.com', password: 'x'.repeat(1_000_001) }), {}, 413],
])('%s is refused as a failure of the contract [API-20]', async (_, body, headers, status) => {
  const answer = await store.send({ method: 'POST', path: '/auth/sign-in', body, headers });
  expect(answer.status).toBe(status);
  expect(answer.body).toMatchObject(shape);
});

test.each([50, 20_000])(
  'a body nested %i deep is refused for its depth, not for its characters [API-20]',
  async (depth) => {
    const body = `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`;
    const answer = await store.send({ method: 'PUT', path: '/baskets', body });
    expect(answer).toMatchObject({
      status: 400,
      body: {
        errors: ['The request is nested more than 20 levels deep.'],
        details: [{ code: 'NestedTooDeeply', field: expect.stringMatching(/^a(\.a){19}$/) }],
      },
    });
  },
);

test.each([
  ['/products/%ff', 400],
  ['/products/%00', 400],
  [`/products/${'x'.repeat(100)}`, 400],
  [`/products/${'x'.repeat(300)}`, 414],
  ['/products/slug=Not%20A%20Slug', 400],
  ['/products/slug=unknown-product', 404],
  ['/categories/slug=', 400],
  ['/nothing', 404],
  ['/products?PageNumber=99999999999999999999', 400],
  ['/products?Search=%00', 400],
  ['/products?Search=%ff', 200],
  [`/products?Search=${'x'.repeat(201)}`, 400],
  ['/products?CategoryId[]=1', 200],
  ["/products/'; drop table customers; --", 404],
])('GET %.40s is answered %i [API-40] [API-42]', async (path, status) => {
  const answer = await store.send({ method: 'GET', path });
  expect(answer.status).toBe(status);
  if (status !== 200) expect(answer.body).toMatchObject(shape);
});

test('unknown reads below the API are answered as its failures, not with a page of the shop', async () => {
  const withPages = await createBareStore();
  withPages.app.get('/*', () => 'a page');
  for (const path of ['', '/', '/nothing', '/nothing/at/all']) {
    const answer = await withPages.send({ method: 'GET', path });
    expect([path, answer.status]).toEqual([path, 404]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.body).toMatchObject(shape);
  }
  expect((await withPages.app.inject('/nothing')).body).toBe('a page');
  expect((await withPages.app.inject('/openapi.json')).body).not.toContain('"/*"');
  await withPages.close();
});

test('every row answers an empty and a nonsensical request in JSON, and without a 500', async () => {
  const { token } = await store.shopper({ company: true });
  for (const [name, { method, path }] of Object.entries(rows)) {
    const url = path.replaceAll(/\{\w+\}/g, 'x');
    for (const body of [undefined, {}, { quantity: -1, lineItemId: { a: [] }, items: 7, email: null, orderId: '\\' }]) {
      for (const headers of [{}, { Authorization: `Bearer ${token}` }]) {
        const answer = await store.send({
          method,
          path: `${url}?anonymousId=nobody&PageNumber=1&url=%27&slug=x`,
          headers,
          ...(method === 'GET' || body === undefined ? {} : { body }),
        });
        expect([name, answer.status < 500 || answer.text]).toEqual([name, true]);
        expect(answer.headers['content-type']).toContain('application/json');
      }
    }
  }
});

test('an answer holds what its row declares and nothing else [API-80]', async () => {
  const { body } = await store.send({ method: 'GET', path: '/store-settings' });
  expect(body).not.toHaveProperty('data.updatedAt');
  expect(body).toHaveProperty('data.storeName', 'Bare Store');
});

test('the settings may be stored by no cache, and vary with the shopper', async () => {
  const { headers } = await store.send({ method: 'GET', path: '/store-settings' });
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['vary']).toContain('Authorization');
});

test.each(['/products', '/store-settings', '/nowhere'])(
  'what %s answers varies with the origin as well [API-01]',
  async (path) => {
    const { headers } = await store.send({ method: 'GET', path, headers: { Origin: 'http://elsewhere.test' } });
    expect(headers['access-control-allow-origin']).toBe('http://elsewhere.test');
    expect(String(headers['vary']).split(', ')).toEqual(
      expect.arrayContaining(['Origin', 'Authorization', 'CurrencyCode', 'CountryCode']),
    );
  },
);

test('other origins may call when they are configured, with every header of the API [API-01]', async () => {
  const callHeaders = [
    'api-key',
    'storekey',
    'currencycode',
    'countrycode',
    'authorization',
    'idempotency-key',
    'content-type',
  ];
  const preflight = (origin: string) =>
    store.send({
      method: 'OPTIONS',
      path: '/baskets',
      headers: {
        Origin: origin,
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': callHeaders.join(','),
      },
    });
  const { status, headers } = await preflight('http://elsewhere.test');
  expect(status).toBe(204);
  expect(headers['access-control-allow-origin']).toBe('http://elsewhere.test');
  const allowed = String(headers['access-control-allow-headers']).toLowerCase().split(/, */);
  expect(allowed).toEqual(expect.arrayContaining(callHeaders));
  expect((await preflight('http://stranger.test')).headers).not.toHaveProperty('access-control-allow-origin');
  const { headers: answer } = await store.send({
    method: 'GET',
    path: '/store-settings',
    headers: { Origin: 'http://elsewhere.test', 'API-Key': 'wrong' },
  });
  expect(answer['access-control-allow-origin']).toBe('http://elsewhere.test');
  expect(answer['access-control-expose-headers']).toBe('Date, Retry-After, X-Password-Change-Token');
});

test('too many requests are asked to wait', async () => {
  const small = await createBareStore({
    limits: { requestsAtWork: 1000, requestsPerMinute: 5, passwordsPerFiveMinutes: 3, bodyBytes: 1_000_000 },
  });
  const answers = [];
  for (let sent = 0; sent < 7; sent += 1) answers.push(await small.send({ method: 'GET', path: '/store-settings' }));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect(Number(answers[6]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(answers[6]?.body).toMatchObject(shape);
  const headers = { 'API-Key': testKeys.apiKey, StoreKey: testKeys.storeKey };
  const from = async (remoteAddress: string): Promise<number> =>
    (await small.app.inject({ url: '/api/store-settings', headers, remoteAddress })).statusCode;
  const statuses = [];
  for (let n = 0; n < 7; n += 1) statuses.push(await from(`2001:db8::${n}`));
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429, 429]);
  expect([await from('2001:db8:0:1::1'), await from('::ffff:127.0.0.1')]).toEqual([200, 429]);
  await small.close();
});

test('guesses at a password are limited, however the email address is spelt, and hinder no other account [API-20]', async () => {
  const small = await createBareStore({
    limits: { requestsAtWork: 1000, requestsPerMinute: 1000, passwordsPerFiveMinutes: 3, bodyBytes: 1_000_000 },
  });
  const { email } = await small.shopper();
  const guesses = [];
  for (const spelling of [email, email.toUpperCase(), ` ${email}`, email]) {
    guesses.push(small.client().signIn({ body: { email: spelling, password: 'a guess' } }));
  }
  const statuses = (await allRefused(guesses)).map(({ status }) => status);
  expect(statuses.toSorted((a, b) => a - b)).toEqual([400, 400, 429, 429]);
  const other = await refused(small.client().signIn({ body: { email: 'other@example.com', password: 'a guess' } }));
  expect(other.status).toBe(400);
  await small.close();
});

test('the OpenAPI document has every row', async () => {
  const answer = await store.app.inject({ url: '/openapi.json' });
  const document = answer.json<{ openapi: string; paths: Record<string, Record<string, { operationId: string }>> }>();
  expect(document.openapi).toBe('3.1.0');
  for (const [name, { method, path }] of Object.entries(rows)) {
    expect(document.paths[path]?.[method.toLowerCase()]?.operationId).toBe(name);
  }
  expect((await store.app.inject({ url: '/api/openapi.json' })).json()).toEqual(document);
});

test('the document can be read as a page without scripts', async () => {
  const page = await store.app.inject({ url: '/docs' });
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-security-policy']).toContain("default-src 'none'");
  for (const { path } of Object.values(rows)) expect(page.body).toContain(`<code>${path}</code>`);
  expect(page.body).not.toContain('<script');
  expect((await store.app.inject({ url: '/docs/docs.css' })).headers['content-type']).toContain('text/css');
});

test('a request keeps the id that a proxy gave it, unless that is no id', async () => {
  const traceOf = async (id: string) => {
    const answer = await store.app.inject({ url: '/api/redirects', headers: { 'X-Request-Id': id } });
    return Failure.parse(answer.json()).traceId;
  };
  expect(await traceOf('7f3a9c2e51d04b86')).toBe('7f3a9c2e51d04b86');
  for (const wrong of ['short', 'a b c d e f g h', 'x'.repeat(65), 'id\u00e9-12345678'])
    expect(await traceOf(wrong)).toMatch(/^[\w-]{36}$/);
});
