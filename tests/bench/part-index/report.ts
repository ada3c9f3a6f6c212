import { machine, tasksAtATime } from '#tests/bench/report-file.ts';

/** The figures for one size of the index; those of the worker are processor time of its thread at full speed. */
export interface IndexFigures {
  readonly parts: number;
  readonly wireBytes: number;
  readonly diskBytes: number;
  readonly fetchMs: number;
  readonly buildMs: number;
  readonly loadMs: number;
  readonly warmMs: number;
  readonly isWorkerSlowed: boolean;
  readonly keyWorkerMs: readonly number[];
  readonly keyPaintedMs: readonly number[];
  readonly longTyping: readonly number[];
  /** Until all lines were looked up and the visible rows drawn, and until the whole page was. */
  readonly pasteMs: number;
  readonly pasteDrawnMs: number;
  readonly pasteWorkerMs: number;
  readonly longPasting: readonly number[];
}

const at = (values: readonly number[], share: number): number =>
  values.toSorted((a, b) => a - b)[Math.min(values.length - 1, Math.ceil(values.length * share) - 1)] ?? Number.NaN;

const ms = (value: number): string => `${value.toFixed(value < 10 ? 1 : 0)} ms`;
const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;
const both = (values: readonly number[], factor = 1): string =>
  `${ms(at(values, 0.5) * factor)} / ${ms(at(values, 0.95) * factor)}`;
const long = (tasks: readonly number[]): string =>
  tasks.length === 0 ? 'none' : `${tasks.length}, the longest ${ms(Math.max(...tasks))}`;

/** The report, with a column for each size. */
export const indexReport = (all: readonly IndexFigures[], slowdown: number, pasted: number): string => {
  const row = (name: string, goal: string, cell: (one: IndexFigures) => string): string =>
    `| ${name} | ${goal} | ${all.map(cell).join(' | ')} |`;
  const isSlowed = all.every(({ isWorkerSlowed }) => isWorkerSlowed);
  return `# The part index of a device

Made by \`npm run bench -- index\` on ${machine()}. The built shop in Chromium, with the page's processor slowed down to a ${slowdown === 4 ? 'quarter' : `${slowdown}th`}.
${isSlowed ? 'The browser slows the worker down too.' : `The browser can't slow a worker down, so the rows of the worker show the processor time of its thread, times ${slowdown}.`} The page's times are wall-clock times. The browser
and the store shared the processors with whatever else was running; the 15-minute load average was ${tasksAtATime()}.

| | goal | ${all.map(({ parts }) => `${parts.toLocaleString('en-GB')} parts`).join(' | ')} |
|---|--:|${all.map(() => '--:').join('|')}|
${[
  row('Bytes on the wire, whole index', '', ({ wireBytes }) => megabytes(wireBytes)),
  row('Bytes on the disk', '', ({ diskBytes }) => megabytes(diskBytes)),
  row('Fetched and built, page at full speed, by the clock', '', ({ fetchMs }) => ms(fetchMs)),
  row('Fetched and built, worker', '', ({ buildMs }) => ms(buildMs * slowdown)),
  row('Load until it answers, by the clock, worker at full speed', '500 ms', ({ loadMs }) => ms(loadMs)),
  row('Load and all that the first questions need, worker', '', ({ warmMs }) => ms(warmMs * slowdown)),
  row('Key to result in the worker, p50 / p95', '16 ms', ({ keyWorkerMs }) => both(keyWorkerMs, slowdown)),
  row('Keys measured', '100', ({ keyWorkerMs }) => String(keyWorkerMs.length)),
  row('Key to painted row, by the clock, p50 / p95', '50 ms', ({ keyPaintedMs }) => both(keyPaintedMs)),
  row('Tasks over 50 ms while typing, with the first load of the page', 'none', ({ longTyping }) => long(longTyping)),
  row(`${pasted} pasted lines looked up, those in sight drawn, by the clock`, '500 ms', ({ pasteMs }) => ms(pasteMs)),
  row('The same, with all 100 of the page drawn', '', ({ pasteDrawnMs }) => ms(pasteDrawnMs)),
  row(`${pasted} pasted lines, worker`, '', ({ pasteWorkerMs }) => ms(pasteWorkerMs * slowdown)),
  row('Tasks over 50 ms while pasting', 'none', ({ longPasting }) => long(longPasting)),
].join('\n')}
`;
};
