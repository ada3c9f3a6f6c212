/** `npm run bench -- index`: a device's part index in the built shop: loading it, and typing and pasting into quick order. */
import { mkdtempSync, rmSync } from 'node:fs';
import { get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CDPSession, chromium, type Page } from 'playwright';
import { chromiumFlags, ensureBrowser } from '#tests/support/browser/browser.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { open } from '#tests/support/browser/visit.ts';
import { noteQuestions, type Notes } from './page.ts';
import { type IndexFigures, indexReport } from './report.ts';
import { typedIntoThePad } from './typed.ts';
import { median } from '#tests/bench/median.ts';
import { writeReport } from '#tests/bench/report-file.ts';
import { threadTimeMs } from './thread-time.ts';

const scales = [1, 37.6];
const slowdown = 4;
const pasted = 500;

const workerMs = (): number => threadTimeMs(process.pid, 'DedicatedWorker');

const notesOf = (page: Page): Promise<Notes> =>
  page.evaluate(() => globalThis.indexNotes ?? { asked: [], longTasks: [] });

/** Waits until the worker's thread is idle; returns the processor time that it has used. */
const settledWorkerMs = async (page: Page): Promise<number> => {
  let before = -1;
  for (let now = workerMs(); now !== before; now = workerMs()) {
    before = now;
    await page.waitForTimeout(100);
  }
  return before;
};

/** The size of the whole index on the wire in bytes, and the part numbers in it. */
const readExport = async (origin: string): Promise<{ bytes: number; skus: string[] }> => {
  const headers = { 'API-Key': 'tradecounter-web', StoreKey: 'tradecounter', CurrencyCode: 'GBP', CountryCode: 'GB' };
  let bytes = 0;
  const skus: string[] = [];
  for (let after: string | null = ''; after !== null;) {
    const address = `${origin}/api/product-variants/export?PageSize=1000${after === '' ? '' : `&After=${encodeURIComponent(after)}`}`;
    bytes += await new Promise<number>((resolve, reject) => {
      get(address, { headers: { ...headers, 'Accept-Encoding': 'gzip, deflate, br' } }, (answer) => {
        let size = 0;
        answer.on('data', (chunk: Buffer) => (size += chunk.length));
        answer.on('end', () => resolve(size));
      }).on('error', reject);
    });
    // The store wrote it, and the shop's own code validates it.
    const { data } = (await (await fetch(address, { headers })).json()) as {
      data: { next: string | null; parts: { sku: string }[] };
    };
    skus.push(...data.parts.map(({ sku }) => sku));
    after = data.next;
  }
  return { bytes, skus };
};

/** Whether the browser can throttle a worker's processor as it throttles a page's. */
const canSlowWorker = async (session: CDPSession): Promise<boolean> => {
  const attached = new Promise<string>((resolve) =>
    session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
      if (targetInfo.type === 'worker') resolve(sessionId);
    }),
  );
  const answered = new Promise<boolean>((resolve) =>
    session.on('Target.receivedMessageFromTarget', ({ message }) => {
      if (message.includes('"id":4711')) resolve(!message.includes('"error"'));
    }),
  );
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false });
  const message = JSON.stringify({
    id: 4711,
    method: 'Emulation.setCPUThrottlingRate',
    params: { rate: slowdown },
  });
  await session.send('Target.sendMessageToTarget', { sessionId: await attached, message });
  const can = await answered;
  await session.send('Target.setAutoAttach', { autoAttach: false, waitForDebuggerOnStart: false, flatten: false });
  return can;
};

/** The time between two keys: twice a quick typist's. */
const keyMs = 300;

const type = async (page: Page): Promise<{ workerMs: number[]; paintedMs: number[] }> => {
  const perKey: number[] = [];
  const paintedMs: number[] = [];
  const box = page.getByRole('combobox', { name: 'Part number, row 1', exact: true });
  for (const text of typedIntoThePad) {
    await box.fill('');
    await box.focus();
    for (const letter of text) {
      const asked = (await notesOf(page)).asked.length;
      const written = (await box.inputValue()).trim();
      const before = await settledWorkerMs(page);
      await page.keyboard.type(letter);
      // Any call to the page in the meantime would be measured too.
      await page.waitForTimeout(keyMs);
      const typed = (await box.inputValue()).trim();
      // A space, or a single letter, sends no request.
      if (typed.length < 2 || typed === written) continue;
      await page.waitForFunction((count) => {
        const all = globalThis.indexNotes?.asked ?? [];
        return all.length > count && all.every(({ type, answeredAt }) => type !== 'find' || answeredAt !== null);
      }, asked);
      perKey.push((await settledWorkerMs(page)) - before);
      const last = (await notesOf(page)).asked.at(-1);
      if (last !== undefined && last.keyAt !== null && last.paintedAt !== null)
        paintedMs.push(last.paintedAt - last.keyAt);
    }
  }
  return { workerMs: perKey, paintedMs };
};

/** The rows of the pad that a desktop viewport shows, and the rows on a page of it. */
const rowsInSight = 12;
const rowsOnAPage = 100;

