import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { expect } from '#tests/support/browser/journey.ts';
import { beginPayment, fillCart, fillCheckout, payByCard, placeOrder } from '#tests/support/browser/guest.ts';
import { makeNextBuild } from '#tests/support/browser/next-build.ts';
import { builtAssets } from '#tests/support/browser/shell-files.ts';
import { phone } from '#tests/support/browser/screens.ts';
import {
  bar,
  buildOf,
  comeBackNowAndThen,
  contact,
  expectBuild,
  passAnHour,
  waitForOffer,
  test,
} from '#tests/support/browser/update-journey.ts';
import { axeFindings, fireOnline, hydrated, open } from '#tests/support/browser/visit.ts';
import { add, allSent, guestOf, openProduct, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import type { DeployedShop } from '#tests/support/browser/deployed-shop.ts';
import type { Product } from '#contract/product.ts';

test.describe('a new build', () => {
  test('is offered after the first visit of all, and the next one in the same tab too; taken, the page is of it [PWA-09] [PWA-10]', async ({
    deployed,
    next,
    third,
    visitWithWorker,
  }) => {
    const { page, problems } = await visitWithWorker();
    // A freshly served page only checks for updates a little later.
    await page.clock.fastForward('00:11');
    await deployed.deploy(next);
    await waitForOffer(page);
    expect(await axeFindings(page)).toEqual([]);
    let documents = 0;
    page.on('domcontentloaded', () => (documents += 1));
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, next.id);
    // The first press on a page makes it load more, which must not keep the old worker in control.
    expect(documents).toBe(1);

    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
    await deployed.deploy(third);
    await waitForOffer(page);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, third.id);
    expect(problems).toEqual([]);
  });

  test('that is put off comes back after a day [PWA-10]', async ({ deployed, first, next, visitFromDevice }) => {
    const { page } = await visitFromDevice();
    await page.setViewportSize(phone);
    await deployed.deploy(next);
    await waitForOffer(page);
    await bar(page).getByRole('button', { name: 'Later' }).click();
    await bar(page).waitFor({ state: 'detached' });
    await passAnHour(page);
    await page.clock.fastForward('12:00:00');
    await expect(bar(page)).toHaveCount(0);
    expect(await buildOf(page)).toBe(first);
    await page.clock.fastForward('12:00:00');
    await waitForOffer(page);
  });

  test('with a broken file is refused whole: the old one goes on, offline too, and a mended one is offered [PWA-10]', async ({
    deployed,
    first,
    next,
    visitFromDevice,
  }) => {
    const { page } = await visitFromDevice();
    const broken = makeNextBuild(3);
    const html = '<!doctype html><title>Not found</title>';
    const shell = await (await fetch(`${deployed.url}/index.html`)).text();
    const entry = /\/(assets\/index-[\w-]+)\.js/.exec(shell)?.[1]?.replace(/-...(?=[\w-]{4}$)/, '-n3_') ?? '';
    writeFileSync(join(broken.folder, 'dist/page', `${entry}.js`), html);
    await deployed.deploy(broken);
    const refused = page.waitForEvent('pageerror');
    await passAnHour(page);
    expect((await refused).message).toBe('A new version could not be kept.');
    expect(await page.evaluate(addressesWithText, html)).toEqual([]);
    await expect(bar(page)).toHaveCount(0);
    await page.reload();
    await hydrated(page);
    expect(await buildOf(page)).toBe(first);
    deployed.setDown(true);
    await page.reload();
    await hydrated(page);
    expect(await buildOf(page)).toBe(first);
    deployed.setDown(false);

    await deployed.deploy(next);
    await waitForOffer(page);
    broken.remove();
  });

  test('that is taken while a change waits leaves it in the journal, and it is sent once [PWA-06] [PWA-10]', async ({
    product,
    deployed,
    next,
    visitFromDevice,
  }) => {
    const { page } = await visitFromDevice();
    const waiting = await changeThatWaits(page, deployed, product);
    await deployed.deploy(next);
    await waitForOffer(page);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, next.id);
    await expectSentOnce(page, deployed, waiting);
  });

  test('that one tab takes is taken by the others when they move on, and by one that pays only once it has paid [PWA-10]', async ({
    product,
    deployed,
    first,
    next,
    visitFromDevice,
  }) => {
    const { page: idle, context } = await visitFromDevice();
    const paying = await context.newPage();
    await fillCart(paying, `/store/product/${product.slug}`, 40);
    await fillCheckout(paying);
    await placeOrder(paying);
    await paying.getByRole('heading', { name: 'Payment' }).waitFor();
    const taking = await context.newPage();
    await open(taking, '/');
    await deployed.deploy(next);
    // An hour would be too long for the shopper who pays, so the pages come back online now and then instead.
    for (const page of [paying, taking]) await page.evaluate(comeBackNowAndThen);
    await bar(taking).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(taking, next.id);

    // The idle tab keeps the old build until its shopper goes to another page, and then opens that page with the new one.
    expect(await buildOf(idle)).toBe(first);
    await idle.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
    await idle.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
    await expectBuild(idle, next.id);
    expect(new URL(idle.url()).pathname).toBe('/contact-us');

    await expect(bar(paying)).toHaveCount(0);
    await beginPayment(paying, /^Card(?! with)/);
    await payByCard(paying);
    await paying.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
    expect(await buildOf(paying)).toBe(first);
    await paying.getByRole('banner').getByRole('link', { name: 'Lists' }).click();
    await expectBuild(paying, next.id);
  });

  test('leaves the files of the one before on the device and on the host, for tabs that still run it', async ({
    deployed,
    next,
    third,
    visitFromDevice,
  }) => {
    const { page, context } = await visitFromDevice();
    const old = await context.newPage();
    await open(old, '/');
    await deployed.deploy(next);
    await waitForOffer(page);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, next.id);
    const setAside = () =>
      old.evaluate(async () => {
        const cache = await caches.open('tradecounter-assets-prev');
        return (await cache.keys()).map(({ url }) => new URL(url).pathname);
      });
    const inShell = () => old.evaluate(async () => (await (await caches.open('tradecounter-shell')).keys()).length);
    await expect.poll(async () => (await setAside()).length).toBeGreaterThan(50);
    await expect.poll(inShell).toBeLessThan(builtAssets().length + 20);
    const assets = await setAside();
    const asset = assets.find((path) => path.includes('/contact-us-')) ?? '';
    const answer = await fetch(`${deployed.url}${asset}`);
    expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
    const missing = await fetch(`${deployed.url}/assets/cart-00000000.js`);
    expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-store']);

    deployed.setDown(true);
    expect(await old.evaluate(async (path) => (await fetch(path)).status, asset)).toBe(200);
    deployed.setDown(false);
    await deployed.deploy(third);
    await waitForOffer(page);
    await bar(page).getByRole('button', { name: 'Reload' }).click();
    await expectBuild(page, third.id);
    // Nobody needs the files from two builds back.
    await expect.poll(() => page.evaluate(async (path) => (await caches.match(path)) === undefined, asset)).toBe(true);
  });
});

