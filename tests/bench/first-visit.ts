/** `npm run bench`, first visit: what is on the device after a moment, and whether the opened product opens from it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { seedTemplate } from '#tests/support/browser/shop.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { median } from './median.ts';
import { machine, tasksAtATime, writeReport } from './report-file.ts';

/** How long the visits last, counted from the start of the navigation. */
const visitsMs = [500, 1_000, 1_500, 3_000, 10_000];

/** Longer than the slowest start without a store. */
const openTimeoutMs = 15_000;

interface Figure {
  readonly visitMs: number;
  readonly shellFiles: number;
  readonly reads: number;
  readonly pictures: number;
  readonly opens: boolean;
}

/** Measures each length of visit `times` times, prints the figures and writes `docs/bench/first-visit.md`. */
export async function benchFirstVisit(times: number): Promise<void> {
  await seedTemplate();
  const executablePath = await ensureBrowser();
  const store = await startFaultyShop();
  const figures: Figure[] = [];
  try {
    const { slug, name } = await findProduct(store.url, ({ images }) => images.length > 0);
    const address = `${store.url}/store/product/${slug}`;
    const inBrowser = async <T>(folder: string, work: (context: BrowserContext) => Promise<T>): Promise<T> => {
      const context = await chromium.launchPersistentContext(folder, { executablePath, args: chromiumFlags });
      try {
        return await work(context);
      } finally {
        await context.close();
      }
    };
    for (const visitMs of Array.from({ length: times }, () => visitsMs).flat()) {
      const folder = mkdtempSync(join(tmpdir(), 'tradecounter-bench-'));
      try {
        await inBrowser(folder, async (context) => {
          const page = await context.newPage();
          const left = page.waitForTimeout(visitMs);
          void page.goto(address).catch(() => undefined);
          await left;
        });
        const found = await inBrowser(folder, (context) => cachedBy(context, store.url));
        await store.goOffline();
        const opens = await inBrowser(folder, (context) => opensWithoutStore(context, address, name));
        const figure = { visitMs, ...found, opens };
        console.log(figure);
        figures.push(figure);
      } finally {
        await store.goOnline();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    await writeReport('first-visit', report(figures));
  } finally {
    await store.stop();
  }
}

/** Counts what the caches hold, from a file of the origin that runs no script and that the worker doesn't serve. */
async function cachedBy(context: BrowserContext, url: string): Promise<Omit<Figure, 'visitMs' | 'opens'>> {
  const page = await context.newPage();
  await page.goto(`${url}/icons/favicon.svg`);
  const counts = await page.evaluate(async () =>
    Promise.all(
      (await caches.keys()).map(async (name) => ({ name, count: (await (await caches.open(name)).keys()).length })),
    ),
  );
  const countOf = (part: string): number =>
    counts.filter(({ name }) => name.startsWith(`tradecounter-${part}`)).reduce((sum, { count }) => sum + count, 0);
  return { shellFiles: countOf('shell'), reads: countOf('catalogue'), pictures: countOf('images') };
}

async function opensWithoutStore(context: BrowserContext, address: string, name: string): Promise<boolean> {
  const page = await context.newPage();
  try {
    await page.goto(address);
    await page.getByRole('heading', { level: 1, name }).waitFor({ timeout: openTimeoutMs });
    return true;
  } catch {
    return false;
  }
}

/** The median, with each run's value in brackets. */
const spread = (values: readonly number[]): string => `${median(values)} (${values.join(', ')})`;

const report = (figures: readonly Figure[]): string => `# What a first visit leaves on the device

Made by \`npm run bench -- first-visit\` on ${machine()}. The built shop with its demo data, over plain HTTP on loopback. A new browser opens a
product and is closed after the time in the first column, counted from the start of the navigation. Then the store's port is closed,
and the browser starts again and opens the product. Medians, with each run in brackets. The 15-minute load average was ${tasksAtATime()}.

| closed after | files of the shell | answers | pictures | the product opens without the store |
|---|--:|--:|--:|---|
${visitsMs
  .map((visitMs) => {
    const runs = figures.filter((figure) => figure.visitMs === visitMs);
    const opened = runs.filter(({ opens }) => opens).length;
    return `| ${visitMs / 1000} s | ${spread(runs.map((it) => it.shellFiles))} | ${spread(runs.map((it) => it.reads))} | ${spread(runs.map((it) => it.pictures))} | ${opened} of ${runs.length} |`;
  })
  .join('\n')}
`;
