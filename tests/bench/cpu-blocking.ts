import type { Browser } from 'playwright';
import { z } from 'zod';
import { emulateSlowNetwork, phone } from './pages-throttled.ts';

const Event = z.object({
  name: z.string(),
  ph: z.string(),
  ts: z.number(),
  pid: z.number(),
  tid: z.number(),
  tdur: z.optional(z.number()),
});
const Trace = z.object({ traceEvents: z.array(z.looseObject({})) });

const categories = ['-*', 'disabled-by-default-devtools.timeline', 'loading'];

/** How much slower than this machine the phone is. */
const slowdown = 4;

/** A task that takes longer than this keeps a press waiting. */
const noticeableMs = 50;

/** How long a page is left alone after its last request, so that nothing from its start is still running. */
const idleMs = 2_500;

/**
 * Milliseconds for which main-thread tasks keep a press waiting after the first paint, on a processor four times slower. Measured in
 * processor time, so that waiting for a core on a busy machine makes no difference.
 */
export const blockingOf = (trace: unknown): number => {
  const events = Trace.parse(trace).traceEvents.flatMap((event) => {
    const parsed = Event.safeParse(event);
    return parsed.success ? [parsed.data] : [];
  });
  const paint = events.find(({ name }) => name === 'firstContentfulPaint');
  if (paint === undefined) throw new Error('The trace shows no first paint.');
  return events
    .filter(({ name, ph, pid, tid, ts }) => {
      const isTask = name === 'RunTask' && ph === 'X';
      return isTask && pid === paint.pid && tid === paint.tid && ts > paint.ts;
    })
    .reduce((sum, { tdur = 0 }) => sum + Math.max(0, (tdur / 1000) * slowdown - noticeableMs), 0);
};

/** Measures the same for a first visit on a slow network. */
export const cpuBlocking = async (browser: Browser, url: string): Promise<number> => {
  const context = await browser.newContext({ ...phone, serviceWorkers: 'block' });
  try {
    const page = await context.newPage();
    await emulateSlowNetwork(page);
    await browser.startTracing(page, { categories });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(idleMs);
    return blockingOf(JSON.parse((await browser.stopTracing()).toString()));
  } finally {
    await context.close();
  }
};
