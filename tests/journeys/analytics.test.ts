import type { Page } from 'playwright';
import type { Order, OrderLine } from '#contract/order.ts';
import type { OrderReturn } from '#contract/order-return.ts';
import { unitPriceMinor } from '#contract/price.ts';
import type { Product } from '#contract/product.ts';
import { beginPayment, fillCheckout, firstDelivery, payByCard, placeOrder } from '#tests/support/browser/guest.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { containerId, expect, type Sent, test } from '#tests/support/browser/tagged-shop.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

/** The latest event of a name, once it has been sent. */
const latest = async (sent: Sent, event: string): Promise<Record<string, unknown>> => {
  await expect.poll(() => sent.map((one) => one['event'])).toContain(event);
  return sent.findLast((one) => one['event'] === event) ?? {};
};

/** Empties the record, so that whatever is found next came later. */
const forget = (sent: Sent): void => void sent.splice(0);

const categoriesOf = ({ categories }: Pick<Product, 'categories'>) =>
  Object.fromEntries(categories.map(({ name }, at) => [at === 0 ? 'item_category' : `item_category${at + 1}`, name]));

/** A size of a product, as events describe it. */
const itemOf = (product: Product, at: number, quantity = 1) => {
  const variant = product.variants[at];
  return {
    item_id: variant?.sku,
    item_name: product.name,
    price: (variant?.basePrice?.amount ?? 0) / 100,
    discount: (variant?.discount?.amount ?? 0) / 100,
    quantity,
    ...categoriesOf(product),
  };
};

/** So many pieces of an order line, as events describe them. */
const itemOfOrdered = ({ sku, productName, price, categories }: OrderLine, quantity: number) => ({
  item_id: sku,
  item_name: productName,
  price: price.amount / 100,
  discount: ((price.originalPrice?.amount ?? price.amount) - price.amount) / 100,
  quantity,
  ...categoriesOf({ categories }),
});

const masterOf = (product: Product): number => product.variants.findIndex(({ isMaster }) => isMaster);

const warningsOf = (page: Page): string[] => {
  const warnings: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning') warnings.push(message.text());
  });
  return warnings;
};