interface Waits {
  readonly keys: readonly string[];
  readonly sku: string;
}

/** Runs inside the browser: the addresses under which this text is cached on the device. */
const addressesWithText = async (text: string): Promise<string[]> => {
  const found: string[] = [];
  for (const name of await caches.keys()) {
    const cache = await caches.open(name);
    for (const request of await cache.keys()) {
      const cached = await cache.match(request);
      if ((await cached?.text()) === text) found.push(request.url);
    }
  }
  return found;
};

/** The keys under which pieces wait to be added to the cart. */
const waitingPieces = async (page: Page): Promise<readonly string[]> =>
  (await waitingOn(page)).flatMap(({ name, key }) => (name === 'add-to-basket' ? [key] : []));

/** What waits in the journal after pieces of a product were added to the cart while the store was away. */
const changeThatWaits = async (page: Page, deployed: DeployedShop, { slug, variants }: Product): Promise<Waits> => {
  await openProduct(page, slug);
  deployed.setStoreDown(true);
  await add(page, [40]);
  const keys = await waitingPieces(page);
  expect(keys).toHaveLength(1);
  return { keys, sku: variants[0]?.sku ?? '' };
};

/** Expects the change to be still in the journal, and to be sent once the store is back. */
const expectSentOnce = async (page: Page, deployed: DeployedShop, { keys, sku }: Waits): Promise<void> => {
  expect(await waitingPieces(page)).toEqual(keys);
  deployed.setStoreDown(false);
  await fireOnline(page);
  await allSent(page);
  const { lineItems } = await storeClient(deployed.url).getBasket({ query: { anonymousId: await guestOf(page) } });
  expect(lineItems.map((line) => [line.sku, line.quantity])).toEqual([[sku, 40]]);
};

/** Runs inside the browser: creates a database. */
const keepOwn = (): Promise<void> =>
  new Promise((resolve, reject) => {
    const opening = indexedDB.open('kept-by-a-test');
    opening.addEventListener('success', () => resolve());
    opening.addEventListener('error', () => reject(new Error('The database did not open.')));
  });

