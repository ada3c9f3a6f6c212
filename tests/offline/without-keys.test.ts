import type { Browser } from 'playwright';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Product } from '#contract/product.ts';
import {
  add,
  allSent,
  cartShows,
  guestOf,
  openProduct,
  setLine,
  statesBecome,
  waitingOn,
} from '#tests/support/stores/at-the-counter.ts';
import { launchBrowser } from '#tests/support/browser/browser.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { open, visit } from '#tests/support/browser/visit.ts';
import { crash } from '#tests/support/browser/worker-control.ts';

let browser: Browser;
let store: FaultyShop;
let product: Product;
let id: string;
let sku: string;

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };
const sets = { method: 'PUT', path: /^\/api\/baskets\/products\/quantity/ };
const reads = { method: 'GET', path: /^\/api\/baskets\?/ };

beforeAll(async () => {
  [browser, store] = await Promise.all([launchBrowser(), startFaultyShop({ env: { IDEMPOTENCY_KEYS: 'ignore' } })]);
  product = await findProduct(store.url, plain);
  ({ id = '', sku = '' } = product.variants[0] ?? {});
});
afterAll(async () => {
  await browser.close();
  await store.stop();
});
beforeEach(() => {
  store.proxy.mend();
  store.proxy.forget();
});

const heldBy = async (anonymousId: string): Promise<Record<string, number>> =>
  quantities(guestBaskets(await store.ledger()).find((basket) => basket.anonymousId === anonymousId));

/** A guest with two pieces in the cart, on the product's page. */
const guestWithTwo = async () => {
  const visitor = await visit(browser, store.url);
  const { page } = visitor;
  await openProduct(page, product.slug);
  await add(page, [2]);
  await allSent(page);
  return { ...visitor, anonymousId: await guestOf(page) };
};

test('3: an add whose answer is lost is looked for, not made again [CART-01] [PWA-04]', async () => {
  const { page, anonymousId, close } = await guestWithTwo();
  const cut = store.proxy.when(sets, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [id]: 7 });
  expect(store.proxy.writes().map(({ key, outcome }) => [key, outcome])).toEqual([
    [null, 'passed'],
    [null, 'cut'],
  ]);
  await open(page, '/cart');
  await cartShows(page, { [sku]: 7 });
  await close();
});

test('3: an add that the store never heard of is made [PWA-04]', async () => {
  const { page, anonymousId, close } = await guestWithTwo();
  const dropped = store.proxy.when(sets, { do: 'drop' });
  await add(page, [5]);
  await dropped.met;
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [id]: 7 });
  await close();
});

test("3: a guest's first add whose answer is lost shows once, whatever basket nobody has stays behind [CART-01]", async () => {
  const { page, close } = await visit(browser, store.url);
  await openProduct(page, product.slug);
  const cut = store.proxy.when(puts, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  await allSent(page);
  expect(await heldBy(await guestOf(page))).toEqual({ [id]: 5 });
  await open(page, '/cart');
  await cartShows(page, { [sku]: 5 });
  await close();
});

test('4: where another device changed the line meanwhile, nothing is guessed and the shopper is asked [PWA-04]', async () => {
  const { page, anonymousId, close } = await guestWithTwo();
  const { fault, release } = hold('request');
  const cut = store.proxy.when(sets, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  const looking = store.proxy.when({ ...reads, times: 10 }, fault);
  await looking.met;
  const elsewhere = storeClient(store.shop.url);
  const { lineItems } = await elsewhere.getBasket({ query: { anonymousId } });
  const lineItemId = lineItems[0]?.lineItemId ?? '';
  await elsewhere.setBasketQuantity({ query: { anonymousId }, body: { lineItemId, quantity: 11 } });
  release();
  await statesBecome(page, ['unsure']);
  expect(await heldBy(anonymousId)).toEqual({ [id]: 11 });
  await open(page, '/cart');
  await page.getByText('Check this').first().waitFor();
  expect(await heldBy(anonymousId)).toEqual({ [id]: 11 });
  expect(await waitingOn(page)).toHaveLength(1);
  await close();
});

test('5: a page that dies before it hears the answer finds its change made [PWA-04]', async () => {
  const { page, context, anonymousId, close } = await guestWithTwo();
  const { fault, release } = hold('answer');
  const held = store.proxy.when(sets, fault);
  await add(page, [5]);
  await held.met;
  await expect.poll(() => held.hits[0]?.status).toBe(200);
  await crash(page);
  release();
  const again = await context.newPage();
  await open(again, '/cart');
  await allSent(again);
  expect(await heldBy(anonymousId)).toEqual({ [id]: 7 });
  await cartShows(again, { [sku]: 7 });
  await close();
});

test('a quantity whose answer is lost is looked for, and one set since is not undone [CART-02] [PWA-04]', async () => {
  const { page, anonymousId, close } = await guestWithTwo();
  await open(page, '/cart');
  const cut = store.proxy.when(sets, { do: 'cut' });
  await setLine(page, sku, 6);
  await cut.met;
  await setLine(page, sku, 8);
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [id]: 8 });
  await cartShows(page, { [sku]: 8 });
  await close();
});
