import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { categories } from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.describe('the mega menu', () => {
  test('opens and closes by pointer: its button, a press elsewhere, a link in it [SH-08]', async ({
    page,
    problems,
  }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const button = bar.getByRole('button', { name: 'All products' });
    const block = bar.getByRole('heading', { level: 2 }).first();
    await button.click();
    await block.waitFor();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await button.click();
    await block.waitFor({ state: 'detached' });
    await button.click();
    await block.waitFor();
    await page.getByRole('banner').click({ position: { x: 4, y: 40 } });
    await block.waitFor({ state: 'detached' });
    await button.click();
    const category = bar.getByRole('listitem').getByRole('link', { name: 'Sealants', exact: true });
    await category.click();
    await page.getByRole('heading', { level: 1, name: 'Sealants' }).waitFor();
    await block.waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('opens, is walked through and closes by keyboard, and the focus comes back [SH-08]', async ({ page }) => {
    await open(page, '/');
    const bar = page.getByRole('navigation', { name: 'Categories' });
    const button = bar.getByRole('button', { name: 'All products' });
    await button.focus();
    await page.keyboard.press('Enter');
    const first = bar.getByRole('heading', { level: 2 }).first().getByRole('link');
    await first.waitFor();
    await first.focus();
    await page.keyboard.press('Escape');
    await first.waitFor({ state: 'detached' });
    expect(await button.evaluate((it) => it === document.activeElement)).toBe(true);
    await page.keyboard.press('Enter');
    const name = await first.innerText();
    await first.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await first.waitFor({ state: 'detached' });
  });

  test('names only categories that have children, in the bar, in the block and in the menu of narrow screens [SH-15]', async ({
    openShop,
    visit,
  }) => {
    const name = 'A shelf without any below it';
    const shop = await openShop({
      prepare: (db) =>
        db
          .insert(categories)
          .values({ id: 'childless', slug: 'childless', name, path: 'childless/', level: 1, sortOrder: 0 }),
    });
    const { nodes } = await storeClient(shop.url).getCategoryTree({});
    expect(nodes.map((node) => node.name)).toContain(name);
    const parents = nodes.filter((node) => node.nodes.length > 0).map((node) => node.name);
    const wide = await visit({ baseURL: shop.url });
    await open(wide.page, '/');
    const bar = wide.page.getByRole('navigation', { name: 'Categories' });
    await bar.getByRole('button', { name: 'All products' }).click();
    await bar.getByRole('heading', { level: 2 }).first().waitFor();
    expect(await bar.getByRole('heading', { level: 2 }).allInnerTexts()).toEqual(parents);
    await expect(bar.getByRole('link', { name })).toHaveCount(0);

    const narrow = await visit({ baseURL: shop.url, viewport: phone, hasTouch: true, isMobile: true });
    await open(narrow.page, '/');
    await narrow.page.getByRole('button', { name: 'Menu' }).tap();
    const menu = narrow.page.getByRole('dialog', { name: 'Menu' }).getByRole('navigation', { name: 'Categories' });
    await expect(menu.getByRole('button')).toHaveText(parents);
    await expect(menu.getByRole('link')).toHaveText(['All products']);
    expect([...wide.problems, ...narrow.problems]).toEqual([]);
  });
});

test('the mobile menu goes down the tree, closes after a move, and opens at its top again [SH-08]', async ({
  visit,
}) => {
  const { page, problems } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await open(page, '/');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('button', { name: 'Sealants, adhesives and tape' }).tap();
  const level = page.getByRole('dialog', { name: 'Sealants, adhesives and tape' });
  await level.getByRole('button', { name: 'Back' }).tap();
  await menu.getByRole('button', { name: 'Sealants, adhesives and tape' }).tap();
  await level.getByRole('link', { name: 'All sealants, adhesives and tape' }).tap();
  await page.getByRole('heading', { level: 1, name: 'Sealants, adhesives and tape' }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'Menu' }).tap();
  await menu.getByRole('link', { name: 'All products' }).waitFor();
  expect(problems).toEqual([]);
});

test('Search in the bottom bar leads to the search box, ready to type in, from where the page was [SH-08] [CAT-07]', async ({
  visit,
}) => {
  const { page, problems } = await visit({ viewport: phone, hasTouch: true, isMobile: true });
  await open(page, '/');
  await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }));
  const tab = page.getByRole('navigation', { name: 'Main sections' }).getByRole('link', { name: 'Search' });
  await tab.tap();
  await page.waitForURL('/search');
  await expect(page).toHaveTitle(/^Search/);
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await expect(box).toBeFocused();
  await expect(box).toBeInViewport();
  await page.keyboard.type('copper elbow');
  await page.keyboard.press('Enter');
  await page.waitForURL('/search?q=copper+elbow');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('copper elbow');
  await page.goBack();
  await page.waitForURL('/search');
  await page.goBack();
  await page.waitForURL('/');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(300);
  expect(problems).toEqual([]);
});

