import type { Locator, Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { deviceFilled } from '#tests/support/browser/order-draft.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import type { Order } from '#contract/order.ts';
import type { FaultyShop } from '#tests/support/faults/faulty-shop.ts';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

const email = 'trade@example.com';

/** An order of at least three different articles that are all sold without add-ons, among the ten that every device has. */
const orderOfThree = async (store: FaultyShop): Promise<Order> => {
  const client = await signedInClient(store.apiUrl, email);
  for (const { id } of (await client.getOrders({ query: { PageSize: 10 } })).results) {
    const order = await client.getOrder({ params: { id } });
    const Skus = order.items.map(({ sku }) => sku);
    const { results, matches = [] } = await client.getProducts({ query: { Skus } });
    const areAllSold = order.items.every(({ currentPrice }) => currentPrice !== null) && matches.length === Skus.length;
    if (areAllSold && new Set(Skus).size >= 3 && results.every(({ hasAddOns }) => !hasAddOns)) return order;
  }
  throw new Error('The demo shopper has no order of three articles that are sold.');
};

/** Stops selling one article of the order, and makes another a pound dearer. */
const changeCatalogue = async (store: FaultyShop, { items: [gone, dearer] }: Order): Promise<void> => {
  await store.change(`update variants set is_active = false where id = '${gone?.productVariantId ?? ''}'`);
  await store.change(
    `update variant_prices set amount_minor = amount_minor + 100 where variant_id = '${dearer?.productVariantId ?? ''}'`,
  );
};

const rowsOf = (page: Page) => page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem');

test('an order is bought again without the store: what is gone comes first, what is dearer is said, the rest goes into the cart and arrives [CART-08] [ACC-02] [PWA-06]', async ({
  page,
  store,
}) => {
  const order = await orderOfThree(store);
  await changeCatalogue(store, order);
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await deviceFilled(page);
  await open(page, '/account/orders');
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto(`/account/orders/${order.id}`);
  await page.getByRole('link', { name: /^Reorder/ }).click();
  await expect(rowsOf(page)).toHaveCount(order.items.length);
  await expect(rowsOf(page).first()).toContainText('No longer sold.');
  await expect(rowsOf(page).first().getByRole('checkbox')).toBeDisabled();
  const [gone, dearer] = order.items;
  await expect(rowsOf(page).first()).toContainText(gone?.sku ?? '');
  const prices = /Was £([\d,]+\.\d+) each, now £([\d,]+\.\d+)/.exec(
    await rowsOf(page)
      .filter({ hasText: dearer?.sku ?? '' })
      .innerText(),
  );
  const [was = 0, now = 0] = (prices ?? []).slice(1).map((price) => Number(price.replaceAll(',', '')));
  expect(now).toBeGreaterThan(was);
  expect(await screenFindings(page, 'an order beside today')).toEqual([]);
  expect(await reflowFindings(page, 'an order beside today')).toEqual([]);
  const asked: Record<string, number> = {};
  for (const { sku } of order.items.slice(1)) {
    const box = rowsOf(page)
      .filter({ hasText: sku })
      .getByRole('textbox', { name: /^Quantity, / });
    asked[sku] = Number(await box.inputValue());
  }
  await page.getByRole('button', { name: /^Add \d+ lines? to cart$/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByText('Saved on this device.').first().waitFor();

  await store.goOnline();
  await open(page, '/cart');
  await expect(page.getByText('Not sent yet')).toHaveCount(0);
  const client = await signedInClient(store.apiUrl, email);
  const inCart = async () =>
    Object.fromEntries(
      (await client.getBasket({ query: {} })).lineItems.map(({ sku, quantity }) => [sku, quantity] as const),
    );
  await expect.poll(inCart).toEqual(asked);
  expect(Object.keys(asked)).toHaveLength(order.items.length - 1);
});

/** Sorts the list and expects what was bought most often first, and of the same frequency what was bought last. */
const expectMostOftenFirst = async (page: Page, rows: Locator): Promise<void> => {
  await rows.first().waitFor();
  await page.getByLabel('Sort by').selectOption('Most often');
  await expect(rows.first()).toContainText(/Bought \d+ times/);
  const bought = (await rows.allInnerTexts()).map((text) => {
    const [, lastOn = '', once, times] = /on (\d+ \w+ \d+)\. Bought (?:(once)|([\d,]+) times)/.exec(text) ?? [];
    return { times: once === undefined ? Number(times) : 1, last: Date.parse(lastOn) };
  });
  expect(bought.every(({ times, last }) => times > 0 && last > 0)).toBe(true);
  expect(bought).toEqual(bought.toSorted((a, b) => b.times - a.times || b.last - a.last));
  expect(bought.at(0)?.times).toBeGreaterThan(bought.at(-1)?.times ?? Infinity);
};

test('what was bought is listed to buy again, what was bought most often first, with the store and without, is found by its part number and added to the cart [ACC-02]', async ({
  page,
  store,
}) => {
  const order = await orderOfThree(store);
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await deviceFilled(page);
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('link', { name: 'Buy again' }).click();
  const rows = page.getByRole('list', { name: 'Everything you’ve bought' }).getByRole('listitem');
  await rows.first().waitFor();
  await expectMostOftenFirst(page, rows);
  await page.getByLabel('Find by name or part number').fill(order.items[0]?.sku ?? '');
  await expect(rows).toHaveCount(1);
  expect(await screenFindings(page, 'buy again')).toEqual([]);
  expect(await reflowFindings(page, 'buy again')).toEqual([]);
  await rows.first().getByRole('checkbox').check();
  await pressAndSee(
    page.getByRole('button', { name: 'Add 1 line to cart' }),
    page.getByText('1 line is in your cart.'),
  );

  await store.goOffline();
  await page.goto('/account/buy-again');
  await page
    .getByText(/on this device\./)
    .first()
    .waitFor();
  await expectMostOftenFirst(page, rows);
});
