import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillAddress, fillCart, fillCustomer, firstDelivery } from '#tests/support/browser/guest.ts';
import { pressAndSee } from '#tests/support/browser/visit.ts';

/** Holds the call that saves a delivery method until it is let through. */
const holdDelivery = async (page: Page): Promise<() => void> => {
  let letThrough = (): void => undefined;
  const held = new Promise<void>((resolve) => (letThrough = resolve));
  await page.route('**/api/baskets/checkout/delivery/options*', (route) => held.then(() => route.continue()), {
    times: 1,
  });
  return letThrough;
};

/** Counts how often the order is sent. */
const ordersSent = (page: Page): { count: number } => {
  const sent = { count: 0 };
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/orders') sent.count += 1;
  });
  return sent;
};

test('an order that is placed while its delivery is still being saved is placed once it is saved, and once only [CHK-05]', async ({
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
  await place.click();
  await expect(place).toHaveAttribute('aria-disabled', 'true');
  await place.click({ force: true });
  expect(sent.count).toBe(0);
  await expect(page.getByText('Choose a delivery method')).toHaveCount(0);
  letThrough();
  await page.getByText('Order has been successfully created', { exact: true }).waitFor();
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(sent.count).toBe(1);
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