test('the way back to the top appears after more than 100 px and leads there [SH-06]', async ({ page }) => {
  await open(page, '/store');
  const button = page.getByRole('button', { name: 'Back to top' });
  for (const [y, isShown] of [
    [100, false],
    [101, true],
  ] as const) {
    await page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);
    await page.waitForFunction((top) => scrollY === top, y);
    await button.waitFor({ state: isShown ? 'visible' : 'hidden' });
  }
  await button.click();
  await page.waitForFunction(() => scrollY === 0);
  await button.waitFor({ state: 'hidden' });
});

for (const { width, height } of [
  { width: 320, height: 568 },
  { width: 390, height: 664 },
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]) {
  test(`the way back to the top covers nothing at the foot of a page at ${width} × ${height} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await open(page, '/store');
    const button = page.getByRole('button', { name: 'Back to top' });
    const covered = () =>
      button.evaluate((up) => {
        const own = up.getBoundingClientRect();
        return [...document.querySelectorAll(':is(main, footer) :is(a, button, h2, h3, p)')]
          .filter((one) => {
            const { top, bottom, left, right } = one.getBoundingClientRect();
            return top < own.bottom && bottom > own.top && left < own.right && right > own.left;
          })
          .map((one) => one.textContent);
      });
    // Once where the footer has just come into view, and once at its end.
    for (const shownPx of [120, height]) {
      await page.evaluate((px) => {
        const { top = 0 } = document.querySelector('footer')?.getBoundingClientRect() ?? {};
        scrollTo({ top: scrollY + top - innerHeight + px, behavior: 'instant' });
      }, shownPx);
      await button.waitFor();
      await expect.poll(covered).toEqual([]);
    }
  });
}

test('the words of the bottom bar never touch, also at 320 px with letters twice as large', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await open(page, '/search');
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  const edges = await page.getByRole('navigation', { name: 'Main sections' }).evaluate((bar) =>
    [...bar.querySelectorAll('a')].map((link) => {
      const words = document.createRange();
      words.selectNodeContents(link);
      const { left, right } = words.getBoundingClientRect();
      return { left, right };
    }),
  );
  expect(edges).toHaveLength(5);
  for (const [at, { left }] of edges.entries()) expect(left).toBeGreaterThan(edges[at - 1]?.right ?? 0);
  expect(edges.at(-1)?.right).toBeLessThanOrEqual(320);
});

test('messages stand at the bottom right, above the bar that adds, and go by themselves [SH-02]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`);
  const message = page.getByRole('region', { name: 'Messages' }).getByText('successfully added');
  const [box, bar] = await Promise.all([
    page.locator('.toast').boundingBox(),
    page.locator('.marked-bar').boundingBox(),
  ]);
  if (box === null || bar === null) throw new Error('The message or the bar is not there.');
  expect(desk.width - (box.x + box.width)).toBeLessThan(64);
  expect(desk.height - (bar.y + bar.height)).toBeLessThan(1);
  expect(bar.y - (box.y + box.height)).toBeGreaterThan(0);
  expect(bar.y - (box.y + box.height)).toBeLessThan(64);
  expect(box.x).toBeGreaterThan(desk.width / 2);
  await page.mouse.move(100, 400);
  await message.waitFor({ state: 'detached' });
});

