import { sql } from 'drizzle-orm';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createKeyedWrites } from '#server/api/http/idempotency.ts';
import { createLoad } from '#server/api/http/overload.ts';
import { createRenderLimit } from '#server/host/views/render-limit.ts';
import { openDatabase, type OpenDatabase } from '#server/db/connect.ts';
import { createMetrics } from './metrics.ts';

const local = { host: '127.0.0.1', port: 0 };
let database: OpenDatabase;
const closing: (() => Promise<unknown>)[] = [];

beforeAll(async () => {
  database = await openDatabase({ dataDir: 'memory://' });
});

afterAll(() => database.close());

afterEach(async () => {
  for (const close of closing.splice(0).toReversed()) await close();
});

const open = async () => {
  const app = fastify();
  closing.push(() => app.close());
  app.get('/orders/:id', () => database.db.execute(sql`select 1`).then(() => 'found'));
  const metrics = createMetrics(app, database, local);
  closing.push(metrics.close);
  const address = await app.listen(local);
  const url = await metrics.listen();
  return { address, url, read: async () => (await fetch(`${url}/metrics`)).text() };
};

test('requests are counted by route pattern and status, and no address is exposed', async () => {
  const { address, read } = await open();
  await (await fetch(`${address}/orders/secret-number?token=hidden`)).text();
  await (await fetch(`${address}/orders/other-number`)).text();
  await (await fetch(`${address}/nowhere`)).text();

  const metrics = await read();
  expect(metrics).toContain(
    'tradecounter_request_duration_seconds_count{method="GET",route="/orders/:id",status="200"} 2',
  );
  expect(metrics).toContain('tradecounter_request_duration_seconds_count{method="GET",route="none",status="404"} 1');
  expect(metrics).not.toMatch(/secret|hidden|nowhere/);
});

test('requests for the store API that work, wait or were refused are told apart by who buys and who browses', async () => {
  const app = fastify();
  closing.push(() => app.close());
  const load = createLoad(2, 1);
  app.decorate('load', load);
  const metrics = createMetrics(app, null, local);
  closing.push(metrics.close);
  const url = await metrics.listen();
  void load.take('browsing')?.begin();
  expect(load.take('browsing')).toBeNull();
  void load.take('buying')?.begin();

  const text = await (await fetch(`${url}/metrics`)).text();
  expect(text).toContain('tradecounter_api_requests{who="browsing",state="working"} 1');
  expect(text).toContain('tradecounter_api_requests{who="buying",state="waiting"} 1');
  expect(text).toContain('tradecounter_api_refused_total{who="browsing"} 1');
  expect(text).toContain('tradecounter_api_refused_total{who="buying"} 0');
});

test('writes with keys are counted by how they ended, from the first scrape on', async () => {
  const app = fastify();
  closing.push(() => app.close());
  const keyedWrites = createKeyedWrites();
  app.decorate('keyedWrites', keyedWrites);
  const metrics = createMetrics(app, null, local);
  closing.push(metrics.close);
  const url = await metrics.listen();
  for (const outcome of ['first', 'first', 'repeated', 'in-progress'] as const) keyedWrites.count(outcome);

  await (await fetch(`${url}/metrics`)).text();
  const text = await (await fetch(`${url}/metrics`)).text();
  const counts = [...text.matchAll(/^tradecounter_keyed_writes_total\{outcome="([\w-]+)"\} (\d+)$/gm)];
  expect(Object.fromEntries(counts.map(([, outcome, count]) => [outcome, Number(count)]))).toEqual({
    first: 2,
    refused: 0,
    repeated: 1,
    'in-progress': 1,
    'key-reused': 0,
  });
});

test('statements and connections of the database are measured', async () => {
  const { address, read } = await open();
  const countIn = (metrics: string): number =>
    Number(/^tradecounter_statement_duration_seconds_count (\d+)$/m.exec(metrics)?.[1]);
  const before = countIn(await read());
  await (await fetch(`${address}/orders/1`)).text();

  const metrics = await read();
  expect(countIn(metrics) - before).toBe(1);
  expect(metrics).toContain('tradecounter_database_connections{state="idle"} 1');
  expect(metrics).toContain('tradecounter_database_queue 0');
});

test('renders are measured: those that end, those that wait and those that are refused', async () => {
  const { read } = await open();
  const limited = createRenderLimit(1, 1);
  let release = (): void => undefined;
  const first = limited(() => new Promise<void>((resolve) => (release = resolve)));
  const second = limited(() => Promise.reject(new Error('broken')));
  await expect(limited(() => Promise.resolve())).rejects.toThrow('Too many');
  expect(await read()).toContain('tradecounter_render_queue 1');

  release();
  await first;
  await expect(second).rejects.toThrow('broken');
  const metrics = await read();
  expect(metrics).toContain('tradecounter_render_queue 0');
  for (const outcome of ['done', 'failed', 'refused']) {
    expect(metrics).toContain(`tradecounter_render_duration_seconds_count{outcome="${outcome}"} 1`);
  }
});

test('the shop itself does not serve them, and the address of the metrics has nothing else', async () => {
  const { address, url } = await open();
  expect((await fetch(`${address}/metrics`)).status).toBe(404);
  expect((await fetch(`${url}/`)).status).toBe(404);
  expect((await fetch(`${url}/metrics`, { method: 'POST' })).status).toBe(404);
});

test('an address that is taken is named', async () => {
  const { url } = await open();
  const app = fastify();
  closing.push(() => app.close());
  const metrics = createMetrics(app, null, { host: '127.0.0.1', port: Number(new URL(url).port) });
  closing.push(metrics.close);
  await expect(metrics.listen()).rejects.toThrow('METRICS_ADDRESS');
});
