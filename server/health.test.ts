import fastify from 'fastify';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';
import { closeGracefully } from './graceful-close.ts';
import { serveHealth } from './health.ts';

const open = async (check: () => Promise<unknown>) => {
  const app = fastify();
  serveHealth(app, check);
  const close = closeGracefully(app);
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { address, close, ask: (path: string) => fetch(`${address}${path}`) };
};

test('a store whose database answers is ready', async () => {
  const { ask, close } = await open(() => Promise.resolve());
  const answer = await ask('/readyz');
  expect(answer.status).toBe(200);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  await close();
});

test('a store whose database does not answer lives but is not ready', async () => {
  let isBroken = true;
  const { ask, close } = await open(() => (isBroken ? Promise.reject(new Error('gone')) : Promise.resolve()));

  const answer = await ask('/readyz');
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('1');
  expect((await ask('/healthz')).status).toBe(200);

  isBroken = false;
  expect((await ask('/readyz')).status).toBe(200);
  await close();
});

test('all who ask during a check share it, and the next one makes its own', async () => {
  const checks: (() => void)[] = [];
  const app = fastify();
  serveHealth(app, () => new Promise<void>((resolve) => checks.push(resolve)));
  const asked = Array.from({ length: 20 }, () => app.inject('/readyz'));
  await expect.poll(() => checks.length).toBe(1);
  // Requests are taken in order: once this one is answered, all before it have been taken.
  await app.inject('/healthz');
  checks[0]?.();
  expect((await Promise.all(asked)).map(({ statusCode }) => statusCode)).toEqual(asked.map(() => 200));
  expect(checks).toHaveLength(1);
  const next = app.inject('/readyz');
  await expect.poll(() => checks.length).toBe(2);
  checks[1]?.();
  expect((await next).statusCode).toBe(200);
  await app.close();
});

test('a store that is closing is not ready, whoever was connected before', async () => {
  const { address, ask, close } = await open(() => Promise.resolve());
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.write('GET /readyz HTTP/1.1\r\nHost: shop.test\r\n');
  // This is answered only after the first half of the other request has arrived.
  expect((await ask('/readyz')).status).toBe(200);

  const closed = close();
  socket.write('\r\n');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 503 /);
  await closed;
});
