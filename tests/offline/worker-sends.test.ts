import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { journalSyncTag } from '#offline/storage-names.ts';
import { add, allSent, openProduct, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
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
  // A place of the same origin where none of the shop's scripts runs.
  const elsewhere = await context.newPage();
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);

  await store.goOffline();
  await add(page, [2, 3]);
  await page.close();
  await workers.sync(journalSyncTag);
  // What the closed page had in hand stays as it was: nobody knows yet whether it arrived.
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
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(elsewhere);
  await store.goOffline();

  const later = await context.newPage();
  await open(later, '/cart');
  await expect.poll(async () => (await boxes(later).all()).length).toBe(2);
  const shown = await Promise.all((await boxes(later).all()).map((box) => box.inputValue()));
  expect(shown.toSorted()).toEqual(['2', '3']);
  await expect(later.getByRole('main').getByText('Not sent yet')).toHaveCount(0);
});
