import type { Visitor } from '#tests/support/browser/journey.ts';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import {
  add,
  allSent,
  cartShows,
  guestOf,
  openProduct,
  removeLine,
  setLine,
  statesBecome,
  waitingOn,
} from '#tests/support/stores/at-the-counter.ts';
import { captivePage, refusal } from '#tests/support/faults/fault-rules.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { fireOnline, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };
const added = 'Product has been successfully added to the cart';

interface Guest {
  readonly size: { readonly id: string; readonly sku: string };
  /** Opens the product's page, with a service worker if wanted. */
  guestAtProduct(serviceWorkers?: 'allow' | 'block'): Promise<Visitor>;
  heldBy(anonymousId: string): Promise<Record<string, number>>;
}

const test = journey.extend<Guest>({
  size: async ({ product }, provide) => provide(firstSizeOf(product)),
  guestAtProduct: async ({ visit, product }, provide) => {
    await provide(async (serviceWorkers = 'block') => {
      const visitor = await visit({ serviceWorkers });
      await openProduct(visitor.page, product.slug);
      if (serviceWorkers === 'allow') await workerReady(visitor.page);
      return visitor;
    });
  },
  heldBy: async ({ store }, provide) => {
    await provide(async (anonymousId) =>
      quantities(guestBaskets(await store.ledger()).find((basket) => basket.anonymousId === anonymousId)),
    );
  },
});

test('a key that is worked on is asked for again, unchanged [PWA-06]', async ({
  store,
  size,
  guestAtProduct,
  heldBy,
}) => {
  const { page } = await guestAtProduct();
  const busy = store.proxy.when(puts, refusal(409, 'Being worked on.', { code: 'IdempotencyKeyInUse' }));
  await add(page, [5]);
  await busy.met;
  await allSent(page);
  expect(await heldBy(await guestOf(page))).toEqual({ [size.id]: 5 });
  expect(new Set(store.proxy.writes().map(({ key }) => key)).size).toBe(1);
});

test('a refusal is shown while the shopper looks on, and is not tried again [PWA-08]', async ({
  store,
  guestAtProduct,
}) => {
  const { page } = await guestAtProduct();
  const refused = store.proxy.when({ ...puts, times: 10 }, refusal(422, 'This key was used for something else.'));
  await add(page, [5]);
  await page.getByText('This key was used for something else.').waitFor();
  await statesBecome(page, []);
  await expect(page.getByText(added)).toHaveCount(0);
  expect(refused.hits).toHaveLength(1);
});

test('a store that asks for time is given it [PWA-08]', async ({ store, guestAtProduct }) => {
  const { page } = await guestAtProduct();
  const asked = store.proxy.when(puts, refusal(429, 'Too many requests.', { retryAfter: 3600 }));
  await add(page, [5]);
  await asked.met;
  await expect.poll(async () => (await waitingOn(page))[0]?.failure?.status).toBe(429);
  const [entry] = await waitingOn(page);
  const waitMs = (entry?.notBefore ?? 0) - (entry?.failure?.at ?? 0);
  // Up to a second later, so that devices that were turned away together come back one by one.
  expect(waitMs).toBeGreaterThanOrEqual(3_600_000);
  expect(waitMs).toBeLessThanOrEqual(3_601_000);
  // Coming back online does not cut short the wait that the store asked for.
  await fireOnline(page);
  await open(page, '/cart');
  expect((await waitingOn(page)).map(({ attempts }) => attempts)).toEqual([1]);
  await page.getByText('Not sent yet').first().waitFor();
});

test('a store that fails eight times in a row leaves it to the shopper, who is asked [PWA-08]', async ({
  store,
  product,
  page,
}) => {
  // Before the page loads: a module that has the real clock by then would make this wait in real time.
  await page.clock.install();
  await openProduct(page, product.slug);
  const failing = store.proxy.when({ ...puts, times: 100 }, refusal(500, 'Something broke.'));
  await add(page, [5]);
  const entry = async () => (await waitingOn(page))[0];
  for (let now = await entry(); now?.state !== 'unsure'; now = await entry()) {
    // The clock must stand still while it is being sent: otherwise the store would seem not to answer.
    if (now?.state === 'sending') await expect.poll(async () => (await entry())?.state).not.toBe('sending');
    else await page.clock.fastForward(Math.max(5_000, (now?.notBefore ?? 0) - (await page.evaluate(() => Date.now()))));
  }
  expect(failing.hits).toHaveLength(8);
  expect(new Set(store.proxy.writes().map(({ key }) => key)).size).toBe(1);
  await page.clock.resume();
  await open(page, '/cart');
  await page.getByText('Check this').first().waitFor();
});

test('another network’s sign-in page in place of the answer is no success [PWA-06]', async ({
  store,
  size,
  guestAtProduct,
  heldBy,
}) => {
  const { page } = await guestAtProduct();
  const captive = store.proxy.when({ ...puts, times: 2 }, captivePage);
  await add(page, [5]);
  await captive.met;
  await allSent(page);
  expect(captive.hits).toHaveLength(2);
  expect(await heldBy(await guestOf(page))).toEqual({ [size.id]: 5 });
});

test('a line that was put in and taken out with no signal is never sent [PWA-06]', async ({
  store,
  size,
  guestAtProduct,
}) => {
  const { page, context } = await guestAtProduct('allow');
  await store.goOffline();
  await context.setOffline(true);
  await add(page, [5]);
  expect(await waitingOn(page)).toHaveLength(1);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await cartShows(page, { [size.sku]: 5 });
  await removeLine(page, size.sku);
  await expect.poll(() => waitingOn(page)).toEqual([]);
  await store.goOnline();
  await context.setOffline(false);
  await open(page, '/cart');
  expect(store.proxy.writes()).toEqual([]);
});

test('what was attempted is not changed any more; what came after follows it [PWA-06] [CART-02]', async ({
  store,
  size,
  guestAtProduct,
  heldBy,
}) => {
  const { page } = await guestAtProduct();
  const dropped = store.proxy.when({ ...puts, times: 3 }, { do: 'drop' });
  await add(page, [5]);
  await dropped.met;
  await expect.poll(async () => (await waitingOn(page))[0]?.attempts ?? 0).toBeGreaterThan(0);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await setLine(page, size.sku, 8);
  await allSent(page);
  expect(await heldBy(await guestOf(page))).toEqual({ [size.id]: 8 });
  const reached = store.proxy.writes().filter(({ outcome }) => outcome === 'passed');
  expect(reached.map(({ method, path }) => `${method} ${path.split('?')[0]}`)).toEqual([
    'PUT /api/baskets',
    'PUT /api/baskets/products/quantity',
  ]);
  expect(reached[0]?.body).toMatchObject({ quantity: 5 });
  await cartShows(page, { [size.sku]: 8 });
});
