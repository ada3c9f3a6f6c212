import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import type { Product } from '#contract/product.ts';
import * as tables from '#server/db/schema.ts';
import {
  type DeviceContents,
  deviceContents,
  findOnDevice,
  cachedAddressesIn,
} from '#tests/support/browser/device-contents.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { fillSignIn, signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { leaveTraces, shoppersPlaces, tracesOn, typedTraces } from '#tests/support/traces/traces.ts';
import { axeFindings, open, pressAndSee, screenFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { codeBox } from '#tests/support/screens/pad.ts';

/** What the device could reveal about the shopper, and one product that they look at. */
interface Known {
  readonly product: Product;
  readonly other: Product;
  readonly orderId: string;
  /** Names, addresses, numbers: no other text contains them by chance. */
  readonly texts: readonly string[];
}

const email = 'trade@example.com';
const listName = 'Loft of 12 Acre Lane';
const parkedName = 'Parked for Dawson 4714';
const typedPhone = '01632 960987';
const typedStreet = '14 Unsaved Row';

const prepare = async (url: string): Promise<Known> => {
  const client = await signedInClient(url, email);
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
  await client.addToBasket({ body: { productVariantId: other?.variants[0]?.id ?? '', quantity: 40 } });
  await client.parkCart({
    params: { id: crypto.randomUUID() },
    body: { name: parkedName, lines: [{ productVariantId: other?.variants[0]?.id ?? '', quantity: 40 }] },
  });
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
      parkedName,
      order.id,
      order.publicId,
      list.id,
    ],
  };
};

// Guests see no prices here, so every price that is found is the shopper's.
const test = journey.extend<{ readonly known: Known }>({
  serviceWorkers: 'allow',
  storeOptions: {
    prepare: (db) =>
      db.update(tables.storeSettings).set({ anonymousCustomerProductPolicy: 'HiddenPricesForUnauthorized' }),
  },
  known: async ({ store }, provide) => provide(await prepare(store.apiUrl)),
});

const pathOf = ({ slug }: Product) => `/store/product/${slug}`;
const prices = /(?:basePrice|priceFrom|total|grandTotal|price)":\{"amount":\d+/;

/** The places on the device that hold a price. */
const pricesOn = (contents: DeviceContents): string[] =>
  Object.entries(contents).flatMap(([place, text]) =>
    // A database may hold JSON within a JSON string.
    prices.test(text.replaceAll('\\', '')) ? [place] : [],
  );

/** Whether the order's own page is on the device, not only its line in the list. */
const orderOn = (contents: DeviceContents, { orderId }: Known): boolean =>
  Object.entries(contents).some(([place, text]) => place.includes(orderId) || text.includes(`"order","${orderId}"`));

const parts = ['addresses', 'credit', 'orders', 'returns'];

/** The parts of an account that have answers on the device. */
const accountOn = (contents: DeviceContents): string[] =>
  parts.filter((part) =>
    Object.keys(contents).some((place) => place.startsWith('database tradecounter-answers') && place.includes(part)),
  );

const keepPrices = async (page: Page, { product }: Known): Promise<void> => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await expect(page.getByRole('switch', { name: 'Keep my account on this device' })).toBeChecked();
  await open(page, pathOf(product));
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  const isKept = async () =>
    cachedAddressesIn(await deviceContents(page), 'tradecounter-catalogue-u-').some((url) =>
      url.includes(product.slug),
    );
  await expect.poll(isKept).toBe(true);
};

/** Signs out from any page, and waits for the page's confirmation. */
const signOut = async (page: Page): Promise<void> => {
  await open(page, '/account/settings');
  await pressAndSee(
    page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }),
    page.getByText('You are signed out.'),
  );
};

