/**
 * `npm run bench -- server`: the same operations over both databases, with the demo catalogue, with 50,000 products, and with 200,000 if asked
 * for.
 */
import { loadavg } from 'node:os';
import pg from 'pg';
import { NoPostgres, type Postgres, startPostgres } from '#tests/support/stores/postgres.ts';
import { machine, writeReport } from './report-file.ts';
import { operationsIn } from './server-operations.ts';
import { askerOf, measure, type Measured } from './server-measure.ts';
import { startStore } from './server-store.ts';

const sizes = [
  { title: 'Demo catalogue, about 5,000 variants', products: null },
  { title: '50,000 products', products: 50_000 },
  { title: '200,000 products', products: 200_000 },
] as const;

interface Run {
  readonly title: string;
  readonly engine: string;
  readonly seededMs: number;
  readonly measured: readonly Measured[];
}

const run = async (
  title: string,
  engine: string,
  databaseUrl: string | null,
  products: number | null,
): Promise<Run> => {
  const store = await startStore(databaseUrl, products);
  const { ask, close } = askerOf(store.address);
  try {
    const measured: Measured[] = [];
    for (const operation of await operationsIn(ask)) {
      measured.push(await measure(ask, store.figures, operation));
      console.log(`  ${line(measured.at(-1))}`);
    }
    return { title, engine, seededMs: store.seededMs, measured };
  } finally {
    close();
    await store.stop();
  }
};

const line = (it: Measured | undefined): string =>
  it === undefined
    ? ''
    : `${it.name.padEnd(42)}${it.p50.toFixed(1).padStart(8)} ms${it.p95.toFixed(1).padStart(8)} ms${it.perSecond.toFixed(0).padStart(8)} /s${it.cpuMs.toFixed(1).padStart(8)} ms CPU${it.statements.toFixed(1).padStart(6)} statements`;

const freshDatabase = async ({ url }: Postgres): Promise<string> => {
  const name = `bench_${crypto.randomUUID().replaceAll('-', '')}`;
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
};

const tableOf = (runs: readonly Run[]): string => {
  const engines = runs.map(({ engine }) => engine);
  const names = runs[0]?.measured.map(({ name }) => name) ?? [];
  const cells = (name: string): string[] =>
    runs.map(({ measured }) => {
      const it = measured.find((one) => one.name === name);
      return it === undefined
        ? ''
        : `${it.p50.toFixed(1)} / ${it.p95.toFixed(1)} ms, ${it.perSecond.toFixed(0)}/s; ${it.cpuMs.toFixed(1)} ms, ${it.statements.toFixed(1)}`;
    });
  return [
    `| | ${engines.join(' | ')} |`,
    `|---|${engines.map(() => '---').join('|')}|`,
    `| Opened, migrated, seeded | ${runs.map(({ seededMs }) => `${(seededMs / 1000).toFixed(1)} s`).join(' | ')} |`,
    ...names.map((name) => `| ${name} | ${cells(name).join(' | ')} |`),
    `| All but the basket, on average | ${runs.map(({ measured }) => meanOf(measured.filter(({ isWrite }) => !isWrite))).join(' | ')} |`,
  ].join('\n');
};

/** What one of these operations costs on average. */
const meanOf = (reads: readonly Measured[]): string => {
  const mean = (of: 'cpuMs' | 'statements'): string =>
    (reads.reduce((sum, it) => sum + it[of], 0) / reads.length).toFixed(1);
  return `${mean('cpuMs')} ms, ${mean('statements')}`;
};

/** Measures every size of at most `maxProducts`, and writes the table. */
export const benchServer = async (maxProducts: number): Promise<void> => {
  const wanted = sizes.filter(({ products }) => (products ?? 0) <= maxProducts);
  const postgres = await startPostgres().catch((error: unknown) => {
    if (!(error instanceof NoPostgres)) throw error;
    console.log(`Without PostgreSQL beside it: ${error.message}`);
    return null;
  });
  const busy = loadavg()[0] ?? 0;
  const runs: Run[] = [];
  try {
    for (const { title, products } of wanted) {
      console.log(`\n${title}, embedded`);
      runs.push(await run(title, 'Embedded', null, products));
      if (postgres === null) continue;
      console.log(`\n${title}, ${postgres.version}`);
      runs.push(await run(title, postgres.version, await freshDatabase(postgres), products));
    }
  } finally {
    await postgres?.stop();
  }

  await writeReport(
    'server',
    `# Server figures

Made by \`npm run bench -- server\` on ${machine()}. Each cell shows the latency over HTTP
on loopback, p50 / p95, of one operation after another; the throughput of eight concurrent shoppers; and what one operation costs: processor time of the store's
process (including the embedded database, which is one of its threads, but not PostgreSQL) and statements. Visitors with the same prices share cached lists, filters and suggestions for five seconds, and a search that somebody made before is not run again; the statements of a row show how often that was the case. Responses are compressed, as browsers request. The client and the store share the processors with whatever else is running; the load average was ${busy.toFixed(1)} before the start. If the benchmark started PostgreSQL, it does not wait for the disk; the embedded
database runs as shipped.

${wanted.map(({ title }) => `## ${title}\n\n${tableOf(runs.filter((it) => it.title === title))}`).join('\n\n')}
`,
  );
};
