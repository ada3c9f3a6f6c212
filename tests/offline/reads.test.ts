import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { cookieNames } from '#contract/cookies.ts';
import type { Product } from '#contract/product.ts';
import { ageCopies, ageViews } from '#tests/support/browser/aged-copies.ts';
import { deviceContents, cachedAddressesIn } from '#tests/support/browser/device-contents.ts';
import { findProduct, firstSizeOf } from '#tests/support/stores/store-client.ts';
import { shellComplete } from '#tests/support/browser/shell-files.ts';
import { axeFindings, open } from '#tests/support/browser/visit.ts';

test.use({ serviceWorkers: 'allow' });

const pathOf = ({ slug }: Product) => `/store/product/${slug}`;
const heading = (page: Page, product: Product) => page.getByRole('heading', { level: 1, name: product.name });
const catalogue = 'tradecounter-catalogue-';

/** Waits until the worker has a copy of the product and the whole app, with all that it says about copies. */
const cached = async (page: Page, product: Product, cache = `${catalogue}guest`): Promise<void> => {
  const isCached = async () =>
    cachedAddressesIn(await deviceContents(page), cache).some((url) => url.includes(`slug=${product.slug}`));
  await expect.poll(isCached).toBe(true);
  await shellComplete(page);
  // The settings needed to show it are stored a second later.
  await page.waitForFunction(() => localStorage.getItem('tradecounter-boot')?.includes('store-settings'));
};

const currency = (url: string, code: string) => ({ name: cookieNames.currency, value: code, url });