test('a shopper who keeps prices has them, a list and an order without the store; after signing out nothing of theirs is left or shown [SES-04] [PWA-05]', async ({
  page,
  store,
  known,
}) => {
  await keepPrices(page, known);
  await fillCart(page, pathOf(known.product));
  await open(page, '/cart');
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await open(page, '/account/orders');
  await page.getByRole('main').getByRole('link', { name: /./ }).first().waitFor();
  await open(page, `/account/orders/${known.orderId}`);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  // What a page shows is persisted a little later, and lost if the page is left before that.
  await expect.poll(async () => orderOn(await deviceContents(page), known)).toBe(true);
  await open(page, '/favorites');
  await page.getByRole('link', { name: listName }).click();
  await page.getByRole('main').getByText(known.product.name).first().waitFor();
  const list = new URL(page.url()).pathname;
  await expect.poll(async () => findOnDevice(await deviceContents(page), [listName])).not.toEqual([]);
  const before = await deviceContents(page);
  expect(orderOn(before, known)).toBe(true);
  expect(pricesOn(before).some((place) => place.startsWith('cache'))).toBe(true);
  expect(pricesOn(before).some((place) => place.startsWith('database'))).toBe(true);

  await store.goOffline();
  await page.goto(pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await page.goto(`/account/orders/${known.orderId}`);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  expect(await axeFindings(page)).toEqual([]);
  await page.goto(list);
  await page.getByRole('heading', { level: 1, name: listName }).waitFor();
  await page.getByRole('main').getByText(known.product.name).first().waitFor();
  await store.goOnline();

  await signOut(page);
  const after = await deviceContents(page);
  expect(findOnDevice(after, known.texts)).toEqual([]);
  expect(pricesOn(after)).toEqual([]);
  expect(Object.keys(after).filter((place) => /catalogue-u-|\.u-|cookie tc_token/.test(place))).toEqual([]);

  await store.goOffline();
  for (const path of ['/favorites', list, '/account/orders', `/account/orders/${known.orderId}`]) {
    await page.goto(path);
    await page.getByText('Sign in to see this page.').waitFor();
    const shown = await page.locator('body').innerText();
    expect(known.texts.filter((text) => shown.includes(text))).toEqual([]);
    expect(shown).not.toMatch(/£/);
  }
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});

test('where guests see no prices, the device shows none after a shopper left, without the store [CAT-12] [PWA-05]', async ({
  page,
  store,
  known,
}) => {
  await keepPrices(page, known);
  await signOut(page);
  await open(page, pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  const isKept = async () =>
    cachedAddressesIn(await deviceContents(page), 'tradecounter-catalogue-guest').some((url) =>
      url.includes(known.product.slug),
    );
  await expect.poll(isKept).toBe(true);

  await store.goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  expect(await page.locator('body').getByText(/£/).count()).toBe(0);
  expect(pricesOn(await deviceContents(page))).toEqual([]);
});

test('an answer that arrives in another tab after the shopper left is not stored, and none of its prices are shown [SES-04]', async ({
  page,
  context,
  store,
  known,
}) => {
  await keepPrices(page, known);
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

test('on a shared device prices, orders and addresses are kept in memory alone [PWA-05]', async ({
  page,
  store,
  known,
}) => {
  await open(page, `/account/orders/${known.orderId}`);
  await page.waitForURL('**/auth/login?redirect_url=*');
  await page.getByRole('checkbox', { name: 'This is a shared device' }).check();
  await fillSignIn(page, email);
  await workerReady(page);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await open(page, '/account/addresses');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await open(page, pathOf(known.product));
  await page.getByRole('heading', { level: 1, name: known.product.name }).waitFor();
  await page.waitForLoadState('networkidle');
  const contents = await deviceContents(page);
  expect(cachedAddressesIn(contents, 'tradecounter-catalogue-u-')).toEqual([]);
  expect(findOnDevice(contents, [known.orderId])).toEqual([]);
  expect(accountOn(contents)).toEqual([]);
  await open(page, '/account/settings');
  await expect(page.getByRole('switch', { name: 'Keep my account on this device' })).not.toBeChecked();
  // While this page stays open, it can show again what it has shown.
  const account = page.getByRole('navigation', { name: 'Your account', exact: true });
  const title = (name: string) => page.getByRole('heading', { level: 1, name, exact: true });
  const address = page
    .getByRole('main')
    .getByRole('link', { name: /^Edit, / })
    .first();
  await account.getByRole('link', { name: 'Addresses' }).click();
  await address.waitFor();
  await account.getByRole('link', { name: 'Orders' }).click();
  const order = page.getByRole('table', { name: 'Orders' }).getByRole('link').first();
  await order.click();
  // Waits for the order itself: the list before it shows prices, too.
  const loaded = page.getByRole('heading', { level: 1, name: /^Order \S/ });
  await loaded.waitFor();
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await store.goOffline();
  await account.getByRole('link', { name: 'Addresses' }).click();
  await title('Addresses').waitFor();
  await address.waitFor();
  await account.getByRole('link', { name: 'Orders' }).click();
  await order.click();
  await loaded.waitFor();
  await page.getByRole('main').getByText(/£/).first().waitFor();
  // After a reload, it says why the order is not there.
  await page.reload();
  const why = page
    .getByRole('main')
    .getByText(/^You’ve said this is a shared device, or turned saving off, so your orders/);
  await why.waitFor();
  await expect(page.getByRole('main').getByText(/£/)).toHaveCount(0);
  expect(await screenFindings(page, 'an account that is not on the device')).toEqual([]);
  await store.goOnline();
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await why.waitFor({ state: 'detached' });
});

test('whoever signs in finds all of their account without the store, opened before or not; after signing out nothing of it is left [PWA-02] [PWA-05] [SES-04]', async ({
  page,
  store,
  known,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  const isFilled = async () => findOnDevice(await deviceContents(page), ['"filledAt":']);
  await expect.poll(isFilled).not.toEqual([]);
  expect(accountOn(await deviceContents(page))).toEqual(parts);

  await store.goOffline();
  const pages = ['orders', `orders/${known.orderId}`, 'addresses', 'credit-limit', 'settings', 'returns', 'buy-again'];
  for (const path of [...pages.map((one) => `/account/${one}`), '/favorites', '/privacy-policy']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect(page.getByRole('main').getByText(/could not be loaded|isn’t on this device|Try again/)).toHaveCount(0);
    await expect(page.getByRole('main').locator('[aria-busy="true"]')).toHaveCount(0);
  }
  await page.goto(`/account/orders/${known.orderId}`);
  await page.getByRole('main').getByText(/£/).first().waitFor();
  await page.goto('/account/returns');
  await page.getByRole('list', { name: 'Returns' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Return \S/ }).waitFor();
  await page.getByRole('heading', { name: 'History' }).waitFor();

  // What can't be changed now says so and keeps what is typed, until that is saved or discarded, or its shopper signs out.
  await page.goto('/account/settings');
  await expect(page.getByText('Needs a connection', { exact: true }).first()).toBeVisible();
  await page.getByLabel('Phone number').fill(typedPhone);
  await page.getByRole('button', { name: 'Save details' }).click();
  await page.getByText('What you typed is still here.').first().waitFor();
  await page.goto('/account/addresses?edit=own');
  await page.getByLabel('Address line 1').fill(typedStreet);
  const isTyped = async () => findOnDevice(await deviceContents(page), [typedStreet]);
  await expect.poll(isTyped).not.toEqual([]);
  for (const [path, label, typed] of [
    ['/account/settings', 'Phone number', typedPhone],
    ['/account/addresses?edit=own', 'Address line 1', typedStreet],
  ] as const) {
    await page.goto(path);
    await expect(page.getByLabel(label)).toHaveValue(typed);
    await page.getByText('You typed this earlier. It’s on this device, but it hasn’t been saved yet.').waitFor();
    expect(await screenFindings(page, path)).toEqual([]);
  }
  await store.goOnline();

  await signOut(page);
  const after = await deviceContents(page);
  expect(findOnDevice(after, [...known.texts, 'filledAt', typedPhone, typedStreet])).toEqual([]);
  expect(accountOn(after)).toEqual([]);
  expect(pricesOn(after)).toEqual([]);
});

test('after signing out nothing is left of a parked cart, the pad, an order’s draft, papers, the part index, what was compared, saved searches and what was searched for [PWA-05] [SES-04]', async ({
  page,
  known,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await leaveTraces(page, pathOf(known.product));
  await expect.poll(async () => findOnDevice(await deviceContents(page), [parkedName])).not.toEqual([]);
  const before = tracesOn(await deviceContents(page));
  for (const [what, count] of Object.entries(before)) expect(count, what).toBeGreaterThan(0);

  await open(page, '/account/settings');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  const after = await deviceContents(page);
  expect(findOnDevice(after, [...known.texts, ...typedTraces])).toEqual([]);
  expect(shoppersPlaces(after)).toEqual([]);
  expect(pricesOn(after)).toEqual([]);
});

test('a pad that is still open in another tab is not stored again once its shopper has left [SES-04]', async ({
  page,
  context,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  const tab = await context.newPage();
  await open(tab, '/quick-order');
  const box = codeBox(tab, 1);
  await box.fill('ZZ-PAD-1');
  await expect.poll(async () => findOnDevice(await deviceContents(page), ['ZZ-PAD-1'])).not.toEqual([]);
  await signOut(page);
  // Whatever this tab would still write, it writes when it is left.
  await tab.evaluate(() => void dispatchEvent(new Event('pagehide')));
  await tab.goto('/healthz');
  expect(findOnDevice(await deviceContents(page), ['ZZ-PAD-1'])).toEqual([]);
});

test('a cart that was parked on another device is brought back without the store, never seen here before [PWA-02]', async ({
  page,
  store,
  known,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await expect.poll(async () => findOnDevice(await deviceContents(page), ['"filledAt":'])).not.toEqual([]);
  await store.goOffline();
  await page.goto('/cart');
  await page.getByRole('link', { name: `Bring back ${parkedName}` }).click();
  await page.getByRole('heading', { name: parkedName }).waitFor();
  await expect(page.getByRole('list', { name: 'Lines of the parked cart' }).getByRole('listitem')).toHaveCount(1);
  await page.getByRole('button', { name: 'Bring back 1 line' }).click();
  const line = page.getByRole('listitem').filter({ hasText: known.other.variants[0]?.sku ?? known.other.name });
  await expect(line.getByRole('textbox', { name: /^Quantity, / })).toHaveValue('40');
  await expect(page.getByRole('link', { name: `Bring back ${parkedName}` })).toHaveCount(0);
});
