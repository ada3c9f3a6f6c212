/** `npm run bench`, offline: how soon a visited product appears without a store, compared with the time it takes with one. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { seedTemplate } from '#tests/support/browser/shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { controlWorkers } from '#tests/support/browser/worker-control.ts';
import { median } from './median.ts';
import { machine, tasksAtATime, writeReport } from './report-file.ts';

/** How long a visited page is left alone, so that it stores everything that it keeps. */
const idleMs = 3_000;

const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

interface Figure {
  readonly name: string;
  readonly ms: number;
}

/** Measures `times` times, prints the figures and writes `docs/bench/offline.md`. */
export async function benchOffline(times: number): Promise<void> {
  await seedTemplate();
  const executablePath = await ensureBrowser();
  const store = await startFaultyShop();
  try {
    const { slug, name } = await findProduct(store.url, plain);
    const address = `${store.url}/store/product/${slug}`;
    const measured = new Map<string, number[]>();
    const note = (what: string, ms: number): void => {
      console.log(`${what}: ${ms.toFixed(0)} ms`);
      measured.set(what, [...(measured.get(what) ?? []), ms]);
    };
    const inBrowser = async <T>(folder: string, work: (context: BrowserContext) => Promise<T>): Promise<T> => {
      const context = await chromium.launchPersistentContext(folder, { executablePath, args: chromiumFlags, ...phone });
      try {
        return await work(context);
      } finally {
        await context.close();
      }
    };
    for (let time = 0; time < times; time += 1) {
      const folder = mkdtempSync(join(tmpdir(), 'tradecounter-bench-'));
      try {
        await inBrowser(folder, async (context) => {
          note('Online, never here before', await untilHeading(await context.newPage(), address, name));
          await visited(context, address);
          note('Online, here before', await untilHeading(await context.newPage(), address, name));
          await store.goOffline();
          note('Offline, worker running', await untilHeading(await context.newPage(), address, name));
          note('Offline, worker asleep', await asleep(context, address, name));
        });
        note(
          'Offline, browser just started',
          await inBrowser(folder, async (context) => untilHeading(await context.newPage(), address, name)),
        );
      } finally {
        await store.goOnline();
        rmSync(folder, { recursive: true, force: true });
      }
    }
    await writeReport(
      'offline',
      report(
        [...measured].map(([what, all]) => ({ name: what, ms: median(all) })),
        times,
      ),
    );
  } finally {
    await store.stop();
  }
}

/** A visit after which the worker has the product: the first load only installed the worker. */
async function visited(context: BrowserContext, address: string): Promise<void> {
  const page = await context.newPage();
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload({ waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
  await page.close();
}

async function asleep(context: BrowserContext, address: string, name: string): Promise<number> {
  const page = await context.newPage();
  await page.goto(address);
  const workers = await controlWorkers(page);
  await workers.stopAll();
  await workers.close();
  await page.goto('about:blank');
  const ms = await untilHeading(await context.newPage(), address, name);
  await page.close();
  return ms;
}

/** Milliseconds from the start of the navigation to the first frame with the product's name as its heading. */
async function untilHeading(page: Page, address: string, name: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript({ content: markHeading(name) });
  await page.goto(address);
  const found = await page.waitForFunction(() => performance.getEntriesByName('heading')[0]?.startTime ?? null);
  const ms = Number(await found.jsonValue());
  await page.waitForTimeout(idleMs / 3);
  await page.close();
  return ms;
}

/** Marks the frame after the one that adds the heading: by then it is on the screen. */
const markHeading = (name: string): string => `
  requestAnimationFrame(function look() {
    const isThere = document.querySelector('h1')?.textContent.trim() === ${JSON.stringify(name)};
    requestAnimationFrame(isThere ? () => performance.mark('heading') : look);
  });`;

const report = (figures: readonly Figure[], times: number): string => `# A visited product with no signal

Made by \`npm run bench -- offline\` on ${machine()}. The built shop with its demo data, over plain HTTP on loopback; ${times === 1 ? 'one run' : `the median of ${times} runs`}.
Milliseconds from the start of the navigation to the first frame with the product's name as its heading, in a phone-sized window with the page's processor
slowed down to a quarter. The network is not throttled, so that times with and without it are comparable. Offline, nothing listens on the store's port.
The browser and the store shared the processors; the 15-minute load average was ${tasksAtATime()}.

| | |
|---|--:|
${figures.map(({ name, ms }) => `| ${name} | ${ms.toFixed(0)} ms |`).join('\n')}
`;
