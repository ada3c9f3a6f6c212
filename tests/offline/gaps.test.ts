import type { Browser, Page } from 'playwright';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { cookieNames } from '#contract/cookies.ts';
import type { ProductSummary } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { desk, expectCleanScreen, open, phone, type Visit, visit } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

let browser: Browser;
let store: FaultyShop;
/** One that is opened while there is a connection, and another of its kind that is only listed then. */
let first: ProductSummary;
let second: ProductSummary;
const category = { slug: 'screws', name: 'Screws' };

let visitor: Visit;

beforeAll(async () => {
  [browser, store] = await Promise.all([launchBrowser(), startFaultyShop()]);
  const query = { CategorySlug: category.slug, PageNumber: 1, PageSize: 24 };
  const { results } = await storeClient(store.url).getProducts({ query });
  const kindOf = (product: ProductSummary) => product.categories.at(-1)?.slug;
  const pair = results.flatMap((one) => {
    const other = results.find((two) => two !== one && kindOf(two) === kindOf(one));
    return other === undefined ? [] : [[one, other] as const];
  })[0];
  if (pair === undefined) throw new Error('The category holds no two products of a kind.');
  [first, second] = pair;
  visitor = await visit(browser, store.url, { serviceWorkers: 'allow', reducedMotion: 'reduce' });
  const { page } = visitor;
  await open(page, '/');
  await workerReady(page);
  // The worker looks after pages that are opened from now on.
  await openAndKeep(page, `/store/${category.slug}`);
  await openAndKeep(page, `/store/product/${first.slug}`);
  await openAndKeep(page, '/');
});
afterAll(async () => {
  await visitor.close();
  await browser.close();
  await store.stop();
});

/** Waits until an answer has been put away, so that it is there when the shop is opened anew. */
const openAndKeep = async (page: Page, path: string): Promise<void> => {
  await open(page, path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
};

afterEach(() => store.goOnline());

const notHere = 'This page isn’t on this device';
const main = () => visitor.page.getByRole('main');
const heading = (name: string | RegExp) => visitor.page.getByRole('heading', { level: 1, name });

/** Looks at a screen at both widths and in both themes. */
const judge = async (name: string): Promise<void> => {
  for (const viewport of [phone, desk]) {
    await visitor.page.setViewportSize(viewport);
    await expectCleanScreen(visitor.page, `${name} at ${viewport.width} px`);
  }
};

test('a cold start without the store opens what was visited, and of what was not it says what it knows [PWA-02] [PWA-03]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.goto(`/store/product/${first.slug}`);
  await heading(first.name).waitFor();

  await page.goto(`/store/product/${second.slug}`);
  await heading(notHere).waitFor();
  await main()
    .getByText(second.variants[0]?.sku ?? '', { exact: true })
    .waitFor();
  const way = main().getByRole('navigation', { name: 'Breadcrumb' });
  expect(await way.getByRole('listitem').last().innerText()).toBe(second.name);
  await main()
    .getByRole('list', { name: /on this device$/ })
    .getByRole('link', { name: first.name })
    .waitFor();
  await page.getByRole('combobox', { name: 'Search the catalogue' }).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await judge('a product that is not on the device');

  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('The store still isn’t responding.').waitFor({ state: 'attached' });
  await heading(notHere).waitFor();
  await main()
    .getByRole('list', { name: /on this device$/ })
    .getByRole('link', { name: first.name })
    .click();
  await heading(first.name).waitFor();
});

test('a page that was missing comes by itself when the connection does, and that is said [PWA-02]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.goto('/faq');
  await heading(notHere).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  await page.getByRole('link', { name: /^\d+ products on this device$/ }).waitFor();
  await store.goOnline();
  await page.getByText('You’re back online. Opening the page.').waitFor({ state: 'attached' });
  await heading('Questions we are asked').waitFor();
  const strip = page.getByRole('status').getByText('Back online.');
  await strip.waitFor();
  await strip.waitFor({ state: 'detached' });
});

