import type { Locator, Page } from 'playwright';
import type { Money } from '#contract/money.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillAddress, fillCart, fillCheckout, fillCustomer, firstDelivery } from '#tests/support/browser/guest.ts';
import { pressAndSee } from '#tests/support/browser/visit.ts';
import { formatMoney } from '#wording/money.ts';

/** Holds the next call of a part of the checkout until it is let through. */
const hold = async (page: Page, part: string): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route(`**/api/baskets/checkout/${part}*`, (route) => held.then(() => route.continue()), { times: 1 });
  return letThrough;
};

/** Holds the call that saves a delivery method until it is let through. */
const holdDelivery = (page: Page): Promise<() => void> => hold(page, 'delivery/options');

/** The total of the order beside the checkout. */
const totalOf = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Your order' }).locator('.figures [data-total] dd');

/** Counts how often the order is sent. */
const ordersSent = (page: Page): { count: number } => {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') sent.count += 1;
  });
  return sent;
};

test('an order that is placed while its delivery is still being saved is placed once it is saved, once only, and for the total of the button [CHK-05]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCustomer(page);
  const letThrough = await holdDelivery(page);
  await fillAddress(page);
  await firstDelivery(page).waitFor();
  const sent = ordersSent(page);
  await page.getByLabel('I accept the terms and conditions').check();
  const place = page.getByRole('button', { name: /^Place order/ });
  await expect(place).toHaveText(`Place order, ${await totalOf(page).innerText()}`);
  const said = await place.innerText();
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/orders');
  await place.click();
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await place.click({ force: true });
  expect(sent.count).toBe(0);
  await expect(page.getByText('Choose a delivery method')).toHaveCount(0);
  letThrough();
  await page.getByText('Order has been successfully created', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(sent.count).toBe(1);
  const { data }: { data: { grandTotal: Money } } = await (await answered).json();
  expect(said).toBe(`Place order, ${formatMoney(data.grandTotal)}`);
});

test('an order whose total changes because its delivery was still being saved is not placed for another one: it is said, and the next press places it [CHK-05]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCustomer(page);
  await fillAddress(page);
  const methods = page.getByRole('group', { name: 'Delivery method' });
  await methods.getByRole('radio', { checked: true }).waitFor();
  await page.getByLabel('I accept the terms and conditions').check();
  const letThrough = await holdDelivery(page);
  const sent = ordersSent(page);
  await methods.getByRole('radio', { name: /£/ }).first().check();
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await place.innerText();
  await place.click();
  letThrough();
  await page.getByRole('heading', { name: /^The total is now £/ }).waitFor();
  const after = await place.innerText();
  expect(after).not.toBe(before);
  await page.getByRole('heading', { name: `The total is now ${after.replace('Place order, ', '')}.` }).waitFor();
  expect(sent.count).toBe(0);
  await pressAndSee(place, page.getByText('Order has been successfully created', { exact: true }));
  expect(sent.count).toBe(1);
});

test('an order that is placed while the quantity of a line is being saved is not placed for another total: button and order say the new one, and the next press places it for that [CHK-09]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Change quantities' }).click();
  const place = page.getByRole('button', { name: /^Place order/ });
  const before = await totalOf(page).innerText();
  await expect(place).toHaveText(`Place order, ${before}`);
  const letThrough = await hold(page, 'products/quantity');
  const sent = ordersSent(page);
  const saving = page.waitForRequest('**/api/baskets/checkout/products/quantity*');
  await page.getByRole('textbox', { name: /^Quantity, / }).fill('50');
  await page.keyboard.press('Tab');
  await saving;
  await place.click();
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await expect(place).toHaveText(`Place order, ${await totalOf(page).innerText()}`);
  expect(sent.count).toBe(0);
  letThrough();
  await page.getByRole('heading', { name: /^The total is now £/ }).waitFor();
  const after = await totalOf(page).innerText();
  expect(after).not.toBe(before);
  await page.getByRole('heading', { name: `The total is now ${after}.` }).waitFor();
  await expect(place).toHaveText(`Place order, ${after}`);
  expect(sent.count).toBe(0);
  const answered = page.waitForResponse((answer) => new URL(answer.url()).pathname === '/api/orders');
  await pressAndSee(place, page.getByText('Order has been successfully created', { exact: true }));
  const { data }: { data: { grandTotal: Money } } = await (await answered).json();
  expect(formatMoney(data.grandTotal)).toBe(after);
  expect(sent.count).toBe(1);
});
