import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { cookieNames } from '#contract/cookies.ts';
import type { ProductSummary } from '#contract/product.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const category = { slug: 'screws', name: 'Screws' };

interface Gaps {
  /** One product that was opened while online, and another of its kind that was only listed. */
  readonly pair: readonly [ProductSummary, ProductSummary];
}

/** Opens a page and waits until what it shows is cached, so that it is there when the shop is opened again. */
const openAndCache = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

const test = journey.extend<Gaps>({
  serviceWorkers: 'allow',
  reducedMotion: 'reduce',
  pair: async ({ store }, provide) => {
    const query = { CategorySlug: category.slug, PageNumber: 1, PageSize: 24 };
    const { results } = await storeClient(store.apiUrl).getProducts({ query });
    const kindOf = (product: ProductSummary) => product.categories.at(-1)?.slug;
    const [pair] = results.flatMap((one) => {
      const other = results.find((two) => two !== one && kindOf(two) === kindOf(one));
      return other === undefined ? [] : [[one, other] as const];
    });
    if (pair === undefined) throw new Error('The category holds no two products of a kind.');
    await provide(pair);
  },
  // A visitor who has seen the category, one of its products and the home page.
  page: async ({ page, pair: [first] }, provide) => {
    await open(page, '/');
    await workerReady(page);
    // The worker controls pages that are opened from now on.
    await openAndCache(page, `/store/${category.slug}`);
    await openAndCache(page, `/store/product/${first.slug}`);
    await openAndCache(page, '/');
    await provide(page);
  },
});

const notHere = 'This page isn’t on this device';
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { level: 1, name });

/** Checks a screen at both widths and in both themes. */
const judge = async (page: Page, name: string): Promise<void> => {
  for (const viewport of [phone, desk]) {
    await page.setViewportSize(viewport);
    await expectCleanScreen(page, `${name} at ${viewport.width} px`);
  }
};

test('a cold start without the store opens what was visited, and of what was not it says what it knows [PWA-02] [PWA-03]', async ({
  page,
  store,
  pair,
}) => {
  await store.goOffline();
  await page.goto(`/store/product/${pair[0].slug}`);
  await heading(page, pair[0].name).waitFor();

  await page.goto(`/store/product/${pair[1].slug}`);
  await heading(page, notHere).waitFor();
  await main(page)
    .getByText(pair[1].variants[0]?.sku ?? '', { exact: true })
    .waitFor();
  const way = main(page).getByRole('navigation', { name: 'Breadcrumb' });
  await expect(way.getByRole('listitem').last()).toHaveText(pair[1].name);
  await main(page)
    .getByRole('list', { name: /on this device$/ })
    .getByRole('link', { name: pair[0].name })
    .waitFor();
  await page.getByRole('combobox', { name: 'Search the catalogue' }).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await judge(page, 'a product that is not on the device');

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The store still isn’t responding.').waitFor({ state: 'attached' });
  await heading(page, notHere).waitFor();
  await main(page)
    .getByRole('list', { name: /on this device$/ })
    .getByRole('link', { name: pair[0].name })
    .click();
  await heading(page, pair[0].name).waitFor();
});

test('a page that was missing comes by itself when the connection does, and that is said [PWA-02]', async ({
  page,
  store,
}) => {
  await store.goOffline();
  await page.goto('/faq');
  await heading(page, notHere).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await page.getByRole('link', { name: /^\d+ products on this device$/ }).waitFor();
  await store.goOnline();
  await page.getByText('You’re back online. Opening the page.').waitFor({ state: 'attached' });
  await heading(page, 'Questions we are asked').waitFor();
  const strip = page.getByRole('status').getByText('Back online.');
  await strip.waitFor();
  await strip.waitFor({ state: 'detached' });
});

test('a screen that was never opened opens without the store [PWA-02]', async ({ page, store }) => {
  await store.goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await heading(page, 'Cookie settings').waitFor();
  await page.goto('/auth/login');
  await heading(page, 'Sign in').waitFor();
});

