import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { configurationAddress } from '#contract/features.ts';
import type { Product } from '#contract/product.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { root } from '#tests/support/run/step.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { open } from '#tests/support/browser/visit.ts';

/** Goes from a search to a product whose call is answered as given, without loading a new page. */
const goToProduct = async (page: Page, product: Product, status: number, body: object): Promise<void> => {
  await page.route('**/api/products/slug=*', (route) => route.fulfill({ status, json: body }));
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('link', { name: product.name, exact: true }).first().click();
};

/** The page's titles: there must be one, whatever it shows. */
const titlesOf = (page: Page): Promise<string[]> => page.locator('head title').allTextContents();

test.describe('an unknown address', () => {
  test('is answered with 404, its title and its path, a tag that no guide has among them [RT-35] [RT-17]', async ({
    page,
  }) => {
    for (const path of [
      '/no-such-page',
      '/store/no-such-category',
      '/store/product/no-such-product',
      '/blog/tag/nosuch',
      '/a/b/c',
    ]) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
      await page.waitForFunction(() => document.title.startsWith('Page not found'));
      expect(await titlesOf(page), path).toHaveLength(1);
      expect(await page.getByRole('main').innerText()).toContain(`Page Not Found: ${path}`);
    }
    await page.getByRole('link', { name: 'Go to all products' }).click();
    await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
    await page.waitForFunction(() => document.title.startsWith('Catalogue'));
  });

  test('a missing file is answered with 404 and plain text, and not with a page', async ({ shop }) => {
    for (const path of ['/assets/gone-1234.js', '/media/gone.avif', '/favicon-old.ico']) {
      const answer = await fetch(`${shop.url}${path}`);
      expect(answer.status, path).toBe(404);
      expect(answer.headers.get('content-type'), path).toMatch(/^text\/plain/);
    }
  });
});

test.describe('a screen that cannot be made', () => {
  test('status 500: code, title, description and the way home [SH-10] [ERR-02]', async ({ page, shop, product }) => {
    await goToProduct(page, product, 500, { errors: ['Something broke.'] });
    await page.getByRole('heading', { level: 1, name: 'There is a problem with the store' }).waitFor();
    await page.getByText('Error 500').waitFor();
    expect(await titlesOf(page)).toEqual(['There is a problem with the store']);
    await page.getByText('Something went wrong on our side. Your cart is safe. Try again in a moment.').waitFor();
    await page.getByRole('link', { name: 'Go to the home page' }).click();
    await page.waitForURL(`${shop.url}/`);
  });

  test('any other status: its own words and the way to the catalogue [SH-10]', async ({ page, product }) => {
    await goToProduct(page, product, 418, { errors: ['Short and stout.'] });
    await page.getByRole('heading', { level: 1, name: 'This page can’t be shown' }).waitFor();
    await page.getByText('Error 418').waitFor();
    await page.getByRole('link', { name: 'Go to all products' }).click();
    await page.waitForURL('**/store');
    await expect(page).toHaveTitle(/^Catalogue/);
    expect(await titlesOf(page)).toHaveLength(1);
  });

  test('an answer that breaks the contract is shown as an error 500, whose heading is the page’s title, and Try again mends both [ERR-02]', async ({
    page,
    product,
  }) => {
    await goToProduct(page, product, 200, { data: { id: 7 } });
    await page.getByText('Error 500').waitFor();
    const heading = await page.getByRole('heading', { level: 1 }).innerText();
    await expect(page).toHaveTitle(heading);
    await expect(page.locator('title')).toHaveCount(1);
    await page.unroute('**/api/products/slug=*');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    await expect(page).toHaveTitle(`${product.metaTitle ?? product.name} · Tradecounter`);
    await expect(page.locator('title')).toHaveCount(1);
  });
});

