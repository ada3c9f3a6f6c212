import type { Browser, BrowserContextOptions, CDPSession, Page } from 'playwright';
import { consentState } from '#tests/support/browser/consent-state.ts';

/** A slow phone's network: 1.6 Mbps down, 750 kbps up, 150 ms per request; in bytes per second. */
export const slowNetwork = {
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
  offline: false,
};

/** A phone's screen. */
export const phone: BrowserContextOptions = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const desk: BrowserContextOptions = { viewport: { width: 1280, height: 900 } };

/** How long a page is left alone after its last request, so that nothing from its start is still running. */
const idleMs = 2_500;

/** How long a pointer rests on a link before it presses. */
const hoverMs = 1_500;

/** Milliseconds until the largest paint, throttled, of an address that is new to this browser. */
export const coldPaint = (browser: Browser, url: string): Promise<number> =>
  inContext(browser, { ...phone, serviceWorkers: 'block' }, async (page) => {
    await slowDown(page);
    return largestPaint(page, url);
  });

/** The same for a repeat visit after an undisturbed first one: from the HTTP cache, or through the page's worker if it has one. */
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

/** Elements of a product page: the heading, which appears first, and a size, which appears once the page is complete. */
const signs = { heading: 'main h1', whole: 'main [data-part]' } as const;

/**
 * Milliseconds from pressing a category's first product to the frame with its heading, or with the whole page. The pointer has moved
 * on the page before, but reaches the link only with the press unless `isHovered`.
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
      // The router keeps the previous screen in the document, but hidden.
      const before = [...document.querySelectorAll(sign)].find((one) => one.checkVisibility());
      const pressed = performance.now();
      if (it instanceof HTMLElement) it.click();
      let found = before;
      while (!location.pathname.startsWith('/store/product/') || found === undefined || found === before) {
        await new Promise(requestAnimationFrame);
        found = [...document.querySelectorAll(sign)].find((one) => one.checkVisibility());
      }
      return performance.now() - pressed;
    }, signs[until]);
  });

/** Milliseconds from pressing Add to the next frame in which the page has changed. */
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
  // The cookie banner would be the largest text on many pages.
  const context = await browser.newContext({ ...options, storageState: consentState('none') });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}

/**
 * Throttles the page's own requests, but not those that its worker makes by itself. The shop's worker serves what it holds and leaves the
 * rest to the page.
 */
async function slowDown(page: Page): Promise<void> {
  const session = await emulateSlowNetwork(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

/** Throttles only the network. */
export async function emulateSlowNetwork(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowNetwork);
  return session;
}

async function settled(page: Page, url: string): Promise<void> {
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.waitForTimeout(idleMs);
}

/** Opens an address, leaves it alone, and returns the time of its largest paint in milliseconds. */
export async function largestPaint(page: Page, url: string): Promise<number> {
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
