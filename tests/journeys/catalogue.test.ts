import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { open, phone, visit } from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: Shop;
let product: Product;
let category: string;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  product = await findProduct(shop.url, plain);
  category = product.categories[0]?.slug ?? '';
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

describe('a category', () => {
  test('filters stand in the address with counts, survive a reload and go away again [CAT-01] [CAT-02]', async () => {
    const { filters, total } = await storeClient(shop.url).getFilters({ query: { CategorySlug: category } });
    const facet = filters.find(
      (one) => one.type === 'checkbox' && one.values.some((value) => value.count < total && value.count > 0),
    );
    const value = facet?.values.find((one) => one.count < total && one.count > 0);
    if (facet === undefined || value === undefined) throw new Error('The category has nothing to filter by.');

    const { page, problems, close } = await visit(browser, shop.url);
    await open(page, `/store/${category}?f=${encodeURIComponent(JSON.stringify([`${facet.code}:${value.value}`]))}`);
    const count = `${value.count} ${value.count === 1 ? 'product' : 'products'}`;
    await page.getByText(count, { exact: true }).first().waitFor();
    const tag = page.getByRole('button', { name: `Remove ${facet.name}: ${value.label}` });
    await tag.click();
    await page
      .getByText(new RegExp(`^${total} products?$`))
      .first()
      .waitFor();
    expect(new URL(page.url()).searchParams.has('f')).toBe(false);
    await page.goBack();
    await tag.waitFor();
    expect(problems).toEqual([]);
    await close();
  });

  test('order, pages and the picture view are in the page and its address [CAT-02]', async () => {
    const { page, close } = await visit(browser, shop.url);
    await open(page, '/store');
    await page.getByLabel('Sort by').selectOption('NameDescending');
    await page.waitForURL(/sort=NameDescending/);
    await page.getByRole('link', { name: 'Next' }).click();
    await page.waitForURL(/page=2/);
    await page.getByRole('radio', { name: 'Pictures' }).check({ force: true });
    await page.locator('.product-pictures').waitFor();
    await page.reload();
    await page.locator('.product-pictures').waitFor();
    await close();
  });
});

describe('a product page', () => {
  test('one row per variant with tier columns; the tier of the typed quantity is marked and the next one said [CAT-03] [CAT-04]', async () => {
    const { page, close } = await visit(browser, shop.url);
    await open(page, `/store/product/${product.slug}`);
    expect(
      await page
        .locator('tbody tr')
        .filter({ has: page.getByRole('textbox') })
        .count(),
    ).toBe(product.variants.length);
    const [first] = product.variants;
    const tier = first?.tierPrices[0];
    if (first === undefined || tier === undefined) throw new Error('The product has no tiers.');
    await page.getByText(first.sku, { exact: true }).first().waitFor();
    const box = page.getByRole('textbox', { name: new RegExp(`${first.sku}$`) });
    await box.fill(String(tier.minimumQuantity));
    await box.press('Tab');
    await page.locator('[data-applies]').first().waitFor();
    const next = first.tierPrices[1];
    if (next !== undefined) {
      await page.getByText(`Add ${next.minimumQuantity - tier.minimumQuantity} more for`, { exact: false }).waitFor();
    }
    await close();
  });

  test('on a phone the sizes are rows, and Enter goes from box to box [CAT-03]', async () => {
    const { page, close } = await visit(browser, shop.url, { viewport: phone });
    await open(page, `/store/product/${product.slug}`);
    const boxes = page.getByRole('textbox', { name: /^Quantity, / });
    expect(await boxes.count()).toBe(product.variants.length);
    await boxes.first().fill('3');
    await boxes.first().press('Enter');
    expect(await boxes.nth(1).evaluate((box) => box === document.activeElement)).toBe(true);
    await close();
  });

  test('a required add-on must be chosen, and its price counts [CAT-05]', async () => {
    const withAddOns = await findProduct(
      shop.url,
      (one) =>
        one.hasAddOns &&
        one.variants.every((variant) => variant.inventory.isInStock && variant.quantityRule.increment === 1),
    );
    const { page, close } = await visit(browser, shop.url);
    await open(page, `/store/product/${withAddOns.slug}`);
    await page.getByRole('heading', { name: 'Add-ons' }).waitFor();
    await page
      .getByRole('textbox', { name: /^Quantity, / })
      .first()
      .fill('40');
    for (const group of await page.locator('.product-add-ons fieldset').all()) {
      await group.locator('input').last().check();
    }
    await page.getByRole('button', { name: /to cart$/ }).click();
    await page.getByText('Product has been successfully added to the cart').waitFor();
    await open(page, '/cart');
    await page.getByRole('list', { name: 'Add-ons' }).waitFor();
    await close();
  });

  test('what is out of stock offers to tell when it is back [CAT-06] [CAT-11]', async () => {
    const out = await findProduct(shop.url, (one) => one.variants.some((variant) => !variant.inventory.isInStock));
    const { page, close } = await visit(browser, shop.url);
    await open(page, `/store/product/${out.slug}`);
    await page
      .getByRole('button', { name: /^Tell me when/ })
      .first()
      .click();
    await page.getByRole('dialog').getByLabel('Email address').fill('grace@example.com');
    await page.getByRole('dialog').getByRole('button', { name: 'Tell me' }).click();
    await page.getByText('We’ll email you when it’s back.').waitFor();
    await close();
  });
});

describe('search', () => {
  test('a part number typed without hyphens and in small letters is pinned, and the arrow keys reach suggestions [CAT-07]', async () => {
    const sku = product.variants[0]?.sku ?? '';
    const { page, close } = await visit(browser, shop.url);
    await open(page, '/');
    const box = page.getByRole('combobox', { name: 'Search the catalogue' });
    await box.fill(sku.replaceAll('-', '').toLowerCase());
    await page.getByRole('group', { name: 'Exact match' }).getByText(sku).waitFor();
    await box.fill(product.name.slice(0, 6));
    const options = page.getByRole('listbox', { name: 'Suggestions' });
    await options.getByRole('option').first().waitFor();
    await box.press('ArrowDown');
    expect(await options.getByRole('option', { selected: true }).count()).toBe(1);
    await box.press('Enter');
    await page.waitForURL((url) => url.pathname !== '/');
    await close();
  });

  test('nothing found shows the query and what can be done [CAT-07]', async () => {
    const { page, close } = await visit(browser, shop.url);
    await open(page, '/search?q=zzqqxxy');
    await page.getByRole('heading', { name: 'Nothing found for “zzqqxxy”' }).waitFor();
    await close();
  });
});