test('a screen whose code was never fetched opens without the store [PWA-02]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Cookie settings' }).click();
  await heading('Cookie settings').waitFor();
  await page.goto('/auth/login');
  await heading('Sign in').waitFor();
});

test('a category shows what of it is on this device, with filters that work on that [CAT-01] [CAT-02]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.goto('/store/fixings');
  await heading(notHere).waitFor();
  await main()
    .getByText(/^\d+ of \d+ are on this device\.$/)
    .waitFor();
  const links = main().getByRole('table').getByRole('link').filter({ hasText: / / });
  await links.first().waitFor();
  const before = await main().getByRole('table').getByRole('row').count();
  await judge('a category that is not on the device');
  await main().getByRole('complementary', { name: 'Filters' }).getByRole('checkbox').first().check({ force: true });
  await page.waitForFunction((count) => document.querySelectorAll('main tbody tr').length + 1 < count, before);
  await page.waitForURL(/f=/);

  await page.goto(`/store/${category.slug}?sort=NameDescending`);
  await heading(category.name).waitFor();
  await main()
    .getByText(/on this device\.$/)
    .first()
    .waitFor();
  await judge('another order of a category');
});

test('a search finds what is on this device, slips and part numbers included, and says where it looked [CAT-07]', async () => {
  const { page } = visitor;
  await store.goOffline();
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill('scrww');
  const suggestions = page.getByRole('listbox', { name: 'Suggestions' });
  await suggestions.getByRole('option').first().waitFor();
  await page.getByText(/^Searching \d+ products saved on this device\.$/).waitFor();
  await judge('suggestions of this device');
  await box.press('Enter');
  await heading('Results for “scrww”').waitFor();
  await main()
    .getByText(/^Searching \d+ products saved on this device\.$/)
    .waitFor();
  await main().getByRole('link', { name: /screw/i }).first().waitFor();
  await judge('results of this device');

  const beginning = (second.variants[0]?.sku ?? '').toLowerCase().slice(0, -1);
  await box.fill(beginning);
  await box.press('Enter');
  await heading(`Results for “${beginning}”`).waitFor();
  await main().getByRole('table').getByRole('link', { name: second.name, exact: true }).first().waitFor();
  expect(await main().getByRole('table').getByRole('link').first().innerText()).toBe(second.name);

  await box.fill('zzqqxxyyzz');
  await box.press('Enter');
  await main().getByRole('heading', { name: 'No matches on this device' }).waitFor();
});

test('a form whose work needs the store says so before and after it was sent, and keeps what was typed [RT-09]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.goto('/auth/login');
  await main().getByText('Needs a connection', { exact: true }).waitFor();
  await page.getByLabel('Email address').fill('trade@example.com');
  await page.getByLabel('Password', { exact: true }).fill('tradecounter');
  await main().getByRole('button', { name: 'Sign in' }).click();
  await main()
    .getByText('This needs a connection, and the store isn’t responding. What you typed is still here.')
    .first()
    .waitFor();
  expect(await page.getByLabel('Email address').inputValue()).toBe('trade@example.com');
  expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('tradecounter');
  await judge('a form without a connection');
});

test('what was seen in one currency is not there in another [PWA-03]', async () => {
  const { page, context } = visitor;
  await store.goOffline();
  await context.addCookies([{ name: cookieNames.currency, value: 'EUR', url: store.url }]);
  await page.goto(`/store/product/${first.slug}`);
  await heading(notHere).waitFor();
  await page.getByRole('status').getByText('Connection problem.').waitFor();
  expect(await page.getByRole('link', { name: /products? on this device$/ }).count()).toBe(0);
  expect(await main().getByText(/[£€]/).count()).toBe(0);
  await context.clearCookies({ name: cookieNames.currency });
});

test('the home page opens on what is here, even where its own text is missing [RT-01]', async () => {
  const { page } = visitor;
  await store.goOffline();
  await page.goto('/');
  await page.getByRole('heading', { level: 2, name: 'On this device' }).waitFor();
  await judge('the home page without a connection');
});
