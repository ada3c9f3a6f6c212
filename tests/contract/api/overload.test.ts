import { once } from 'node:events';
import { connect } from 'node:net';
import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { serveHealth } from '#server/health.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { createBareStore, testKeys } from '#tests/support/stores/store.ts';
import { countHeldUp, holdTransaction, testAtOnce } from '#tests/support/stores/at-once.ts';

// Five requests at a time: four places for browsing, one more for buying.
const store = await createBareStore({
  limits: { requestsPerMinute: 100_000, passwordsPerFiveMinutes: 10_000, bodyBytes: 1_000_000, requestsAtWork: 5 },
});
serveHealth(store.app, () => Promise.resolve());
const address = await store.app.listen({ port: 0, host: '127.0.0.1' });
afterAll(() => store.close());

type Answer = Awaited<ReturnType<typeof store.send>>;

const browse = (): Promise<Answer> => store.send({ method: 'GET', path: '/products/slug=hex-bolt' });

const buy = (): Promise<Answer> =>
  store.send({ method: 'PUT', path: '/baskets', body: { productVariantId: bare.variantId, quantity: 1 } });

/** Waits until `count` of the requests are answered; `answered` keeps growing with the others. */
const untilAnswered = async (sent: readonly Promise<Answer>[], count: number) => {
  const answered: Answer[] = [];
  await new Promise<void>((resolve) => {
    for (const one of sent) {
      void one.then((answer) => {
        answered.push(answer);
        if (answered.length === count) resolve();
      });
    }
  });
  return answered;
};

/** Locks products against all reads until the returned function is called. */
const holdProducts = (): Promise<() => Promise<void>> =>
  holdTransaction(store.db, (tx) => tx.execute(sql`lock table products, variants in access exclusive mode`));

test('beyond its places the store refuses, buyers after browsers, and goes on when it can', async () => {
  expect((await browse()).status).toBe(200);
  const goOn = await holdProducts();

  const browsing = Array.from({ length: 6 }, browse);
  const refused = await untilAnswered(browsing, 2);
  expect(refused.map(({ status }) => status)).toEqual([503, 503]);
  expect(refused[0]?.headers['retry-after']).toBe('1');
  expect(refused[0]?.body).toMatchObject({ errors: ['The store is busy. Try again in a moment.'] });

  const buying = [buy(), buy()];
  const [alsoRefused] = await untilAnswered(buying, 1);
  expect(alsoRefused?.status).toBe(503);
  expect((await store.app.inject('/healthz')).statusCode).toBe(200);

  await goOn();
  const held = await Promise.all([...browsing, ...buying]);
  expect(held.filter(({ status }) => status === 200)).toHaveLength(5);
  expect(held.filter(({ status }) => status === 503)).toHaveLength(3);
  for (const { status } of await Promise.all(Array.from({ length: 4 }, browse))) expect(status).toBe(200);
});

test('requests that are refused before they are worked on give their places back', async () => {
  for (let n = 0; n < 10; n += 1) {
    expect((await store.send({ method: 'GET', path: '/products?PageSize=none' })).status).toBe(400);
    expect((await store.send({ method: 'GET', path: '/orders' })).status).toBe(401);
  }
  expect((await browse()).status).toBe(200);
});

const cart = JSON.stringify({ productVariantId: bare.variantId, quantity: 1 });

/** Sends the head of a write over a socket of its own, and waits until the store awaits the body. */
const beginWrite = async () => {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const head = [
    'PUT /api/baskets HTTP/1.1',
    'Host: shop.test',
    `API-Key: ${testKeys.apiKey}`,
    `StoreKey: ${testKeys.storeKey}`,
    'Content-Type: application/json',
    `Content-Length: ${cart.length}`,
    'Expect: 100-continue',
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const next = async (): Promise<string> => String((await once(socket, 'data'))[0]).split('\r\n', 1)[0] ?? '';
  expect(await next()).toBe('HTTP/1.1 100 Continue');
  return {
    finish(body: string): Promise<string> {
      socket.write(body);
      return next();
    },
    leave: () => socket.destroy(),
  };
};

test('clients that do not send the bodies they announced hold no places, and are answered once they do', async () => {
  const stalled = [];
  for (let n = 0; n < 12; n += 1) stalled.push(await beginWrite());
  expect((await browse()).status).toBe(200);
  expect((await buy()).status).toBe(200);

  const [first, ...others] = stalled;
  expect(await first?.finish(cart)).toBe('HTTP/1.1 200 OK');
  for (const other of others.slice(0, 6))
    expect(await other.finish('x'.repeat(cart.length))).toBe('HTTP/1.1 400 Bad Request');
  for (const { leave } of stalled) leave();
  for (const one of await Promise.all(Array.from({ length: 5 }, buy))) expect(one.status).toBe(200);
});

test('writes that are refused or whose clients leave give their places back', async () => {
  for (let n = 0; n < 6; n += 1) {
    expect((await store.send({ method: 'PUT', path: '/baskets', body: { quantity: 'none' } })).status).toBe(400);
    const write = await beginWrite();
    void write.finish(cart).catch(() => undefined);
    write.leave();
  }
  for (const who of ['buying', 'browsing'] as const)
    await expect.poll(() => store.app.load.figures(who)).toMatchObject({ working: 0, waiting: 0 });
  for (const one of await Promise.all(Array.from({ length: 5 }, buy))) expect(one.status).toBe(200);
});

testAtOnce('a read that runs in PostgreSQL is ended when its client leaves', async () => {
  const goOn = await holdProducts();
  const client = new AbortController();
  const read = fetch(`${address}/api/products/slug=hex-bolt`, {
    headers: { 'API-Key': testKeys.apiKey, StoreKey: testKeys.storeKey },
    signal: client.signal,
  });
  const failed = read.then(
    () => 'answered',
    () => 'left',
  );
  await expect.poll(() => countHeldUp(store.db)).toBe(1);
  client.abort();
  expect(await failed).toBe('left');
  await expect.poll(() => countHeldUp(store.db)).toBe(0);
  await goOn();
  expect((await browse()).status).toBe(200);
});
