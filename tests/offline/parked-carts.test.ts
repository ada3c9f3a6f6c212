import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart, chooseDelivery } from '#tests/support/browser/guest.ts';
import { deviceFilled, ordersOf } from '#tests/support/browser/order-draft.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { open, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

const email = 'trade@example.com';

const customers = new Set(['Dawson, 12 High Street', 'Reed & Sons']);

/** Orders the cart on the screen, whose reference is already filled in. */
const orderUnder = async (page: Page, reference: string): Promise<void> => {
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Use this address' }).click();
  await chooseDelivery(page);
  await expect(page.getByLabel('Your reference')).toHaveValue(reference);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: /^Place order, £/ }).click();
  await page.waitForURL('**/checkout?order=*');
};

const parkedIn = (page: Page) => page.getByRole('list', { name: 'Parked carts' }).getByRole('listitem');

/** Parks the cart that is on the screen. */
const park = async (page: Page, name: string): Promise<void> => {
  await page.getByRole('button', { name: 'Park this cart' }).click();
  const dialog = page.getByRole('dialog', { name: 'Park this cart' });
  await dialog.getByLabel('Customer or job').fill(name);
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await parkedIn(page).filter({ hasText: name }).waitFor();
};

test('two customers’ carts are parked without the store; both arrive once, come back and are ordered, each under its own reference, and what is parked by mistake is deleted [PWA-06] [CHK-08]', async ({
  page,
  store,
  product,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await deviceFilled(page);
  const path = `/store/product/${product.slug}`;
  await fillCart(page, path, 40);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Park this cart' }).waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await park(page, 'Dawson, 12 High Street');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();

  await page.goto(path);
  const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
  await box.fill('25');
  await box.press('Tab');
  await page.getByRole('button', { name: /^Add( \d+ lines)? to cart$/ }).click();
  await page.getByText('Saved on this device.').first().waitFor();
  await page.goto('/cart');
  await park(page, 'Reed & Sons');
  await expect(parkedIn(page)).toHaveCount(2);
  expect(await screenFindings(page, 'parked carts')).toEqual([]);
  expect(await reflowFindings(page, 'parked carts')).toEqual([]);

  await page.getByRole('link', { name: 'Bring back Dawson, 12 High Street' }).click();
  await page.getByRole('heading', { name: 'Dawson, 12 High Street' }).waitFor();
  await expect(page.getByRole('list', { name: 'Lines of the parked cart' }).getByRole('listitem')).toHaveCount(1);
  expect(await screenFindings(page, 'a parked cart beside today')).toEqual([]);
  expect(await reflowFindings(page, 'a parked cart beside today')).toEqual([]);
  await page.getByRole('button', { name: 'Bring back 1 line' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toHaveValue('40');
  await expect(parkedIn(page)).toHaveCount(1);
  await page.goto('/sync');
  await page.getByText('Park the cart for “Reed & Sons” (1 line)').first().waitFor();

  await store.goOnline();
  const client = await signedInClient(store.apiUrl, email);
  const atStore = async () => ({
    parked: (await client.getParkedCarts({})).map(({ name, lines }) => [
      name,
      ...lines.map(({ quantity }) => quantity),
    ]),
    cart: (await client.getBasket({ query: {} })).lineItems.map(({ quantity }) => quantity),
  });
  await open(page, '/cart');
  await expect.poll(atStore).toEqual({ parked: [['Reed & Sons', 25]], cart: [40] });
  await expect(page.getByText('Not sent yet')).toHaveCount(0);

  const ordered = async () =>
    (await ordersOf(store.apiUrl, email)).flatMap(({ referenceNumber }) =>
      customers.has(referenceNumber ?? '') ? referenceNumber : [],
    );
  await orderUnder(page, 'Dawson, 12 High Street');
  await expect.poll(ordered).toEqual(['Dawson, 12 High Street']);
  expect(await atStore()).toEqual({ parked: [['Reed & Sons', 25]], cart: [] });

  // Brings the next one back while another cart is begun, which is parked first.
  await fillCart(page, path, 30);
  await open(page, '/cart');
  await page.getByRole('link', { name: 'Bring back Reed & Sons' }).click();
  await page.getByRole('button', { name: 'Bring back 1 line' }).click();
  const begun = page.getByRole('dialog', { name: 'Your cart already has 1 line' });
  await begun.getByLabel('Customer or job for your current cart').fill('Nobody');
  await begun.getByRole('button', { name: 'Park it first' }).click();
  await expect(page.getByRole('textbox', { name: /^Quantity, / }).first()).toHaveValue('25');
  await expect.poll(atStore).toEqual({ parked: [['Nobody', 30]], cart: [25] });
  await page.getByRole('button', { name: 'Delete the parked cart Nobody' }).click();
  await page.getByRole('button', { name: 'Delete parked cart' }).click();
  await expect(parkedIn(page)).toHaveCount(0);
  await orderUnder(page, 'Reed & Sons');
  await expect.poll(ordered).toEqual(['Reed & Sons', 'Dawson, 12 High Street']);
  await expect.poll(atStore).toEqual({ parked: [], cart: [] });
});
