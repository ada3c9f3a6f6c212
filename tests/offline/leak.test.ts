import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import * as tables from '#server/db/schema.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import {
  type DeviceContents,
  deviceContents,
  findOnDevice,
  retainedIn,
} from '#tests/support/browser/device-contents.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { demoPassword, signInTo } from '#tests/support/browser/sign-in.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { axeFindings, open, type Visit, visit } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

/** What the device could tell of the shopper, and one product that they look at. */
interface Known {
  readonly product: Product;
  readonly other: Product;
  readonly orderId: string;
  /** Names, addresses, numbers: no other text holds them by chance. */
  readonly texts: readonly string[];
}

const email = 'trade@example.com';
const listName = 'Loft of 12 Acre Lane';

let browser: Browser;
let store: FaultyShop;
let known: Known;
let visitor: Visit;

// Guests are shown no prices here, so every price that is found is the shopper's.
beforeAll(async () => {
  [browser, store] = await Promise.all([
    launchBrowser(),
    startFaultyShop({
      prepare: (db) =>
        db.update(tables.storeSettings).set({ anonymousCustomerProductPolicy: 'HiddenPricesForUnauthorized' }),
    }),
  ]);
  known = await prepare();
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

const prepare = async (): Promise<Known> => {
  const { token } = await storeClient(store.url).signIn({ body: { email, password: demoPassword } });
  const client = storeClient(store.url, token);
  const products: Product[] = [];
  for (const { slug } of (await client.getProducts({ query: { PageSize: 20 } })).results) {
    const product = await client.getProductBySlug({ params: { slug } });
    if (!product.hasAddOns && product.variants.every(({ inventory }) => inventory.isInStock)) products.push(product);
  }
  const [product, other] = products;
  const { firstName, lastName } = await client.getCustomer({});
  const [order] = (await client.getOrders({ query: {} })).results;
  if (product === undefined || other === undefined || order === undefined) throw new Error('The demo store is empty.');
  const list = await client.createWishlist({ body: { name: listName } });
  await client.addWishlistItem({
    body: { wishlistId: list.id, productVariantId: product.variants[0]?.id ?? '', quantity: 2 },
  });
  return {
    product,
    other,
    orderId: order.id,
    texts: [
      email,
      `${firstName} ${lastName}`,
      `"firstName":"${firstName}"`,
      listName,
      order.id,
      order.publicId,
      list.id,
    ],
  };
};

const pathOf = ({ slug }: Product) => `/store/product/${slug}`;
const prices = /(?:basePrice|priceFrom|total|grandTotal|price)":\{"amount":\d+/;

/** The places on the device that hold a price. */
const pricesOn = (contents: DeviceContents): string[] =>
  Object.entries(contents).flatMap(([place, text]) =>
    // A database may hold text within text.
    prices.test(text.replaceAll('\\', '')) && !place.includes('/assets/') ? [place] : [],
  );

const keepPrices = async (page: Page): Promise<void> => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await page.getByRole('switch', { name: 'Keep my prices on this device' }).click();
  await open(page, pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  const isKept = async () =>
    retainedIn(await deviceContents(page), 'tradecounter-catalogue-u-').some((url) => url.includes(known.product.slug));
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);
};

/** From any page: signs out, and waits until the page says that it is done. */
const signOut = async (page: Page): Promise<void> => {
  await open(page, '/account/settings');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
};

test('a shopper who keeps prices has them, lists and orders without the store; after signing out nothing of theirs is left [SES-04] [PWA-05]', async () => {
  const { page } = visitor;
  await keepPrices(page);
  await fillCart(page, pathOf(known.product));
  await open(page, '/cart');
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await open(page, '/account/orders');
  await page.getByRole('main').getByRole('link', { name: /./ }).first().waitFor();
  await open(page, `/account/orders/${known.orderId}`);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await open(page, '/favorites');
  await page.getByRole('link', { name: listName }).click();
  await page.getByRole('main').getByText(known.product.name).first().waitFor();
  await page.waitForLoadState('networkidle');
  const before = await deviceContents(page);
  expect(findOnDevice(before, [listName, known.orderId])).not.toEqual([]);
  expect(pricesOn(before).some((place) => place.startsWith('cache'))).toBe(true);
  expect(pricesOn(before).some((place) => place.startsWith('database'))).toBe(true);

  await store.goOffline();
  await page.goto(pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await page.goto(`/account/orders/${known.orderId}`);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await store.goOnline();

  await signOut(page);
  const after = await deviceContents(page);
  expect(findOnDevice(after, known.texts)).toEqual([]);
  expect(pricesOn(after)).toEqual([]);
  expect(Object.keys(after).filter((place) => /catalogue-u-|\.u-|cookie tc_token/.test(place))).toEqual([]);
});

test('where guests see no prices, the device shows none after a shopper left, without the store [CAT-12] [PWA-05]', async () => {
  const { page } = visitor;
  await keepPrices(page);
  await signOut(page);
  await open(page, pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  const isKept = async () =>
    retainedIn(await deviceContents(page), 'tradecounter-catalogue-guest').some((url) =>
      url.includes(known.product.slug),
    );
  await expect.poll(isKept, { timeout: 30_000 }).toBe(true);

  await store.goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  expect(await page.locator('body').getByText(/£/).count()).toBe(0);
  expect(pricesOn(await deviceContents(page))).toEqual([]);
});

test('an answer that arrives in another tab after the shopper left is not put away [SES-04]', async () => {
  const { page, context } = visitor;
  await keepPrices(page);
  const tab = await context.newPage();
  await open(tab, '/');
  const { fault, release } = hold('answer');
  const held = store.proxy.when({ method: 'GET', path: new RegExp(`slug=${known.other.slug}$`) }, fault);
  await tab.goto(pathOf(known.other), { waitUntil: 'commit' });
  const call = await held.met;

  await signOut(page);
  release();
  await expect.poll(() => call.endedAt).not.toBeNull();
  await tab.waitForLoadState('networkidle');
  expect(await tab.locator('body').getByText(/£/).count()).toBe(0);
  const after = await deviceContents(page);
  expect(findOnDevice(after, known.texts)).toEqual([]);
  expect(pricesOn(after)).toEqual([]);
});

test('prices and orders of a shopper who did not ask for it are kept in memory alone [PWA-05]', async () => {
  const { page } = visitor;
  await signInTo(page, `/account/orders/${known.orderId}`, email);
  await workerReady(page);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await open(page, pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  await page.waitForLoadState('networkidle');
  const contents = await deviceContents(page);
  expect(retainedIn(contents, 'tradecounter-catalogue-u-')).toEqual([]);
  expect(findOnDevice(contents, [known.orderId])).toEqual([]);
});