test.describe('an old address', () => {
  test('answers 301 over HTTP, with its query kept [RT-34] [RT-32]', async ({ shop, product }) => {
    const { results } = await storeClient(shop.url).getRedirects({});
    expect(results.length).toBeGreaterThan(0);
    for (const { oldUrl, newUrl } of results.slice(0, 5)) {
      const answer = await fetch(`${shop.url}${oldUrl}?from=mail`, { redirect: 'manual' });
      expect(answer.status, oldUrl).toBe(301);
      expect(answer.headers.get('location'), oldUrl).toBe(`${newUrl}?from=mail`);
    }
    const [category] = product.categories;
    const shapes = [
      [`/shop/old/path/${category?.slug ?? ''}`, `/store/${category?.slug ?? ''}`],
      [`/shop/prod/${product.slug}`, `/store/product/${product.slug}`],
    ] as const;
    for (const [from, to] of shapes) {
      const answer = await fetch(`${shop.url}${from}`, { redirect: 'manual' });
      expect(answer.status, from).toBe(301);
      expect(answer.headers.get('location'), from).toBe(to);
    }
  });

  test('leads on inside the app too, never shows that the page was not found, and leaves no step back to itself [RT-34]', async ({
    page,
    shop,
  }) => {
    await open(page, '/cart');
    await page.evaluate(() => {
      const headings = new Set<string>();
      Reflect.set(globalThis, 'shownHeadings', headings);
      new MutationObserver(() => {
        for (const { textContent } of document.querySelectorAll('h1')) headings.add(textContent);
      }).observe(document.body, { childList: true, subtree: true, characterData: true });
    });
    // Two frames, so that a screen could be painted meanwhile.
    await page.route(/\/api\/(redirects|pages|products|categories)/, async (route) => {
      await page.evaluate(
        () => new Promise<void>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn()))),
      );
      await route.continue();
    });
    for (const [from, to, heading] of [
      ['/terms', '/terms-and-conditions', 'Terms and conditions'],
      ['/shop/ppe', '/store/safety', 'Safety and workwear'],
    ] as const) {
      // Navigates as a link in a page's own text would.
      await page.evaluate((address) => history.pushState({}, '', address), from);
      await page.waitForURL(`${shop.url}${to}`);
      await page.getByRole('heading', { level: 1, name: heading }).waitFor();
      await page.goBack();
      await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    }
    const shown = await page.evaluate(() => [...(Reflect.get(globalThis, 'shownHeadings') as Set<string>)]);
    expect(shown).toContain('Safety and workwear');
    expect(shown).not.toContain('Page not found');
  });
});

test.describe('a start for which nothing is there', () => {
  test('says that the page could not be loaded, and Reload starts it once it can', async ({ page, shop }) => {
    const shell = readFileSync(join(root, 'dist/page/index.html'), 'utf8');
    await page.route(`${shop.url}/cart`, (route) => route.fulfill({ contentType: 'text/html', body: shell }));
    await page.route(`**${configurationAddress}`, (route) => route.abort());
    await page.goto('/cart');
    const notice = page.getByRole('alert').filter({ hasText: 'This page couldn’t be loaded' });
    await notice.waitFor();
    await page.unroute(`**${configurationAddress}`);
    await notice.getByRole('link', { name: 'Reload' }).click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await expect.poll(() => titlesOf(page)).toEqual(['Cart · Tradecounter']);
    await expect(notice).toHaveCount(0);
  });
});

test.describe('a write that the store refuses', () => {
  test('shows the first of its errors as a message that can be dismissed, and the quantity stays [ERR-01]', async ({
    page,
    product,
  }) => {
    await page.route('**/api/baskets', (route) =>
      route.request().method() === 'PUT'
        ? route.fulfill({ status: 409, json: { errors: ['The first reason.', 'The second reason.'] } })
        : route.continue(),
    );
    await open(page, `/store/product/${product.slug}`);
    await page
      .getByRole('textbox', { name: /^Quantity, / })
      .first()
      .fill('5');
    await page.getByRole('button', { name: /to cart$/ }).click();
    const messages = page.getByRole('region', { name: 'Messages' });
    await messages.getByText('The first reason.').waitFor();
    await expect(page.getByText('The second reason.')).toHaveCount(0);
    expect(
      await page
        .getByRole('textbox', { name: /^Quantity, / })
        .first()
        .inputValue(),
    ).toBe('5');
    await messages.getByRole('button', { name: 'Dismiss' }).click();
    await messages.getByText('The first reason.').waitFor({ state: 'detached' });
  });
});