test('currency and country are chosen, stored in cookies, sent beside the application’s and the store’s key with every call of the next pages but that for redirects, and change all prices that are shown at once: of the product, what goes with it and the cart [CAT-15]', async ({
  page,
  context,
  problems,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  // Lets the report of the viewed product arrive: a page left before that would make the next one send it again, here and below.
  await page.waitForLoadState('networkidle');
  await open(page, `/store/product/${product.slug}`);
  await page.getByText(/^£\d/).first().waitFor();
  const shown = (part: string) => page.locator(part).innerText();
  await expect.poll(() => shown('header')).toMatch(/£\d/);
  await page
    .getByRole('heading', { name: 'Goes with this' })
    .or(page.getByRole('heading', { name: 'Similar products' }))
    .first()
    .scrollIntoViewIfNeeded();
  await page.getByLabel('Currency').selectOption('EUR');
  await page.getByText(/^€\d/).first().waitFor();
  await expect.poll(() => shown('body')).not.toMatch(/£\d/);
  await expect.poll(() => shown('header')).toMatch(/€\d/);
  await page.getByLabel('Deliver to').selectOption('IE');
  const cookies = await context.cookies();
  const valueOf = (name: string) => cookies.find((cookie) => cookie.name === name);
  expect(valueOf('tc_currency')).toMatchObject({ value: 'EUR', path: '/', sameSite: 'Lax' });
  expect((await context.cookies()).find(({ name }) => name === 'tc_country')).toMatchObject({ value: 'IE', path: '/' });

  await page.waitForLoadState('networkidle');
  const calls: (string | undefined)[][] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    const sent = ['api-key', 'storekey', 'currencycode', 'countrycode'].map((name) => request.headers()[name]);
    if (/^\/api\/(?!redirects$)/.test(pathname)) calls.push([pathname, ...sent]);
  });
  await page.reload();
  await page.getByText(/^€\d/).first().waitFor();
  await page.waitForLoadState('networkidle');
  await open(page, '/store');
  await page
    .getByText(/^from €\d/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL(/page=2/);
  await page.waitForLoadState('networkidle');
  const paths = calls.map(([path]) => path);
  expect(paths).toEqual(expect.arrayContaining(['/api/products', '/api/product-filters', '/api/baskets']));
  expect(calls).toEqual(paths.map((path) => [path, 'tradecounter-web', 'tradecounter', 'EUR', 'IE']));
  expect(problems).toEqual([]);
});

test('the footer shows how one can pay and where the store is social [SH-07]', async ({ page }) => {
  await open(page, '/cart');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  for (const brand of ['Visa', 'Mastercard', 'PayPal', 'American Express', 'Diners Club']) {
    await footer.getByRole('listitem').filter({ hasText: brand }).waitFor();
  }
  for (const place of ['Instagram', 'TikTok', 'Facebook', 'YouTube']) {
    await footer.getByRole('link', { name: place }).waitFor();
  }
});

test('the language is in a cookie from the first visit on, for a year [SH-12]', async ({ page, context }) => {
  await open(page, '/store');
  const localeOf = async () => (await context.cookies()).find(({ name }) => name === 'tc_locale');
  await expect.poll(async () => (await localeOf())?.value).toBe('en-GB');
  const cookie = await localeOf();
  expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax' });
  expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(365);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-GB');
});

