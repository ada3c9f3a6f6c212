/**
 * `npm run bench -- load`: a day's shoppers at once, at half, full and four times the load that a store is meant for, and what a page
 * costs.
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { loadavg } from 'node:os';
import { join } from 'node:path';
import { machine, writeReport } from '#tests/bench/report-file.ts';
import { moveToScratchFolder } from '#tests/support/run/scratch.ts';
import { NoPostgres, type Postgres, startPostgres } from '#tests/support/stores/postgres.ts';
import { pageNames } from './day.ts';
import { startLoadedStore } from './loaded-store.ts';
import { type Ran, reportOf } from './report.ts';
import type { Order, Seen } from './shoppers.ts';

export interface LoadOptions {
  /** With PostgreSQL; the embedded store gets two fifths of them. */
  readonly shoppers: number;
  readonly seconds: number;
  readonly products: number;
}

/** How many pages of each kind are opened alone, to measure what one costs. */
const timesEach = 40;
const embeddedShare = 0.4;
const crowd = 4;
/** How long the store may take to recover from it. */
const recoverySeconds = 5;

export const benchLoad = async (options: LoadOptions): Promise<void> => {
  moveToScratchFolder();
  const ran: Ran[] = [];
  const postgres = await startPostgres().catch((error: unknown) => {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`Without PostgreSQL: ${error.message}`);
    return null;
  });
  try {
    if (postgres !== null) ran.push(await load(postgres, options.products, options.shoppers, options.seconds));
  } finally {
    await postgres?.stop();
  }
  ran.push(await load(null, null, Math.round(options.shoppers * embeddedShare), options.seconds));
  await writeReport('load', reportOf(machine(), options.seconds, ran));
  const failures = ran.flatMap(({ stretches }) => stretches.flatMap(({ seen }) => seen.failures));
  for (const failure of failures.slice(0, 20)) console.error(`✗ ${failure}`);
  if (failures.length > 0) process.exitCode = 1;
};

const load = async (
  postgres: Postgres | null,
  products: number | null,
  shoppers: number,
  seconds: number,
): Promise<Ran> => {
  const title =
    postgres === null
      ? 'Embedded database, one process, the demo catalogue of 5,000 variants'
      : `${postgres.version}, two processes, ${products?.toLocaleString('en-GB')} products`;
  console.log(`\n${title}: the store is filled and started.`);
  const store = await startLoadedStore({ postgres, products });
  const crew = await startShoppers(store.address);
  try {
    const costs = [];
    for (const page of pageNames) {
      // By then, everything that is compiled or planned only once has been.
      await crew({ kind: 'each', page, times: timesEach / 4 });
      const before = await store.used();
      const seen = await crew({ kind: 'each', page, times: timesEach });
      const after = await store.used();
      const each = (of: keyof typeof after): number => (after[of] - before[of]) / timesEach;
      costs.push({
        page,
        calls: seen.calls / timesEach,
        statements: each('statements'),
        databaseMs: each('databaseMs'),
        cpuMs: each('cpuMs'),
        p50Ms: seen.p50Ms,
      });
      console.log(`  ${JSON.stringify(costs.at(-1))}`);
    }
    const stretch = async (name: string, count: number, forSeconds: number) => {
      const before = await store.used();
      const seen = await crew({ kind: 'load', shoppers: count, seconds: forSeconds });
      const after = await store.used();
      const { peak, now } = store.memoryMb();
      const busy = (after.cpuMs - before.cpuMs) / (forSeconds * 1000);
      const it = { name, shoppers: count, seen, peakMb: peak, nowMb: now, busy, loadAverage: loadavg()[0] ?? 0 };
      const { failures, ...figures } = seen;
      console.log(`  ${name}: ${JSON.stringify({ ...figures, failures: failures.slice(0, 5), peak, now, busy })}`);
      return it;
    };
    return {
      title,
      costs,
      stretches: [
        await stretch('Half the load', Math.round(shoppers / 2), seconds),
        await stretch('The load', shoppers, seconds),
        await stretch('Four times the load', shoppers * crowd, seconds / 2),
        await stretch(`The first ${recoverySeconds} s after that`, shoppers, recoverySeconds),
        await stretch('Then', shoppers, seconds / 2),
      ],
    };
  } finally {
    crew.stop();
    await store.stop();
  }
};

/** Starts the shoppers' process. */
const startShoppers = async (address: string) => {
  const child = fork(join(import.meta.dirname, 'shoppers.ts'), { execArgv: ['--import', 'tsx'] });
  const gone = once(child, 'exit').then(() => null);
  const tell = async (order: Order): Promise<Seen> => {
    child.send(order);
    const answer = await Promise.race([once(child, 'message'), gone]);
    if (answer === null) throw new Error('The shoppers ended.');
    // The process sends what its own source declares.
    return answer[0] as Seen;
  };
  await tell({ kind: 'begin', address });
  return Object.assign(tell, { stop: () => child.disconnect() });
};
