import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { notOnDevice } from '#tests/support/browser/not-on-device.ts';
import { assetsOnDevice, builtAssets, shellComplete } from '#tests/support/browser/shell-files.ts';
import { add, press, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { open, seeMessage } from '#tests/support/browser/visit.ts';
import { findProduct, firstSizeOf } from '#tests/support/stores/store-client.ts';

/** Whether a worker is registered, at work or not. */
const hasWorker = (page: Page): Promise<boolean> =>
  page.evaluate(async () => (await navigator.serviceWorker.getRegistration()) !== undefined);

test.use({ serviceWorkers: 'allow' });

test('a first visit of a moment is enough: what it showed opens again with no store [PWA-02] [PWA-05]', async ({
  context,
  store,
}) => {
  const product = await findProduct(store.apiUrl, ({ images, variants }) => images.length > 0 && variants.length > 2);
  const path = `/store/product/${product.slug}`;
  const first = await context.newPage();
  // Screens that this visit doesn't show never arrive, as if it ended before the rest of the app was fetched.
  store.proxy.when({ path: /^\/assets\/(?:account|auth)/, times: 10_000 }, hold('request').fault);
  await open(first, path);
  await expect.poll(() => first.evaluate(notOnDevice, product.slug)).toEqual([]);
  // The code for making changes is cached with it, although this visit changes nothing.
  // With its styles: an import whose styles can't be fetched fails.
  const ofChange = builtAssets().filter((name) => /(?:^|\/)(?:journal|after-interaction|contract)-/.test(name));
  expect(ofChange.filter((name) => name.endsWith('.css'))).toHaveLength(1);
  await expect
    .poll(async () => (await assetsOnDevice(first)).map((url) => url.split('/').at(-1)))
    .toEqual(expect.arrayContaining(ofChange));
  const cached = await assetsOnDevice(first);
  await first.close();
  await store.goOffline();
  expect(cached.length).toBeLessThan(builtAssets().length);

  const again = await context.newPage();
  await again.goto(path);
  await again.getByRole('heading', { level: 1, name: product.name }).waitFor();
  await again.getByText(firstSizeOf(product).sku, { exact: true }).first().waitFor();
  const picture = again.locator('.product-figure img');
  await expect.poll(() => picture.evaluate((it: HTMLImageElement) => it.complete && it.naturalWidth > 0)).toBe(true);
  await add(again, [2]);
  expect(await waitingOn(again)).toHaveLength(1);
});

test('a page that was opened before there was a worker is on the device once another page has brought one [PWA-05]', async ({
  context,
  store,
  product,
}) => {
  const other = await findProduct(store.apiUrl, ({ slug }) => slug !== product.slug);
  const [early, later] = [await context.newPage(), await context.newPage()];
  // Holds up the first page's own start until the other page's worker has taken over.
  const late = hold('request');
  const held = store.proxy.when({ path: /^\/assets\/settle-/ }, late.fault);
  await open(early, `/store/product/${product.slug}`);
  await held.met;
  await open(later, `/store/product/${other.slug}`);
  await later.waitForFunction(() => navigator.serviceWorker.controller !== null);
  late.release();
  await expect.poll(() => early.evaluate(notOnDevice, product.slug)).toEqual([]);
});

test('a worker that is cut short while it installs, and while it fetches the rest, goes on at the next start [PWA-02]', async ({
  context,
  store,
  product,
}) => {
  const [path, page] = [`/store/product/${product.slug}`, await context.newPage()];
  const noDocument = store.proxy.when({ path: /^\/index\.html/ }, { do: 'drop' });
  const isOfOrders = /^\/?(?:assets\/)?successful-order/;
  store.proxy.when({ path: isOfOrders, times: 10_000 }, { do: 'drop' });
  await open(page, path);
  await noDocument.met;
  // A page that registers a worker while this one is still failing would share its failure.
  await expect.poll(() => hasWorker(page)).toBe(false);
  await page.reload();
  const all = builtAssets();
  const withoutOrders = all.filter((name) => !isOfOrders.test(name)).length;
  await expect.poll(async () => (await assetsOnDevice(page)).length).toBe(withoutOrders);
  expect(withoutOrders).toBeLessThan(all.length);

  store.proxy.mend();
  await page.reload();
  await shellComplete(page);
});

test('a worker that is cut short while it installs, and while it fetches the rest, goes on when the connection is back, on the same page [PWA-02]', async ({
  context,
  store,
  product,
}) => {
  const page = await context.newPage();
  let documents = 0;
  page.on('request', (request) => (documents += request.isNavigationRequest() ? 1 : 0));
  const reconnect = async () => {
    await context.setOffline(true);
    await context.setOffline(false);
  };
  const cached = async () => (await assetsOnDevice(page)).length;
  const noDocument = store.proxy.when({ path: /^\/index\.html/, times: 10_000 }, { do: 'drop' });
  await open(page, `/store/product/${product.slug}`);
  await noDocument.met;
  await expect.poll(() => hasWorker(page)).toBe(false);
  store.proxy.mend();
  const isOfOrders = /^\/?(?:assets\/)?successful-order/;
  const noOrders = store.proxy.when({ path: isOfOrders, times: 10_000 }, { do: 'drop' });
  await reconnect();
  await noOrders.met;
  const all = builtAssets();
  await expect.poll(cached).toBe(all.filter((name) => !isOfOrders.test(name)).length);
  store.proxy.mend();
  // The worker may not have noticed yet that it lacks a file; it does before a later connection.
  const cachedAtNextConnection = async () => {
    await reconnect();
    return cached();
  };
  await expect.poll(cachedAtNextConnection).toBe(all.length);
  await shellComplete(page);
  expect(documents).toBe(1);
});

test('a browser that has lost its localStorage, as one that was killed may, opens what the first visit showed with no store [PWA-02] [PWA-05]', async ({
  context,
  store,
  product,
}) => {
  const path = `/store/product/${product.slug}`;
  const first = await context.newPage();
  await open(first, path);
  await shellComplete(first);
  await expect.poll(() => first.evaluate(notOnDevice, product.slug)).toEqual([]);
  // Browsers write localStorage seconds later; databases and caches are on disk at once.
  await first.goto('/healthz');
  await first.evaluate(() => localStorage.clear());
  await first.close();
  await store.goOffline();
  const again = await context.newPage();
  await again.goto(path);
  await again.getByRole('heading', { level: 1, name: product.name }).waitFor();
  await again.getByText(firstSizeOf(product).sku, { exact: true }).first().waitFor();
});

test('what the first touch needs is loaded once there is a connection again, without a reload', async ({
  page,
  context,
  store,
  product,
}) => {
  const lost = store.proxy.when({ path: /^\/assets\/after-interaction-/, times: 10_000 }, { do: 'drop' });
  let documents = 0;
  page.on('domcontentloaded', () => (documents += 1));
  await open(page, `/store/product/${product.slug}`);
  await lost.met;
  // Losing the connection counts as an interaction, so the code is requested just when it can't be fetched.
  const missing = page.waitForEvent('requestfailed', (request) => request.url().includes('/after-interaction-'));
  await context.setOffline(true);
  await missing;
  store.proxy.mend();
  await context.setOffline(false);
  await seeMessage(page.getByText('Product has been successfully added to the cart'), () => press(page, [2]));
  expect(documents).toBe(1);
});
