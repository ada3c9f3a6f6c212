import type { PageName } from './day.ts';
import type { Seen } from './shoppers.ts';

export interface PageCost {
  readonly page: PageName;
  readonly calls: number;
  readonly statements: number;
  readonly databaseMs: number;
  readonly cpuMs: number;
  readonly p50Ms: number;
}

export interface Stretch {
  readonly name: string;
  readonly shoppers: number;
  readonly seen: Seen;
  readonly peakMb: number;
  readonly nowMb: number;
  /** How many processors the store's processes kept busy. */
  readonly busy: number;
  readonly loadAverage: number;
}

export interface Ran {
  readonly title: string;
  readonly costs: readonly PageCost[];
  readonly stretches: readonly Stretch[];
}

const whole = (figure: number): string => figure.toFixed(0);
const tenth = (figure: number): string => figure.toFixed(1);

const tableOf = ({
  costs,
  stretches,
}: Ran): string => `| | shoppers | pages | calls | errors | sold out | refused politely | page p50 | page p95 | processors busy | memory peak, then | load average |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${stretches
  .map(
    ({ name, shoppers, seen, peakMb, nowMb, busy, loadAverage }) =>
      `| ${name} | ${shoppers} | ${seen.pages} | ${seen.calls} | ${seen.failures.length} | ${seen.soldOut} | ${seen.refused} | ${whole(seen.p50Ms)} ms | ${whole(seen.p95Ms)} ms | ${tenth(busy)} | ${whole(peakMb)} MB, ${whole(nowMb)} MB | ${tenth(loadAverage)} |`,
  )
  .join('\n')}

Cost of a page opened on its own (processor time of the store's processes):

| | calls | statements | in the database | processor | page p50 |
|---|--:|--:|--:|--:|--:|
${costs
  .map(
    ({ page, calls, statements, databaseMs, cpuMs, p50Ms }) =>
      `| ${page} | ${tenth(calls)} | ${tenth(statements)} | ${tenth(databaseMs)} ms | ${tenth(cpuMs)} ms | ${tenth(p50Ms)} ms |`,
  )
  .join('\n')}`;

export const reportOf = (made: string, seconds: number, ran: readonly Ran[]): string => `# Under load

Made by \`npm run bench -- load\` on ${made}. Shoppers open a day's mix of pages (38 of 100 a category, 32 a product, 18 a search, 10 the cart, 2 an order with its whole
checkout) and think for 1 to 5 seconds after each. If the store refuses a request, they retry after the time that it asks for. A page is the calls that it makes
to the store API; its time ends with the last response and includes waits after refusals. Each shopper has an address of their own, as a proxy would report it, and the
store has the limits that it ships with. Half the load and the load take ${seconds} seconds each, the crowd ${seconds / 2}; then all but the load leave at once. The processes of the shoppers, the store and PostgreSQL
share the processors with whatever else is running; the load average shows how busy they were. PostgreSQL does not wait for the disk. Memory is that of the largest
process: its peak since the start, then its use after the stretch.

${ran.map((one) => `## ${one.title}\n\n${tableOf(one)}`).join('\n\n')}
`;