/** Pastes lines; returns how long it took until all were looked up and the visible rows drawn, and until the whole page was. */
const paste = async (page: Page, skus: readonly string[]): Promise<{ inSightMs: number; drawnMs: number }> => {
  await page.context().setOffline(true);
  await page.getByText(/^(Offline|Connection problem)\.$/).waitFor();
  const text = skus.map((sku) => `${sku}\t100`).join('\n');
  return page.evaluate(
    async ({ lines, few, all }) => {
      const data = new DataTransfer();
      data.setData('text/plain', lines);
      const begun = performance.now();
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
      );
      const frame = () => new Promise((go) => requestAnimationFrame(go));
      // The pad was empty before, and every line is found.
      const isDrawn = (rows: number) =>
        document.querySelectorAll('.pad-line[data-state]').length >= rows &&
        document.querySelector('progress') === null;
      do await frame();
      while (!isDrawn(few));
      const inSightMs = performance.now() - begun;
      while (!isDrawn(all)) await frame();
      return { inSightMs, drawnMs: performance.now() - begun };
    },
    { lines: text, few: rowsInSight, all: rowsOnAPage },
  );
};

const measure = async (shop: Shop, times: number): Promise<IndexFigures> => {
  const { bytes, skus } = await readExport(shop.url);
  const folder = mkdtempSync(join(tmpdir(), 'tradecounter-bench-'));
  const executablePath = await ensureBrowser();
  const context = await chromium.launchPersistentContext(folder, { executablePath, args: chromiumFlags });
  try {
    const page = await context.newPage();
    // The runner of the bench inserts calls of this to name functions.
    await page.addInitScript('globalThis.__name = (named) => named');
    await page.addInitScript(noteQuestions);
    await open(page, `${shop.url}/quick-order`);
    const beforeFetch = await settledWorkerMs(page);
    const begun = Date.now();
    await page.getByRole('button', { name: 'Save for offline' }).click();
    await page.getByText(/^All [\d,]+ parts are on this device\.$/).waitFor({ timeout: 600_000 });
    const fetchMs = Date.now() - begun;
    const buildMs = (await settledWorkerMs(page)) - beforeFetch;
    const diskBytes = await page.evaluate(async () => {
      const usage: unknown = Reflect.get(await navigator.storage.estimate(), 'usageDetails');
      return typeof usage === 'object' && usage !== null ? Number(Reflect.get(usage, 'indexedDB')) : Number.NaN;
    });
    const session = await context.newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    const loads: { ms: number; warmMs: number }[] = [];
    for (let time = 0; time < times; time += 1) {
      await page.goto('about:blank');
      await open(page, `${shop.url}/quick-order`);
      await page.getByText(/^All [\d,]+ parts are on this device\.$/).waitFor({ timeout: 120_000 });
      const loaded = (await notesOf(page)).asked.find(({ type: what }) => what === 'open');
      loads.push({
        ms: (loaded?.answeredAt ?? Number.NaN) - (loaded?.askedAt ?? 0),
        warmMs: await settledWorkerMs(page),
      });
    }
    const isWorkerSlowed = await canSlowWorker(session);
    const typed = await type(page);
    const { longTasks: tasksTyped } = await notesOf(page);
    await page.getByRole('combobox', { name: 'Part number, row 1', exact: true }).fill('');
    await page.keyboard.press('Escape');
    const pasteBefore = await settledWorkerMs(page);
    const { inSightMs, drawnMs } = await paste(page, skus.slice(0, pasted));
    const pasteWorkerMs = (await settledWorkerMs(page)) - pasteBefore;
    const { longTasks } = await notesOf(page);
    return {
      parts: skus.length,
      wireBytes: bytes,
      diskBytes,
      fetchMs,
      buildMs,
      loadMs: median(loads.map(({ ms }) => ms)),
      warmMs: median(loads.map(({ warmMs }) => warmMs)),
      isWorkerSlowed,
      keyWorkerMs: typed.workerMs,
      keyPaintedMs: typed.paintedMs,
      longTyping: tasksTyped,
      pasteMs: inSightMs,
      pasteDrawnMs: drawnMs,
      pasteWorkerMs,
      longPasting: longTasks.slice(tasksTyped.length),
    };
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
};

/** Measures both sizes, prints the figures and writes `docs/bench/index.md`. */
export async function benchIndex(times: number): Promise<void> {
  const all: IndexFigures[] = [];
  for (const scale of scales) {
    const dataDir = mkdtempSync(join(tmpdir(), 'tradecounter-bench-'));
    try {
      const shop = await startShop({ dataDir, env: { SEED_SCALE: String(scale) }, openTimeoutMs: 15 * 60_000 });
      try {
        all.push(await measure(shop, times));
        console.log(all.at(-1));
      } finally {
        await shop.stop();
      }
    } finally {
      rmSync(dataDir, { recursive: true, force: true });
    }
  }
  await writeReport('index', indexReport(all, slowdown, pasted));
}
