import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { add, allSent, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('a journey with no store leaves no uncaught error behind: a store that does not answer is no bug [PWA-02]', async ({
  page,
  problems,
  store,
  product,
}) => {
  const other = await findProduct(store.apiUrl, ({ slug }) => slug !== product.slug);
  await openProduct(page, product.slug);
  await workerReady(page);
  await add(page, [3]);
  await allSent(page);
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  await open(page, '/store');
  await store.goOffline();
  const title = (name: string | RegExp) => page.getByRole('heading', { level: 1, name }).waitFor();

  // Moves from screen to screen: some are on the device, some are not.
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
  await title('Cart');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await title('Contact us');
  await page.goBack();
  await title('Cart');
  await page.goto(`/store/product/${other.slug}`);
  await title(/device|connection/);
  for (const path of ['/', '/store', '/search?q=bolt', '/blog/list', '/favorites', '/quick-order', '/sync']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().hover();
  await page.waitForLoadState('networkidle');
  expect(problems.filter((problem) => problem.startsWith('uncaught'))).toEqual([]);
});
