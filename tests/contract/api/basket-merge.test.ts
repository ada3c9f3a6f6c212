import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { basketLines, baskets, orderLines } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import {
  counter,
  fillBasket,
  orderAsGuest,
  orderAsShopper,
  setPrice,
  setStock,
  stockCounter,
} from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

beforeEach(async () => {
  await setStock(store.db, counter.box, 55);
  await setStock(store.db, counter.loose, 1000);
  await setPrice(store.db, counter.loose, 100);
});

const withPipe = (addonOptionIds: string[], anonymousId?: string) =>
  shop.addToBasket({
    body: {
      productVariantId: counter.pipe,
      quantity: 2,
      addonOptionIds,
      ...(anonymousId === undefined ? {} : { anonymousId }),
    },
  });

const gbp = (amount: number) => ({ amount, currencyCode: 'GBP' });

describe('add-ons', () => {
  test('cost what they cost for each piece [CART-05] [CAT-05]', async () => {
    const { lineItems, taxes } = await withPipe(['ink', 'cut-one']);
    expect(lineItems[0]).toMatchObject({
      price: { amount: 2000, subTotal: { amount: 4400 }, total: { amount: 4400 } },
      addOns: [
        { addonOptionId: 'cut-one', quantity: 1, price: { amount: 150 } },
        { addonOptionId: 'ink', quantity: 1, price: { amount: 50 } },
      ],
    });
    expect(taxes.amount).toBe(220);
  });

  test('that are required, too many or of another product are refused by their field [API-10] [CAT-05]', async () => {
    const codesOf = async (ids: string[]) => (await refused(withPipe(ids))).details.map(({ code }) => code);
    expect(await refused(withPipe([]))).toMatchObject({
      status: 400,
      firstMessage: 'Marking: choose at least one option.',
      details: [{ code: 'AddOnRequired', field: 'addonOptionIds' }],
    });
    expect(await codesOf(['laser', 'cut-one', 'cut-two'])).toEqual(['TooManyAddOns']);
    expect(await codesOf(['laser', 'nothing'])).toEqual(['AddOnUnknown']);
  });

  test('make lines of their own; the same choice in another order does not [CART-05]', async () => {
    const { anonymousId } = await withPipe(['laser', 'ink']);
    const key = anonymousId ?? '';
    expect((await withPipe(['ink', 'laser', 'ink'], key)).lineItems).toMatchObject([{ quantity: 4 }]);
    expect((await withPipe(['laser'], key)).lineItems).toMatchObject([{ quantity: 4 }, { quantity: 2 }]);
  });

  test('are chosen anew on a line; lines that become alike become one [API-16] [CART-05]', async () => {
    const first = await withPipe(['laser']);
    const query = { anonymousId: first.anonymousId ?? '' };
    const lineItemId = first.lineItems[0]?.lineItemId ?? '';
    const cut = await shop.setBasketAddOns({ query, body: { lineItemId, addonOptionIds: ['laser', 'cut-two'] } });
    expect(cut.lineItems).toMatchObject([{ lineItemId, price: { subTotal: { amount: 4500 } } }]);
    await withPipe(['ink'], query.anonymousId);
    const one = await shop.setBasketAddOns({ query, body: { lineItemId, addonOptionIds: ['ink'] } });
    expect(one.lineItems).toMatchObject([{ lineItemId, quantity: 4 }]);
    const bad = shop.setBasketAddOns({ query, body: { lineItemId, addonOptionIds: [] } });
    expect(await refused(bad)).toMatchObject({ status: 400, details: [{ code: 'AddOnRequired', lineItemId }] });
    expect((await refused(shop.setBasketAddOns({ query, body: { lineItemId: 'x', addonOptionIds: [] } }))).status).toBe(
      404,
    );
  });

  test('that make two lines one keep the lowest price seen, so that a rise is announced [API-16] [CART-05]', async () => {
    const first = await withPipe(['laser']);
    const query = { anonymousId: first.anonymousId ?? '' };
    await setPrice(store.db, counter.pipe, 2300);
    const both = await withPipe(['ink'], query.anonymousId);
    const lineItemId = both.lineItems[1]?.lineItemId ?? '';
    const one = await shop.setBasketAddOns({ query, body: { lineItemId, addonOptionIds: ['laser'] } });
    await setPrice(store.db, counter.pipe, 2000);
    expect(one.notifications).toContainEqual(
      expect.objectContaining({ lineItemId, code: 'PriceChanged', previousPrice: gbp(2000) }),
    );
  });

  test('in bulk change all lines or none [API-17] [CART-05]', async () => {
    const first = await withPipe(['laser']);
    const query = { anonymousId: first.anonymousId ?? '' };
    const both = await withPipe(['ink'], query.anonymousId);
    const [one, two] = both.lineItems.map((line) => line.lineItemId);
    if (one === undefined || two === undefined) throw new Error('Two lines were added.');
    const bulk = (items: { lineItemId: string; addonOptionIds: string[] }[]) =>
      shop.setBasketAddOnsInBulk({ query, body: { items } });
    const bad = bulk([
      { lineItemId: one, addonOptionIds: ['laser', 'cut-one'] },
      { lineItemId: two, addonOptionIds: ['cut-one'] },
    ]);
    expect(await refused(bad)).toMatchObject({ status: 400, details: [{ lineItemId: two }] });
    expect((await shop.getBasket({ query })).lineItems).toEqual(both.lineItems);
    const twice = [one, one].map((lineItemId) => ({ lineItemId, addonOptionIds: ['laser'] }));
    expect((await refused(bulk(twice))).details[0]?.code).toBe('Repeated');
    const done = await bulk([
      { lineItemId: one, addonOptionIds: ['ink', 'cut-one'] },
      { lineItemId: two, addonOptionIds: ['ink', 'cut-two'] },
    ]);
    expect(done.lineItems.map((line) => line.addOns.map((addOn) => addOn.addonOptionId))).toEqual([
      ['cut-one', 'ink'],
      ['cut-two', 'ink'],
    ]);
  });
});

