/** Browsers that lack something or have a faulty version of it: what their shoppers see, and that nothing is lost. */
import type { BrowserContext, Page } from 'playwright';
import { fireOnline, open } from '#tests/support/browser/visit.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { holdSending } from '#tests/support/faults/faulty-shop.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { add, allSent, openProduct, press, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };

const withoutLocks = (context: BrowserContext) =>
  context.addInitScript(() => Object.defineProperty(Navigator.prototype, 'locks', { get: () => undefined }));

test('without locks, two tabs that add at once take turns, and each change arrives once [PWA-06] [PWA-13]', async ({
  page,
  context,
  store,
  product,
}) => {
  await withoutLocks(context);
  const other = await context.newPage();
  await openProduct(page, product.slug);
  await openProduct(other, product.slug);
  expect(await page.evaluate(() => navigator.locks === undefined)).toBe(true);
  const { fault, release } = hold('request');
  const held = store.proxy.when(puts, fault);
  await add(page, [2]);
  await held.met;
  await add(other, [3]);
  release();
  await allSent(page);
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [firstSizeOf(product).id]: 5 }]);
  expect(anyOverlap(store.proxy.writes())).toBe(false);
});

/** Keeps the journal's database busy, as a slow disk would, until it is released. */
const holdUpStorage = async (page: Page): Promise<() => Promise<void>> => {
  await page.evaluate(async () => {
    // The page creates it when its shopper reaches for a quantity; this must not create one.
    const connect = (): Promise<IDBDatabase | null> =>
      new Promise((resolve) => {
        const opening = indexedDB.open('tradecounter-journal');
        opening.addEventListener('upgradeneeded', () => opening.transaction?.abort());
        opening.addEventListener('error', () => resolve(null));
        opening.addEventListener('success', () => resolve(opening.result));
      });
    let database: IDBDatabase | null = null;
    while (database === null) database = await connect();
    const journal = database;
    const tx = journal.transaction([...journal.objectStoreNames], 'readwrite');
    const [name = ''] = journal.objectStoreNames;
    const goOn = (): void => {
      if (document.documentElement.dataset['letGo'] === 'true') journal.close();
      else tx.objectStore(name).count().addEventListener('success', goOn);
    };
    goOn();
  });
  return () => page.evaluate(() => void (document.documentElement.dataset['letGo'] = 'true'));
};

test('on storage that is slow, nothing is said to be added before it is recorded, and then it is, once [PWA-06]', async ({
  page,
  context,
  store,
  product,
}) => {
  await openProduct(page, product.slug);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .focus();
  const beside = await context.newPage();
  await beside.goto('/healthz');
  const letGo = await holdUpStorage(beside);
  await press(page, [4]);
  const added = page.getByText('Product has been successfully added to the cart');
  // Whatever the browser does at once is done after two frames.
  await page.evaluate(() => new Promise((go) => requestAnimationFrame(() => requestAnimationFrame(go))));
  await expect(added).toHaveCount(0);
  expect(store.proxy.writes()).toEqual([]);
  await letGo();
  await added.waitFor();
  await allSent(page);
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [firstSizeOf(product).id]: 4 }]);
});

test('without a worker, the sync centre says to keep the page open until what waits is sent, and Send now sends it [PWA-06] [PWA-13]', async ({
  page,
  store,
  product,
}) => {
  await openProduct(page, product.slug);
  store.proxy.decide(() => ({ do: 'drop' }));
  await add(page, [2]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Sync centre' }).click();
  await page.getByRole('heading', { name: 'To send' }).waitFor();
  await page.getByText('Keep this open until it’s sent.').waitFor();
  expect(await waitingOn(page)).toHaveLength(1);
  const release = holdSending(store);
  store.proxy.decide(null);
  await page.getByRole('button', { name: 'Send now' }).click();
  release();
  await allSent(page);
  expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [firstSizeOf(product).id]: 2 }]);
});

test('the icon of the installed shop counts what waits, and nothing once it is sent [PWA-08]', async ({
  page,
  store,
  product,
}) => {
  await page.addInitScript(() => {
    const show = (count: number): Promise<void> => {
      document.documentElement.dataset['badge'] = String(count);
      return Promise.resolve();
    };
    Object.assign(navigator, { setAppBadge: show, clearAppBadge: () => show(0) });
  });
  await openProduct(page, product.slug);
  // The code that records a change is fetched after the page has loaded, and no worker caches it.
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [2, 3]);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '2');
  await store.goOnline();
  await fireOnline(page);
  await expect(page.locator('html')).toHaveAttribute('data-badge', '0');
});

test.describe('with a worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('without Background Sync, what was made with no signal is sent once the shop is opened again with one [PWA-13] [PWA-06]', async ({
    page,
    context,
    store,
    product,
  }) => {
    // As in Safari and Firefox: nothing wakes the worker when no page is open.
    await context.addInitScript(() => {
      Reflect.deleteProperty(ServiceWorkerRegistration.prototype, 'sync');
      Reflect.deleteProperty(globalThis, 'SyncManager');
    });
    await openProduct(page, product.slug);
    await workerReady(page);
    await page.waitForLoadState('networkidle');
    await store.goOffline();
    await add(page, [2]);
    expect(await page.evaluate(async () => 'sync' in (await navigator.serviceWorker.ready))).toBe(false);
    expect(await waitingOn(page)).toHaveLength(1);
    await page.close();
    await store.goOnline();
    const again = await context.newPage();
    await open(again, '/');
    await allSent(again);
    expect(guestBaskets(await store.ledger()).map(quantities)).toEqual([{ [firstSizeOf(product).id]: 2 }]);
  });

  test('what can’t be fetched and was never seen is a network error, and no fault of the worker', async ({
    page,
    store,
    product,
  }) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    await openProduct(page, product.slug);
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await page.waitForLoadState('networkidle');
    await store.goOffline();
    const ends = await page.evaluate(async () => {
      const picture = new Image();
      const failed = new Promise((resolve) => picture.addEventListener('error', () => resolve('no picture')));
      picture.src = '/media/never-seen.webp';
      return [
        await failed,
        await fetch('/assets/never-seen.js').catch(() => 'no file'),
        await fetch('/api/products?PageNumber=77').catch(() => 'no answer'),
      ];
    });
    expect(ends).toEqual(['no picture', 'no file', 'no answer']);
    expect(said.filter((text) => text.includes('FetchEvent'))).toEqual([]);
    await store.goOnline();
    await open(page, '/');
  });
});
