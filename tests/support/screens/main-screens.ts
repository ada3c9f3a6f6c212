/** The ways through all main screens of the shop, for whatever has to hold on each of them. */
import { expect, type Page } from 'playwright/test';
import type { Product } from '#contract/product.ts';
import {
  addWithAddOns,
  fillAddress,
  fillCart,
  firstDelivery,
  placeOrder,
  typeCustomer,
} from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

/** Looks at the screen as it stands. */
type Look = (name: string) => Promise<void>;

const isPhone = (page: Page): boolean => page.viewportSize()?.width === phone.width;

/** What a way needs to know of the shop. */
interface Stock {
  readonly product: Product;
  readonly shopUrl: string;
}

/** From home over the catalogue, the search and the tools that a guest has. */
const walkCatalogue = async (page: Page, { product }: Stock, look: Look): Promise<void> => {
  await open(page, '/');
  await look('home');
  const listing = `/store/${product.categories[0]?.slug ?? ''}`;
  await open(page, listing);
  await look('a category');
  if (isPhone(page)) await page.getByRole('button', { name: 'Filter' }).click();
  const filters = isPhone(page) ? page.getByRole('dialog') : page.getByRole('complementary', { name: 'Filters' });
  const tick = filters.locator('label:has(input[type=checkbox])').first();
  await tick.click();
  await page.waitForURL(/f=/);
  await expect(tick.getByRole('checkbox')).toBeChecked();
  await look('a category with a filter ticked');
  if (isPhone(page)) {
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await look('the menu');
    await page.keyboard.press('Escape');
  } else {
    const bar = page.getByRole('navigation', { name: 'Categories' });
    await bar.getByRole('button', { name: 'All products' }).click();
    await bar.getByRole('heading', { level: 2 }).first().waitFor();
    await look('the menu');
    await page.keyboard.press('Escape');
  }
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

  await open(page, '/search?q=m10+bolt');
  await look('results');
  const box = page.getByRole('combobox', { name: 'Search the catalogue' });
  await box.fill(product.name.slice(0, 5));
  await page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option').first().waitFor();
  await box.press('ArrowDown');
  await look('suggestions');
  await open(page, '/search?q=zzqqxxy');
  await page.getByRole('heading', { name: /^Nothing found/ }).waitFor();
  await look('a search without results');
  for (const [name, path] of [
    ['an unknown address', '/no-such-page'],
    ['a guide', '/blog/post/a2-or-a4-stainless'],
    ['the contact page', '/contact-us'],
    ['the cookie settings', '/cookies-settings'],
    ['the sign-in', '/auth/login'],
  ] as const) {
    await open(page, path);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await look(name);
  }
  await open(page, '/auth/register');
  await page.getByRole('main').getByRole('button').last().click();
  await page.getByText('There is a problem').waitFor();
  await look('a form with errors');
};

/** A product whose answer does not come. */
const walkAwaited = async (page: Page, { product }: Stock, look: Look): Promise<void> => {
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.route('**/api/products/slug=*', () => new Promise(() => undefined));
  await page.getByRole('link', { name: product.name, exact: true }).filter({ visible: true }).first().click();
  // It is there at once, and seen where the answer is slow.
  await expect(page.locator('.skeleton').first()).toHaveCSS('opacity', '1');
  await look('a product that is awaited');
};