describe("a guest's basket", () => {
  test('is merged once, and a repeat changes nothing [API-14] [CART-09]', async () => {
    const { client } = await store.shopper();
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 5 } });
    const id = await fillBasket(shop, counter.loose, 6);
    await shop.addToBasket({ body: { productVariantId: counter.box, quantity: 10, anonymousId: id } });
    const merged = await client.mergeBasket({ params: { id } });
    expect(merged).toMatchObject({ anonymousId: null, lineItems: [{ quantity: 11 }, { quantity: 10 }] });
    expect(merged.notifications[0]).toMatchObject({ code: 'BasketMerged', severity: 'Info' });
    const again = await client.mergeBasket({ params: { id } });
    expect(again).toMatchObject({ itemCount: 21, notifications: [] });
    expect((await shop.getBasket({ query: { anonymousId: id } })).lineItems).toEqual([]);
  });

  test('that is merged three times at once arrives once [API-14]', async () => {
    const { client } = await store.shopper();
    const id = await fillBasket(shop, counter.loose, 3);
    await Promise.all([1, 2, 3].map(() => client.mergeBasket({ params: { id } })));
    expect((await client.getBasket({ query: {} })).itemCount).toBe(3);
  });

  test("is nobody else's to merge, and an unknown one is not found [API-14]", async () => {
    const first = await store.shopper();
    const second = await store.shopper();
    const id = await fillBasket(shop, counter.loose, 3);
    await first.client.mergeBasket({ params: { id } });
    expect((await refused(second.client.mergeBasket({ params: { id } }))).status).toBe(404);
    expect((await refused(second.client.mergeBasket({ params: { id: 'nobody' } }))).status).toBe(404);
    expect((await refused(shop.mergeBasket({ params: { id } }))).status).toBe(401);
    const own = await first.client.getBasket({ query: {} });
    expect((await refused(second.client.mergeBasket({ params: { id: own.id } }))).status).toBe(404);
  });

  test('comes along with what cannot be bought as it stands [API-14] [CART-09]', async () => {
    const { client } = await store.shopper();
    await client.addToBasket({ body: { productVariantId: counter.box, quantity: 50 } });
    const id = await fillBasket(shop, counter.box, 10);
    await shop.addToBasket({ body: { productVariantId: counter.rare, quantity: 3, anonymousId: id } });
    await setStock(store.db, counter.rare, 0);
    const merged = await client.mergeBasket({ params: { id } });
    expect(merged.lineItems).toMatchObject([{ quantity: 50 }, { sku: 'CT-RARE', quantity: 3 }]);
    expect(merged.notifications.map(({ code }) => code)).toEqual(['BasketMerged', 'QuantityReduced', 'OutOfStock']);
    // The page shows the cart that it fetches next.
    expect((await client.getBasket({ query: {} })).notifications).toMatchObject([
      { code: 'QuantityReduced', askedQuantity: 60, availableQuantity: 50 },
      { code: 'OutOfStock' },
    ]);
    await setStock(store.db, counter.rare, 3);
  });

  test.each([0, 1])(
    'brings the price the guest saw, so that a rise is announced, with %i pieces there already [API-14] [CART-09]',
    async (own) => {
      const { client } = await store.shopper();
      const id = await fillBasket(shop, counter.rare, 1);
      await setPrice(store.db, counter.rare, 650);
      if (own > 0) await client.addToBasket({ body: { productVariantId: counter.rare, quantity: own } });
      const merged = await client.mergeBasket({ params: { id } });
      await setPrice(store.db, counter.rare, 500);
      expect(merged.lineItems).toMatchObject([{ quantity: own + 1, price: { amount: 650 } }]);
      expect(merged.notifications).toContainEqual(
        expect.objectContaining({ code: 'PriceChanged', severity: 'Warning', previousPrice: gbp(500) }),
      );
    },
  );

  test('that was ordered meanwhile has nothing to merge [API-14]', async () => {
    const { client } = await store.shopper();
    const { anonymousId } = await orderAsGuest(shop);
    expect(await client.mergeBasket({ params: { id: anonymousId } })).toMatchObject({
      lineItems: [],
      notifications: [],
    });
    const [left] = await store.db.select().from(baskets).where(eq(baskets.anonymousId, anonymousId));
    expect(left?.status).toBe('Ordered');
  });
});

