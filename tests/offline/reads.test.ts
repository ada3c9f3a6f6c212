import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { deviceContents, retainedIn } from '#tests/support/browser/device-contents.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { axeFindings, open, type Visit, visit } from '#tests/support/browser/visit.ts';
import { controlWorkers } from '#tests/support/browser/worker-control.ts';

let browser: Browser;
let store: FaultyShop;
let product: Product;
let visitor: Visit;

beforeAll(async () => {
  [browser, store] = await Promise.all([launchBrowser(), startFaultyShop()]);
  product = await findProduct(store.url, plain);
});
afterAll(async () => {
  await browser.close();
  await store.stop();
});
beforeEach(async () => {
  visitor = await visit(browser, store.url, { serviceWorkers: 'allow' });
});
afterEach(async () => {
  await visitor.close();
  await store.goOnline();
  store.proxy.mend();
});

const path = () => `/store/product/${product.slug}`;
const sku = () => product.variants[0]?.sku ?? '';
const heading = (page: Page) => page.getByRole('heading', { level: 1, name: product.name });
const catalogue = 'tradecounter-catalogue-';

/** Waits until a worker looks after the page and has a copy of the product. */
const kept = async (page: Page, cache = `${catalogue}guest`): Promise<void> => {
  const isKept = async () =>
    retainedIn(await deviceContents(page), cache).some((url) => url.includes(`slug=${product.slug}`));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
  // The settings by which it is shown are put away a second later.
  await page.waitForFunction(() => localStorage.getItem('tradecounter-boot')?.includes('store-settings'));
};

const currency = (code: string) => ({ name: cookieNames.currency, value: code, url: store.url });

describe('what was read once', () => {
  test('is there again without the store after a single visit, with its age, and without a wait [PWA-02] [PWA-05]', async () => {
    const { page } = visitor;
    await open(page, path());
    await kept(page);
    await store.goOffline();
    await page.reload();
    await heading(page).waitFor();
    await page.getByText(sku(), { exact: true }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is there when the worker was asleep, from a store that drops every call as well as from none', async () => {
    const { page } = visitor;
    await open(page, path());
    await kept(page);
    const workers = await controlWorkers(page);
    await workers.stopAll();
    await workers.close();
    store.proxy.when({ method: 'GET', path: /./, times: 1000 }, { do: 'drop' });
    await page.reload();
    await heading(page).waitFor();
  });

  test('says how old it is: after a day no stock, after a week no price until it is asked for [PWA-05]', async () => {
    const { page } = visitor;
    await open(page, path());
    await kept(page);
    await store.goOffline();
    const price = page.getByRole('main').getByText(/£/).first();
    const shown = page
      .getByRole('table')
      .getByText(/in stock/i)
      .first();
    await page.reload();
    await price.waitFor();
    await shown.waitFor();

    await redate(page, 2 * 24 * 60);
    await page.reload();
    await page.getByRole('table').getByText('Check when online').first().waitFor();
    await price.waitFor();
    expect(await shown.count()).toBe(0);

    await redate(page, 8 * 24 * 60);
    await page.reload();
    const ask = page.getByRole('button', { name: 'Show last known price' });
    await ask.waitFor();
    expect(await page.getByRole('main').getByText(/£/).count()).toBe(0);
    expect(await axeFindings(page)).toEqual([]);
    await ask.click();
    await price.waitFor();
  });

  test('in another currency is not shown in this one, without the store either [CAT-15] [PWA-05]', async () => {
    const { page, context } = visitor;
    await context.addCookies([currency('EUR')]);
    await open(page, path());
    await kept(page);
    await page.getByRole('main').getByText(/€/).first().waitFor();
    await store.goOffline();

    await context.addCookies([currency('USD')]);
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    expect(await page.getByRole('main').getByText(/[€$£]/).count()).toBe(0);

    await context.addCookies([currency('EUR')]);
    await page.reload();
    await heading(page).waitFor();
    await page.getByRole('main').getByText(/€/).first().waitFor();
    expect(await page.getByRole('main').getByText(/[$£]/).count()).toBe(0);
  });

  test('from a store on another origin is there again too, with its picture [PWA-05]', async () => {
    const apart = await startFaultyShop({ apiElsewhere: true });
    const pictured = await findProduct(apart.apiProxy.url, ({ images }) => images.length > 0);
    const { page, close } = await visit(browser, apart.url, { serviceWorkers: 'allow' });
    try {
      await open(page, '/');
      await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
      await open(page, `/store/product/${pictured.slug}`);
      const name = page.getByRole('heading', { level: 1, name: pictured.name });
      const drawn = async () =>
        page
          .locator('.product-figure img')
          .evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0);
      await name.waitFor();
      await expect.poll(drawn).toBe(true);
      await page.waitForLoadState('networkidle');
      const calls = retainedIn(await deviceContents(page), catalogue);
      expect(calls.some((url) => url.startsWith(`${apart.apiProxy.url}/api/products/slug=${pictured.slug}`))).toBe(
        true,
      );
      await apart.goOffline();
      await page.reload();
      await name.waitFor();
      await expect.poll(drawn).toBe(true);
    } finally {
      await close();
      await apart.stop();
    }
  });

  test('stays within bounds, and only what may be kept is kept', async () => {
    const { page } = visitor;
    await open(page, path());
    await kept(page);
    await open(page, '/cart');
    await page.waitForLoadState('networkidle');
    const contents = await deviceContents(page);
    const calls = retainedIn(contents, catalogue).map((url) => new URL(url).pathname);
    expect(calls).toContain(`/api/products/slug=${product.slug}`);
    expect(calls.filter((call) => /basket|customer|order|wishlist|suggest|autocomplete|viewed/.test(call))).toEqual([]);
    const answer = Object.entries(contents).find(([place]) => place.includes(`slug=${product.slug}`));
    expect(answer?.[1]).toMatch(/"x-stored-at","20\d\d-/);
  });
});

/** Makes every copy so many minutes older than it is. */
const redate = (page: Page, minutes: number): Promise<void> =>
  page.evaluate(
    async ([cacheName, age]) => {
      const cache = await caches.open(cacheName);
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        if (response === undefined) continue;
        const headers = new Headers(response.headers);
        headers.set('x-stored-at', new Date(Date.now() - age * 60_000).toISOString());
        await cache.put(request, new Response(await response.text(), { headers }));
      }
    },
    [`${catalogue}guest`, minutes] as const,
  );
