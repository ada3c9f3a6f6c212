import { expect, type Page } from 'playwright/test';
import {
  addWithAddOns,
  beginPayment,
  fillAddress,
  fillCart,
  firstDelivery,
  placeOrder,
  typeCustomer,
} from '#tests/support/browser/guest.ts';
import { open, seeMessage } from '#tests/support/browser/visit.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { isPhone, type LookAt, type Walkthrough } from './walkthrough.ts';

/** The parts of the open step that messages cover. */
const coveredByMessages = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('.toast')].map((toast) => toast.getBoundingClientRect());
    return [...document.querySelectorAll('[aria-current="step"] :is(h2, label, legend, input, button, textarea)')]
      .filter((part) => {
        const { top, bottom, left, right } = part.getBoundingClientRect();
        return boxes.some((box) => top < box.bottom && bottom > box.top && left < box.right && right > box.left);
      })
      .map((part) => part.textContent || part.tagName);
  });

/** From a cart below the minimum, through a product's sizes and add-ons, to a cart with a removed line. */
const walkCart: Walkthrough = async (page, { product, shopUrl }, look) => {
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Browse the catalogue' }).first().waitFor();
  await look('an empty cart', { isWhole: true });
  await open(page, '/checkout');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('an empty checkout', { isWhole: true });
  const cheap = await findProduct(shopUrl, (one) => plain(one) && (one.variants[0]?.basePrice?.amount ?? 9999) < 500);
  await fillCart(page, `/store/product/${cheap.slug}`, 1);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page
    .getByText(/more to check out/)
    .first()
    .waitFor();
  await look('a cart below the minimum', { isWhole: true });

  await open(page, `/store/product/${product.slug}#${product.variants[0]?.sku ?? ''}`);
  await page.locator('[data-sought]').filter({ visible: true }).waitFor();
  await look('a product at the row of a part');
  await open(page, `/store/product/${product.slug}`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('a product', { isWhole: true });
  await fillCart(page, `/store/product/${product.slug}`, 40);
  const quantity = page.getByRole('textbox', { name: /^Quantity, / }).filter({ visible: true });
  await quantity.first().fill('40');
  await quantity.first().press('Tab');
  await look('a marked product and a message', { isWhole: true });
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
  await look('a cart with a removed line', { isWhole: true });
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByText(/^-?£/).first().waitFor();
};

/** Each step of the checkout, with and without errors. */
const walkSteps = async (page: Page, look: LookAt): Promise<void> => {
  await open(page, '/checkout');
  await page.getByLabel('First name').waitFor();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('There is a problem').waitFor();
  await look('your details with errors', { isWhole: true });
  await typeCustomer(page);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByLabel('Address line 1').waitFor();
  await look('the address');
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('There is a problem').waitFor();
  await look('the address with errors', { isWhole: true });
  await fillAddress(page);
  await firstDelivery(page).waitFor();
  await look('delivery and note');
  await page.getByRole('button', { name: /^Place order/ }).click();
  if (isPhone(page)) await page.getByRole('button', { name: /^Show order/ }).click();
  await page.getByText('Use a discount code').click();
  await page.getByText('Read the terms and conditions', { exact: true }).click();
  await look('delivery and note with errors', { isWhole: true });
  await seeMessage(page.getByText('Delivery option has been saved'), () => firstDelivery(page).check());
  expect.soft(await coveredByMessages(page)).toEqual([]);
};

/** The choice of a payment method, a failed payment, the card fields and the confirmation. */
const walkPayment = async (page: Page, look: LookAt): Promise<void> => {
  await page.getByRole('radio', { name: /^Card/ }).first().waitFor();
  await look('the choice of a payment', { isWhole: true });
  await beginPayment(page, /^Bank payment page/);
  await page.getByRole('button', { name: 'Cancel and return' }).waitFor();
  await look('the page of a bank', { isWhole: true });
  await page.getByRole('button', { name: 'Cancel and return' }).click();
  await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
  await look('a payment that failed', { isWhole: true });
  await beginPayment(page, /^Card(?! with)/);
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Card number').waitFor();
  await look('the fields of a card', { isWhole: true });
  await fields.getByLabel('Card number').fill('4242 4242 4242 4242');
  await fields.getByLabel('Expiry date').fill('12/39');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  await look('the confirmation', { isWhole: true });
};

/** From an empty cart through a product's sizes to the order confirmation. */
export const walkPurchase: Walkthrough = async (page, stock, look) => {
  await walkCart(page, stock, look);
  await walkSteps(page, look);
  await placeOrder(page);
  await walkPayment(page, look);
};
