/** `npm run bench`, pages: Lighthouse and a slow phone on the built shop, compared with a handwritten page. */
import type { Browser } from 'playwright';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { seedTemplate, startShop } from '#tests/support/browser/shop.ts';
import { cpuBlocking } from './cpu-blocking.ts';
import { type GuestPage, guestPages } from './guest-pages.ts';
import { judge } from './lighthouse-run.ts';
import { median } from './median.ts';
import { type JudgedPage, report, type Throttled } from './pages-report.ts';
import { coldPaint, pressToChange, pressToProduct, warmPaint } from './pages-throttled.ts';
import { writeReport } from './report-file.ts';
import { startStaticPage } from './static-page.ts';

/** How often a page's blocking is measured, however often the rest is: a run takes a few seconds. */
const blockingTimes = 5;

/** Measures the built shop `times` times, prints the figures and writes `docs/bench/pages.md`. */
export async function benchPages(times: number): Promise<void> {
  await seedTemplate();
  const [shop, yardstick] = await Promise.all([startShop(), startStaticPage()]);
  try {
    const shown = (await guestPages(shop.url)).map(({ name, path }) => ({ name, url: shop.url + path }));
    const urlOf = (wanted: GuestPage['name']): string => shown.find(({ name }) => name === wanted)?.url ?? shop.url;
    const [category, product] = [urlOf('Category'), urlOf('Product')];
    for (const { url } of shown) await warmUp(url);
    const browser = await launchBrowser();
    try {
      const judged: JudgedPage[] = [];
      for (const { name, url } of [...shown, { name: 'Static page', url: yardstick.url }]) {
        console.log(`Blocking and Lighthouse: ${name}`);
        const cpuBlockingMs = median(await measured(blockingTimes, () => cpuBlocking(browser, url)));
        judged.push({ name, cpuBlockingMs, ...(await judge(url, times)) });
      }
      const throttled = await throttledFigures(browser, { category, product, yardstick: yardstick.url }, times);
      await writeReport('pages', report({ judged, throttled, times, browserVersion: browser.version() }));
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all([shop.stop(), yardstick.stop()]);
  }
}

/** Prints how long each page's tasks keep a press waiting, and nothing else. */
export async function benchBlocking(): Promise<void> {
  await seedTemplate();
  const [shop, browser] = await Promise.all([startShop(), launchBrowser()]);
  try {
    for (const { name, path } of await guestPages(shop.url)) {
      await warmUp(shop.url + path);
      const times = await measured(blockingTimes, () => cpuBlocking(browser, shop.url + path));
      console.log(`${name}: ${median(times).toFixed(0)} ms (${times.map((time) => time.toFixed(0)).join(', ')})`);
    }
  } finally {
    await Promise.all([browser.close(), shop.stop()]);
  }
}

/** Warms up the server: a shop has usually rendered such pages before a visitor comes. */
async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 10; time += 1) await (await fetch(`${url}?visit=${time}`)).text();
}

async function measured(times: number, once: () => Promise<number>): Promise<readonly number[]> {
  const values: number[] = [];
  for (let time = 0; time < times; time += 1) values.push(await once());
  return values;
}

async function throttledFigures(
  browser: Browser,
  { category, product, yardstick }: { category: string; product: string; yardstick: string },
  times: number,
): Promise<Throttled[]> {
  const middle = async (name: string, once: () => Promise<number>): Promise<Throttled> => {
    console.log(`Throttled: ${name}`);
    return { name, ms: median(await measured(times, once)) };
  };
  return [
    await middle('Category, cold: largest paint', () => coldPaint(browser, category)),
    await middle('Product, cold: largest paint', () => coldPaint(browser, product)),
    await middle('Static page, cold: largest paint', () => coldPaint(browser, yardstick)),
    await middle('Category, warm: largest paint', () => warmPaint(browser, category)),
    await middle('Product, warm: largest paint', () => warmPaint(browser, product)),
    await middle('Static page, warm: largest paint', () => warmPaint(browser, yardstick)),
    await middle('Category to product, cold: press to heading', () =>
      pressToProduct(browser, category, { until: 'heading', isHovered: false }),
    ),
    await middle('Category to product, cold: press to sizes', () =>
      pressToProduct(browser, category, { until: 'whole', isHovered: false }),
    ),
    await middle('Category to product, after hover: press to heading', () =>
      pressToProduct(browser, category, { until: 'heading', isHovered: true }),
    ),
    await middle('Category to product, after hover: press to sizes', () =>
      pressToProduct(browser, category, { until: 'whole', isHovered: true }),
    ),
    await middle('Add to cart: press to first visible change', () => pressToChange(browser, product)),
  ];
}
