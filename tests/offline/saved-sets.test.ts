import type { Page } from 'playwright';
import type { CategoryNode } from '#contract/category.ts';
import { listPageSize } from '#contract/page-sizes.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { shellComplete } from '#tests/support/browser/shell-files.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { limitStorage } from '#tests/support/browser/worker-control.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { shoppersPlaces } from '#tests/support/traces/traces.ts';

test.use({ serviceWorkers: 'allow' });

const withDescendants = (nodes: readonly CategoryNode[]): CategoryNode[] =>
  nodes.flatMap((node) => [node, ...withDescendants(node.nodes)]);

/** The smallest category with a second page of products. */
const categoryOfTwoPages = async (apiUrl: string): Promise<CategoryNode> => {
  const [category] = withDescendants((await storeClient(apiUrl).getCategoryTree({})).nodes)
    .filter(({ productCount }) => productCount > listPageSize)
    .toSorted((a, b) => a.productCount - b.productCount);
  if (category === undefined) throw new Error('No category of the store has two pages.');
  return category;
};

/** The part of the page that offers to save it. */
const part = (page: Page) => page.locator('.save-room');

const saveHere = async (page: Page, title: string): Promise<void> => {
  await part(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Save for offline: ${title}` }).click();
};

const isSaved = (page: Page, count: number): Promise<void> =>
  part(page).getByText(`${count} products saved on this device.`).waitFor();

const lastProduct = (page: Page) =>
  page.getByRole('main').locator('a[href^="/store/product/"]:not(.btn)').filter({ visible: true }).last();

/** Opens the last product on the screen, which was never opened here before. */
const openLast = async (page: Page): Promise<void> => {
  const heading = page.getByRole('heading', { level: 1 });
  const before = (await heading.textContent()) ?? '';
  await lastProduct(page).click();
  await page.waitForURL(/\/store\/product\//);
  await expect(heading).not.toHaveText(before);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .waitFor();
};

const device = (page: Page) => page.getByRole('region', { name: 'On this device' });

test('a category is saved for offline: both pages of its list and products that were never opened are there without the store, until it is removed [PWA-02] [PWA-05]', async ({
  page,
  store,
}) => {
  const { slug, name, productCount } = await categoryOfTwoPages(store.apiUrl);
  await open(page, `/store/${slug}`);
  await shellComplete(page);
  await saveHere(page, name);
  await isSaved(page, productCount);

  await store.goOffline();
  await page.reload();
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await openLast(page);
  await open(page, `/store/${slug}?page=2`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  await openLast(page);

  await store.goOnline();
  await open(page, '/sync');
  const row = device(page).getByRole('listitem').filter({ hasText: name });
  await row.getByText(`Category. ${productCount} products saved on this device.`).waitFor();
  await expectCleanScreen(page, 'the sync centre with a saved category');
  expect(await reflowFindings(page, 'the sync centre with a saved category')).toEqual([]);
  const asked = page.waitForResponse((answer) => answer.url().includes(`/api/products?CategorySlug=${slug}`));
  await row.getByRole('button', { name: `Update: ${name}` }).click();
  expect((await asked).fromServiceWorker()).toBe(false);
  await row.getByRole('button', { name: `Update: ${name}` }).waitFor();

  await row.getByRole('button', { name: `Remove: ${name}` }).click();
  await expect(row).toHaveCount(0);
  expect(Object.keys(await deviceContents(page)).filter((place) => place.includes('tradecounter-saved'))).toEqual([]);
});

test('a list and an order are saved with the products they lead to, and are gone after signing out [PWA-02] [SES-04]', async ({
  page,
  store,
}) => {
  await signInTo(page, '/favorites');
  await shellComplete(page);
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  await page.getByRole('heading', { level: 1, name: 'Van stock' }).waitFor();
  await saveHere(page, 'Van stock');
  await part(page)
    .getByText(/^\d+ products saved on this device\.$/)
    .waitFor();
  const list = page.url();

  await open(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  const heading = page.getByRole('heading', { level: 1, name: /^Order TC-/ });
  await heading.waitFor();
  await saveHere(page, (await heading.textContent()) ?? '');
  await part(page)
    .getByText(/^\d+ products? saved on this device\.$/)
    .waitFor();
  const order = page.url();

  await store.goOffline();
  for (const address of [list, order]) {
    await open(page, address);
    await openLast(page);
  }
  await store.goOnline();
  await open(page, '/sync');
  await expect(device(page).getByRole('button', { name: /^Remove: (Van stock|Order TC-)/ })).toHaveCount(2);
  await open(page, '/account/orders');
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await page.getByText('You are signed out.').waitFor();
  await expect.poll(async () => shoppersPlaces(await deviceContents(page))).toEqual([]);
  expect(findOnDevice(await deviceContents(page), ['Van stock'])).toEqual([]);
});

test('a saving that is cut says how far it came, and goes on from there once the page is opened again [PWA-02]', async ({
  page,
  store,
}) => {
  const { slug, name, productCount } = await categoryOfTwoPages(store.apiUrl);
  await open(page, `/store/${slug}`);
  await shellComplete(page);
  const cut = store.proxy.when({ path: /\/products\/slug=/, skip: 10, times: 1_000 }, { do: 'drop' });
  await saveHere(page, name);
  await part(page)
    .getByText(new RegExp(`^\\d+ of ${productCount} products saved\\. The rest isn’t saved yet\\.$`))
    .waitFor();
  cut.remove();
  store.proxy.forget();
  await open(page, `/store/${slug}`);
  await part(page).scrollIntoViewIfNeeded();
  await page.getByRole('button', { name: `Continue: ${name}` }).click();
  await isSaved(page, productCount);
  const fetched = store.proxy.calls.filter(({ path }) => path.includes('/products/slug='));
  expect(fetched.length).toBeLessThanOrEqual(productCount - 8);
});

test('what the browser took away is said, and saved again by one press [PWA-02] [PWA-05]', async ({ page, store }) => {
  const { slug, name, productCount } = await categoryOfTwoPages(store.apiUrl);
  await open(page, `/store/${slug}`);
  await shellComplete(page);
  await saveHere(page, name);
  await isSaved(page, productCount);
  await page.evaluate(async () => {
    for (const cache of await caches.keys()) if (cache.startsWith('tradecounter-saved-')) await caches.delete(cache);
  });
  await open(page, '/sync');
  const notice = device(page).getByText(`The browser removed ${name} to free up space.`);
  await notice.waitFor();
  await expectCleanScreen(page, 'the sync centre after the browser took something away');
  await device(page)
    .getByRole('button', { name: `Save again: ${name}` })
    .click();
  await device(page).getByText(`Category. ${productCount} products saved on this device.`).waitFor();
  await expect(notice).toHaveCount(0);
});

test('a device without room saves what fits, and says how much is left out [PWA-02] [PWA-05]', async ({
  page,
  store,
}) => {
  const { slug, name, productCount } = await categoryOfTwoPages(store.apiUrl);
  await open(page, `/store/${slug}`);
  await shellComplete(page);
  // The device is full when the twelfth product is fetched, whatever the browser has stored by then.
  let fetched = 0;
  await page.route(/\/products\/slug=/, async (route) => {
    fetched += 1;
    if (fetched === 12) {
      const used = await page.evaluate(async () => (await navigator.storage.estimate()).usage ?? 0);
      await limitStorage(page, used);
    }
    await route.fallback();
  });
  await saveHere(page, name);
  await part(page)
    .getByText(
      new RegExp(`^[1-9]\\d* of ${productCount} products saved\\. This device has no space for the other \\d+\\.$`),
    )
    .waitFor();
  await open(page, '/sync');
  await device(page)
    .getByText(/This device has no space for the other \d+\.$/)
    .waitFor();
});
