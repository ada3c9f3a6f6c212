import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const sku = 'FX-HB-M10-060';

/** Waits until the part's row is marked and in view, with the focus on its quantity. */
const arriveAtRow = async (page: Page): Promise<void> => {
  const row = page.getByRole('main').locator('[data-sought]');
  await row.filter({ hasText: sku }).waitFor();
  await expect(row).toBeInViewport();
  await expect(row.getByRole('textbox', { name: /^Quantity, / })).toBeFocused();
};

test('a size that is searched for is suggested by its name and opens the product at its row [CAT-07]', async ({
  page,
  problems,
}) => {
  await open(page, '/');
  await page.getByRole('combobox', { name: 'Search the catalogue' }).fill('m10 60 mm zinc bolt');
  await page
    .getByRole('listbox', { name: 'Suggestions' })
    .getByRole('option', { name: /M10.*60/ })
    .first()
    .click();
  await page.waitForURL(`**/store/product/*#${sku}`);
  await arriveAtRow(page);
  await expectCleanScreen(page, 'a product at the row of a part');
  expect(problems).toEqual([]);
});

test('a part number that is searched for leads to its row, and a link to the row opens there at both widths [CAT-07]', async ({
  page,
  visit,
  shop,
}) => {
  await open(page, `/search?q=${sku.toLowerCase()}`);
  await page.getByRole('region', { name: 'Exact match' }).getByRole('link').click();
  await arriveAtRow(page);
  const { results } = await storeClient(shop.url).getProducts({ query: { Skus: [sku] } });
  for (const viewport of [phone, desk]) {
    const visitor = await visit({ viewport });
    await open(visitor.page, `/store/product/${results[0]?.slug}#${sku}`);
    await arriveAtRow(visitor.page);
    expect(visitor.problems).toEqual([]);
  }
});

test('an exact part is shown once: alone where nothing else is found, otherwise apart from the other products [CAT-07]', async ({
  visit,
  shop,
}) => {
  const othersThan = async (code: string) => {
    const { products, exact } = await storeClient(shop.url).getSuggestions({ query: { Query: code, Limit: 8 } });
    return products.filter(({ id }) => id !== exact?.product.id).map(({ name }) => name);
  };
  for (const viewport of [phone, desk]) {
    const { page, problems } = await visit({ viewport });
    const main = page.getByRole('main');
    const pinned = main.getByRole('region', { name: 'Exact match' });
    const quantities = main.getByRole('textbox', { name: /^Quantity, / }).filter({ visible: true });

    expect(await othersThan(sku)).toEqual([]);
    await open(page, `/search?q=${sku}`);
    await expect(pinned.getByText('In stock')).toBeVisible();
    await expect(pinned.locator('.product-thumb')).toBeVisible();
    await expect(main.getByText(sku, { exact: true }).filter({ visible: true })).toHaveCount(1);
    await expect(quantities).toHaveCount(1);
    await expect(main.getByLabel('Sort by')).toHaveCount(0);

    const shared = 'SD-HSS-1';
    const others = await othersThan(shared);
    expect(others.length).toBeGreaterThan(0);
    await open(page, `/search?q=${shared}`);
    await expect(pinned.getByText(shared, { exact: true })).toBeVisible();
    const listed = page.locator('.listing-products').locator('a[href^="/store/product/"]:not(.btn)');
    const shown = (await listed.filter({ visible: true }).allInnerTexts()).map((name) => name.replaceAll('\n', ' '));
    expect(shown).toHaveLength(others.length);
    for (const name of others) expect(shown.some((one) => one.startsWith(name))).toBe(true);
    await expect(main.getByText(`${others.length + 1} products`, { exact: true })).toBeVisible();
    expect(problems).toEqual([]);
  }
});

test('words that leave the length open lead from the results to every size they fit, and three are in the cart in six presses [CAT-07]', async ({
  visit,
}) => {
  const { page, problems } = await visit({ viewport: phone, hasTouch: true });
  await open(page, '/');
  let presses = 0;
  const press = async (pressed: Promise<void>): Promise<void> => {
    presses += 1;
    await pressed;
  };
  const search = page.getByRole('combobox', { name: 'Search the catalogue' });
  await press(search.tap());
  await search.fill('m10 hex bolt zinc');
  await press(page.keyboard.press('Enter'));
  await page.waitForURL('**/search?q=*');
  await press(
    page
      .locator('.listing-products')
      .getByRole('link', { name: /^Hex bolt, grade 8.8, zinc plated/ })
      .first()
      .tap(),
  );
  await page.waitForURL(/\/store\/product\/[^#]*\?f=[^#]*M10[^#]*#sizes$/);
  const boxes = page.getByRole('textbox', { name: /^Quantity, M10 / }).filter({ visible: true });
  await expect.poll(() => boxes.count()).toBeGreaterThan(3);
  // The first size awaits its quantity, below the filters that narrow the sizes.
  await expect(boxes.first()).toBeFocused();
  await expect(boxes.first()).toBeInViewport();
  await expect(page.getByRole('link', { name: /^Remove .*M10/ })).toBeInViewport();
  await page.keyboard.type('10');
  for (const at of [1, 2]) {
    await press(boxes.nth(at).tap());
    await page.keyboard.type('10');
  }
  await press(page.getByRole('button', { name: 'Add 3 lines to cart' }).tap());
  await page.getByText('Product has been successfully added to the cart').first().waitFor();
  expect(presses).toBe(6);
  expect(problems).toEqual([]);
});
