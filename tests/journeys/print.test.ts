import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

// A4 on its side, less its margins: as wide as a desktop's page.
test.use({ viewport: { width: 1040, height: 720 }, isShopOwn: true });

const inchPx = 96;

/** On the paper is the store, and nothing that can only be pressed; the content has the whole width and is all that the paper is for. */
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
  // Nothing but what is written on it: room below that would be one more sheet, and an empty one.
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
