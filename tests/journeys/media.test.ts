import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { desk, open, phone, visit } from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: Shop;
let product: Product;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  product = await findProduct(shop.url, plain);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

interface Shift {
  readonly value: number;
  readonly moved: string[];
}

/** What moved since the page began without anybody touching it, as the browser recorded it. */
const shiftsOf = (page: Page): Promise<Shift[]> =>
  page.evaluate(
    () =>
      new Promise<Shift[]>((resolve) => {
        type Entry = PerformanceEntry & { value: number; hadRecentInput: boolean; sources: { node: Node | null }[] };
        new PerformanceObserver((list) => {
          // The type of these entries is no part of the DOM's own library.
          const entries = list.getEntries() as Entry[];
          resolve(
            entries
              .filter(({ hadRecentInput }) => !hadRecentInput)
              .map(({ value, sources }) => ({
                value,
                moved: sources.map(({ node }) =>
                  node instanceof Element ? node.outerHTML.slice(0, 80) : (node?.textContent ?? 'gone'),
                ),
              })),
          );
        }).observe({ type: 'layout-shift', buffered: true });
        // Without a single shift the observer is never called.
        setTimeout(() => resolve([]), 500);
      }),
  );

const screens = [
  ['home', () => '/'],
  ['a category', () => `/store/${product.categories[0]?.slug ?? ''}`],
  ['a product', () => `/store/product/${product.slug}`],
] as const;

describe.each([
  ['a wide screen', desk],
  ['a phone', phone],
])('on %s', (_, viewport) => {
  test.each(screens)('nothing moves while %s loads and is scrolled through [PWA-01]', async (_name, pathOf) => {
    const { page, close } = await visit(browser, shop.url, { viewport });
    await open(page, pathOf());
    await page.waitForLoadState('networkidle');
    for (let step = 1; step <= 4; step += 1) {
      await page.evaluate(
        (share) => scrollTo({ top: document.body.scrollHeight * share, behavior: 'instant' }),
        step / 4,
      );
      await page.waitForLoadState('networkidle');
    }
    const shifts = await shiftsOf(page);
    const sum = shifts.reduce((all, { value }) => all + value, 0);
    expect(sum, JSON.stringify(shifts, null, 1)).toBeLessThan(0.02);
    await close();
  });
});

test('every picture says how large it is, and its file is there [SH-09]', async () => {
  const { page, close } = await visit(browser, shop.url);
  for (const [, pathOf] of screens) {
    await open(page, pathOf());
    const pictures = await page
      .getByRole('main')
      .locator('img')
      .evaluateAll((all) =>
        all.map((picture) => ({
          src: picture.getAttribute('src') ?? '',
          isSized: picture.hasAttribute('width') && picture.hasAttribute('height'),
          hasAlt: picture.hasAttribute('alt'),
        })),
      );
    expect(pictures.length).toBeGreaterThan(0);
    expect(pictures.filter(({ isSized, hasAlt }) => !isSized || !hasAlt)).toEqual([]);
    for (const src of new Set(pictures.slice(0, 12).map((picture) => picture.src))) {
      const answer = await fetch(new URL(src, shop.url));
      expect(answer.status, src).toBe(200);
      expect(answer.headers.get('content-type'), src).toMatch(/^image\//);
    }
  }
  await close();
});
