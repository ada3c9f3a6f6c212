import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { refreshTag } from '#offline/storage-names.ts';
import { ageCopies } from '#tests/support/browser/aged-copies.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const email = 'trade@example.com';
const guestCatalogue = 'tradecounter-catalogue-guest';
const yesterdayMinutes = 24 * 60;

interface Night {
  /** Closes every page of the shop and returns one of its origin that runs none of its scripts. */
  closed(): Promise<Page>;
  /** Wakes the worker as the browser does overnight. */
  wake(elsewhere: Page): Promise<void>;
}

const test = journey.extend<Night>({
  serviceWorkers: 'allow',
  closed: async ({ context, store }, provide) => {
    await provide(async () => {
      const elsewhere = await context.newPage();
      await elsewhere.goto(`${store.url}/healthz`);
      for (const page of context.pages()) if (page !== elsewhere) await page.close();
      return elsewhere;
    });
  },
  wake: async ({ workersOf }, provide) => {
    await provide(async (elsewhere) => (await workersOf(elsewhere)).periodicSync(refreshTag));
  },
});

test.use({ isBrowserWhole: true });

/** Runs inside a page: imitates the window of an installed app, which a headless browser doesn't have. */
const beInstalled = (): void => {
  const { matchMedia } = globalThis;
  globalThis.matchMedia = (query) => {
    const found = matchMedia.call(globalThis, query);
    if (query === '(display-mode: standalone)') Object.defineProperty(found, 'matches', { value: true });
    return found;
  };
};

const addressOf = (slug: string): string => `/store/product/${slug}`;

/** The copy of a product on a guest's device, as text; empty if there is none. */
const copyOf = (page: Page, slug: string): Promise<string> =>
  page.evaluate(
    async ([name, path]) => {
      const cache = await caches.open(name);
      const found = (await cache.keys()).find(({ url }) => url.includes(path));
      return found === undefined ? '' : ((await (await cache.match(found, { ignoreVary: true }))?.text()) ?? '');
    },
    [guestCatalogue, `/api/products/slug=${slug}`] as const,
  );

test('a price that the store changed overnight is the one that a guest sees in the morning, without a connection [PWA-05]', async ({
  page,
  context,
  store,
  product,
  closed,
  wake,
}) => {
  await open(page, addressOf(product.slug));
  await workerReady(page);
  await expect.poll(() => copyOf(page, product.slug)).toContain(product.id);
  const elsewhere = await closed();
  await ageCopies(elsewhere, guestCatalogue, yesterdayMinutes);
  const ids = product.variants.map(({ id }) => `'${id}'`).join();
  await store.change(`update variant_prices set amount_minor = 98765 where variant_id in (${ids})`);
  store.proxy.forget();
  await wake(elsewhere);
  await expect.poll(() => copyOf(elsewhere, product.slug)).toContain('"amount":98765');
  expect(store.proxy.calls.every(({ isOfWorker }) => isOfWorker)).toBe(true);

  await store.goOffline();
  const morning = await context.newPage();
  await morning.goto(addressOf(product.slug));
  await morning.getByRole('table').getByText('£987.65').first().waitFor();
});

test('nothing is fetched overnight for a guest who has nothing on the device', async ({
  page,
  context,
  store,
  product,
  closed,
  wake,
}) => {
  await open(page, '/');
  await workerReady(page);
  const elsewhere = await closed();
  await elsewhere.evaluate((name) => caches.delete(name), guestCatalogue);
  store.proxy.forget();
  await wake(elsewhere);

  // The next night has something to do, and the worker has requested nothing before it.
  const day = await context.newPage();
  await open(day, addressOf(product.slug));
  await expect.poll(() => copyOf(day, product.slug)).toContain(product.id);
  await day.close();
  expect(store.proxy.calls.filter(({ isOfWorker }) => isOfWorker)).toEqual([]);
  await ageCopies(elsewhere, guestCatalogue, yesterdayMinutes);
  await wake(elsewhere);
  const asked = () => store.proxy.calls.filter(({ isOfWorker }) => isOfWorker).map(({ path }) => path);
  await expect.poll(async () => asked().some((path) => path.includes(product.slug))).toBe(true);
});

test('a shopper’s lists are last night’s in the morning, and the worker has asked what changed in the part index [PWA-05]', async ({
  page,
  context,
  store,
  closed,
  wake,
}) => {
  await signInTo(page, '/favorites');
  await workerReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  await page.getByRole('heading', { level: 1, name: 'Van stock' }).waitFor();
  const list = new URL(page.url()).pathname;
  await page.goto('/quick-order');
  await pressAndSee(
    page.getByRole('button', { name: 'Save for offline' }),
    page.getByText(/^All [\d,]+ parts are on this device\.$/),
  );
  const elsewhere = await closed();

  const id = list.slice(list.lastIndexOf('/') + 1);
  const shopper = await signedInClient(store.apiUrl, email);
  await shopper.renameWishlist({ params: { id }, body: { name: 'Van stock, winter' } });
  store.proxy.forget();
  await wake(elsewhere);
  const asked = () => store.proxy.calls.map(({ path }) => path);
  await expect.poll(() => asked().filter((path) => path.startsWith('/api/product-variants/export?'))).toHaveLength(1);
  expect(asked().some((path) => path.includes('Since='))).toBe(true);
  expect(store.proxy.calls.every(({ isOfWorker, subject }) => isOfWorker && subject !== null)).toBe(true);

  await store.goOffline();
  const morning = await context.newPage();
  await morning.goto(list);
  await morning.getByRole('heading', { level: 1, name: 'Van stock, winter' }).waitFor();
});

/** Allows periodic sync for a visitor's pages, as browsers do for an installed app. */
const allowWaking = async (page: Page, origin: string): Promise<void> => {
  const session = await page.context().newCDPSession(page);
  const { targetInfo } = await session.send('Target.getTargetInfo');
  const { browserContextId } = targetInfo;
  await session.send('Browser.grantPermissions', {
    origin,
    // Permissions that are not listed are denied, and the first needs the second.
    permissions: ['periodicBackgroundSync', 'backgroundSync'],
    ...(browserContextId === undefined ? {} : { browserContextId }),
  });
};

/** Runs inside a page: the tags for which the browser wakes the worker. */
const wakingTags = async (): Promise<unknown> => {
  const registration = await navigator.serviceWorker.ready;
  if (!('periodicSync' in registration)) return null;
  const manager = registration.periodicSync;
  if (typeof manager !== 'object' || manager === null || !('getTags' in manager)) return null;
  return typeof manager.getTags === 'function' ? (Reflect.apply(manager.getTags, manager, []) as unknown) : null;
};

test('the installed app has the browser wake it overnight where it may; a tab does not ask', async ({
  visit,
  store,
}) => {
  const [app, tab] = [await visit({ serviceWorkers: 'allow' }), await visit({ serviceWorkers: 'allow' })];
  await app.context.addInitScript(beInstalled);
  for (const { page } of [app, tab]) {
    await allowWaking(page, store.url);
    await open(page, '/');
    await workerReady(page);
  }
  await expect.poll(() => app.page.evaluate(wakingTags)).toEqual([refreshTag]);
  expect(await tab.page.evaluate(wakingTags)).toEqual([]);
});
