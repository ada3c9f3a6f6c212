import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { consentState } from '#tests/support/browser/consent-state.ts';

/** A slow phone on a slow network: a quarter of the processor, 1.6 Mbps, 150 ms a request. */
const slow = { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8, offline: false };

/** The screen of a phone. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** How long a page is left alone after its last request, so that nothing of its start is still under way. */
const idleMs = 2_500;

/** How long a pointer rests on a link before it presses. */
const hoverMs = 1_500;

/** Milliseconds until the largest paint, slowed down, of an address that this browser has never seen. */
export const coldPaint = (browser: Browser, url: string): Promise<number> =>
  inContext(browser, { ...phone, serviceWorkers: 'block' }, async (page) => {
    await slowDown(page);
    return largestPaint(page, url);
  });

/** The same when it was here before, undisturbed: from the HTTP cache, or through the page's worker where it has one. */
export const warmPaint = (browser: Browser, url: string): Promise<number> =>
  inContext(browser, phone, async (first) => {
    await settled(first, url);
    await first.evaluate(() =>
      Promise.race([navigator.serviceWorker.ready, new Promise((go) => setTimeout(go, 5_000))]),
    );
    const page = await first.context().newPage();
    await first.close();
    await slowDown(page);
    return largestPaint(page, url);
  });

/** What is on the screen of a product: at once its heading, and its sizes once all of it is there. */
const signs = { heading: 'main h1', whole: 'main [data-part]' } as const;

/**
 * Milliseconds from the press of a category's first product to the frame that has the product's heading, or all of it. The pointer
 * has moved on the page before, and comes to the link with the press; `isHovered`: it rests on it before.
 */
export const pressToProduct = (
  browser: Browser,
  category: string,
  { until, isHovered }: { readonly until: keyof typeof signs; readonly isHovered: boolean },
): Promise<number> =>
  inContext(browser, { ...desk, serviceWorkers: 'block' }, async (page) => {
    await settled(page, category);
    const link = page.locator('main a[href^="/store/product/"]').first();
    await link.scrollIntoViewIfNeeded();
    await page.locator('main h1').hover();
    await page.waitForTimeout(idleMs);
    await slowDown(page);
    if (isHovered) {
      await link.hover();
      await page.waitForTimeout(hoverMs);
    }
    return link.evaluate(async (it, sign) => {
      // What the router keeps of the screen before is in the document still, and not shown.
      const shown = () => [...document.querySelectorAll(sign)].find((one) => one.checkVisibility()) ?? null;
      const before = shown();
      const pressed = performance.now();
      if (it instanceof HTMLElement) it.click();
      let found = before;
      while (!location.pathname.startsWith('/store/product/') || found === null || found === before) {
        await new Promise(requestAnimationFrame);
        found = shown();
      }
      return performance.now() - pressed;
    }, signs[until]);
  });

/** Milliseconds from the press of Add to the next frame in which the page is another than before. */
export const pressToChange = (browser: Browser, product: string): Promise<number> =>
  inContext(browser, { ...desk, serviceWorkers: 'block' }, async (page) => {
    await settled(page, product);
    const quantity = page.getByRole('textbox', { name: /^Quantity, / }).first();
    await quantity.fill('5');
    await quantity.press('Tab');
    const add = page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ });
    await slowDown(page);
    return add.evaluate(async (button) => {
      const changed = new Promise((resolve) =>
        new MutationObserver(resolve).observe(document.body, {
          subtree: true,
          childList: true,
          attributes: true,
          characterData: true,
        }),
      );
      const pressed = performance.now();
      if (button instanceof HTMLElement) button.click();
      await changed;
      await new Promise(requestAnimationFrame);
      return performance.now() - pressed;
    });
  });

async function inContext(
  browser: Browser,
  options: BrowserContextOptions,
  measure: (page: Page) => Promise<number>,
): Promise<number> {
  // The question about cookies would be the largest text of many a page.
  const context = await browser.newContext({ ...options, storageState: consentState('none') });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * What the page asks for waits; what its worker asks for by itself does not. The shop's worker hands out what it holds
 * and leaves the rest to the page.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await emulateSlowNetwork(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** The slow network alone. */
export async function emulateSlowNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slow);
  return session;
}

async function settled(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
}

async function largestPaint(page: Page, url: string): Promise<number> {
  await settled(page, url);
  return page.evaluate(
    () =>
      new Promise<number>((resolve) =>
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        }),
      ),
  );
}
