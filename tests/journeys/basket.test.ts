import type { Page } from 'playwright';
import type { Product } from '#contract/product.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { deviceContents } from '#tests/support/browser/device-contents.ts';
import { addWithAddOns, fillCart } from '#tests/support/browser/guest.ts';
import { findProduct, isPlenty, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { guestOf } from '#tests/support/stores/at-the-counter.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';

/** Polls: a change whose answer the previous page did not get is shown once the device's journal has been read. */
const quantityBecomes = async (page: Page, quantity: string): Promise<void> => {
  const shown = () => page.getByRole('textbox', { name: /^Quantity, / }).inputValue();
  await expect.poll(shown).toBe(quantity);
};

test('a quantity saves itself as it is typed, and survives a reload [CART-02]', async ({ page, product }) => {
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  const saved = page.waitForResponse((answer) => answer.url().includes('/baskets/products/quantity'));
  await page.getByRole('textbox', { name: /^Quantity, / }).fill('7');
  await saved;
  await open(page, '/cart');
  await quantityBecomes(page, '7');
});

test('the totals say what is missing until delivery is free, and that it is', async ({ page, shop }) => {
  const priceOf = (one: Product) => one.variants[0]?.basePrice?.amount ?? 0;
  const product = await findProduct(shop.url, (one) => plain(one) && priceOf(one) > 200 && priceOf(one) < 1500);
  await fillCart(page, `/store/product/${product.slug}`, Math.ceil(3200 / priceOf(product)));
  await open(page, '/cart');
  const totals = page.getByRole('complementary', { name: 'Order summary' });
  const left = await totals.getByText(/^£[\d.]+ more for free delivery \(Economy\)\.$/).innerText();
  const poundsOf = (text: string) => Number(/£([\d.]+)/.exec(text)?.[1]);
  const goods = await totals.getByRole('definition').first().innerText();
  expect(poundsOf(left) + poundsOf(goods)).toBeCloseTo(50);
  const quantity = page.getByRole('textbox', { name: /^Quantity, / });
  await quantity.fill(String(Math.ceil(9000 / priceOf(product))));
  await quantity.press('Tab');
  await totals.getByText('Delivery is free (Economy).').waitFor();
});

test('notices about the cart stand above its lines, and so does news of a line; a warning about a line names it and asks the shopper to check [CART-04]', async ({
  page,
  product,
  problems,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 5);
  const said = [
    { code: 'BasketMerged', severity: 'Info', message: 'What was in both carts is in this one.' },
    { code: 'PriceChanged', severity: 'Warning', message: 'It costs more than it did.', ofLine: true },
    { code: 'PriceChanged', severity: 'Info', message: 'It costs less than it did.', ofLine: true },
  ];
  await page.route('**/api/baskets?*', async (route) => {
    const answer = await route.fetch();
    const { data, ...rest } = (await answer.json()) as { data: { lineItems: { lineItemId: string }[] } };
    const notifications = said.map(({ ofLine, ...one }) => ({
      ...one,
      lineItemId: ofLine ? data.lineItems[0]?.lineItemId : null,
    }));
    await route.fulfill({ response: answer, json: { ...rest, data: { ...data, notifications } } });
  });
  await open(page, '/cart');
  const remarks = page.locator('.basket-remark');
  await expect(remarks).toHaveText(['What was in both carts is in this one.', 'It costs less than it did.']);
  const line = page.getByRole('textbox', { name: /^Quantity, / });
  const [above, below] = [await remarks.last().boundingBox(), await line.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThan(below?.y ?? 0);
  const check = page.getByRole('region', { name: 'Check 1 line before you order' });
  await check.getByText('It costs more than it did.').waitFor();
  await expect(check).toContainText(product.name);
  expect(problems).toEqual([]);
});

test('a removed line leaves an Undo that puts it back [CART-03]', async ({ page, product }) => {
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  await page.getByRole('button', { name: /^Remove / }).click();
  await page.getByRole('button', { name: /^Undo/ }).click();
  await page.getByRole('textbox', { name: /^Quantity, / }).waitFor();
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveValue('5');
});

test('quantity 0 removes, and what is left is the empty cart with a way on [CART-03] [CART-07]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  const removed = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('textbox', { name: /^Quantity, / }).fill('0');
  await page.getByRole('textbox', { name: /^Quantity, / }).press('Tab');
  await removed;
  await open(page, '/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.getByRole('link', { name: 'Browse the catalogue' }).click();
  await page.waitForURL('**/store');
});

test('the id of the anonymous basket is stored in IndexedDB alone, and the basket is found by it on the next page [CART-01] [PWA-04]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 5);
  const id = await guestOf(page);
  const places = Object.entries(await deviceContents(page)).flatMap(([place, text]) =>
    text.includes(id) ? [place.split(' ')[0]] : [],
  );
  expect(new Set(places)).toEqual(new Set(['database']));
  await open(page, '/cart');
  await page.getByRole('textbox', { name: /^Quantity, / }).waitFor();
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(1);
});

test('an add whose answer is lost is sent again and counts once [PWA-06]', async ({ page, product }) => {
  await open(page, `/store/product/${product.slug}`);
  let asked = 0;
  await page.route('**/api/baskets', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue();
    asked += 1;
    if (asked > 1) return route.continue();
    await route.fetch();
    return route.abort('connectionreset');
  });
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('5');
  await pressAndSee(page.getByRole('button', { name: /to cart$/ }), page.getByText('Saved on this device'));
  await expect.poll(() => asked).toBe(2);
  await open(page, '/cart');
  await quantityBecomes(page, '5');
  await page.getByText('Not sent yet').waitFor({ state: 'detached' });
  await quantityBecomes(page, '5');
});

