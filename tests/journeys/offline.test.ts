import type { Page } from 'playwright';
import sharp from 'sharp';
import { expect, test } from '#tests/support/browser/journey.ts';
import { axeFindings, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

/** Opens the home page and waits until the worker has cached the shell. */
const openWithWorker = async (page: Page): Promise<void> => {
  await open(page, '/');
  await workerReady(page);
};

/** Opens a page and waits until what it shows is stored on the device, so that it can be shown from there. */
const openAndKeep = async (page: Page, path: string, heading: string): Promise<void> => {
  await open(page, path);
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
  await page.waitForLoadState('networkidle');
};

test.describe('the installed shop', () => {
  test('has a manifest whose icons and screenshots are what it says, and the browser finds nothing against installing it [PWA-01]', async ({
    page,
    context,
    shop,
  }) => {
    await openWithWorker(page);
    const href = await page.locator('link[rel=manifest]').getAttribute('href');
    const answer = await fetch(new URL(href ?? '', shop.url));
    expect(answer.headers.get('content-type')).toMatch(/^application\/manifest\+json/);
    // The browser's own reading of it is checked below.
    const manifest = (await answer.json()) as Record<'icons' | 'screenshots', { src: string; sizes: string }[]> & {
      shortcuts: { url: string; icons: { src: string; sizes: string }[] }[];
    };
    const pictures = [
      ...manifest.icons,
      ...manifest.screenshots,
      ...manifest.shortcuts.flatMap(({ icons }) => icons),
      { src: (await page.locator('link[rel=apple-touch-icon]').getAttribute('href')) ?? '', sizes: '180x180' },
    ];
    for (const { src, sizes } of pictures) {
      const picture = await fetch(new URL(src, shop.url));
      expect(picture.status, src).toBe(200);
      if (sizes === 'any') continue;
      const { width, height } = await sharp(await picture.arrayBuffer()).metadata();
      expect(`${width}x${height}`, src).toBe(sizes);
    }
    for (const { url } of manifest.shortcuts) {
      expect((await fetch(new URL(url, shop.url))).status, url).toBe(200);
    }
    const browserSays = await context.newCDPSession(page);
    expect((await browserSays.send('Page.getAppManifest')).errors).toEqual([]);
    const { installabilityErrors } = await browserSays.send('Page.getInstallabilityErrors');
    // To the browser, a window of these tests is a private one.
    expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  });

  test('a page that the worker did not open is controlled by it all the same once it has loaded', async ({
    page,
    context,
  }) => {
    await openWithWorker(page);
    await page.addInitScript(() =>
      sessionStorage.setItem('opened', navigator.serviceWorker.controller === null ? 'by the host' : 'by the worker'),
    );
    // As when a page was loading while the first worker became active: it bypasses the worker.
    await (await context.newCDPSession(page)).send('Page.reload', { ignoreCache: true });
    await page.waitForFunction(() => sessionStorage.getItem('opened') === 'by the host');
    await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  });

  test('opens without the store: what was visited can be read, what was not says so, and comes when the store does [PWA-02]', async ({
    visit,
    product,
    openShop,
  }) => {
    const own = await openShop();
    const { page } = await visit({ baseURL: own.url });
    await openWithWorker(page);
    await openAndKeep(page, `/store/product/${product.slug}`, product.name);
    await openAndKeep(page, '/', 'Trade supplies, ready when you are');
    expect(await page.evaluate(() => navigator.serviceWorker.controller?.state)).toBe('activated');
    const { port } = new URL(own.url);
    await own.kill();

    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Trade supplies, ready when you are' }).waitFor();
    await page.getByRole('combobox', { name: 'Search the catalogue' }).waitFor();
    await page.goto(`/store/product/${product.slug}`);
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    await page
      .getByText(product.variants[0]?.sku ?? '', { exact: true })
      .first()
      .waitFor();
    await page.goto('/cart');
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();

    await page.goto('/faq');
    await page.getByRole('heading', { level: 1, name: 'This page isn’t on this device' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page isn’t on this device' }).waitFor();
    await openShop({ dataDir: own.dataDir, port: Number(port) });
    await page.getByRole('heading', { level: 1, name: 'Questions we are asked' }).waitFor();
  });

  test('without a network it says so, and a page that isn’t on the device comes by itself when there is one [PWA-02]', async ({
    page,
    context,
  }) => {
    await openWithWorker(page);
    await openAndKeep(page, '/', 'Trade supplies, ready when you are');
    await context.setOffline(true);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Trade supplies, ready when you are' }).waitFor();
    await page.getByRole('status').getByText('Offline.').waitFor();
    await page.getByRole('contentinfo').getByRole('link', { name: 'Deliveries' }).click();
    await page.getByRole('heading', { level: 1, name: 'This page isn’t on this device' }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
    await context.setOffline(false);
    await page.getByRole('heading', { level: 1, name: /Deliver/ }).waitFor();
    await page.getByText('Offline.').waitFor({ state: 'detached' });
  });
});
