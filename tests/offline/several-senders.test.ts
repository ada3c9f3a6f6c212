import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { journalSyncTag } from '#offline/storage-names.ts';
import { add, allSent, cartShows, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ minSizes: 5 });

test('a worker that is ended while it sends leaves nothing undone and nothing done twice [PWA-04] [PWA-06]', async ({
  visit,
  store,
  product,
  workersOf,
}) => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await openProduct(page, product.slug);
  await workerReady(page);
  await page.reload();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await context.setOffline(true);
  await add(page, [1, 2, 3, 4, 5]);
  const elsewhere = await context.newPage();
  await page.close();
  store.proxy.forget();
  const { fault, release } = hold('answer');
  const third = store.proxy.when({ method: 'PUT', skip: 2 }, fault);
  await store.goOnline();
  await context.setOffline(false);
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);
  await workers.sync(journalSyncTag);
  await third.met;
  await expect.poll(() => third.hits[0]?.status).toBe(200);
  await workers.stopAll();
  release();

  await open(elsewhere, '/cart');
  await allSent(elsewhere);
  const wanted = Object.fromEntries(product.variants.slice(0, 5).map((variant, row) => [variant.id, row + 1]));
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([wanted]);
  const keys = store.proxy.writes().map(({ key }) => key);
  expect(new Set(keys).size).toBe(5);
  await cartShows(elsewhere, Object.fromEntries(product.variants.slice(0, 5).map(({ sku }, row) => [sku, row + 1])));
});

test('two tabs that are woken at once send one change at a time, each once [PWA-06]', async ({
  page,
  context,
  store,
  product,
}) => {
  const other = await context.newPage();
  await Promise.all([openProduct(page, product.slug), openProduct(other, product.slug)]);
  await Promise.all([page, other].map((tab) => tab.waitForLoadState('networkidle')));
  await store.goOffline();
  await context.setOffline(true);
  await add(page, [1, 2, 3]);
  await add(other, [0, 0, 0, 4, 5]);
  await store.goOnline();
  const { fault, release } = hold('answer');
  const first = store.proxy.when({ method: 'PUT' }, fault);
  await context.setOffline(false);
  await first.met;
  for (const tab of [page, other, page, other]) {
    await tab.evaluate(() => {
      for (const name of ['online', 'focus', 'pageshow']) dispatchEvent(new Event(name));
    });
  }
  release();
  await allSent(page);
  const sent = store.proxy.writes().filter(({ outcome }) => outcome === 'passed');
  expect(sent).toHaveLength(5);
  expect(anyOverlap(sent)).toBe(false);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(5);
  const wanted = Object.fromEntries(product.variants.slice(0, 5).map((variant, row) => [variant.id, row + 1]));
  expect(guestBaskets(await store.ledger()).map(quantities)).toContainEqual(wanted);
  for (const tab of [page, other]) {
    await open(tab, '/cart');
    await cartShows(tab, Object.fromEntries(product.variants.slice(0, 5).map(({ sku }, row) => [sku, row + 1])));
  }
});
