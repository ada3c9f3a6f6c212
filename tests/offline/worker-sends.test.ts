import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { configurationAddress } from '#contract/features.ts';
import { journalSyncTag } from '#offline/storage-names.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { add, allSent, openProduct, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { deviceFilled } from '#tests/support/browser/order-draft.ts';
import { fillSignIn, signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { basketOf, quantities } from '#tests/support/stores/store-ledger.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('what was made with no signal is sent by the worker when no page is open any more [PWA-06]', async ({
  page,
  context,
  store,
  product,
  workersOf,
}) => {
  const email = 'trade@example.com';
  await open(page, '/auth/login');
  await fillSignIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
  await openProduct(page, product.slug);
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  // A page of the same origin that runs none of the shop's scripts.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);

  await store.goOffline();
  await add(page, [2, 3]);
  await page.close();
  await workers.sync(journalSyncTag);
  // What the closed page was sending stays as it was: nobody knows yet whether it arrived.
  expect(await waitingOn(elsewhere)).toHaveLength(2);
  await workers.stopAll();
  await store.goOnline();
  store.proxy.forget();
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(elsewhere);

  const [first, second] = product.variants;
  expect(quantities(basketOf(await store.ledger(), email))).toEqual({ [first?.id ?? '']: 2, [second?.id ?? '']: 3 });
  const writes = store.proxy.writes();
  expect(writes).toHaveLength(2);
  expect(new Set(writes.map(({ key }) => key)).size).toBe(2);
  expect(writes.every(({ subject }) => subject !== null)).toBe(true);
});

test('what the worker sent while no page was open is in the cart, with the store away again [PWA-02] [PWA-06]', async ({
  page,
  context,
  store,
  product,
  workersOf,
}) => {
  await openProduct(page, product.slug);
  await workerReady(page);
  await add(page, [2]);
  await allSent(page);
  await open(page, '/cart');
  const boxes = (of: Page) => of.getByRole('textbox', { name: /^Quantity, / });
  await expect(boxes(page)).toHaveCount(1);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);

  await store.goOffline();
  await add(page, [0, 3]);
  await page.close();
  await store.goOnline();
  // Nothing wakes the worker again after its last chance, so it must retry by itself what fails in that moment.
  const lostConfiguration = store.proxy.when({ path: new RegExp(`^${configurationAddress}$`) }, { do: 'drop' });
  const lostWrite = store.proxy.when({ method: 'PUT' }, refusal(503, 'Busy.', { retryAfter: 1 }));
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(elsewhere);
  expect(lostConfiguration.hits).toHaveLength(1);
  expect(lostWrite.hits).toHaveLength(1);
  await store.goOffline();

  const later = await context.newPage();
  await open(later, '/cart');
  await expect.poll(async () => (await boxes(later).all()).length).toBe(2);
  const shown = await Promise.all((await boxes(later).all()).map((box) => box.inputValue()));
  expect(shown.toSorted()).toEqual(['2', '3']);
  await expect(later.getByRole('main').getByText('Not sent yet')).toHaveCount(0);
});

test('what the worker sent of lists and parked carts while no page was open is there, with the store away again [PWA-02] [PWA-06]', async ({
  page,
  context,
  store,
  product,
  workersOf,
}) => {
  await signInTo(page, '/account/settings', 'trade@example.com');
  await workerReady(page);
  await deviceFilled(page);
  const shopper = await signedInClient(store.apiUrl);
  const lists = await shopper.getWishlists({ query: {} });
  const van = lists.results.find(({ name }) => name === 'Van stock');
  if (van === undefined) throw new Error('The demo shopper has no van.');
  const vanPath = `/favorites/${van.id}`;
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
  await open(page, vanPath);
  await page.getByRole('heading', { level: 1, name: 'Van stock' }).waitFor();
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Park this cart' }).waitFor();
  await page.waitForLoadState('networkidle');
  const elsewhere = await context.newPage();
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);

  await store.goOffline();
  await page.getByRole('button', { name: 'Park this cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Park this cart' });
  await dialog.getByLabel('Customer or job').fill('Dawson');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await page.goto(vanPath);
  await page.getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('textbox', { name: 'List name' }).fill('Old van');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Old van' }).waitFor();
  await expect
    .poll(async () => (await waitingOn(elsewhere)).map(({ name }) => name))
    .toEqual(['park-cart', 'rename-list']);
  await page.close();
  await store.goOnline();
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(elsewhere);
  await store.goOffline();

  const later = await context.newPage();
  await later.goto('/cart');
  await later.getByRole('list', { name: 'Parked carts' }).getByRole('listitem').filter({ hasText: 'Dawson' }).waitFor();
  await later.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await later.goto('/favorites');
  await later.getByRole('main').getByRole('link', { name: 'Old van' }).waitFor();
  await later.goto(vanPath);
  await later.getByRole('heading', { level: 1, name: 'Old van' }).waitFor();
  await expect(later.getByRole('main').getByText('Not sent yet')).toHaveCount(0);
});