/** From sizes of a product to the payment and its fields. */
const walkPurchase = async (page: Page, { product, shopUrl }: Stock, look: Look): Promise<void> => {
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Browse the catalogue' }).first().waitFor();
  await look('an empty cart');
  await open(page, `/store/product/${product.slug}#${product.variants[0]?.sku ?? ''}`);
  await page.locator('[data-sought]').filter({ visible: true }).waitFor();
  await look('a product at the row of a part');
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await look('a product and a message');
  const quantity = page.getByRole('textbox', { name: /^Quantity, / }).filter({ visible: true });
  for (const at of [0, 1]) await quantity.nth(at).fill('40');
  await page.getByRole('button', { name: 'Add 2 lines to cart' }).waitFor();
  await look('a product with two sizes marked');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await addWithAddOns(page, shopUrl);
  await look('a product with add-ons');

  await open(page, '/cart');
  await page
    .getByRole('button', { name: /^Change add-ons/ })
    .first()
    .click();
  await page.getByRole('dialog').locator('fieldset').first().waitFor();
  await look('the dialog of add-ons');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page
    .getByRole('button', { name: /^Remove / })
    .last()
    .click();
  await page.getByRole('button', { name: /^Undo/ }).waitFor();
  await look('a cart with a removed line');

  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('There is a problem').waitFor();
  await look('your details with errors');
  await typeCustomer(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Address line 1').waitFor();
  await look('the address');
  await fillAddress(page);
  await firstDelivery(page).waitFor();
  await look('delivery and note');
  await placeOrder(page);
  await page.getByRole('radio', { name: /^Card/ }).first().waitFor();
  await look('the payment');
};

/** Quick order with a good row, one to check, the matches of a number and the keys. */
const walkQuickOrder = async (page: Page, { product }: Stock, look: Look): Promise<void> => {
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
  await look('the matches of a number');
  await page.keyboard.press('Escape');
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Keyboard shortcuts' }).waitFor();
  await look('the keys');
};

/** What a signed-in buyer opens. */
const walkAccount = async (page: Page, _: Stock, look: Look): Promise<void> => {
  await signInTo(page, '/account/orders');
  await page.getByRole('main').getByRole('link', { name: /^TC-/ }).filter({ visible: true }).first().waitFor();
  await look('the orders');
  await open(page, '/account/orders?from=2020-01-06&to=2020-01-24');
  await look('the orders between two days');
  await page.getByRole('button', { name: 'Choose in a calendar' }).click();
  await page.locator('[role="dialog"]:focus-within').waitFor();
  await look('the calendar');
  await open(page, '/account/orders?status=Completed');
  await page.getByRole('main').getByRole('link', { name: /^TC-/ }).filter({ visible: true }).first().click();
  await page.getByRole('heading', { level: 1, name: /^Order TC-/ }).waitFor();
  await page.getByRole('button', { name: 'Print or save' }).waitFor();
  await look('an order');
  for (const [name, path, heading] of [
    ['buy again', '/account/buy-again', 'Buy again'],
    ['the returns', '/account/returns', 'Returns'],
    ['the addresses', '/account/addresses', 'Addresses'],
    ['the credit', '/account/credit-limit', 'Credit'],
    ['the settings', '/account/settings', 'Settings'],
    ['the sync centre', '/sync', 'Sync centre'],
    ['the lists', '/favorites', 'Lists'],
  ] as const) {
    await open(page, path);
    await page.getByRole('heading', { level: 1, name: heading }).waitFor();
    await page.waitForLoadState('networkidle');
    await look(name);
  }
  await open(page, '/account/settings');
  await page.getByLabel('New password', { exact: true }).fill('brass olive');
  await page.locator('.password-strength-bar').waitFor();
  await look('the strength of a password');
  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).click();
  const line = page.getByRole('checkbox', { name: /^Select / });
  await line.first().check();
  await look('a list with a line selected');
  await page.getByRole('button', { name: 'Delete list' }).click();
  await page.getByRole('alertdialog').waitFor();
  await look('a question');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click();
  await page.getByRole('alertdialog').waitFor({ state: 'detached' });
  await pressAndSee(
    page.getByRole('button', { name: /^Add( \d+ lines?| all) to cart$/ }).first(),
    page.locator('.toast'),
  );
  await look('a list and a message');
  await open(page, '/');
  await page.getByRole('heading', { name: 'Recent orders' }).waitFor();
  await look('the home of a buyer');
};

/** All of them, by where they lead. */
export const mainWays = [
  ['on home, in the catalogue, its filters and menus, the search, the comparison and the sign-in', walkCatalogue],
  ['from a product over its message, the way to the top, the cart and a dialog through the checkout', walkPurchase],
  ['in quick order and the list of keys', walkQuickOrder],
  ['in the account, on lists and in the sync centre', walkAccount],
  ['while an answer is awaited', walkAwaited],
] as const;
