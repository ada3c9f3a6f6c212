import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('on a shared device a page that is not there says why, and the next ones are saved if the shopper says so [PWA-02]', async ({
  page,
  store,
  product,
}) => {
  const address = `/store/product/${product.slug}`;
  const title = page.getByRole('heading', { level: 1 });
  await open(page, '/auth/login');
  await page.getByRole('checkbox', { name: 'This is a shared device' }).check();
  await fillSignIn(page, 'trade@example.com');
  await page.waitForURL((url) => url.pathname === '/');
  await workerReady(page);
  await open(page, address);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto(address);
  await title.filter({ hasText: 'This page isn’t on this device' }).waitFor();
  const titles = () => page.locator('head title').allTextContents();
  await expect.poll(titles).toEqual(['This page isn’t on this device']);
  await page.getByRole('heading', { name: 'Pages with your prices aren’t saved on this device' }).waitFor();
  for (const viewport of [desk, phone]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, 'a page that a signed-in tab has not');
  }
  expect(await reflowFindings(page, 'a page that a signed-in tab has not')).toEqual([]);
  await page.getByRole('button', { name: 'Save pages with my prices on this device' }).click();
  await page
    .getByRole('main')
    .getByText(/^From now on, the pages you open while online are saved/)
    .waitFor();

  await store.goOnline();
  await title.filter({ hasText: product.name }).waitFor();
  await expect.poll(titles).toEqual([`${product.metaTitle ?? product.name} · Tradecounter`]);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto(address);
  await title.filter({ hasText: product.name }).waitFor();
  await page.goto('/faq');
  await page.getByText(/^Pages with your prices are saved on this device as you open them\./).waitFor();
});
