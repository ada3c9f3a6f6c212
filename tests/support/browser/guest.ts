import { expect, type Locator, type Page } from 'playwright/test';
import type { Product } from '#contract/product.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { open, pressAndSee, seeMessage } from './visit.ts';

/** A message that the item is in the cart, or on its way there if the store is slow: either is enough to go on. */
const added = (page: Page): Locator =>
  page
    .getByText('Product has been successfully added to the cart', { exact: true })
    .or(page.getByText('The store hasn’t confirmed it', { exact: false }));

/** Adds a few units of an orderable product to the cart from its page. Returns the product's name. */
export const fillCart = async (page: Page, path: string, quantity = 5): Promise<string> => {
  await open(page, path);
  const name = await page.getByRole('heading', { level: 1 }).innerText();
  const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
  await box.fill(String(quantity));
  await box.press('Tab');
  await pressAndSee(page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }), added(page));
  return name;
};

/** The guest who orders in the journeys. */
export const guest = { firstName: 'Grace', lastName: 'Fitter', email: 'grace@example.com', phone: '01632 960123' };

/** Fills in the customer's details in the checkout's first step. */
export const typeCustomer = async (page: Page): Promise<void> => {
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByLabel('Last name').fill(guest.lastName);
  await page.getByLabel('Email address').fill(guest.email);
  await page.getByLabel('Phone number').fill(guest.phone);
};

/** Completes the checkout's first step: the customer's details. */
export const fillCustomer = async (page: Page): Promise<void> => {
  await open(page, '/checkout');
  await typeCustomer(page);
  await pressAndSee(
    page.getByRole('button', { name: 'Continue' }),
    page.getByText('Customer information has been saved', { exact: true }),
  );
};

/** The names of the checkout's steps in order, the open one in brackets. */
export const stepsOn = (page: Page): Promise<string[]> =>
  page
    .getByRole('list', { name: 'Checkout steps' })
    .locator(':scope > li')
    .evaluateAll((steps) =>
      steps.map((step) => {
        const name = step.querySelector('h2')?.firstChild?.textContent ?? '';
        return step.ariaCurrent === 'step' ? `[${name}]` : name;
      }),
    );

/** Goes from the checkout's first step to the button that places the order. */
export const fillCheckout = async (page: Page): Promise<void> => {
  await fillCustomer(page);
  await seeMessage(page.getByText('Delivery address has been saved', { exact: true }), () => fillAddress(page));
  await chooseDelivery(page);
};

/** Chooses the first delivery method instead of the preselected one, and waits until its price is known. */
export const chooseDelivery = async (page: Page): Promise<void> => {
  await deliveryMethods(page).getByRole('radio', { checked: true }).waitFor();
  await seeMessage(page.getByText('Delivery option has been saved', { exact: true }), () =>
    firstDelivery(page).check(),
  );
};

const deliveryMethods = (page: Page): Locator => page.getByRole('group', { name: 'Delivery method' });

/** The first delivery method, found by its group, since the step before has radio buttons too. */
export const firstDelivery = (page: Page): Locator => deliveryMethods(page).getByRole('radio').first();

/** Fills in a delivery address and continues. */
export const fillAddress = async (page: Page, postcode = 'M1 1AE'): Promise<void> => {
  await page.getByLabel('Address line 1').fill('12 Mill Lane');
  await page.getByLabel('Town or city').fill('Manchester');
  await page.getByLabel('Postcode').fill(postcode);
  await page.getByRole('button', { name: 'Continue' }).click();
};

/** Accepts the terms and places the order. */
export const placeOrder = async (page: Page): Promise<void> => {
  await page.getByLabel('I accept the terms and conditions').check();
  await pressAndSee(
    page.getByRole('button', { name: /^Place order/ }),
    page.getByText('Order has been successfully created', { exact: true }),
  );
};

/** Chooses a payment method and begins the payment. */
export const beginPayment = async (page: Page, provider: RegExp): Promise<void> => {
  await page.getByRole('radio', { name: provider }).check();
  await page.getByRole('button', { name: /^(Pay|Go to) / }).click();
};

/** Enters a test card in the provider's own fields and pays. */
export const payByCard = async (page: Page, number = '4242 4242 4242 4242'): Promise<void> => {
  const fields = page.frameLocator('iframe');
  await fields.getByLabel('Card number').fill(number);
  await fields.getByLabel('Expiry date').fill('12/39');
  await fields.getByLabel('Security code').fill('123');
  await fields.getByRole('button', { name: /^Pay / }).click();
};

/** Adds two units of a product with add-ons, one from each group; returns its name. */
export const addWithAddOns = async (page: Page, shopUrl: string): Promise<string> => {
  const product = await findProduct(
    shopUrl,
    (one) =>
      one.hasAddOns &&
      one.variants.every((variant) => variant.inventory.isInStock && variant.quantityRule.increment === 1),
  );
  await open(page, `/store/product/${product.slug}`);
  await page.getByRole('heading', { name: 'Add-ons' }).waitFor();
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('2');
  for (const group of await page.locator('.product-add-ons fieldset').all())
    await group.locator('input').last().check();
  await pressAndSee(page.getByRole('button', { name: /to cart$/ }), added(page));
  return product.name;
};

/** Orders about 40 units as a guest, as far as the payment step. */
export const orderAsGuest = async (page: Page, product: Product): Promise<void> => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
};

/** Waits for the confirmation of an order. */
export const expectPlaced = async (page: Page) => {
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  expect(new URL(page.url()).pathname).toMatch(/^\/successful-order\/.+/);
};
