import { launch } from 'chrome-launcher';
import lighthouse, { type Result } from 'lighthouse';
import { ensureBrowser } from '#tests/support/browser/browser.ts';
import { mediansOf } from './median.ts';

/** Lighthouse's figures for a page: scores out of 100, milliseconds, a layout shift without a unit, bytes as sent. */
export interface Figures {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockingMs: number;
  readonly layoutShift: number;
  readonly bytes: number;
  readonly scriptBytes: number;
}

/** The median of each figure over the runs, and the audits that failed in the first of them. */
export interface Judged {
  readonly figures: Figures;
  readonly complaints: readonly string[];
}

const flags = ['--headless=new', '--no-sandbox', '--disable-quic', '--disable-background-networking'];

/** Categories whose audits pass or fail; the figures cover performance. */
const strict = ['accessibility', 'best-practices', 'seo'];

/** Runs Lighthouse's mobile defaults on an address, each time in a fresh browser. */
export async function judge(url: string, times: number): Promise<Judged> {
  const results: Result[] = [];
  for (let time = 0; time < times; time += 1) results.push(await once(url));
  return { figures: mediansOf(results.map(figuresOf)), complaints: results.slice(0, 1).flatMap(complaintsOf) };
}

/** How often a recording is made at most until one can be read. */
const maxRecordings = 3;

/** A busy browser sometimes leaves the start of the navigation out of its recording: nothing was measured then, so it is recorded again. */
async function once(url: string): Promise<Result> {
  for (let recordings = 1; ; recordings += 1) {
    const result = await record(url);
    if (result.runtimeError === undefined) return result;
    const { code, message } = result.runtimeError;
    if (code !== 'NO_NAVSTART' || recordings === maxRecordings)
      throw new Error(`Lighthouse failed on ${url}: ${message}`);
    console.log(`  ${url}: recorded again (${code})`);
  }
}

async function record(url: string): Promise<Result> {
  const chrome = await launch({ chromePath: await ensureBrowser(), chromeFlags: flags, logLevel: 'error' });
  try {
    const run = await lighthouse(url, {
      port: chrome.port,
      logLevel: 'error',
      onlyCategories: ['performance', ...strict],
    });
    if (run === undefined) throw new Error(`Lighthouse had nothing to say of ${url}.`);
    return run.lhr;
  } finally {
    chrome.kill();
  }
}

function figuresOf({ categories, audits }: Result): Figures {
  const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    firstPaintMs: value('first-contentful-paint'),
    largestPaintMs: value('largest-contentful-paint'),
    blockingMs: value('total-blocking-time'),
    layoutShift: value('cumulative-layout-shift'),
    bytes: value('total-byte-weight'),
    scriptBytes: scriptBytesOf(audits['resource-summary']),
  };
}

function scriptBytesOf(summary: Result['audits'][string] | undefined): number {
  if (summary?.details?.type !== 'table') return Number.NaN;
  const size = summary.details.items.find((item) => item['resourceType'] === 'script')?.['transferSize'];
  return typeof size === 'number' ? size : Number.NaN;
}

function complaintsOf({ categories, audits }: Result): string[] {
  const asked = strict.flatMap((id) => categories[id]?.auditRefs ?? []).filter(({ weight }) => weight > 0);
  return asked.flatMap(({ id }) => {
    const audit = audits[id];
    if (audit === undefined || audit.score === null || audit.score === 1) return [];
    return [`${id}: ${[audit.title, audit.explanation].filter((it) => it !== undefined).join(' ')}`];
  });
}
