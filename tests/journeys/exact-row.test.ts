import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const sku = 'FX-HB-M10-060';

/** Waits until the row of the part is marked and in sight, with the focus on its quantity. */
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
