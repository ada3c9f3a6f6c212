import { expect } from 'playwright/test';
import { open } from '#tests/support/browser/visit.ts';
import { isPhone, type Walkthrough } from './walkthrough.ts';

/** From home through a category, its filters and the menus to the comparison. */
export const walkCatalogue: Walkthrough = async (page, { product }, look) => {
  await open(page, '/');
  await look('home', { isWhole: true });
  await open(page, `/store/${product.categories[0]?.slug ?? ''}`);
  await look('a category as a table', { isWhole: true });
  await page.locator('label').filter({ hasText: 'Pictures' }).click();
  await page.locator('.product-pictures').waitFor();
  await look('a category as pictures', { isWhole: true });
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter' }).click();
  const filters = isPhone(page) ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  const tick = filters.locator('label:has(input[type=checkbox])').first();
  await tick.click();
  await page.waitForURL(/f=/);
  await expect(tick.getByRole('checkbox')).toBeChecked();
  await look('a category with a filter ticked', { isWhole: isPhone(page) });
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
  } else {
    const bar = page.getByRole('navigation', { name: 'Categories' });
    await bar.getByRole('button', { name: 'All products' }).click();
    await bar.getByRole('heading', { level: 2 }).first().waitFor();
  }
  await look('the menu', { isWhole: true, isOpen: true });
  await page.keyboard.press('Escape');

  await open(page, '/store');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('the catalogue', { isWhole: true });
  await open(page, '/store?page=2');
  await page.getByRole('navigation', { name: 'Product list pages' }).waitFor();
  await page.keyboard.press('Shift');
  const compare = page.getByRole('main').getByRole('button', { name: 'Compare products' });
  await compare.click();
  const ticks = page.getByRole('main').getByRole('checkbox', { name: /^Compare / });
  for (const at of [0, 1]) await ticks.nth(at).check();
  await look('the second page of the catalogue, with products ticked to compare');
  await page.getByRole('region', { name: 'Products to compare' }).getByRole('link', { name: 'Compare' }).click();
  await page.getByRole('table', { name: 'Compare products' }).waitFor();
  await look('the comparison');
};

/** Searches with and without results, the search suggestions, and pages to read. */
export const walkSearch: Walkthrough = async (page, { product }, look) => {
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('results', { isWhole: true });
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill(product.name.slice(0, 5));
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await look('suggestions', { isWhole: true, isOpen: true });
  await box.fill(product.variants[0]?.sku ?? '');
  await page.getByRole('group', { name: 'Exact match' }).waitFor();
  await look('an exact match', { isWhole: true, isOpen: true });
  await open(page, '/search?q=zzqqxxy');
  await page.getByRole('heading', { name: /^Nothing found/ }).waitFor();
  await look('a search without results', { isWhole: true });
  for (const [name, path] of [
    ['an unknown address', '/no-such-page'],
    ['the list of guides', '/blog/list'],
    ['a guide', '/blog/post/a2-or-a4-stainless'],
    ['a content page', '/faq'],
    ['the contact page', '/contact-us'],
  ] as const) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(name, { isWhole: true });
  }
};

/** The screens on which a guest signs in and registers, and the cookie settings. */
export const walkSession: Walkthrough = async (page, _, look) => {
  for (const [name, path] of [
    ['the sign-in', '/auth/login'],
    ['a way to a new password', '/auth/forgot-password'],
    ['an invitation', '/auth/invite/complete/demo-invitation'],
    ['the privacy policy', '/privacy-policy'],
    ['the cookie settings', '/cookies-settings'],
    ['the registration', '/auth/register'],
  ] as const) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(name, { isWhole: true });
  }
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByText('There is a problem').waitFor();
  await look('a form with errors');
};

/** A product whose answer never arrives. */
export const walkPendingProduct: Walkthrough = async (page, { product }, look) => {
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.route('**/api/products/slug=*', () => new Promise(() => undefined));
  await page.getByRole('link', { name: product.name, exact: true }).filter({ visible: true }).first().click();
  // The skeleton is there at once, but only becomes visible if the answer is slow.
  await expect(page.locator('.skeleton').first()).toHaveCSS('opacity', '1');
  await look('a product that is awaited');
};

/** Quick order with a valid row, an invalid one, the matches of a part number and the keyboard shortcuts. */
export const walkQuickOrder: Walkthrough = async (page, { product }, look) => {
  const sku = product.variants[0]?.sku ?? '';
  await open(page, '/quick-order');
  await look('quick order');
  await page.getByLabel('Part number, row 1').fill(sku);
  await page.getByLabel('Quantity, row 1').fill('10');
  await page.getByLabel('Part number, row 2').fill('NO-SUCH-PART');
  await page.getByLabel('Quantity, row 2').fill('3');
  await page.getByText('No part has the number NO-SUCH-PART.').first().waitFor();
  await look('quick order with rows');
  await page.getByLabel('Part number, row 3').pressSequentially(sku.slice(0, -1));
  await page.getByRole('listbox', { name: 'Matching parts' }).getByRole('option').first().waitFor();
  await page.keyboard.press('ArrowDown');
  await look('the matches of a number', { isOpen: true });
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await look('the keys');
};