/** Runs inside the browser: the device's databases, sorted by name. */
const databaseNames = async (): Promise<string[]> => {
  const names = (await indexedDB.databases()).map(({ name = '' }) => name);
  return names.toSorted((a, b) => a.localeCompare(b));
};

test('a host that wants no worker has it removed with its caches; the databases stay, and a change that waits is sent once', async ({
  product,
  deployed,
  first,
  visitFromDevice,
}) => {
  const { page } = await visitFromDevice();
  const waiting = await changeThatWaits(page, deployed, product);
  await page.evaluate(keepOwn);
  const databases = await page.evaluate(databaseNames);
  expect(databases).toContain('kept-by-a-test');
  await deployed.deploy(undefined, { SERVICE_WORKER: 'off' });
  expect(await (await fetch(`${deployed.url}/build.json`)).json()).toMatchObject({ id: first, kill: true });
  await passAnHour(page);
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await expect.poll(workers).toBe(0);
  const ownCaches = () =>
    page.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith('tradecounter-')));
  await expect.poll(ownCaches).toEqual([]);
  expect(await page.evaluate(databaseNames)).toEqual(expect.arrayContaining(databases));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await open(page, '/');
  await expectSentOnce(page, deployed, waiting);
});

const refuseStorage = `Object.defineProperty(window, 'sessionStorage', {
  get() { throw new DOMException('The storage is refused.', 'SecurityError'); },
});`;

/** Runs inside the browser. */
const isStorageRefused = (): boolean => {
  try {
    return sessionStorage === null;
  } catch {
    return true;
  }
};

test.describe('a part of the page that does not come', () => {
  const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
  const part = '**/assets/contact-us-*.js';

  test('of a build that is gone brings the new one, once, at the page that was asked for [PWA-11]', async ({
    deployed,
    next,
    visitWithoutWorker,
  }) => {
    const { page, documents } = await visitWithoutWorker();
    await deployed.deploy(next, { DATA_DIR: 'nothing-kept' });
    await page.route(part, (route) => (route.request().url().includes('-n1_') ? route.continue() : route.abort()));
    await contact(page).click();
    await expectBuild(page, next.id);
    await heading(page, 'Contact us').waitFor();
    expect([new URL(page.url()).pathname, documents()]).toEqual(['/contact-us', 1]);
  });

  for (const [what, isRefused] of [
    ['storage', false],
    ['no storage', true],
  ] as const) {
    test(`and is gone after the reload too, with ${what}, leads to a page that says so and reloads no more [PWA-11]`, async ({
      deployed,
      first,
      visitWithoutWorker,
    }) => {
      const { page, documents } = await visitWithoutWorker();
      if (isRefused) await page.addInitScript({ content: refuseStorage });
      await page.route(part, (route) => route.abort());
      await page.route('**/build.json', async (route) => {
        const answer = await route.fetch();
        await route.fulfill({ response: answer, body: (await answer.text()).replace(first, 'another') });
      });
      await page.reload();
      await hydrated(page);
      // The footer hydrates last.
      await contact(page).scrollIntoViewIfNeeded();
      await page.waitForLoadState('networkidle');
      expect(await page.evaluate(isStorageRefused)).toBe(isRefused);
      await contact(page).click();
      await heading(page, 'A new version is available').waitFor();
      await page.waitForLoadState('networkidle');
      expect(documents()).toBe(2);
      expect(page.url()).toBe(`${deployed.url}/contact-us`);
      expect(await axeFindings(page)).toEqual([]);

      await page.unroute(part);
      await page.getByRole('main').getByRole('button', { name: 'Reload' }).click();
      await heading(page, 'Contact us').waitFor();
    });
  }

  test('for want of a connection waits for one on its page, without a reload [PWA-11]', async ({
    visitWithoutWorker,
  }) => {
    const { page, context, documents } = await visitWithoutWorker();
    // The code of that screen is fetched a little after the page.
    await page.waitForFunction(
      (names) =>
        names.every((name) =>
          performance
            .getEntriesByType('resource')
            .some(
              (entry) => entry.name.includes(`/assets/${name}-`) && 'responseEnd' in entry && entry.responseEnd !== 0,
            ),
        ),
      ['settle', 'after-interaction', 'error-screen', 'not-found-screen'],
    );
    await context.setOffline(true);
    await contact(page).click();
    await heading(page, 'This page isn’t on this device').waitFor();
    expect(documents()).toBe(0);
    await context.setOffline(false);
    await heading(page, 'Contact us').waitFor();
    expect(documents()).toBe(1);
  });
});