test('from a list to the paid order each event has its payload, with the categories of its products [GA-01] [GA-03] [GA-04] [GA-05]', async ({
  page,
  problems,
  shop,
  product,
  tags: { scripts, sent },
}) => {
  const client = storeClient(shop.url);
  const slug = product.categories.at(-1)?.slug ?? '';
  await open(page, `/store/${slug}`);
  const list = await latest(sent, 'view_item_list');
  expect(scripts).toEqual([`https://www.googletagmanager.com/gtm.js?id=${containerId}`]);
  const { results } = await client.getProducts({ query: { CategorySlug: slug, PageNumber: 1, PageSize: 24 } });
  const named = { item_list_id: slug, item_list_name: product.categories.at(-1)?.name };
  const rows = await Promise.all(results.map((one) => client.getProductBySlug({ params: { slug: one.slug } })));
  const listed = rows.map((one, index) => ({ ...itemOf(one, masterOf(one)), index, ...named }));
  expect(list).toEqual({ event: 'view_item_list', ecommerce: { ...named, items: listed } });
  expect(sent.find((one) => one['event'] === 'page_view')).toBeUndefined();

  const at = results.findIndex((one) => one.slug === product.slug);
  await page.getByRole('link', { name: product.name, exact: true }).first().click();
  expect(await latest(sent, 'select_item')).toEqual({
    event: 'select_item',
    ecommerce: { ...named, items: [listed[at]] },
  });
  const seen = itemOf(product, masterOf(product));
  expect(await latest(sent, 'view_item')).toEqual({
    event: 'view_item',
    ecommerce: { currency: 'GBP', value: seen.price, items: [seen] },
  });
  expect(await latest(sent, 'page_view')).toEqual({
    event: 'page_view',
    page_location: page.url(),
    page_path: `/store/product/${product.slug}`,
    page_title: await page.title(),
  });

  // Below the first tier, so that the list price applies.
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('2');
  await pressAndSee(
    page.getByRole('button', { name: 'Add to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  const two = itemOf(product, 0, 2);
  const value = Math.round(two.price * 2 * 100) / 100;
  expect(await latest(sent, 'add_to_cart')).toEqual({
    event: 'add_to_cart',
    ecommerce: { currency: 'GBP', value, items: [two] },
  });
  await page.getByRole('banner').getByRole('link', { name: /^Cart/ }).first().click();
  expect(await latest(sent, 'view_cart')).toEqual({
    event: 'view_cart',
    ecommerce: { currency: 'GBP', value, items: [two] },
  });
  forget(sent);
  await page.getByRole('button', { name: /^Remove / }).click();
  expect(await latest(sent, 'remove_from_cart')).toEqual({
    event: 'remove_from_cart',
    ecommerce: { currency: 'GBP', value, items: [two] },
  });

  await open(page, `/store/product/${product.slug}`);
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('40');
  await pressAndSee(
    page.getByRole('button', { name: 'Add to cart' }),
    page.getByText('Product has been successfully added to the cart'),
  );
  forget(sent);
  await fillCheckout(page);
  const begun = await latest(sent, 'begin_checkout');
  // Forty pieces reach a tier: every event from here to the purchase has the tier's price, and the discount that it gives.
  const [size] = product.variants;
  const base = size?.basePrice?.amount ?? 0;
  const each = size === undefined ? 0 : (unitPriceMinor(size, 40) ?? 0);
  expect(each).toBeLessThan(base);
  const line = { ...itemOf(product, 0, 40), price: each / 100, discount: (base - each) / 100 };
  const order = { currency: 'GBP', value: (each * 40) / 100, items: [line] };
  expect(begun).toEqual({ event: 'begin_checkout', ecommerce: order });
  expect(sent.filter((one) => one['event'] === 'begin_checkout')).toHaveLength(1);
  const tier = await firstDelivery(page).evaluate((radio) => radio.closest('label')?.innerText ?? '');
  expect(await latest(sent, 'add_shipping_info')).toEqual({
    event: 'add_shipping_info',
    ecommerce: { ...order, shipping_tier: tier.split('\n')[0] },
  });

  await placeOrder(page);
  await beginPayment(page, /^Card(?! with)/);
  expect(await latest(sent, 'add_payment_info')).toEqual({
    event: 'add_payment_info',
    ecommerce: { ...order, payment_type: 'Card' },
  });
  const placed = page.waitForResponse((answer) => /\/orders\/[^/]+\/summary/.test(answer.url()) && answer.ok());
  await payByCard(page);
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  const { data } = (await (await placed).json()) as {
    data: Record<'subTotal' | 'deliveryCharge' | 'taxes', { amount: number }> & { publicId: string };
  };
  expect(await latest(sent, 'purchase')).toEqual({
    event: 'purchase',
    ecommerce: {
      transaction_id: data.publicId,
      currency: 'GBP',
      value: data.subTotal.amount / 100,
      shipping: data.deliveryCharge.amount / 100,
      tax: data.taxes.amount / 100,
      items: [line],
    },
  });
  forget(sent);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await latest(sent, 'page_view');
  expect(sent.filter((one) => one['event'] === 'purchase')).toEqual([]);
  expect(problems).toEqual([]);
});

test('lists, cancelled orders and returns are counted; shipping and tax of a refund are 0.01 [GA-03]', async ({
  page,
  shop,
  product,
  tags: { sent },
}) => {
  await signInTo(page, '/account/orders?status=Confirmed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('button', { name: 'Cancel order' }).click();
  const cancelled = page.waitForResponse((answer) => answer.url().includes('/cancel'));
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel order' }).click();
  const { data } = (await (await cancelled).json()) as { data: Order };
  expect(await latest(sent, 'refund')).toEqual({
    event: 'refund',
    ecommerce: {
      transaction_id: data.publicId,
      currency: 'GBP',
      value: data.subTotal.amount / 100,
      shipping: 0.01,
      tax: 0.01,
      items: data.items.map((line) => itemOfOrdered(line, line.quantity)),
    },
  });
  forget(sent);

  await open(page, '/account/orders?status=Completed');
  await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('checkbox').first().check();
  await page.getByLabel('How many').fill('1');
  await page.getByLabel('Reason', { exact: true }).selectOption({ index: 1 });
  await page.getByLabel('What you would like').selectOption({ index: 1 });
  await page.getByLabel('Comment').fill('Not what was ordered.');
  const asked = page.waitForResponse((answer) => answer.url().endsWith('/order-returns') && answer.ok());
  await page.getByRole('button', { name: 'Request return' }).click();
  const made = (await (await asked).json()) as { data: OrderReturn };
  const client = await signedInClient(shop.url);
  const order = await client.getOrder({ params: { id: made.data.orderId } });
  const backFrom = made.data.items.map(({ lineItemId }) => order.items.find((line) => line.lineItemId === lineItemId));
  const back = backFrom.map((line) => (line === undefined ? null : itemOfOrdered(line, 1)));
  expect(back).toHaveLength(1);
  expect(await latest(sent, 'refund')).toEqual({
    event: 'refund',
    ecommerce: {
      transaction_id: order.publicId,
      currency: 'GBP',
      value: back[0]?.price,
      shipping: 0.01,
      tax: 0.01,
      items: back,
    },
  });

  // At the signed-in shopper's prices.
  const theirs = await client.getProductBySlug({ params: { slug: product.slug } });
  await open(page, `/store/product/${product.slug}`);
  await page
    // The rows' buttons appear one after another, not always from the top.
    .getByRole('button', { name: new RegExp(`^Add to list, .*, ${theirs.variants[0]?.sku}$`) })
    .click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await dialog.getByRole('radio', { name: /^Wharfside/ }).check();
  await pressAndSee(
    dialog.getByRole('button', { name: 'Save' }),
    page.getByText('Added to the list “Wharfside phase 2”.'),
  );
  const added = await latest(sent, 'add_to_wishlist');
  const marked = itemOf(theirs, 0, Math.max(1, theirs.variants[0]?.quantityRule.minimum ?? 0));
  expect(added).toEqual({
    event: 'add_to_wishlist',
    ecommerce: {
      currency: 'GBP',
      value: marked.price * marked.quantity,
      items: [marked],
    },
  });
});

test('what the home page advertises is reported when it is seen and when it is pressed [GA-03]', async ({
  page,
  shop,
  tags: { sent },
}) => {
  await open(page, '/');
  const { blocks } = await storeClient(shop.url).getPageByUrl({ query: { url: '/' } });
  const [first] = blocks.flatMap((block) => (block.type === 'Banner' || block.type === 'Registration' ? [block] : []));
  const promotion = { promotion_id: first?.id, promotion_name: first?.title, items: [] };
  await latest(sent, 'view_promotion');
  expect(sent.find((one) => one['event'] === 'view_promotion')).toEqual({
    event: 'view_promotion',
    ecommerce: promotion,
  });
  await page.locator('[data-promotion] a').first().click();
  expect(await latest(sent, 'select_promotion')).toEqual({ event: 'select_promotion', ecommerce: promotion });
});

test('consent that is withdrawn ends it: nothing more is sent, and what was stored is removed [GA-01]', async ({
  page,
  product,
  context,
  tags: { scripts, sent },
}) => {
  await open(page, `/store/product/${product.slug}`);
  await latest(sent, 'view_item');
  expect((await context.cookies()).map(({ name }) => name)).toContain('_ga');
  const fetched = page.waitForResponse(/gtm\.js/);
  await open(page, '/cookies-settings');
  await fetched;
  const reloaded = page.waitForEvent('load');
  const asked = scripts.length;
  const warnings = warningsOf(page);
  await page.getByRole('button', { name: 'Reject all' }).click();
  await reloaded;
  await page.getByRole('heading', { level: 1 }).waitFor();
  await expect.poll(() => warnings.join()).toContain('Analytics is off');
  forget(sent);
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
  const stored = await page.evaluate(() => Object.keys(localStorage));
  expect(stored.filter((key) => /^_|waiting-events|counted-orders/.test(key))).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await page.getByRole('heading', { level: 1, name: 'Contact us' }).waitFor();
  await open(page, `/store/product/${product.slug}`);
  await page.waitForLoadState('networkidle');
  expect(sent).toEqual([]);
  expect(scripts).toHaveLength(asked);
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false);
});

test.describe('without consent', () => {
  test.use({ storageState: { cookies: [], origins: [] } });

  test('a warning is logged and nothing is sent, until the visitor accepts [GA-01] [GA-03]', async ({
    page,
    product,
    tags: { scripts, sent },
  }) => {
    const warnings = warningsOf(page);
    await open(page, `/store/product/${product.slug}`);
    await expect.poll(() => warnings.join()).toContain('Analytics is off');
    await page.waitForLoadState('networkidle');
    expect([scripts, sent, await page.evaluate(() => 'dataLayer' in window)]).toEqual([[], [], false]);
    await page.getByRole('button', { name: 'Accept all' }).click();
    await latest(sent, 'view_item');
    expect(sent[0]).toMatchObject({
      command: ['consent', 'default', { analytics_storage: 'granted', ad_storage: 'granted' }],
    });
  });
});

test('an id that is not one is named in the console, and nothing is loaded [GA-02] [GA-01]', async ({
  page,
  tags: { scripts, sent },
}) => {
  // As a static host, which doesn't check the id, would serve it.
  await page.route('**/store', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll(containerId, 'gtm-1');
    await route.fulfill({ response, body });
  });
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  await open(page, '/store');
  await expect.poll(() => errors.join()).toContain('"gtm-1" is not a valid id');
  await page.waitForLoadState('networkidle');
  expect([scripts, sent]).toEqual([[], []]);
});
