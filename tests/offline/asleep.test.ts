import type { Page } from 'playwright';
import { add, allSent, openProduct, press, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { journalSyncTag } from '#offline/storage-names.ts';
import { shellComplete } from '#tests/support/browser/shell-files.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';

test.use({ serviceWorkers: 'allow' });

/** Whether this page has fetched the journal's code. */
const isAwake = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/assets/journal-')));

const cartLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Cart/ });

test('a guest who only looks fetches nothing of the journal, and reaching for a quantity fetches it', async ({
  page,
  product,
}) => {
  await openProduct(page, product.slug);
  await shellComplete(page);
  await page.waitForLoadState('networkidle');
  expect(await isAwake(page)).toBe(false);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .focus();
  await expect.poll(() => isAwake(page)).toBe(true);
});

test('the first change of a page that slept is sent once, and another tab that slept shows it', async ({
  context,
  store,
  product,
}) => {
  const size = firstSizeOf(product);
  const [looking, changing] = [await context.newPage(), await context.newPage()];
  await openProduct(looking, product.slug);
  await openProduct(changing, product.slug);
  await shellComplete(changing);
  for (const tab of [looking, changing]) expect(await isAwake(tab)).toBe(false);
  await add(changing, [3]);
  await expect(cartLink(looking)).toHaveAccessibleName(/1 line/);
  await expect.poll(async () => guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [size.id]: 3 }]);
});

test('a page that slept when the store went away takes a change, which survives a reload and is sent when the store is back', async ({
  page,
  store,
  product,
}) => {
  const size = firstSizeOf(product);
  await openProduct(page, product.slug);
  await shellComplete(page);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  expect(await isAwake(page)).toBe(false);
  await store.goOffline();
  await add(page, [2]);
  await page.reload();
  await expect.poll(() => isAwake(page)).toBe(true);
  expect((await waitingOn(page)).map(({ name }) => name)).toContain('add-to-basket');
  await store.goOnline();
  await page.reload();
  await expect.poll(async () => guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [size.id]: 2 }]);
});

test('a change made while the worker is stopped reaches the store once, also when the worker is woken for it [PWA-06]', async ({
  page,
  store,
  product,
  workersOf,
}) => {
  const size = firstSizeOf(product);
  await openProduct(page, product.slug);
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  const workers = await workersOf(page);
  await workers.stopAll();
  await add(page, [3]);
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(page);
  expect(store.proxy.writes().filter(({ path }) => path === '/api/baskets')).toHaveLength(1);
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [size.id]: 3 }]);
});

test.describe('where no worker has the files', () => {
  test.use({ serviceWorkers: 'block' });

  test('a change that can’t be recorded for want of the journal’s code says so, and what was typed is added once it can', async ({
    page,
    store,
    product,
  }) => {
    const lost = store.proxy.when({ path: /^\/assets\/journal-/, times: 10_000 }, { do: 'drop' });
    await openProduct(page, product.slug);
    await page.waitForLoadState('networkidle');
    await press(page, [2]);
    await page.getByText('The change could not be saved.').first().waitFor();
    await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toHaveValue('2');
    lost.remove();
    await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
    await expect
      .poll(async () => guestBaskets(await store.ledger()).map(quantities))
      .toEqual([{ [firstSizeOf(product).id]: 2 }]);
  });
});
