import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { machine, tasksAtATime } from './report-file.ts';
import type { Figures, Judged } from './lighthouse-run.ts';

/** A page that Lighthouse judged, with its name in the table. */
export interface JudgedPage extends Judged {
  readonly name: string;
  /** How long its tasks keep a press waiting, in processor time. */
  readonly cpuBlockingMs: number;
}

/** How many milliseconds something took on the slow phone. */
export interface Throttled {
  readonly name: string;
  readonly ms: number;
}

const ms = (value: number) => `${value.toFixed(0)} ms`;
const kB = (value: number) => `${(value / 1000).toFixed(1)} kB`;
const score = (value: number) => value.toFixed(0);

const rows: readonly [string, keyof Figures, (value: number) => string][] = [
  ['Performance', 'performance', score],
  ['Accessibility', 'accessibility', score],
  ['Best practices', 'bestPractices', score],
  ['SEO', 'seo', score],
  ['First contentful paint', 'firstPaintMs', ms],
  ['Largest contentful paint', 'largestPaintMs', ms],
  ['Total blocking time', 'blockingMs', ms],
  ['Cumulative layout shift', 'layoutShift', (value) => value.toFixed(3)],
  ['All bytes', 'bytes', kB],
  ['Script bytes', 'scriptBytes', kB],
];

/** `docs/bench/pages.md`. */
export function report({
  judged,
  throttled,
  times,
  browserVersion,
}: {
  readonly judged: readonly JudgedPage[];
  readonly throttled: readonly Throttled[];
  readonly times: number;
  readonly browserVersion: string;
}): string {
  const complaints = judged.flatMap(({ name, complaints: all }) => all.map((it) => `- ${name}: ${it}`));
  return `# Page figures

Made by \`npm run bench -- pages\` on ${machine()},
Chromium ${browserVersion}, Lighthouse ${versionOf('lighthouse')}. The built shop with its demo data, over plain HTTP on loopback; ${times === 1 ? 'one run' : `the median of ${times} runs`}.
The browser and the store shared the processors; the 15-minute load average was ${tasksAtATime()}. Results vary with the machine
and with what else it is running: compare them with the static page, a handwritten product page with embedded styles, one picture and no script, measured in the same run.

## Lighthouse, mobile defaults

| | ${judged.map(({ name }) => name).join(' | ')} |
|---|${judged.map(() => '--:').join('|')}|
${rows.map(([title, figure, shown]) => `| ${title} | ${judged.map(({ figures }) => shown(figures[figure])).join(' | ')} |`).join('\n')}
| Blocking by processor time | ${judged.map(({ cpuBlockingMs }) => ms(cpuBlockingMs)).join(' | ')} |

Blocking by processor time is what Lighthouse's total blocking time would be on an otherwise idle machine: for each task after the first
paint, four times its processor time minus 50 ms. It is the median of five visits on the slow network; on a busy machine, use it instead of Lighthouse's figure.

${complaints.length === 0 ? 'No audit of accessibility, best practices or SEO reported a problem.' : `Problems that audits reported:\n\n${complaints.join('\n')}`}

## Slow phone: a quarter of the processor, 1.6 Mbps, 150 ms a request

Cold is a browser that has never opened the shop. Warm is a repeat visit to the same page: the worker serves the shop, the HTTP
cache serves the static page. Presses are made on an idle page, 1280 px wide, on which the pointer has moved before. A product's
heading appears with the data of its row in the list; its sizes appear with the store's response.

| | |
|---|--:|
${throttled.map((it) => `| ${it.name} | ${ms(it.ms)} |`).join('\n')}
`;
}

function versionOf(dependency: string): string {
  const file = createRequire(import.meta.url).resolve(`${dependency}/package.json`);
  // Every package.json has a version.
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}