test('a category shows what of it is on this device, with filters that work on that [CAT-02]', async ({
  page,
  store,
}) => {
  await store.goOffline();
  await page.goto('/store/fixings');
  await heading(page, 'Fixings and fasteners').waitFor();
  await main(page)
    .getByText(/^\d+ of \d+ are on this device\.$/)
    .waitFor();
  const links = main(page).getByRole('table').getByRole('link').filter({ hasText: / / });
  await links.first().waitFor();
  const before = await main(page).getByRole('table').getByRole('row').count();
  await judge(page, 'a category that is not on the device');
  await main(page)
    .getByRole('complementary', { name: 'Filters' })
    .locator('label:has(input[type=checkbox])')
    .first()
    .click();
  await page.waitForFunction((count) => document.querySelectorAll('main tbody tr').length + 1 < count, before);
  await page.waitForURL(/f=/);

  await page.goto(`/store/${category.slug}?sort=NameDescending`);
  await heading(page, category.name).waitFor();
  await main(page)
    .getByText(/on this device\.$/)
    .first()
    .waitFor();
  await judge(page, 'another order of a category');
});

test('a search finds what is on this device, also by a misspelt word or the beginning of a part number, and says where it looked [CAT-07]', async ({
  page,
  store,
  pair,
}) => {
  await store.goOffline();
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill('scrww');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await suggestions.getByRole('option').first().waitFor();
  await page.getByText(/^Searching \d+ products saved on this device\.$/).waitFor();
  await judge(page, 'suggestions of this device');
  await box.press('Enter');
  await heading(page, 'Results for “scrww”').waitFor();
  await main(page)
    .getByText(/^Searching \d+ products saved on this device\.$/)
    .waitFor();
  await main(page).getByRole('link', { name: /screw/i }).first().waitFor();
  await judge(page, 'results of this device');

  const beginning = (pair[1].variants[0]?.sku ?? '').toLowerCase().slice(0, -1);
  await box.fill(beginning);
  await box.press('Enter');
  await heading(page, `Results for “${beginning}”`).waitFor();
  await main(page).getByRole('table').getByRole('link', { name: pair[1].name, exact: true }).first().waitFor();
  await expect(main(page).getByRole('table').getByRole('link').first()).toHaveText(pair[1].name);

  await box.fill('zzqqxxyyzz');
  await box.press('Enter');
  await main(page).getByRole('heading', { name: 'No matches on this device' }).waitFor();
});

test('a form whose work needs the store says so before and after it was sent, and keeps what was typed [RT-09]', async ({
  page,
  store,
}) => {
  await store.goOffline();
  await page.goto('/auth/login');
  await main(page).getByText('Needs a connection', { exact: true }).waitFor();
  await page.getByLabel('Email address').fill('trade@example.com');
  await page.getByLabel('Password', { exact: true }).fill('tradecounter');
  await main(page).getByRole('button', { name: 'Sign in' }).click();
  await main(page)
    .getByText('This needs a connection, and the store isn’t responding. What you typed is still here.')
    .first()
    .waitFor();
  await expect(page.getByLabel('Email address')).toHaveValue('trade@example.com');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('tradecounter');
  await judge(page, 'a form without a connection');
});

test('what was seen in one currency is not there in another [PWA-05] [CAT-15]', async ({
  page,
  context,
  store,
  pair,
}) => {
  await store.goOffline();
  await context.addCookies([{ name: cookieNames.currency, value: 'EUR', url: store.url }]);
  await page.goto(`/store/product/${pair[0].slug}`);
  await heading(page, notHere).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await expect(page.getByRole('link', { name: /products? on this device$/ })).toHaveCount(0);
  await expect(main(page).getByText(/[£€]/)).toHaveCount(0);
  await context.clearCookies({ name: cookieNames.currency });
});

test('the home page opens without the store on what is on this device, with the time of its prices [RT-01]', async ({
  page,
  store,
}) => {
  await store.goOffline();
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'On this device' }).waitFor();
  const here = main(page).locator('section', { has: page.getByRole('heading', { name: 'On this device' }) });
  await here.getByText(/£\d/).first().waitFor();
  await here.getByText(/^Prices as of /).waitFor();
  await judge(page, 'the home page without a connection');
});

test('an empty cart leads on without a connection to what was viewed, with the time of its prices [CART-07] [PWA-05]', async ({
  page,
  store,
}) => {
  const viewed = main(page).locator('section', { has: page.getByRole('heading', { name: 'Recently viewed' }) });
  await open(page, '/cart');
  await viewed.getByText(/£\d/).first().waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto('/cart');
  await viewed.getByText(/£\d/).first().waitFor();
  await viewed.getByText(/^Prices as of /).waitFor();
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await judge(page, 'an empty cart without a connection');
});