describe("a guest's basket that a full cart has no room for", () => {
  /** A shopper whose cart has as many lines of one piece each. */
  const fullCart = async (count: number, first: string = counter.loose) => {
    const shopper = await store.shopper();
    const { id: basketId } = await shopper.client.addToBasket({
      body: { productVariantId: first, quantity: 1 },
    });
    const line = { basketId, variantId: counter.british, quantity: 1 };
    await store.db
      .insert(basketLines)
      .values(Array.from({ length: count - 1 }, (_, index) => ({ ...line, sortOrder: index + 2 })));
    return shopper;
  };

  const guestCart = async (option = 'laser') => {
    const id = await fillBasket(shop, counter.loose, 2);
    for (const [productVariantId, quantity, addonOptionIds] of [
      [counter.pipe, 3, [option]],
      [counter.box, 10, []],
      [counter.rare, 1, []],
    ] as const)
      await shop.addToBasket({
        body: { productVariantId, quantity, addonOptionIds: [...addonOptionIds], anonymousId: id },
      });
    return id;
  };

  /** The call that brings back everything that did not fit. */
  const backOf = async (client: Awaited<ReturnType<typeof store.shopper>>['client']) => {
    const carts = await client.getParkedCarts({});
    const kept = carts.find(({ name }) => name === 'Added before signing in');
    if (kept === undefined) throw new Error('No lines were parked.');
    const lines = kept.lines.map(({ productVariantId, quantity, addOns }) => ({
      productVariantId,
      quantity,
      addonOptionIds: addOns.map(({ addonOptionId }) => addonOptionId),
    }));
    return { params: { id: kept.id }, body: { lines } };
  };

  test('fills the cart and adds to its lines; the rest is parked, and said so [API-14] [CART-09]', async () => {
    const { client } = await fullCart(499);
    const id = await guestCart();
    // One that can't be bought has no more room than the others.
    await setStock(store.db, counter.rare, 0);
    const merged = await client.mergeBasket({ params: { id } });
    const again = await client.mergeBasket({ params: { id } });
    await setStock(store.db, counter.rare, 3);
    expect(merged.lineItems).toHaveLength(500);
    expect([merged.lineItems[0], merged.lineItems[499]]).toMatchObject([{ quantity: 3 }, { sku: 'CT-PIPE' }]);
    expect(merged.notifications.slice(0, 2)).toEqual([
      {
        lineItemId: null,
        code: 'BasketMerged',
        severity: 'Info',
        message: '2 lines you added before signing in are now in your cart.',
      },
      {
        lineItemId: null,
        code: 'LinesParked',
        severity: 'Warning',
        message:
          'A cart can hold up to 500 lines, so 2 lines you added before signing in didn’t fit. You’ll find them in your parked carts under “Added before signing in”.',
      },
    ]);
    expect(again.notifications.map(({ code }) => code)).not.toContain('LinesParked');
    expect(await client.getParkedCarts({})).toMatchObject([
      {
        name: 'Added before signing in',
        lines: [
          { sku: 'CT-BOX', quantity: 10 },
          { sku: 'CT-RARE', quantity: 1 },
        ],
      },
    ]);
  });

  test('adds up at the limit, and parks nothing if every line is there already [API-14] [CART-09]', async () => {
    const { client } = await fullCart(500);
    const merged = await client.mergeBasket({ params: { id: await fillBasket(shop, counter.loose, 2) } });
    expect(merged.lineItems[0]).toMatchObject({ sku: 'CT-LOOSE', quantity: 3 });
    expect(merged.notifications.map(({ code }) => code)).not.toContain('LinesParked');
    expect(await client.getParkedCarts({})).toEqual([]);
  });

  test('is parked even with as many carts as can be parked, and comes back when there is room [API-14] [ADD-07]', async () => {
    const { client, id: customerId } = await fullCart(500);
    await store.db.insert(baskets).values(
      Array.from({ length: 50 }, () => ({
        customerId,
        status: 'Parked' as const,
        currencyCode: 'GBP',
        countryCode: 'GB',
      })),
    );
    const merged = await client.mergeBasket({ params: { id: await guestCart() } });
    expect(merged.notifications.map(({ message }) => message).join(' ')).toMatch(
      /so 3 lines you added .+ find them in/,
    );
    const back = await backOf(client);
    const full = await client.bringBackCart(back);
    expect(full.notifications.map(({ message }) => message).join(' ')).toMatch(
      /stays parked\. A cart can hold up to 500 lines/,
    );
    await client.removeFromBasket({
      query: {},
      body: { lineItemIds: full.lineItems.slice(0, 100).map(({ lineItemId }) => lineItemId) },
    });
    expect((await client.bringBackCart(back)).lineItems.slice(-3)).toMatchObject([
      { sku: 'CT-PIPE', quantity: 3, addOns: [{ addonOptionId: 'laser' }] },
      { sku: 'CT-BOX', quantity: 10 },
      { sku: 'CT-RARE', quantity: 1 },
    ]);
    expect(await client.getParkedCarts({})).toHaveLength(50);
  });

  test('joins what did not fit before, and equal lines add up, so that it stays one cart [API-14] [ADD-07]', async () => {
    const { client } = await fullCart(500);
    for (const option of ['laser', 'laser', 'ink'])
      await client.mergeBasket({ params: { id: await guestCart(option) } });
    const kept = (await client.getParkedCarts({})).map(({ lines }) => lines.map(({ quantity }) => quantity));
    expect(kept).toEqual([[6, 30, 3, 3]]);
    await store.db.update(basketLines).set({ quantity: 99_990 }).where(eq(basketLines.variantId, counter.box));
    const { notifications } = await client.mergeBasket({ params: { id: await guestCart() } });
    const largestParked = /adds up to 100,000\. The largest quantity is 99,999, so that is what’s parked\.$/;
    expect(notifications.find(({ code }) => code === 'LinesParked')?.message).toMatch(largestParked);
  });

  test('comes back into an empty cart without its name as the order’s reference [ADD-07]', async () => {
    const { client } = await fullCart(500);
    const { lineItems } = await client.mergeBasket({ params: { id: await guestCart() } });
    await client.removeFromBasket({ query: {}, body: { lineItemIds: lineItems.map(({ lineItemId }) => lineItemId) } });
    expect((await client.bringBackCart(await backOf(client))).lineItems).toHaveLength(3);
    expect((await client.getCheckoutSummary({ query: {} })).referenceNumber).toBeNull();
  });

  test('keeps its own currency: prices seen in it are not compared with others [API-14] [ADD-05]', async () => {
    const { client } = await fullCart(500, counter.british);
    const { anonymousId } = await store
      .client(null, { currencyCode: 'EUR' })
      .addToBasket({ body: { productVariantId: counter.loose, quantity: 1 } });
    const merged = await client.mergeBasket({ params: { id: anonymousId ?? '' } });
    expect(merged.notifications.map(({ message }) => message).join(' ')).toMatch(/so one line you added .+ find it in/);
    const [kept] = await client.getParkedCarts({});
    expect(kept?.lines).toMatchObject([
      { price: { amount: 120, currencyCode: 'EUR' }, currentPrice: { amount: 100, currencyCode: 'GBP' } },
    ]);
  });
});

