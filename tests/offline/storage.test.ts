import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { add, allSent, cartShows, openProduct, press, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { launchForgetful } from '#tests/support/faults/blocked-storage.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { guestBaskets, type LedgerBasket, quantities } from '#tests/support/stores/store-ledger.ts';
import { open, visit } from '#tests/support/browser/visit.ts';
import { clearSite, limitStorage } from '#tests/support/browser/worker-control.ts';

let browser: Browser;
let store: FaultyShop;
let product: Product;
let id: string;
let sku: string;
let earlier: Set<string>;

beforeAll(async () => {
  [browser, store] = await Promise.all([launchBrowser(), startFaultyShop()]);
  product = await findProduct(store.url, plain);
  ({ id = '', sku = '' } = product.variants[0] ?? {});
});
afterAll(async () => {
  await browser.close();
  await store.stop();
});
beforeEach(async () => {
  await store.goOnline();
  store.proxy.mend();
  store.proxy.forget();
  earlier = new Set(guestBaskets(await store.ledger()).map((basket) => basket.id));
});

const newBaskets = async (): Promise<LedgerBasket[]> =>
  guestBaskets(await store.ledger()).filter((basket) => !earlier.has(basket.id));

const becomesHeld = async (wanted: readonly Record<string, number>[]): Promise<void> => {
  await expect
    .poll(async () => (await newBaskets()).map(quantities), { timeout: 15_000, interval: 200 })
    .toEqual(wanted);
};

const saidIn = (page: Page, words: RegExp) => page.getByText(words).first().waitFor();

test('24: a browser that keeps nothing still orders, and says that what waits lives as long as the tab [PWA-03]', async () => {
  const { context, close } = await launchForgetful(store.url);
  const page = await context.newPage();
  await openProduct(page, product.slug);
  await press(page, [5]);
  await saidIn(page, /successfully added/);
  await becomesHeld([{ [id]: 5 }]);
  await store.goOffline();
  await press(page, [2]);
  await saidIn(page, /Kept until you close this tab/);
  await store.goOnline();
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await becomesHeld([{ [id]: 7 }]);
  await close();
});

test('24: a device without room still orders, and does not go round in circles [PWA-03]', async () => {
  const { page, close } = await visit(browser, store.url);
  await page.goto('/healthz');
  await limitStorage(page, 1);
  await openProduct(page, product.slug);
  await press(page, [4]);
  await saidIn(page, /successfully added/);
  await becomesHeld([{ [id]: 4 }]);
  expect(store.proxy.writes().filter(({ path }) => path.endsWith('/baskets'))).toHaveLength(1);
  await close();
});

test('25: a shopper whose data were cleared half-way goes on with a new cart [CART-01]', async () => {
  const { page, close } = await visit(browser, store.url, { serviceWorkers: 'allow' });
  await openProduct(page, product.slug);
  await add(page, [5]);
  await allSent(page);
  await clearSite(page);
  await press(page, [3]);
  await expect
    .poll(async () => (await newBaskets()).reduce((sum, basket) => sum + (quantities(basket)[id] ?? 0), 0), {
      timeout: 15_000,
    })
    .toBe(8);
  await page.reload();
  await open(page, '/cart');
  const last = (await newBaskets()).at(-1);
  await cartShows(page, { [sku]: quantities(last)[id] ?? 0 });
  expect(await waitingOn(page)).toEqual([]);
  await close();
});

test('25: a tab that was left for another page holds nothing that others need [PWA-04]', async () => {
  const { page, context, close } = await visit(browser, store.url);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [2]);
  const other = await context.newPage();
  await store.goOnline();
  await page.goto(`${store.url}/icons/`, { waitUntil: 'commit' });
  await open(other, '/cart');
  await allSent(other);
  await becomesHeld([{ [id]: 2 }]);
  await page.goBack();
  await openProduct(page, product.slug);
  await add(page, [3]);
  await allSent(page);
  await becomesHeld([{ [id]: 5 }]);
  await close();
});
