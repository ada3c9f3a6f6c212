/** The host's views of pages that a guest opened, which the worker stores and paints before any network answer. */
import type { Page } from 'playwright';
import { cookieNames } from '#contract/cookies.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { ageViews } from '#tests/support/browser/aged-copies.ts';
import { deviceContents, cachedAddressesIn } from '#tests/support/browser/device-contents.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { hydrated, open, watchPolicy, watchProblems } from '#tests/support/browser/visit.ts';
import { add, cartShows, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';

test.use({ serviceWorkers: 'allow' });

/** The paths whose views are on the device. */
const viewsOn = async (page: Page): Promise<string[]> =>
  cachedAddressesIn(await deviceContents(page), 'tradecounter-views-').map((url) =>
    url.slice(new URL(url).origin.length),
  );

/** Opens an address and waits until the device has the host's view of it. */
const openAndStore = async (page: Page, path: string, key = path): Promise<void> => {
  await open(page, path);
  await expect.poll(() => viewsOn(page), `the view of ${path}`).toContain(key);
};

const isStoredView = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.dataset['storedAt'] !== undefined);

/** The first place on the screen with this text. */
const shown = (page: Page, text: string) => page.getByRole('main').getByText(text).first();

test('a page that a guest opened is painted from the device while no call is answered, and then shows what the store says now [PWA-02] [PWA-05]', async ({
  page,
  context,
  store,
  product,
}) => {
  const path = `/store/product/${product.slug}`;
  const { id, sku } = firstSizeOf(product);
  await openAndStore(page, path);
  await page.close();
  await store.change(`update variant_prices set amount_minor = 123456 where variant_id = '${id}'`);

  const calls = hold('request');
  store.proxy.when({ path: /./, times: 1000 }, calls.fault);
  const again = await context.newPage();
  const problems = watchProblems(again);
  const stopped = watchPolicy(context);
  await again.goto(path);
  expect(await isStoredView(again)).toBe(true);
  await again.getByRole('heading', { level: 1, name: product.name }).waitFor();
  await shown(again, sku).waitFor();
  await hydrated(again);
  await expect(shown(again, '£1,234.56')).toHaveCount(0);
  calls.release();
  store.proxy.mend();
  await shown(again, '£1,234.56').waitFor();
  // The shop's own fonts are on the device by now, and the page's policy allows the style that names them.
  await expect
    .poll(() =>
      again.evaluate(() =>
        [...document.fonts].some(({ family, status }) => family === 'Archivo' && status === 'loaded'),
      ),
    )
    .toBe(true);
  expect(problems).toEqual([]);
  expect(stopped).toEqual([]);
});

test('without a connection a stored view opens, says so, takes what is added, and leads on to what the device has [PWA-02] [PWA-06]', async ({
  page,
  context,
  store,
  product,
}) => {
  await openAndStore(page, '/');
  await openAndStore(page, `/store/product/${product.slug}`);
  await page.close();
  await store.goOffline();

  const again = await context.newPage();
  await openProduct(again, product.slug);
  expect(await isStoredView(again)).toBe(true);
  await again.getByRole('status').getByText('Connection problem.').waitFor();
  await add(again, [3]);
  await again.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
  await cartShows(again, { [firstSizeOf(product).sku]: 3 });
  await again.goto('/?source=installed');
  expect(await isStoredView(again)).toBe(true);
  await again.getByRole('heading', { level: 1 }).waitFor();
});

test('a view is a guest’s in the store’s own currency alone, and with VAT another than without [PWA-05] [CAT-15]', async ({
  page,
  context,
  store,
  product,
}) => {
  const path = `/store/product/${product.slug}`;
  await openAndStore(page, path);
  await context.addCookies([{ name: cookieNames.currency, value: 'USD', url: store.url }]);
  await open(page, path);
  expect(await isStoredView(page)).toBe(false);
  await page.getByRole('main').getByText(/\$\d/).first().waitFor();
  await context.clearCookies({ name: cookieNames.currency });

  await context.addCookies([{ name: cookieNames.vat, value: 'inc', url: store.url }]);
  await open(page, path);
  expect(await isStoredView(page)).toBe(false);
  await expect.poll(() => viewsOn(page)).toContain(`${path}?vat=inc`);
  await open(page, path);
  expect(await isStoredView(page)).toBe(true);
  await page.getByRole('main').getByText('inc VAT').first().waitFor();

  await signInTo(page, '/account/settings', 'retail@example.com');
  await open(page, path);
  expect(await isStoredView(page)).toBe(false);
});

test('only what the host renders alike for all guests is stored, and what it no longer has is removed', async ({
  page,
  store,
  product,
}) => {
  const path = `/store/product/${product.slug}`;
  await openAndStore(page, path);
  for (const other of ['/cart', '/quick-order', '/sync', '/auth/login', '/search?q=bolt', '/store?sort=price'])
    await open(page, other);
  await openAndStore(page, '/store');
  expect((await viewsOn(page)).toSorted()).toEqual(['/store', path].toSorted());

  await store.change(`update products set is_active = false where id = '${product.id}'`);
  // Fresh views are not requested again.
  await ageViews(page, 60);
  // The host serves its own cached view for a while.
  await expect.poll(async () => (await fetch(store.url + path)).status).toBe(404);
  await page.goto(path);
  await expect.poll(() => viewsOn(page)).toEqual(['/store']);
});

test.describe('with only the store API down', () => {
  test.use({ storeOptions: { apiElsewhere: true, env: { WARM_PAGES: 'none' } } });

  test('a first visitor gets the app and learns what is missing, robots a 503 that no worker stores [PWA-01]', async ({
    page,
    store,
  }) => {
    await store.apiProxy.goOffline();
    const answer = await page.goto('/store');
    expect([answer?.status(), answer?.headers()['retry-after']]).toEqual([503, '60']);
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'No products on this device yet' }).waitFor();
    await main.getByText('The store can’t be reached. Its products will be here as soon as it can.').waitFor();
    await expect(main.getByText(/0 products/)).toHaveCount(0);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    expect(await viewsOn(page)).toEqual([]);

    await page.goto('/search?q=bolt');
    await main.getByRole('heading', { name: 'No products on this device yet' }).waitFor();
    await expect(main.getByText(/0 products/)).toHaveCount(0);

    await store.apiProxy.goOnline();
    const again = await page.goto('/store');
    expect([again?.status(), again?.fromServiceWorker()]).toEqual([200, true]);
    await main.getByRole('table').getByRole('link').first().waitFor();
    await expect.poll(async () => (await fetch(`${store.url}/store`)).status).toBe(200);
  });
});
