import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { add, allSent, cartShows, openProduct, press } from '#tests/support/stores/at-the-counter.ts';
import { chooseDelivery, fillAddress, placeOrder, typeCustomer } from '#tests/support/browser/guest.ts';
import { launchForgetful } from '#tests/support/faults/blocked-storage.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { guestBaskets, type LedgerBasket, quantities } from '#tests/support/stores/store-ledger.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import {
  expectCleanScreen,
  fireOnline,
  open,
  pressAndSee,
  reflowFindings,
  seeMessage,
} from '#tests/support/browser/visit.ts';
import { clearSite, limitStorage, workerReady } from '#tests/support/browser/worker-control.ts';

interface Held {
  /** Whether a guest's basket with exactly this became an order. */
  becomesOrdered(wanted: Record<string, number>): Promise<void>;
  /** The first size of the product. */
  readonly size: { readonly id: string; readonly sku: string };
  baskets(): Promise<readonly LedgerBasket[]>;
  becomesHeld(wanted: readonly Record<string, number>[]): Promise<void>;
  /** A page in a browser whose owner lets no site store anything. */
  readonly forgetfulPage: Page;
}

const test = journey.extend<Held>({
  size: async ({ product }, provide) => provide(firstSizeOf(product)),
  baskets: async ({ store }, provide) => provide(async () => guestBaskets(await store.ledger())),
  becomesHeld: async ({ baskets }, provide) => {
    await provide((wanted) => expect.poll(async () => (await baskets()).map(quantities)).toEqual(wanted));
  },
  becomesOrdered: async ({ store }, provide) => {
    const ordered = async () => (await store.ledger()).baskets.filter(({ status }) => status === 'Ordered');
    await provide((wanted) => expect.poll(async () => (await ordered()).map(quantities)).toEqual([wanted]));
  },
  forgetfulPage: async ({ store }, provide) => {
    const { context, close } = await launchForgetful(store.url);
    await provide(await context.newPage());
    await close();
  },
});

/** Orders what is in the cart without loading a page, which a browser that stores nothing would forget. */
const orderOnThisPage = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('link', { name: /Cart/ }).first().click();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await typeCustomer(page);
  await pressAndSee(
    page.getByRole('button', { name: 'Continue' }),
    page.getByText('Customer information has been saved', { exact: true }),
  );
  await seeMessage(page.getByText('Delivery address has been saved', { exact: true }), () => fillAddress(page));
  await chooseDelivery(page);
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
};

const saidIn = (page: Page, words: RegExp) => page.getByText(words).first().waitFor();

test('a browser that stores nothing says that what waits lives as long as the tab, sends it, and still orders [CART-01] [PWA-08]', async ({
  store,
  product,
  size,
  becomesHeld,
  becomesOrdered,
  forgetfulPage,
}) => {
  const page = forgetfulPage;
  await openProduct(page, product.slug);
  await seeMessage(page.getByText(/successfully added/), () => press(page, [5]));
  await becomesHeld([{ [size.id]: 5 }]);
  await store.goOffline();
  await press(page, [35]);
  await saidIn(page, /Kept until you close this tab/);
  await store.goOnline();
  await fireOnline(page);
  await becomesHeld([{ [size.id]: 40 }]);
  await orderOnThisPage(page);
  await becomesOrdered({ [size.id]: 40 });
});

test('a device without room still adds, by one call, and orders [CART-01]', async ({
  page,
  store,
  product,
  size,
  becomesHeld,
  becomesOrdered,
}) => {
  await page.goto('/healthz');
  await limitStorage(page, 1);
  await openProduct(page, product.slug);
  await seeMessage(page.getByText(/successfully added/), () => press(page, [40]));
  await becomesHeld([{ [size.id]: 40 }]);
  await orderOnThisPage(page);
  await becomesOrdered({ [size.id]: 40 });
  expect(store.proxy.writes().filter(({ path }) => path.endsWith('/baskets'))).toHaveLength(1);
});

test('a full device says so before anything is pressed, and what can be removed', async ({ visit, product }) => {
  const { page } = await visit({ serviceWorkers: 'allow' });
  await openProduct(page, product.slug);
  await workerReady(page);
  // Uses a page that writes nothing once it is idle: a write that a full device refuses makes the shop give up what it can fetch again.
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  const strip = page.getByRole('status').getByText('This device is full.');
  await expect(strip).toHaveCount(0);
  await limitStorage(page, 1);
  // The shopper comes back to the tab.
  await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await strip.waitFor();
  await page.getByRole('link', { name: 'Free up space' }).click();
  const notice = page.getByRole('region', { name: 'On this device' }).locator('.notice');
  await notice
    .getByText(/^Changes that can’t be sent at once may be lost when you close this tab\. To free up space, remove /)
    .waitFor();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, 'the sync centre of a full device');
  }
  expect(await reflowFindings(page, 'the sync centre of a full device')).toEqual([]);
  const removals = page.getByRole('button', { name: /^Remove: / });
  for (let left = await removals.count(); left > 0; left -= 1) {
    await removals.first().click();
    await expect(removals).toHaveCount(left - 1);
  }
  await notice
    .getByText('There’s nothing left to remove here, so free up space on the device itself.', { exact: false })
    .waitFor();

  await openProduct(page, product.slug);
  await strip.waitFor();
});

test('a shopper whose data were cleared half-way goes on adding; the store has every piece once, and the cart shows its latest basket [CART-01]', async ({
  visit,
  product,
  size,
  baskets,
}) => {
  const { page } = await visit({ serviceWorkers: 'allow' });
  await openProduct(page, product.slug);
  await add(page, [5]);
  await allSent(page);
  await clearSite(page);
  await press(page, [3]);
  await expect
    .poll(async () => (await baskets()).reduce((sum, basket) => sum + (quantities(basket)[size.id] ?? 0), 0))
    .toBe(8);
  await page.reload();
  await open(page, '/cart');
  const last = (await baskets()).at(-1);
  await cartShows(page, { [size.sku]: quantities(last)[size.id] ?? 0 });
  await allSent(page);
});

test('a tab that was left for another page keeps no other tab from sending, and adds again when it is back [PWA-06]', async ({
  page,
  context,
  store,
  product,
  size,
  becomesHeld,
}) => {
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [2]);
  const other = await context.newPage();
  await store.goOnline();
  await page.goto(`${store.url}/icons/`, { waitUntil: 'commit' });
  await open(other, '/cart');
  await allSent(other);
  await becomesHeld([{ [size.id]: 2 }]);
  await page.goBack();
  await openProduct(page, product.slug);
  await add(page, [3]);
  await allSent(page);
  await becomesHeld([{ [size.id]: 5 }]);
});
