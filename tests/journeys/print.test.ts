import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

// Landscape A4 without its margins: as wide as a desktop's page.
test.use({ viewport: { width: 1040, height: 720 }, isShopOwn: true });

const inchPx = 96;
/** Portrait A4 without its margins. */
const uprightSheet = { width: 703, height: 1032 };

/**
 * Expects the printout to name the store and to hold nothing that can only be pressed, and the content to take the whole width, with no
 * empty space below.
 */
const expectCleanPaper = async (page: Page, content: string): Promise<void> => {
  const storeAddress = page.locator('address').getByText('Tradecounter', { exact: true });
  await expect(storeAddress).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(storeAddress).toBeVisible();
  await expect(page.locator('button, .btn, nav, header, footer').filter({ visible: true })).toHaveCount(0);
  const widths = await page.evaluate((selector) => {
    const paper = document.documentElement.clientWidth;
    return [...document.querySelectorAll(selector)].map((part) => part.getBoundingClientRect().width / paper);
  }, content);
  expect(widths.length).toBeGreaterThan(0);
  for (const width of widths) expect(width).toBeGreaterThan(0.9);
  // The paper ends with its last text: empty space below would print one more sheet, and an empty one.
  const emptyPx = await page.evaluate(() => {
    const endOf = (part: Element) => part.getBoundingClientRect().bottom;
    const written = [...document.querySelectorAll('main *')].filter(
      (part) => part.childElementCount === 0 && part.textContent.trim() !== '' && part.checkVisibility(),
    );
    return endOf(document.body) - Math.max(...written.map(endOf));
  });
  expect(emptyPx).toBeLessThan(inchPx);
};

test('an order, a list and a cart are printed across a sheet that lies on its side, and the order says who sells on what terms', async ({
  page,
  problems,
}) => {
  await signInTo(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
  await page.getByRole('button', { name: 'Print or save' }).waitFor();
  await expectCleanPaper(page, '.order-detail table');
  for (const heading of await page.locator('.section-head').all())
    await expect(heading).toHaveCSS('break-after', 'avoid');
  await expect(page.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
  await expect(page.getByText(/^Tradecounter Supplies Ltd, .*VAT number GB/)).toBeVisible();
  await expect(page.getByText(/^Goods remain ours until they are paid for/)).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await expectCleanPaper(page, '.wishlist-lines');
  await expect(page.getByRole('checkbox').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await pressAndSee(
    page.getByRole('button', { name: 'Add all to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await expectCleanPaper(page, '.basket-lines');
  await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toBeVisible();
  const linesEnd = await page.locator('.basket-lines').evaluate((lines) => lines.getBoundingClientRect().bottom);
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  expect(await totals.evaluate((part) => part.getBoundingClientRect().top)).toBeGreaterThan(linesEnd);
  expect(problems).toEqual([]);
});

test('a page that is shown in the dark theme is printed in the light one', async ({ page }) => {
  await signInTo(page, '/account/settings');
  const ink = () => page.evaluate(() => getComputedStyle(document.body).color);
  await page.getByLabel('Light', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  const light = await ink();
  await page.getByLabel('Dark', { exact: true }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(await ink()).not.toBe(light);
  await page.emulateMedia({ media: 'print' });
  expect(await ink()).toBe(light);
});

test('an upright sheet has the columns of an order, a list, a long cart and a comparison too, fills the mark of what is in stock, and no empty one follows', async ({
  page,
  product,
}) => {
  await signInTo(page, '/account/orders?status=Completed');
  await page.getByRole('main').getByRole('link', { name: /^TC-/ }).first().click();
  await page.getByRole('button', { name: 'Print or save' }).waitFor();
  await page.setViewportSize(uprightSheet);
  await expectCleanPaper(page, '.order-detail table');
  await expect(page.getByRole('columnheader', { name: 'Quantity' })).toBeVisible();
  await expect(page.locator('.section-head').first()).toHaveCSS('break-after', 'avoid');
  const belowPx = await page.locator('.order-seller').evaluate((part) => {
    return document.body.getBoundingClientRect().bottom - part.getBoundingClientRect().bottom;
  });
  expect(belowPx).toBeLessThan(10);
  await page.emulateMedia({ media: 'screen' });

  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Wharfside phase 2' }).click();
  await page.getByRole('button', { name: 'Print' }).waitFor();
  await expectCleanPaper(page, '.wishlist-lines');
  const adjust = await page
    .locator('.stock')
    .first()
    .evaluate((mark) => getComputedStyle(mark, '::before').printColorAdjust);
  expect(adjust).toBe('exact');
  await page.emulateMedia({ media: 'screen' });
  await pressAndSee(
    page.getByRole('button', { name: 'Add all to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await open(page, '/cart');
  await page.locator('[data-long] > .basket-line').nth(20).waitFor();
  await expectCleanPaper(page, '.basket-lines');
  const columns = await page
    .locator('.basket-line')
    .first()
    .evaluate((line) =>
      ['picture', 'what', 'foot', 'price'].map((part) =>
        Math.round(line.querySelector(`.basket-line-${part}`)?.getBoundingClientRect().left ?? -1),
      ),
    );
  expect(columns).toEqual(columns.toSorted((one, other) => one - other));
  expect(new Set(columns).size).toBe(4);
  await page.emulateMedia({ media: 'screen' });

  await open(page, `/store/product/${product.slug}`);
  await page.keyboard.press('Shift');
  await page.getByRole('checkbox', { name: /^Compare / }).check();
  await open(page, '/compare');
  await page.getByRole('table', { name: 'Compare products' }).waitFor();
  await expectCleanPaper(page, '.compare .table');
});
