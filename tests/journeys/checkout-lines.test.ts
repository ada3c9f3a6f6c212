import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import {
  addWithAddOns,
  chooseDelivery,
  fillAddress,
  fillCart,
  fillCheckout,
  fillCustomer,
  guest,
  placeOrder,
} from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { coveredOn } from '#tests/support/screens/way-to-top.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

/** In pence, as the order beside the checkout shows them. */
const penceOf = (shown: string): number => Math.round(Number(shown.replaceAll(/[^\d.]/g, '')) * 100);

/** Expects the sums below the lines to be theirs: all of them are taxed at a fifth, and no delivery is chosen yet. */
const expectSum = async (page: Page): Promise<void> => {
  const prices = await page.locator('.checkout-lines > li > span:nth-child(2)').allInnerTexts();
  const figures = page.locator('.checkout-order-body .figures');
  const shown = async (name: string) =>
    penceOf(
      await figures
        .locator(':scope > div')
        .filter({ hasText: new RegExp(`^${name}`) })
        .locator('dd')
        .innerText(),
    );
  const goods = prices.reduce((sum, price) => sum + penceOf(price), 0);
  const taxes = await shown('VAT');
  expect(await shown('Subtotal')).toBe(goods);
  expect(Math.abs(taxes - goods / 5)).toBeLessThanOrEqual(prices.length);
  expect(await shown('Total inc VAT')).toBe(goods + taxes);
};

test('inside the checkout a quantity and add-ons are changed and a line is removed, and the total is then that of the lines [CHK-09] [CHK-19] [CART-05] [API-68] [API-69] [API-71]', async ({
  page,
  problems,
  shop,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  const name = await addWithAddOns(page, shop.url);
  await open(page, '/checkout');
  await page.getByLabel('First name').fill(guest.firstName);
  const total = page.locator('.checkout-order-body').getByText(/^[£€]/).last();
  const lines = page.locator('.checkout-lines > li');
  await expect(lines).toHaveCount(2);
  let before = await total.innerText();
  const expectChange = async (): Promise<void> => {
    await expect(total).not.toHaveText(before);
    before = await total.innerText();
    await expectSum(page);
  };

  await page.getByRole('button', { name: 'Change quantities' }).click();
  const line = lines.filter({ hasText: name });
  await line.getByRole('textbox', { name: /^Quantity, / }).fill('3');
  await page.keyboard.press('Tab');
  await expectChange();

  await line.getByRole('button', { name: /^Change add-ons/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('fieldset').first().locator('input:not(:checked)').last().check();
  await pressAndSee(
    dialog.getByRole('button', { name: 'Save' }),
    page.getByText('Add-ons updated successfully', { exact: true }),
  );
  await expectChange();

  await lines
    .filter({ hasNotText: name })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(1);
  await expectChange();
  // What was typed into another part of the checkout meanwhile is still there.
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);
  expect(problems).toEqual([]);
});

test('once the line that the store refused is removed, the checkout no longer asks to remove it [CHK-09] [CHK-16]', async ({
  page,
  shop,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  const name = await addWithAddOns(page, shop.url);
  await fillCheckout(page);
  const text = `${name}: This is out of stock. Remove it to order.`;
  await page.route('**/api/orders', (route) => route.fulfill({ status: 409, json: { errors: [text] } }));
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: /^Place order/ }).click();
  const refusal = page.getByRole('heading', { name: 'Your order was not placed.' });
  await refusal.waitFor();
  await expect(page.locator('.notice', { has: refusal })).toContainText(text);
  await page.getByRole('button', { name: 'Change quantities' }).click();
  const lines = page.locator('.checkout-lines > li');
  await lines
    .filter({ hasText: name })
    .getByRole('button', { name: /^Remove/ })
    .click();
  await expect(lines).toHaveCount(1);
  await expect(refusal).toBeHidden({ timeout: 5_000 });
});

test('what one tab’s checkout changes or orders, the cart and the checkout in other tabs show too [CHK-09]', async ({
  page,
  context,
  problems,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/cart');
  const [other, ordering] = [await context.newPage(), await context.newPage()];
  for (const tab of [other, ordering]) {
    await open(tab, '/checkout');
    await tab.getByRole('button', { name: 'Change quantities' }).waitFor();
    await tab.waitForLoadState('networkidle');
  }
  const line = (tab: Page) => tab.locator('.checkout-lines > li');
  await ordering.getByRole('button', { name: 'Change quantities' }).click();
  await line(ordering)
    .getByRole('textbox', { name: /^Quantity, / })
    .fill('44');
  await ordering.keyboard.press('Tab');
  await expect(line(other)).toContainText('44 ×');
  await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toHaveValue('44');

  await fillCheckout(ordering);
  await expect(other.locator('.checkout-order-body')).toContainText('Deliver to');
  await placeOrder(ordering);
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await other.getByText('Nothing to check out').waitFor();
  expect(problems).toEqual([]);
});

test('the way back to the top lies on no button and no field, nor on the words under the one that places the order, wherever the checkout is scrolled on a phone', async ({
  visit,
  product,
}) => {
  const { page, problems } = await visit({ viewport: phone, hasTouch: true });
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCustomer(page);
  expect(await coveredOn(page)).toEqual([]);
  await fillAddress(page);
  await chooseDelivery(page);
  // The step is open, although a delivery method is chosen.
  await expect(page.getByRole('heading', { name: 'Delivery and note', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Addresses (done)', exact: true })).toBeVisible();
  expect(await coveredOn(page)).toEqual([]);
  expect(problems).toEqual([]);
});

test.describe('below the minimum order', () => {
  test.use({ viewport: phone, hasTouch: true });

  test('the button that places an order says what is missing, beside it and to a screen reader, without asking the store [CHK-16] [CART-06]', async ({
    page,
    shop,
  }) => {
    const cheap = await findProduct(
      shop.url,
      (candidate) => plain(candidate) && (candidate.variants[0]?.basePrice?.amount ?? 0) < 1500,
    );
    await fillCart(page, `/store/product/${cheap.slug}`, 1);
    await fillCustomer(page);
    await fillAddress(page);
    const place = page.getByRole('button', { name: /^Place order/ });
    await place.waitFor();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') asked.push(new URL(request.url()).pathname);
    });
    const missing = /^Add £[\d.]+ ex VAT more to reach the £[\d.]+ ex VAT minimum order\./;
    await expect(place).toHaveAccessibleDescription(missing);
    await page.getByLabel('I accept the terms and conditions').check();
    await place.click({ force: true });
    await expect(page.locator('[data-live-announcer][aria-live=assertive]')).toHaveText(missing);
    await expect(page.locator('.checkout-actions').getByText(missing)).toBeInViewport();
    await page.locator('.checkout-actions').getByRole('link', { name: 'Back to the cart' }).tap();
    await page.waitForURL(/\/cart$/);
    expect(asked.filter((path) => path.includes('order'))).toEqual([]);
  });
});