test('the add-ons of a line can be changed in the cart [CART-05] [API-16]', async ({ page, shop }) => {
  await addWithAddOns(page, shop.url);
  await open(page, '/cart');
  const before = await page.getByRole('list', { name: 'Add-ons' }).innerText();
  await page.getByRole('button', { name: /^Change add-ons/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.locator('fieldset').first().locator('input:not(:checked)').last().check();
  await pressAndSee(dialog.getByRole('button', { name: 'Save' }), page.getByText('Add-ons updated successfully'));
  await expect.poll(() => page.getByRole('list', { name: 'Add-ons' }).innerText()).not.toBe(before);
});

test('add-ons are chosen for lines that have none, taken away and chosen again, in the cart and inside the checkout; for two sizes of a product by one call [CART-05] [CAT-05] [CHK-09] [API-17] [API-72]', async ({
  page,
  shop,
  problems,
}) => {
  const store = storeClient(shop.url);
  const product = await findProduct(shop.url, async (one) => {
    if (!one.hasAddOns || one.variants.length < 2 || !isPlenty(one)) return false;
    const { results } = await store.getProductAddOns({ params: { id: one.id } });
    return results.every(({ isRequired }) => !isRequired);
  });
  await open(page, `/store/product/${product.slug}`);
  const boxes = page.getByRole('textbox', { name: /^Quantity, / });
  for (const box of [boxes.nth(0), boxes.nth(1)]) await box.fill('2');
  await pressAndSee(
    page.getByRole('button', { name: 'Add 2 lines to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  const dialog = page.getByRole('dialog');
  const save = () =>
    pressAndSee(dialog.getByRole('button', { name: 'Save' }), page.getByText('Add-ons updated successfully'));
  const sent = (path: string) =>
    page.waitForRequest((request) => request.method() === 'PUT' && new URL(request.url()).pathname === path);

  await open(page, '/cart');
  const chosen = page.getByRole('list', { name: 'Add-ons' });
  const choose = page.getByRole('button', { name: `Choose add-ons, ${product.name}` });
  await expect(choose).toHaveCount(2);
  // Both lines are of one product: the names tell the sizes apart.
  const names = await choose.evaluateAll((buttons) => buttons.map((button) => button.ariaLabel ?? ''));
  expect(new Set(names).size).toBe(2);
  for (const name of names) {
    await expect(
      page.getByRole('button', { name: name.replace('Choose add-ons, ', 'Remove '), exact: true }),
    ).toBeVisible();
  }
  await choose.first().click();
  await dialog.locator('fieldset').first().locator('input:not(:checked)').last().check();
  await dialog.getByLabel(`Change the other line of ${product.name} too`).check();
  await expectCleanScreen(page, 'the add-ons of a line');
  const [inCart] = await Promise.all([sent('/api/baskets/addons/bulk'), save()]);
  expect(inCart.postDataJSON()).toMatchObject({ items: [{}, {}] });
  await expect(chosen).toHaveCount(2);

  const change = page.getByRole('button', { name: `Change add-ons, ${product.name}` });
  await change.first().click();
  const first = dialog.locator('fieldset').first();
  await first.getByLabel('None').or(first.locator('input[type=checkbox]:checked')).first().click();
  await save();
  await expect(chosen).toHaveCount(1);
  await expect(choose).toHaveCount(1);

  expect(problems).toEqual([]);

  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Change quantities' }).click();
  await choose.click();
  await first.locator('input:not(:checked)').last().check();
  await dialog.getByLabel(`Change the other line of ${product.name} too`).check();
  const [inCheckout] = await Promise.all([sent('/api/baskets/checkout/products/addons/bulk'), save()]);
  expect(inCheckout.postDataJSON()).toMatchObject({ items: [{}, {}] });
  await expect(change).toHaveCount(2);
});