test.describe('what was read once', () => {
  test('is there again without the store after a single visit [PWA-02] [PWA-05]', async ({ page, store, product }) => {
    await open(page, pathOf(product));
    await cached(page, product);
    await store.goOffline();
    await page.reload();
    await heading(page, product).waitFor();
    await page.getByText(firstSizeOf(product).sku, { exact: true }).first().waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });

  test('is there when the worker was stopped and the store drops every call', async ({
    page,
    store,
    product,
    workersOf,
  }) => {
    await open(page, pathOf(product));
    await cached(page, product);
    const workers = await workersOf(page);
    await workers.stopAll();
    store.proxy.when({ method: 'GET', path: /./, times: 1000 }, { do: 'drop' });
    await page.reload();
    await heading(page, product).waitFor();
  });

  test.describe('where it is another day than at the store', () => {
    test.use({ timezoneId: 'Pacific/Auckland' });

    test('says how old it is, after another reload too; shows no stock after two days, and after eight no price until it is asked for [PWA-05]', async ({
      page,
      store,
      product,
    }) => {
      await open(page, pathOf(product));
      await cached(page, product);
      await store.goOffline();
      const price = page.getByRole('main').getByText(/£/).first();
      const shown = page
        .getByRole('table')
        .getByText(/in stock/i)
        .first();
      await page.reload();
      await price.waitFor();
      await shown.waitFor();

      await redate(page, minutesSince(2));
      const seeAge = async () => {
        const age = await dayStored(page, product);
        await page.getByRole('main').getByText(`Prices as of ${age}`, { exact: true }).first().waitFor();
        await page.getByText(`Prices and stock as of ${age}.`).waitFor();
      };
      for (let reloads = 0; reloads < 2; reloads += 1) {
        await page.reload();
        await page.getByRole('table').getByText('Check when online').first().waitFor();
        await price.waitFor();
        await expect(shown).toHaveCount(0);
        await seeAge();
      }

      await redate(page, minutesSince(8));
      await page.reload();
      await seeAge();
      const ask = page.getByRole('button', { name: 'Show last known price' });
      await ask.waitFor();
      await expect(page.getByRole('main').getByText(/£/)).toHaveCount(0);
      expect(await axeFindings(page)).toEqual([]);
      await ask.click();
      await price.waitFor();
    });
  });

  test('is stored although its answer was on its way when the worker took over [PWA-05]', async ({
    page,
    context,
    store,
    product,
  }) => {
    // Uses a currency that the host did not render, so that the page makes the call.
    await context.addCookies([currency(store.url, 'EUR')]);
    const answer = hold('answer');
    const asked = store.proxy.when({ method: 'GET', path: new RegExp(`slug=${product.slug}`) }, answer.fault);
    await page.goto(pathOf(product), { waitUntil: 'commit' });
    await asked.met;
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    answer.release();
    await heading(page, product).waitFor();
    await cached(page, product);
  });

  test('in another currency is not shown in this one, without the store either; what holds no price is [CAT-15] [PWA-05]', async ({
    page,
    context,
    store,
    product,
  }) => {
    await context.addCookies([currency(store.url, 'EUR')]);
    await open(page, pathOf(product));
    await cached(page, product);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deliveries' }).click();
    const deliveries = page.getByRole('heading', { level: 1, name: 'Deliveries' });
    await deliveries.waitFor();
    await page.goBack();
    await page.getByRole('main').getByText(/€/).first().waitFor();
    await store.goOffline();

    await page.getByLabel('Currency').first().selectOption('USD');
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await page.waitForFunction(() => localStorage.getItem('tradecounter-boot')?.includes('.USD.GB.guest'));
    await page.reload();
    await page.getByRole('button', { name: 'Try again' }).waitFor();
    await expect(page.getByRole('main').getByText(/[€$£]/)).toHaveCount(0);
    await page
      .getByText('hasn’t been saved with prices in USD for United Kingdom, and we don’t convert saved prices')
      .waitFor();
    await page
      .getByRole('navigation')
      .getByRole('link', { name: product.categories[0]?.name ?? '' })
      .waitFor();
    const foot = page.getByRole('contentinfo');
    await foot.getByRole('link', { name: /^\+44/ }).waitFor();
    await foot.getByRole('link', { name: 'Deliveries' }).click();
    await deliveries.waitFor();
    await page.goBack();

    await context.addCookies([currency(store.url, 'EUR')]);
    await page.reload();
    await heading(page, product).waitFor();
    await page.getByRole('main').getByText(/€/).first().waitFor();
    await expect(page.getByRole('main').getByText(/[$£]/)).toHaveCount(0);
  });

  test.describe('by an API elsewhere', () => {
    test.use({ storeOptions: { apiElsewhere: true } });

    test('from a store on another origin is there again too, with its picture [PWA-05]', async ({ page, store }) => {
      const pictured = await findProduct(store.apiProxy.url, ({ images }) => images.length > 0);
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
      const calls = cachedAddressesIn(await deviceContents(page), catalogue);
      expect(calls.some((url) => url.startsWith(`${store.apiProxy.url}/api/products/slug=${pictured.slug}`))).toBe(
        true,
      );
      await store.goOffline();
      await page.reload();
      await name.waitFor();
      await expect.poll(drawn).toBe(true);
    });
  });

  test('is cached with the time of its answer, and no answer about the shopper is', async ({ page, product }) => {
    await open(page, pathOf(product));
    await cached(page, product);
    await open(page, '/cart');
    await page.waitForLoadState('networkidle');
    const contents = await deviceContents(page);
    const calls = cachedAddressesIn(contents, catalogue).map((url) => new URL(url).pathname);
    expect(calls).toContain(`/api/products/slug=${product.slug}`);
    expect(calls.filter((call) => /basket|customer|order|wishlist|suggest|autocomplete|viewed/.test(call))).toEqual([]);
    const answer = Object.entries(contents).find(([place]) => place.includes(`slug=${product.slug}`));
    expect(answer?.[1]).toMatch(/"x-stored-at","20\d\d-/);
  });
});

/** How many minutes ago it was two in the afternoon, UTC, so many days ago: after midnight in New Zealand. */
const minutesSince = (days: number): number => {
  const then = new Date();
  then.setUTCDate(then.getUTCDate() - days);
  return Math.round((Date.now() - then.setUTCHours(14, 0, 0, 0)) / 60_000);
};

/** The day on which the copy of a product was stored, where the device is. */
const dayStored = async (page: Page, { slug }: Product): Promise<string> => {
  const contents = Object.entries(await deviceContents(page));
  const [, copy = ''] = contents.find(([place]) => place.includes(`slug=${slug}`)) ?? [];
  const time = /"x-stored-at","([^"]+)"/.exec(copy)?.[1] ?? '';
  return page.evaluate((at) => new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium' }).format(new Date(at)), time);
};

/** Makes every copy so many minutes old. */
const redate = async (page: Page, minutes: number): Promise<void> => {
  await ageCopies(page, `${catalogue}guest`, minutes);
  await ageViews(page, minutes);
};
