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

/**
 * Seconds after the crowd left until nobody was refused any more, and until the median page took no longer than the 95th percentile at full
 * load.
 */
export const secondsToRecover = (before: Seen, after: Seen): { readonly refused: number; readonly slow: number } => ({
  refused: after.bySecond.findLastIndex(({ refused }) => refused > 0) + 1,
  slow: after.bySecond.findLastIndex(({ p50Ms }) => p50Ms > before.p95Ms) + 1,
});

const tableOf = ({ costs, stretches }: Ran): string => {
  const [, atLoad, , afterwards] = stretches;
  const recovered =
    atLoad === undefined || afterwards === undefined ? null : secondsToRecover(atLoad.seen, afterwards.seen);
  return `| | shoppers | pages | calls | errors | sold out | refused politely | page p50 | page p95 | processors busy | memory peak, then | load average |
|---|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|--:|
${stretches
  .map(
    ({ name, shoppers, seen, peakMb, nowMb, busy, loadAverage }) =>
      `| ${name} | ${shoppers} | ${seen.pages} | ${seen.calls} | ${seen.failures.length} | ${seen.soldOut} | ${seen.refused} | ${whole(seen.p50Ms)} ms | ${whole(seen.p95Ms)} ms | ${tenth(busy)} | ${whole(peakMb)} MB, ${whole(nowMb)} MB | ${tenth(loadAverage)} |`,
  )
  .join('\n')}

${
  recovered === null
    ? ''
    : `Once the crowd had left, nobody was refused after second ${recovered.refused}, and after second ${recovered.slow} the median page was below the p95 of the load.`
}

What a page costs that is opened alone (processor time is that of the store's processes):

| | calls | statements | in the database | processor | page p50 |
|---|--:|--:|--:|--:|--:|
${costs
  .map(
    ({ page, calls, statements, databaseMs, cpuMs, p50Ms }) =>
      `| ${page} | ${tenth(calls)} | ${tenth(statements)} | ${tenth(databaseMs)} ms | ${tenth(cpuMs)} ms | ${tenth(p50Ms)} ms |`,
  )
  .join('\n')}`;
};

export const reportOf = (made: string, seconds: number, ran: readonly Ran[]): string => `# Under load

Made by \`npm run bench -- load\` on ${made}. Shoppers open pages of a day's mix (38 of 100 a category, 32 a product, 18 a search, 10 the cart, 2 an order with its whole
checkout), think for 1 to 5 seconds after each, and wait as long as the store asks them to where it refuses them. A page is the calls of the store API that it
makes; its time ends with the last answer, waits after refusals included. They come through a proxy that names an address for each, to a store with the limits
that it is shipped with; each stretch takes ${seconds} seconds, the crowd half of that. The shoppers' process, the store's and PostgreSQL's share the processors with whatever else runs:
the load average says how many wanted them. PostgreSQL does not wait for the disk. Memory is the largest process's: its peak since the start, and what it holds
after the stretch.

${ran.map((one) => `## ${one.title}\n\n${tableOf(one)}`).join('\n\n')}
`;
