/** `npm run bench`, the browser's part: Lighthouse and a slow phone over the built shop, beside a page written by hand. */
import type { Browser } from 'playwright';
import type { CategoryNode } from '#contract/category.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { seedTemplate, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { judge } from './lighthouse-run.ts';
import { median } from './median.ts';
import { type JudgedPage, report, type Throttled } from './pages-report.ts';
import { coldPaint, pressToChange, pressToHeading, warmPaint } from './pages-throttled.ts';
import { writeReport } from './report-file.ts';
import { startStaticPage } from './static-page.ts';

/** Measures the built shop `times` times over, prints what came of it and writes `docs/bench/pages.md`. */
export async function benchPages(times: number): Promise<void> {
  await seedTemplate();
  const [shop, yardstick] = await Promise.all([startShop(), startStaticPage()]);
  try {
    const category = `${shop.url}/store/${await largestCategory(shop.url)}`;
    const product = `${shop.url}/store/product/${(await findProduct(shop.url, plain)).slug}`;
    for (const url of [shop.url, category, product]) await warmUp(url);
    const judged: JudgedPage[] = [];
    for (const [name, url] of [
      ['Home', `${shop.url}/`],
      ['Category', category],
      ['Product', product],
      ['Static page', yardstick.url],
    ] as const) {
      console.log(`Lighthouse: ${name}`);
      judged.push({ name, ...(await judge(url, times)) });
    }
    const browser = await launchBrowser();
    try {
      const throttled = await throttledFigures(browser, { category, product, yardstick: yardstick.url }, times);
      await writeReport('pages', report({ judged, throttled, times, browserVersion: browser.version() }));
    } finally {
      await browser.close();
    }
  } finally {
    await Promise.all([shop.stop(), yardstick.stop()]);
  }
}

/** A shop has been open for a while when a visitor comes: its server has rendered such pages before. */
async function warmUp(url: string): Promise<void> {
  for (let time = 0; time < 10; time += 1) await (await fetch(`${url}?visit=${time}`)).text();
}

async function throttledFigures(
  browser: Browser,
  { category, product, yardstick }: { category: string; product: string; yardstick: string },
  times: number,
): Promise<Throttled[]> {
  const middle = async (name: string, once: () => Promise<number>): Promise<Throttled> => {
    console.log(`Throttled: ${name}`);
    const measured: number[] = [];
    for (let time = 0; time < times; time += 1) measured.push(await once());
    return { name, ms: median(measured) };
  };
  return [
    await middle('Category, cold: largest paint', () => coldPaint(browser, category)),
    await middle('Product, cold: largest paint', () => coldPaint(browser, product)),
    await middle('Static page, cold: largest paint', () => coldPaint(browser, yardstick)),
    await middle('Category, warm: largest paint', () => warmPaint(browser, category)),
    await middle('Product, warm: largest paint', () => warmPaint(browser, product)),
    await middle('Static page, warm: largest paint', () => warmPaint(browser, yardstick)),
    await middle('Category to product, cold: press to heading', () => pressToHeading(browser, category, false)),
    await middle('Category to product, after hover: press to heading', () => pressToHeading(browser, category, true)),
    await middle('Add to cart: press to first visible change', () => pressToChange(browser, product)),
  ];
}

/** The slug of the category with the most products among those that have no categories of their own. */
async function largestCategory(url: string): Promise<string> {
  const leavesOf = (nodes: readonly CategoryNode[]): CategoryNode[] =>
    nodes.flatMap((node) => (node.nodes.length === 0 ? [node] : leavesOf(node.nodes)));
  const { nodes } = await storeClient(url).getCategoryTree({});
  const [largest] = leavesOf(nodes).toSorted((a, b) => b.productCount - a.productCount);
  if (largest === undefined) throw new Error('The demo catalogue has no categories.');
  return largest.slug;
}
