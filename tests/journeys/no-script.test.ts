import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { formatMoney } from '#wording/money.ts';

test('without JavaScript one finds from home by category to a product and reads it [CAT-01] [CAT-03]', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ javaScriptEnabled: false });
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
});

test('without JavaScript the search answers, lists have pages, and the menu of a phone leads to the catalogue [CAT-07] [CAT-02]', async ({
  visit,
  product,
}) => {
  const { page } = await visit({ javaScriptEnabled: false, viewport: phone });
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
});
