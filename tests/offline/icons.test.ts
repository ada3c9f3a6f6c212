import type { Page } from 'playwright';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

const chunks = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const requests = await (await caches.open('tradecounter-icons')).keys();
    return requests.map(({ url }) => new URL(url).searchParams.get('icons') ?? '');
  });

/** Requests a chunk as the page does, but bypasses the browser's own cache; returns whether an answer came. */
const ask = (page: Page, name: string): Promise<boolean> =>
  page.evaluate(
    (icons) =>
      fetch(`/icon-sets/lucide.json?icons=${icons}`, { cache: 'no-store' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    name,
  );

test('icons are cached with their first answer and drawn from the cache without a connection [SH-16] [PWA-05]', async ({
  page,
  store,
}) => {
  await open(page, '/');
  await workerReady(page);
  await open(page, '/support');
  const icon = page.getByRole('heading', { level: 2, name: 'Where is my order?' }).locator('svg');
  await icon.waitFor();
  await expect.poll(() => chunks(page)).toEqual(['headset,truck,undo-2']);
  await store.goOffline();
  await page.reload();
  await icon.waitFor();
  expect(await chunks(page)).toEqual(['headset,truck,undo-2']);
});

test('the cache holds 50 chunks, and those that were used least recently go first [SH-16] [PWA-05]', async ({
  page,
}) => {
  await open(page, '/');
  await workerReady(page);
  const names = Array.from({ length: 53 }, (_, index) => `icon-${index}`);
  for (const name of names.slice(0, 50)) {
    expect(await ask(page, name)).toBe(true);
    await expect.poll(() => chunks(page)).toContain(name);
  }
  expect(await chunks(page)).toHaveLength(50);
  // The oldest one is used again, so that the next ones are evicted.
  expect(await ask(page, 'icon-0')).toBe(true);
  for (const name of names.slice(50)) expect(await ask(page, name)).toBe(true);
  await expect.poll(() => chunks(page)).toEqual(['icon-0', ...names.slice(4)]);
});

test('a chunk is cached for 168 hours [SH-16] [PWA-05]', async ({ page, store }) => {
  await open(page, '/');
  await workerReady(page);
  const makeOld = (hours: number) =>
    page.evaluate(async (age) => {
      const cache = await caches.open('tradecounter-icons');
      for (const request of await cache.keys()) {
        const response = await cache.match(request);
        const headers = new Headers(response?.headers);
        headers.set('date', new Date(Date.now() - age * 3_600_000).toUTCString());
        await cache.put(request, new Response(await response?.text(), { headers }));
      }
    }, hours);
  expect(await ask(page, 'truck')).toBe(true);
  await expect.poll(() => chunks(page)).toEqual(['truck']);
  await store.goOffline();
  await makeOld(167);
  expect(await ask(page, 'truck')).toBe(true);
  await makeOld(169);
  expect(await ask(page, 'truck')).toBe(false);
});

test('a chunk that does not come is given up, but not before 5 seconds have passed, and asked for again later [SH-16]', async ({
  page,
  store,
}) => {
  await open(page, '/');
  await workerReady(page);
  const { fault, release } = hold('answer');
  const rule = store.proxy.when({ path: /^\/icon-sets\// }, fault);
  // Only the worker's own timeout ends this.
  const askedAt = Date.now();
  expect(await ask(page, 'truck')).toBe(false);
  expect(Date.now() - askedAt).toBeGreaterThanOrEqual(5_000);
  expect(rule.hits).toHaveLength(1);
  release();
  expect(await ask(page, 'truck')).toBe(true);
});
