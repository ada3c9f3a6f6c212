/** A store to be measured, in a process of its own: seeds what BENCH_STORE describes, listens, reports its port, waits. */
import { referenceMaxAgeMs } from '#server/api/store/reference-data.ts';
import { createStore } from '#server/app.ts';
import { openDatabase } from '#server/db/connect.ts';
import { everyFamily } from '#server/db/seed/catalogue/catalogue.ts';
import { seedIfEmpty } from '#server/db/seed/run.ts';
import { statementsOf } from '#server/db/statements.ts';
import type { MeasuredStore, StoreFigures, StoreReady } from './server-store.ts';

const { dataDir, databaseUrl, products, keys }: MeasuredStore = // The parent wrote it, from the same type.
  JSON.parse(process.env['BENCH_STORE'] ?? '{}') as MeasuredStore;

const opened = performance.now();
const { db, close } = await openDatabase({ dataDir, ...(databaseUrl !== null && { databaseUrl }) });
await seedIfEmpty(db, { scale: products === null ? 1 : products / everyFamily().length });
await db.execute('analyze');
const seededMs = performance.now() - opened;

const app = await createStore({
  db,
  readAnywhere: (work) => work(db),
  isDatabaseShared: databaseUrl !== null,
  keys,
  secret: crypto.getRandomValues(new Uint8Array(32)),
  tokenLifetimeSeconds: 3600,
  publicUrl: 'http://127.0.0.1',
  corsOrigins: [],
  payments: new Map(),
  addressLookup: null,
  mail: { send: () => Promise.resolve() },
  push: { publicKey: '', accepts: () => false, push: () => Promise.resolve('taken') },
  limits: { requestsPerMinute: 100_000_000, requestsAtWork: 1000, passwordsPerFiveMinutes: 100, bodyBytes: 1_000_000 },
  ignoresIdempotencyKeys: false,
  referenceMaxAgeMs,
  clock: () => new Date(),
  apiPath: '/api',
  trustProxy: false,
  logger: false,
});
const address = await app.listen({ host: '127.0.0.1', port: 0 });
const ready: StoreReady = { address, seededMs };
process.send?.(ready);

const statements = statementsOf(db);
process.on('message', () => {
  const { user, system } = process.cpuUsage();
  const figures: StoreFigures = { cpuMs: (user + system) / 1000, statements: statements.count };
  process.send?.(figures);
});

process.once('disconnect', () => {
  void app.close().then(close);
});
