/** What a screen reader says after an action and of the state of links and fields, where that differs from what is seen. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { codeBox } from '#tests/support/screens/pad.ts';

const spoken = (page: Page) => page.locator('[data-live-announcer][aria-live=polite]');

test('the buttons beside a quantity say the new quantity [CART-02]', async ({ page, product }) => {
  await open(page, `/store/product/${product.slug}`);
  const box = page
    .getByRole('textbox', { name: /^Quantity, / })
    .filter({ visible: true })
    .first();
  const more = page
    .getByRole('button', { name: /^More, / })
    .filter({ visible: true })
    .first();
  await more.press('Enter');
  await expect(box).not.toHaveValue('');
  await expect(spoken(page)).toHaveText(await box.inputValue());
});

test('quick order says what a part number stands for, or what is wrong with it [CAT-08]', async ({ page, product }) => {
  await open(page, '/quick-order');
  await codeBox(page, 1).fill('NO-SUCH-PART');
  await codeBox(page, 1).press('Tab');
  await expect(spoken(page)).toHaveText(/^Row 1: No part has the number NO-SUCH-PART\./);
  await codeBox(page, 2).fill(product.variants[0]?.sku ?? '');
  await codeBox(page, 2).press('Tab');
  await expect(spoken(page)).toHaveText(new RegExp(`^Row 2: ${product.name}`));
});

test('a second search moves the focus to the heading of its results [CAT-03]', async ({ page }) => {
  await open(page, '/search?q=spanner');
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill('bolt');
  await box.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Results for “bolt”' })).toBeFocused();
});

test('only the category that is open is called current, not those above it [CAT-02]', async ({ page, product }) => {
  await open(page, `/store/${product.categories[0]?.slug ?? ''}`);
  await expect(
    page.getByRole('navigation', { name: 'Breadcrumb' }).locator('[aria-current=page]').filter({ visible: true }),
  ).toHaveCount(1);
});

test('the values of a filter are a group with the filter’s name [CAT-02]', async ({ page }) => {
  await open(page, '/store/fixings');
  const filters = page.getByRole('complementary', { name: 'Filters' });
  await expect(filters.getByRole('group', { name: 'Thread', exact: true }).getByRole('checkbox').first()).toBeVisible();
});

/** Links that are called current, each with its address, in the part of the page that is its own. */
const currentLinks = (page: Page) =>
  page
    .getByRole('main')
    .locator('a[aria-current]')
    .evaluateAll((links) => links.map((link) => `${link.textContent}: ${link.ariaCurrent}`));

test('on the second page of a list only its own number is called current, and looks so [CAT-02]', async ({ page }) => {
  await open(page, '/store/fixings?page=2');
  const pages = page.getByRole('navigation', { name: 'Pages' });
  await expect(pages.getByRole('link', { name: 'Previous, Page 1' })).toBeVisible();
  await expect(pages.getByRole('link', { name: 'Next, Page 3' })).toBeVisible();
  await expect(pages.locator('[aria-current]')).toHaveText(['2']);
});

test.describe('signed in', () => {
  test.use({ isShopOwn: true });

  test('no link to another page of the orders is called current [ACC-02]', async ({ page }) => {
    await signInTo(page, '/account/orders?status=Delivered');
    await page.getByRole('link', { name: 'Clear all' }).waitFor();
    expect((await currentLinks(page)).filter((link) => !link.startsWith('Orders'))).toEqual([]);
    await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
    const way = page.getByRole('main').getByRole('paragraph').getByRole('link', { name: 'Orders', exact: true });
    await expect(way).not.toHaveAttribute('aria-current');
    await page
      .getByRole('link', { name: /^Reorder, order / })
      .first()
      .click();
    await expect(page.getByRole('link', { name: 'Back to the order' })).not.toHaveAttribute('aria-current');
  });
});