describe('ordering again', () => {
  test('puts the lines of an order into the basket at the prices of today [API-15] [CART-08]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client, counter.loose, 9 + 31);
    await store.db.update(orderLines).set({ unitPriceMinor: 95 }).where(eq(orderLines.orderId, order.id));
    const basket = await client.reorderIntoBasket({ params: { id: order.id } });
    expect(basket).toMatchObject({
      lineItems: [{ sku: 'CT-LOOSE', quantity: 40, price: { amount: 90 } }],
      notifications: [{ code: 'PriceChanged', severity: 'Info', previousPrice: { amount: 95 } }],
    });
    const twice = await client.reorderIntoBasket({ params: { id: order.id } });
    expect(twice.lineItems).toMatchObject([{ quantity: 80 }]);
  });

  test('reports what is dearer, sold in other steps, short or gone [API-15] [CART-08]', async () => {
    const { client } = await store.shopper();
    const order = await orderAsShopper(client, counter.british, 20);
    const noticesOf = async (variantId: string, more: Partial<typeof orderLines.$inferInsert> = {}) => {
      await store.db
        .update(orderLines)
        .set({ variantId, ...more })
        .where(eq(orderLines.orderId, order.id));
      const { lineItems, notifications } = await client.reorderIntoBasket({ params: { id: order.id } });
      const lineItemIds = lineItems.map((line) => line.lineItemId);
      if (lineItemIds.length > 0) await client.removeFromBasket({ query: {}, body: { lineItemIds } });
      return notifications
        .filter(({ code }) => code !== 'BelowMinimumOrder')
        .map(({ code, severity }) => `${severity} ${code}`);
    };
    expect(await noticesOf(counter.british, { unitPriceMinor: 400 })).toEqual(['Warning PriceChanged']);
    expect(await noticesOf(counter.box, { quantity: 14, unitPriceMinor: 1000 })).toEqual([
      'Info NotMultipleOfIncrement',
    ]);
    expect(await noticesOf(counter.rare, { quantity: 9, unitPriceMinor: 500 })).toEqual(['Warning QuantityReduced']);
    expect(await noticesOf(counter.gone)).toEqual(['Warning ProductUnavailable']);
    expect(await noticesOf('swept-away')).toEqual(['Warning ProductUnavailable']);
  });

  test("somebody else's order is not found [API-15]", async () => {
    const { client } = await store.shopper();
    const other = await store.shopper();
    const order = await orderAsShopper(client);
    expect((await refused(other.client.reorderIntoBasket({ params: { id: order.id } }))).status).toBe(404);
    expect((await refused(shop.reorderIntoBasket({ params: { id: order.id } }))).status).toBe(401);
  });
});
