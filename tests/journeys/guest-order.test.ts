import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import {
  beginPayment,
  fillAddress,
  fillCart,
  fillCheckout,
  guest,
  payByCard,
  placeOrder,
} from '#tests/support/browser/guest.ts';
import { type Shop, startShop } from '#tests/support/browser/shop.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { hydrated, open, phone, type Visit, visit } from '#tests/support/browser/visit.ts';

let browser: Browser;
let shop: Shop;
let product: Product;

beforeAll(async () => {
  [browser, shop] = await Promise.all([launchBrowser(), startShop()]);
  product = await findProduct(shop.url, plain);
});
afterAll(async () => {
  await browser.close();
  await shop.stop();
});

/** A guest who has placed an order of about 100 units and stands before the payment. */
const guestWithOrder = async (options: Parameters<typeof visit>[2] = {}): Promise<Visit> => {
  const one = await visit(browser, shop.url, options);
  await fillCart(one.page, `/store/product/${product.slug}`, 40);
  await fillCheckout(one.page);
  await placeOrder(one.page);
  await one.page.getByRole('heading', { name: 'Payment' }).waitFor();
  return one;
};

const expectPlaced = async ({ page }: Visit) => {
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/successful-order\/.+/);
};

describe('a guest’s order', () => {
  test('where guests may order: from home by search to the confirmation, paid by card [CHK-13] [CHK-02] [CHK-03] [CHK-05] [CHK-11] [CHK-19] [RT-30] [RT-39] [CART-01] [CAT-12]', async () => {
    const { anonymousCustomerProductPolicy: policy } = await storeClient(shop.url).getStoreSettings({});
    expect(policy).toBe('AllowedUnauthorizedCheckout');
    const one = await visit(browser, shop.url);
    const { page } = one;
    await open(page, '/');
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill(product.name);
    await page.getByRole('combobox', { name: 'Search the catalogue' }).press('Enter');
    await page.getByRole('link', { name: product.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    const boxes = page.getByRole('textbox', { name: /^Quantity, / });
    await boxes.nth(0).fill('40');
    await boxes.nth(1).fill('10');
    await boxes.nth(1).press('Tab');
    await page.getByRole('button', { name: 'Add 2 lines to cart' }).click();
    await page.getByText('Product has been successfully added to the cart').waitFor();
    await page.getByRole('link', { name: /Cart/ }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    expect(await page.getByRole('textbox', { name: /^Quantity, / }).count()).toBe(2);
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await fillCheckout(page);
    await page.getByLabel('Your reference').fill('JOB-4711');
    await placeOrder(page);
    await beginPayment(page, /^Card(?! with)/);
    await payByCard(page);
    await expectPlaced(one);
    await page.getByText(guest.email).waitFor();
    await page.getByText('JOB-4711').waitFor();
    expect(one.problems).toEqual([]);

    await page.reload();
    await expectPlaced(one);
    await open(page, '/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
    await one.close();
  });

  test('a card that is declined keeps the order, and another one pays for it [CHK-12] [CHK-13]', async () => {
    const one = await guestWithOrder();
    await beginPayment(one.page, /^Card(?! with)/);
    await payByCard(one.page, '4000 0000 0000 0002');
    await one.page.getByText('The card was declined.').first().waitFor();
    await beginPayment(one.page, /^Card(?! with)/);
    await payByCard(one.page);
    await expectPlaced(one);
    await one.close();
  });

  test('the second card provider asks the bank first [CHK-13]', async () => {
    const one = await guestWithOrder();
    await beginPayment(one.page, /^Card with bank check/);
    await payByCard(one.page);
    const bank = one.page.frameLocator('iframe');
    await bank.getByLabel('Code from your bank').fill('1234');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await expectPlaced(one);
    await one.close();
  });

  test('the wallet approves in a window of its own; closing it loses nothing [CHK-14]', async () => {
    const one = await guestWithOrder();
    const { page } = one;
    await beginPayment(page, /^Pocket wallet/);
    const [first] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pay with Pocket wallet' }).click(),
    ]);
    await first.close();
    await page.getByText('The window was closed before the payment was approved.').waitFor();
    await beginPayment(page, /^Pocket wallet/);
    const [second] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pay with Pocket wallet' }).click(),
    ]);
    await second.getByRole('button', { name: /^Approve / }).click();
    await expectPlaced(one);
    await one.close();
  });

  test('the hosted page is left for and returned from; cancelling there keeps the order [CHK-15]', async () => {
    const one = await guestWithOrder();
    const { page } = one;
    await beginPayment(page, /^Bank payment page/);
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await hydrated(page);
    await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
    await beginPayment(page, /^Bank payment page/);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expectPlaced(one);
    await one.close();
  });

  test('the way on a phone is the same [CHK-01]', async () => {
    const one = await guestWithOrder({ viewport: phone, hasTouch: true, isMobile: true });
    await beginPayment(one.page, /^Card(?! with)/);
    await payByCard(one.page);
    await expectPlaced(one);
    await one.close();
  });
});

describe('what the checkout insists on', () => {
  test('terms that are not accepted block the order in the specification’s words [CHK-10]', async () => {
    const one = await visit(browser, shop.url);
    const { page } = one;
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    const words = 'Please accept the terms and conditions to proceed with the order.';
    await page.getByText(words).first().waitFor();
    expect(await page.getByText(words).count()).toBeGreaterThanOrEqual(2);
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
    await one.close();
  });

  test('another delivery address resets the delivery option and asks for options anew [CHK-03]', async () => {
    const one = await visit(browser, shop.url);
    const { page } = one;
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    expect(await page.getByRole('radio').first().isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Change addresses' }).click();
    await fillAddress(page, 'IV1 1AA');
    await page
      .getByRole('heading', { name: 'Delivery method' })
      .or(page.getByText('Delivery method'))
      .first()
      .waitFor();
    await page.waitForFunction(() => document.querySelectorAll('input[type=radio]').length > 0);
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
    await one.close();
  });

  test('a discount code is taken off the order, a wrong one says why, and it can be removed [CHK-07] [CHK-19]', async () => {
    const one = await visit(browser, shop.url);
    const { page } = one;
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    await page.getByText('Use a discount code').click();
    await page.getByLabel('Discount code').fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.locator('.field-error').waitFor();
    await page.getByLabel('Discount code').fill('TRADE10');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByRole('button', { name: 'Remove code TRADE10' }).waitFor();
    await page.locator('.checkout-order').getByText('Discount', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Remove code TRADE10' }).click();
    await page.getByText('Discount code was successfully removed!').waitFor();
    await one.close();
  });

  test('a cart below the minimum order says what is missing and does not go on [CART-06]', async () => {
    const one = await visit(browser, shop.url);
    const { page } = one;
    const cheap = await findProduct(
      shop.url,
      (candidate) => plain(candidate) && (candidate.variants[0]?.basePrice?.amount ?? 0) < 1500,
    );
    await fillCart(page, `/store/product/${cheap.slug}`, 1);
    await open(page, '/cart');
    await page.getByText(/to go to the £.* minimum order/).waitFor();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page
      .getByText(/more to check out/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
    await one.close();
  });
});