test('each page of the store’s own is opened and read, in the layout of all but the checkout; home has news above it, quotes, brands and the way to an account [RT-31] [SH-01] [SH-09]', async ({
  page,
  shop,
  product,
  problems,
}) => {
  const store = storeClient(shop.url);
  const menu = page.getByRole('banner').getByRole('combobox', { name: 'Search the catalogue' });
  for (const name of ['about-us', 'support', 'faq', 'deliveries', 'returns', 'terms-and-conditions', 'policies']) {
    const { title, metaTitle } = await store.getPageByUrl({ query: { url: `/${name}` } });
    await open(page, `/${name}`);
    await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor();
    expect(await page.title()).toContain(metaTitle ?? title);
    expect((await page.getByRole('main').innerText()).length).toBeGreaterThan(title.length + 80);
    await expect(menu).toHaveCount(1);
  }
  const news = page.locator('.block-news');
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await open(page, '/');
    await expect(news).toHaveText(/^Counter open from half six\. /);
    const below = await page.getByRole('heading', { level: 1 }).boundingBox();
    const above = await news.boundingBox();
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    expect(above?.x).toBeGreaterThanOrEqual(0);
    expect((above?.x ?? 0) + (above?.width ?? 0)).toBeLessThanOrEqual(viewport.width);
  }
  const main = page.getByRole('main');
  await expect(main.getByRole('figure').filter({ has: page.locator('blockquote') })).toHaveCount(3);
  await expect(main.getByRole('region', { name: 'Brands we stock' }).getByRole('listitem').first()).toBeVisible();
  await expect(main.getByRole('link', { name: 'Open an account' })).toHaveAttribute('href', '/auth/register');
  await news.getByRole('link', { name: 'Collect' }).click();
  await page.waitForURL('**/deliveries');
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/checkout');
  await page.getByRole('heading', { name: 'Your details' }).waitFor();
  await expect(menu).toHaveCount(0);
  await expect(news).toHaveCount(0);
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Instagram' })).toHaveCount(0);
  expect(problems).toEqual([]);
});

const ownWords = {
  'shell.cart': 'Basket',
  'pageTitles.cart': 'Your basket',
  'basket.emptyTitle': 'Nothing in the basket',
  'searchBox.placeholder': 'What are you after?',
  'error.404_title': 'We’ve looked everywhere',
  'error.404_action': 'To the shelves',
  'consentBar.ask': 'Cookies & all that?',
  'listing.products': { one: '{count} thing', other: '{count} things' },
};

test('a store’s own colours and words are in the page before its first script, on its screens, and without a connection [SH-14] [SH-12]', async ({
  openShop,
  visit,
}) => {
  const WORDS_FILE = join(mkdtempSync(join(tmpdir(), 'words-')), 'words.json');
  writeFileSync(WORDS_FILE, JSON.stringify(ownWords));
  const STORE_COLOURS = '{"store":{"primary":"#7a1f5c"},"brand":{"accent":"#0b6e4f"}}';
  const { page, context, problems } = await visit({
    baseURL: (await openShop({ env: { STORE_COLOURS, WORDS_FILE } })).url,
    serviceWorkers: 'allow',
  });
  await page.route('**/*.js', (route) => route.abort());
  await page.goto('/');
  const expectColours = async () => {
    const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--store-brand-accent');
    expect(await page.evaluate(accent)).toBe('#0b6e4f');
    await expect(page.getByRole('banner').locator('.logo')).toHaveCSS('border-left-color', 'rgb(122, 31, 92)');
  };
  await expectColours();
  const basket = page.getByRole('banner').getByRole('link', { name: /^Basket/ });
  await basket.waitFor();
  expect(await page.locator('#consent p').first().textContent()).toBe('Cookies & all that?');
  expect(problems.filter((problem) => problem.includes('Content Security Policy'))).toEqual([]);

  await page.unroute('**/*.js');
  await open(page, '/');
  await expect(page.getByPlaceholder('What are you after?')).toBeVisible();
  await basket.click();
  await page.getByRole('heading', { level: 1, name: 'Your basket' }).waitFor();
  await page.getByRole('heading', { name: 'Nothing in the basket' }).waitFor();
  await expect(page).toHaveTitle(/^Your basket/);
  await page.goto('/no/such/page');
  await page.getByRole('heading', { level: 1, name: 'We’ve looked everywhere' }).waitFor();
  await page.getByRole('link', { name: 'To the shelves' }).click();
  await page
    .getByText(/^[\d,]+ things$/)
    .first()
    .waitFor();

  await workerReady(page);
  await context.setOffline(true);
  await page.goto('/cart');
  await page.getByRole('heading', { level: 1, name: 'Your basket' }).waitFor();
  await expect(basket).toBeVisible();
  await expectColours();
});

test('a store colour that is none keeps the shop from opening, and says which and why [SH-14]', async ({
  openShop,
}) => {
  const STORE_COLOURS = '{"store":{"primary":"mauve"},"brand":{"accent":"#0b6e4f"}}';
  await expect(openShop({ env: { STORE_COLOURS } })).rejects.toThrow(
    /^  - STORE_COLOURS: store\.primary: "mauve" is not a colour; write /m,
  );
});
