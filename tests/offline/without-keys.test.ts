import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
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
import { hold } from '#tests/support/faults/fault-rules.ts';
import { firstSizeOf, storeClient } from '#tests/support/stores/store-client.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { basketOf, guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';
import { crash } from '#tests/support/browser/worker-control.ts';

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };
const sets = { method: 'PUT', path: /^\/api\/baskets\/products\/quantity/ };
const reads = { method: 'GET', path: /^\/api\/baskets\?/ };

interface Guest {
  readonly size: { readonly id: string; readonly sku: string };
  heldBy(anonymousId: string): Promise<Record<string, number>>;
  /** Adds two pieces to the cart of `page`, from the product's page; returns the guest's id. */
  addTwo(): Promise<string>;
  /** Signs `page` in; `arriveLate` sends a request of theirs that was long delayed. */
  shopper(email: string): Promise<{
    arriveLate(quantity: number): Promise<void>;
    held(): Promise<Record<string, number>>;
  }>;
}

const test = journey.extend<Guest>({
  storeOptions: { env: { IDEMPOTENCY_KEYS: 'ignore' } },
  size: async ({ product }, provide) => provide(firstSizeOf(product)),
  heldBy: async ({ store }, provide) => {
    await provide(async (anonymousId) =>
      quantities(guestBaskets(await store.ledger()).find((basket) => basket.anonymousId === anonymousId)),
    );
  },
  addTwo: async ({ page, product }, provide) => {
    await provide(async () => {
      await openProduct(page, product.slug);
      await add(page, [2]);
      await allSent(page);
      return guestOf(page);
    });
  },
  shopper: async ({ page, store, size }, provide) => {
    await provide(async (email) => {
      await signInTo(page, '/account/settings', email);
      const shopper = await signedInClient(store.shop.url, email);
      return {
        arriveLate: async (quantity) =>
          void (await shopper.addToBasket({ body: { productVariantId: size.id, quantity } })),
        held: async () => quantities(basketOf(await store.ledger(), email)),
      };
    });
  },
});

test('an add whose answer is lost is looked for, not made again [CART-01] [PWA-06]', async ({
  page,
  store,
  size,
  heldBy,
  addTwo,
}) => {
  const anonymousId = await addTwo();
  const cut = store.proxy.when(sets, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 7 });
  expect(store.proxy.writes().map(({ key, outcome }) => [key, outcome])).toEqual([
    [null, 'passed'],
    [null, 'cut'],
  ]);
  await open(page, '/cart');
  await cartShows(page, { [size.sku]: 7 });
});

test('an add that the store never heard of is made [PWA-06]', async ({ page, store, size, heldBy, addTwo }) => {
  const anonymousId = await addTwo();
  const dropped = store.proxy.when(sets, { do: 'drop' });
  await add(page, [5]);
  await dropped.met;
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 7 });
});

test("a guest's first add whose answer is lost shows once, whatever basket nobody has stays behind [CART-01]", async ({
  page,
  store,
  product,
  size,
  heldBy,
}) => {
  await openProduct(page, product.slug);
  const cut = store.proxy.when(puts, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  await allSent(page);
  expect(await heldBy(await guestOf(page))).toEqual({ [size.id]: 5 });
  await open(page, '/cart');
  await cartShows(page, { [size.sku]: 5 });
});

test('where another device changed the line meanwhile, nothing is guessed and the shopper is asked [PWA-06]', async ({
  page,
  store,
  size,
  heldBy,
  addTwo,
}) => {
  const anonymousId = await addTwo();
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
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 11 });
  await open(page, '/cart');
  await page.getByText('Check this').first().waitFor();
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 11 });
  expect(await waitingOn(page)).toHaveLength(1);
});

test('a page that dies before it hears the answer finds its change made [PWA-06]', async ({
  page,
  context,
  store,
  size,
  heldBy,
  addTwo,
}) => {
  const anonymousId = await addTwo();
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
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 7 });
  await cartShows(again, { [size.sku]: 7 });
});

test('a quantity whose answer is lost does not undo one that was set after it [CART-02] [PWA-06]', async ({
  page,
  store,
  size,
  heldBy,
  addTwo,
}) => {
  const anonymousId = await addTwo();
  await open(page, '/cart');
  const cut = store.proxy.when(sets, { do: 'cut' });
  await setLine(page, size.sku, 6);
  await cut.met;
  await setLine(page, size.sku, 8);
  await allSent(page);
  expect(await heldBy(anonymousId)).toEqual({ [size.id]: 8 });
  await cartShows(page, { [size.sku]: 8 });
});

test.describe('a shopper without a cart', () => {
  const email = 'retail@example.com';

  test('a page that dies in its first add: what is still on its way is given time, and not sent twice [CART-01] [PWA-06]', async ({
    page,
    context,
    store,
    product,
    size,
    shopper,
  }) => {
    const { arriveLate, held } = await shopper(email);
    await openProduct(page, product.slug);
    const { fault } = hold('request');
    const onItsWay = store.proxy.when(puts, fault);
    await add(page, [5]);
    await onItsWay.met;
    await crash(page);
    const again = await context.newPage();
    await open(again, '/cart');
    await expect.poll(async () => (await waitingOn(again))[0]?.failure?.code).toBe('OnItsWay');
    await arriveLate(5);
    await allSent(again);
    expect(await held()).toEqual({ [size.id]: 5 });
    await cartShows(again, { [size.sku]: 5 });
  });

  test('an add that may have been made twice is shown, and is set right by one press [CART-01] [PWA-08]', async ({
    page,
    store,
    product,
    size,
    shopper,
  }) => {
    const { arriveLate, held } = await shopper(email);
    await openProduct(page, product.slug);
    store.proxy.when(puts, { do: 'drop' });
    const { fault, release } = hold('request');
    const repeat = store.proxy.when({ ...puts, skip: 0 }, fault);
    await add(page, [5]);
    await repeat.met;
    await arriveLate(5);
    release();
    await allSent(page);
    await open(page, '/cart');
    const notice = page.getByRole('region', { name: 'Check what changed' });
    await notice.getByText(/^5 × .+ may have been added twice\. Your cart has 10\.$/).waitFor();
    await page.setViewportSize(phone);
    await expectCleanScreen(page, 'the cart with what may have been added twice');
    await notice.getByRole('button', { name: /^Change to 5, / }).click();
    await notice.waitFor({ state: 'detached' });
    await allSent(page);
    expect(await held()).toEqual({ [size.id]: 5 });
  });
});
