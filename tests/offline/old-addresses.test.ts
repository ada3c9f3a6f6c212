import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('the former shop’s addresses lead to today’s pages, with and without the store, and keep their query [RT-34] [PWA-02]', async ({
  page,
  store,
}) => {
  await open(page, '/');
  await workerReady(page);
  // This one comes from the worker, which treats old addresses as pages.
  await page.goto('/about.html?from=flyer');
  await page.waitForURL('**/about-us?from=flyer');
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  await expect.poll(async () => findOnDevice(await deviceContents(page), ['/my-account'])).not.toEqual([]);

  await store.goOffline();
  await page.goto('/about.html?from=flyer');
  await page.waitForURL('**/about-us?from=flyer');
  await page.getByRole('heading', { level: 1, name: 'About us' }).waitFor();
  for (const [before, now] of [
    ['/basket', '/cart'],
    ['/shop/ppe', '/store/safety'],
    ['/my-account', '/auth/login?redirect_url=%2Faccount%2Fsettings'],
  ] as const) {
    await page.goto(before);
    await page.waitForURL(`**${now}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
});
