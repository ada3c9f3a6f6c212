import type { Browser } from 'playwright';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { phone, visit } from '#tests/support/browser/visit.ts';
import { formatMoney } from '#wording/money.ts';

let browser: Browser;
let shop: Shop;
let product: Product;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  product = await findProduct(shop.url, plain);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

test('without JavaScript one finds from home by category to a product and reads it [CAT-01] [CAT-03]', async () => {
  const { page, close } = await visit(browser, shop.url, { javaScriptEnabled: false });
  const [top, shelf] = product.categories;
  await page.goto('/');
  await page
    .getByRole('main')
    .getByRole('link', { name: top?.name ?? '' })
    .first()
    .click();
  await page.getByRole('heading', { level: 1, name: top?.name ?? '' }).waitFor();
  if (shelf !== undefined) {
    await page.getByRole('main').getByRole('link', { name: shelf.name }).first().click();
    await page.getByRole('heading', { level: 1, name: shelf.name }).waitFor();
  }
  await page.getByRole('link', { name: product.name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
  const table = page.getByRole('table').first();
  for (const { sku, basePrice } of product.variants) {
    await table.getByText(sku, { exact: true }).waitFor();
    if (basePrice !== null) await table.getByText(formatMoney(basePrice), { exact: true }).first().waitFor();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Deliveries' }).click();
  await page.getByRole('heading', { level: 1, name: /Deliver/ }).waitFor();
  await close();
});

test('without JavaScript the search answers, lists have pages, and the menu of a phone leads to the index [CAT-07] [CAT-02]', async () => {
  const { page, close } = await visit(browser, shop.url, { javaScriptEnabled: false, viewport: phone });
  await page.goto('/');
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill(product.name);
  await box.press('Enter');
  await page.getByRole('heading', { level: 1, name: `Results for “${product.name}”` }).waitFor();
  await page.getByRole('link', { name: product.name, exact: true }).first().waitFor();
  await page.getByRole('link', { name: 'Menu' }).click();
  await page.getByRole('heading', { level: 1, name: 'Catalogue' }).waitFor();
  const first = await page.locator('.product-lines a, .row-list a, tbody a').first().innerText();
  await page.getByRole('link', { name: 'Next' }).click();
  await page.waitForURL('**/store?*page=2*');
  expect(await page.locator('.product-lines a, .row-list a, tbody a').first().innerText()).not.toBe(first);
  await close();
});
