import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { basketLines, baskets } from '#server/db/schema.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, fillBasket, setPrice, setSettings, setStock, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

const add = (
  productVariantId: string,
  quantity: number,
  more: { anonymousId?: string; addonOptionIds?: string[]; seenPriceMinor?: number } = {},
) => shop.addToBasket({ body: { productVariantId, quantity, ...more } });

const keyOf = (basket: { anonymousId: string | null }): { anonymousId: string } => {
  if (basket.anonymousId === null) throw new Error('A guest was given no key.');
  return { anonymousId: basket.anonymousId };
};

beforeEach(async () => {
  await setSettings(store.db, {
    isOutOfStockPurchaseEnabled: false,
    anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout',
  });
  await setPrice(store.db, counter.loose, 100);
});

test('a basket names the way of delivery that is free soonest, until a code makes every one free', async () => {
  const basket = await add(counter.loose, 2);
  expect(basket.freeDelivery).toEqual({ name: 'Standard', amount: 10_000, currencyCode: 'GBP' });
  const { anonymousId } = keyOf(basket);
  await shop.addDiscountCode({ query: { anonymousId }, body: { discountCode: 'POST' } });
  expect((await shop.getBasket({ query: { anonymousId } })).freeDelivery).toBeNull();
});

describe('a guest adds', () => {
  test('and is given a UUID as the key of the basket [API-10] [CART-01]', async () => {
    const basket = await add(counter.loose, 2);
    expect(basket.anonymousId).toMatch(/^[0-9a-f-]{36}$/);
    expect(basket).toMatchObject({
      itemCount: 2,
      currencyCode: 'GBP',
      subTotal: { amount: 200 },
      taxes: { amount: 40 },
      total: { amount: 240 },
      lineItems: [
        {
          productName: 'Counter bolt',
          sku: 'CT-LOOSE',
          quantity: 2,
          isAvailable: true,
          price: { amount: 100, subTotal: { amount: 200 }, total: { amount: 200 } },
          appliedTier: null,
          drawing: { kind: 'bolt', attributes: { thread: 'M10', length: 60 } },
          categories: [
            { name: 'Fixings', level: 1 },
            { name: 'Bolts', level: 2 },
          ],
        },
      ],
    });
    expect(await shop.getBasket({ query: keyOf(basket) })).toEqual(basket);
  });

  test('a key that the store never gave is replaced, not adopted [API-10]', async () => {
    const basket = await add(counter.loose, 1, { anonymousId: 'i-made-this-up' });
    expect(basket.anonymousId).not.toBe('i-made-this-up');
    expect((await shop.getBasket({ query: { anonymousId: 'i-made-this-up' } })).lineItems).toEqual([]);
  });

  test('the same variant goes onto one line, whose tier counts the sum [CAT-04] [CART-01]', async () => {
    const key = keyOf(await add(counter.loose, 6));
    const basket = await add(counter.loose, 4, key);
    expect(basket.lineItems).toHaveLength(1);
    expect(basket.lineItems[0]).toMatchObject({
      quantity: 10,
      price: { amount: 90, originalPrice: { amount: 100 }, subTotal: { amount: 900 } },
      appliedTier: { minimumQuantity: 10 },
    });
    expect(basket.version).toBeGreaterThan(1);
  });

  test('an offer shows the price before it [CAT-14]', async () => {
    const basket = await add(counter.box, 10);
    expect(basket.lineItems[0]?.price).toMatchObject({ amount: 1000, originalPrice: { amount: 1250 } });
  });

  test.each([
    [{ productVariantId: counter.loose, quantity: 0 }, 'quantity'],
    [{ productVariantId: counter.loose, quantity: 1.5 }, 'quantity'],
    [{ productVariantId: counter.loose, quantity: '3' }, 'quantity'],
    [{ productVariantId: counter.loose, quantity: 100_000 }, 'quantity'],
    [{ quantity: 1 }, 'productVariantId'],
    [{ productVariantId: '', quantity: 1 }, 'productVariantId'],
    [{ productVariantId: counter.loose, quantity: 1, addonOptionIds: 'laser' }, 'addonOptionIds'],
  ])('%j is refused by its field [API-10]', async (body, field) => {
    const answer = await store.send({
      method: 'PUT',
      path: '/baskets',
      body,
      headers: { CurrencyCode: 'GBP', CountryCode: 'GB' },
    });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ details: [{ field }] });
  });

  test('what is unknown, unpublished or not sold in the currency is refused [API-10]', async () => {
    expect((await refused(add('nothing', 1))).status).toBe(404);
    expect(await refused(add(counter.gone, 1))).toMatchObject({
      status: 409,
      details: [{ code: 'ProductUnavailable' }],
    });
    const euros = store.client(null, { currencyCode: 'EUR' });
    const error = await refused(euros.addToBasket({ body: { productVariantId: counter.british, quantity: 1 } }));
    expect(error).toMatchObject({ status: 409, firstMessage: 'Thing ct-british is not sold in EUR.' });
  });

  test('a basket holds five hundred lines, and one that is full still takes more pieces on a line [API-10]', async () => {
    const basket = await add(counter.loose, 1);
    const key = keyOf(basket);
    await store.db.insert(basketLines).values(
      Array.from({ length: 499 }, (_, index) => ({
        basketId: basket.id,
        variantId: counter.british,
        quantity: 1,
        sortOrder: index + 2,
      })),
    );
    expect(await refused(add(counter.box, 10, key))).toMatchObject({ status: 400, details: [{ code: 'BasketFull' }] });
    expect((await add(counter.loose, 1, key)).lineItems).toHaveLength(500);
  });

  test('nothing where products or prices are hidden, and sees nothing of an older basket [CAT-12]', async () => {
    const key = keyOf(await add(counter.loose, 1));
    for (const policy of ['HiddenForUnauthorized', 'HiddenPricesForUnauthorized'] as const) {
      await setSettings(store.db, { anonymousCustomerProductPolicy: policy });
      expect(await refused(add(counter.loose, 1, key))).toMatchObject({
        status: 409,
        details: [{ code: 'SignInRequired' }],
      });
      expect(await shop.getBasket({ query: key })).toMatchObject({
        lineItems: [],
        total: { amount: 0 },
        notifications: [{ code: 'SignInRequired' }],
      });
    }
    await setSettings(store.db, { anonymousCustomerProductPolicy: 'None' });
    expect((await add(counter.loose, 1, key)).itemCount).toBe(2);
  });
});

describe('quantities', () => {
  test('a wrong step or one out of bounds is refused with what can be had [API-10] [API-13] [CART-02]', async () => {
    expect(await refused(add(counter.box, 5))).toMatchObject({
      status: 400,
      details: [
        { code: 'BelowMinimumQuantity', field: 'quantity', message: 'Thing ct-box: The smallest quantity is 10.' },
      ],
    });
    const basket = await add(counter.box, 10);
    const lineItemId = basket.lineItems[0]?.lineItemId ?? '';
    const error = await refused(shop.setBasketQuantity({ query: keyOf(basket), body: { lineItemId, quantity: 14 } }));
    expect(error).toMatchObject({
      status: 400,
      firstMessage: 'Thing ct-box: Sold in 10s. Choose 10 or 20.',
      details: [{ code: 'NotMultipleOfIncrement', field: 'quantity', lineItemId }],
    });
    expect(
      await refused(shop.setBasketQuantity({ query: keyOf(basket), body: { lineItemId, quantity: 110 } })),
    ).toMatchObject({
      details: [{ code: 'AboveMaximumQuantity' }],
    });
  });

  test('a line does not hold more than can be asked for at once, however often it is added to [API-10] [CART-02]', async () => {
    await setSettings(store.db, { isOutOfStockPurchaseEnabled: true });
    const { anonymousId } = keyOf(await add(counter.loose, 99_999));
    expect(await refused(add(counter.loose, 1, { anonymousId }))).toMatchObject({
      status: 400,
      message: 'Thing ct-loose: The largest quantity is 99,999.',
      details: [{ code: 'AboveMaximumQuantity', field: 'quantity' }],
    });
    expect((await shop.getBasket({ query: { anonymousId } })).itemCount).toBe(99_999);
  });

  test('setting one applies its tier price, and makes a new version of the basket [API-13] [CART-02]', async () => {
    const basket = await add(counter.loose, 1);
    const lineItemId = basket.lineItems[0]?.lineItemId ?? '';
    const changed = await shop.setBasketQuantity({ query: keyOf(basket), body: { lineItemId, quantity: 100 } });
    expect(changed.lineItems[0]).toMatchObject({ quantity: 100, price: { amount: 75 } });
    expect(changed.version).toBe(basket.version + 1);
  });

  test("a line of somebody else's basket is not found [API-13]", async () => {
    const theirs = await add(counter.loose, 1);
    const own = await add(counter.loose, 1);
    const body = { lineItemId: theirs.lineItems[0]?.lineItemId ?? '', quantity: 2 };
    expect((await refused(shop.setBasketQuantity({ query: keyOf(own), body }))).status).toBe(404);
    expect((await refused(shop.setBasketQuantity({ query: {}, body }))).status).toBe(404);
  });

  test('over stock the wish is met as far as it goes, and reported until it is settled [CART-04]', async () => {
    const basket = await add(counter.box, 70);
    expect(basket.lineItems[0]?.quantity).toBe(50);
    expect(basket.notifications).toMatchObject([
      { code: 'QuantityReduced', severity: 'Warning', availableQuantity: 50 },
    ]);
    const later = await shop.getBasket({ query: keyOf(basket) });
    expect(later.notifications).toEqual(basket.notifications);
    const body = { lineItemId: basket.lineItems[0]?.lineItemId ?? '', quantity: 50 };
    expect((await shop.setBasketQuantity({ query: keyOf(basket), body })).notifications).toEqual([]);
    expect((await shop.getBasket({ query: keyOf(basket) })).notifications).toEqual([]);
    expect(await refused(add(counter.box, 10, keyOf(basket)))).toMatchObject({
      status: 409,
      details: [{ code: 'OutOfStock' }],
    });
  });

  test('with back-orders allowed the rest follows [CAT-06] [CART-04]', async () => {
    await setSettings(store.db, { isOutOfStockPurchaseEnabled: true });
    const basket = await add(counter.rare, 10);
    expect(basket.lineItems[0]?.quantity).toBe(10);
    expect(basket.notifications).toMatchObject([{ code: 'OutOfStock', severity: 'Info' }]);
  });

  test('what is sold out cannot be added [CAT-06]', async () => {
    await setStock(store.db, counter.rare, 0);
    expect(await refused(add(counter.rare, 1))).toMatchObject({
      status: 409,
      firstMessage: 'Thing ct-rare is out of stock.',
    });
    await setStock(store.db, counter.rare, 3);
  });
});

describe('what changes while a basket waits', () => {
  test('a price that rose since the shopper saw it is reported, also when it reaches the store late [CART-04]', async () => {
    const risen = { code: 'PriceChanged', severity: 'Warning', previousPrice: { amount: 90 } };
    const basket = await add(counter.loose, 1, { seenPriceMinor: 90 });
    expect(basket.notifications).toMatchObject([risen, { code: 'BelowMinimumOrder' }]);
    const lineItemId = basket.lineItems[0]?.lineItemId ?? '';
    const set = (quantity: number, seenPriceMinor: number) =>
      shop.setBasketQuantity({ query: keyOf(basket), body: { lineItemId, quantity, seenPriceMinor } });
    expect((await set(2, 90)).notifications).toMatchObject([risen, { code: 'BelowMinimumOrder' }]);
    expect((await set(2, 100)).notifications).toMatchObject([{ code: 'BelowMinimumOrder' }]);
    expect((await set(2, 140)).notifications).toMatchObject([{ code: 'BelowMinimumOrder' }]);
  });

  test('a price that rose is reported until the quantity is set [CART-04]', async () => {
    const basket = await add(counter.loose, 1);
    await setPrice(store.db, counter.loose, 130);
    const seen = await shop.getBasket({ query: keyOf(basket) });
    expect(seen.lineItems[0]?.price.amount).toBe(130);
    expect(seen.notifications).toMatchObject([
      {
        code: 'PriceChanged',
        severity: 'Warning',
        previousPrice: { amount: 100 },
        lineItemId: seen.lineItems[0]?.lineItemId,
      },
      { code: 'BelowMinimumOrder' },
    ]);
    const body = { lineItemId: seen.lineItems[0]?.lineItemId ?? '', quantity: 1 };
    const set = await shop.setBasketQuantity({ query: keyOf(basket), body });
    expect(set.notifications.map(({ code }) => code)).toEqual(['BelowMinimumOrder']);
  });

  test('stock that went is reported, and the quantity left alone [CART-04]', async () => {
    const basket = await add(counter.rare, 3);
    await setStock(store.db, counter.rare, 2);
    const seen = await shop.getBasket({ query: keyOf(basket) });
    expect(seen.lineItems[0]?.quantity).toBe(3);
    expect(seen.notifications[0]).toMatchObject({ code: 'OutOfStock', severity: 'Error', availableQuantity: 2 });
    await setStock(store.db, counter.rare, 3);
  });

  test('what is no longer sold costs nothing and says so [CART-04]', async () => {
    const basket = await add(counter.loose, 5);
    await store.db.update(basketLines).set({ variantId: counter.gone }).where(eq(basketLines.basketId, basket.id));
    const seen = await shop.getBasket({ query: keyOf(basket) });
    expect(seen).toMatchObject({ subTotal: { amount: 0 }, lineItems: [{ isAvailable: false }] });
    expect(seen.notifications[0]).toMatchObject({ code: 'ProductUnavailable', severity: 'Error' });
  });

  test('another currency has its own prices, and nothing counts as changed', async () => {
    const basket = await add(counter.loose, 1);
    const euros = store.client(null, { currencyCode: 'EUR', countryCode: 'IE' });
    const seen = await euros.getBasket({ query: keyOf(basket) });
    expect(seen).toMatchObject({
      currencyCode: 'EUR',
      subTotal: { amount: 120 },
      taxes: { amount: 28 },
      notifications: [],
      minimumOrder: null,
    });
    await euros.addToBasket({ body: { productVariantId: counter.loose, quantity: 1, ...keyOf(basket) } });
    const back = await shop.getBasket({ query: keyOf(basket) });
    expect(back.notifications.map(({ code }) => code)).toEqual(['BelowMinimumOrder']);
  });

  test('the minimum order is reported until it is met [CART-06]', async () => {
    const basket = await add(counter.loose, 5);
    expect(basket.minimumOrder).toEqual({ amount: 2500, currencyCode: 'GBP', isMet: false });
    expect(basket.notifications).toMatchObject([
      { code: 'BelowMinimumOrder', message: 'The minimum order is £25.00. Add £20.00 more to check out.' },
    ]);
    const more = await add(counter.loose, 25, keyOf(basket));
    expect(more).toMatchObject({ minimumOrder: { isMet: true }, notifications: [] });
  });
});

describe('removing', () => {
  test('takes lines away, and a repeat does no harm [API-11] [CART-03]', async () => {
    const key = keyOf(await add(counter.loose, 1));
    const basket = await add(counter.box, 10, key);
    const lineItemIds = basket.lineItems.map((line) => line.lineItemId);
    const first = await shop.removeFromBasket({ query: key, body: { lineItemIds: lineItemIds.slice(0, 1) } });
    expect(first.lineItems.map((line) => line.sku)).toEqual(['CT-BOX']);
    const none = await shop.removeFromBasket({ query: key, body: { lineItemIds } });
    expect(none).toMatchObject({ lineItems: [], notifications: [], itemCount: 0 });
    expect((await shop.removeFromBasket({ query: key, body: { lineItemIds } })).lineItems).toEqual([]);
  });

  test("leaves other people's lines alone [API-11]", async () => {
    const theirs = await add(counter.loose, 1);
    const own = await add(counter.loose, 1);
    const lineItemIds = theirs.lineItems.map((line) => line.lineItemId);
    await shop.removeFromBasket({ query: keyOf(own), body: { lineItemIds } });
    expect((await shop.getBasket({ query: keyOf(theirs) })).lineItems).toHaveLength(1);
    expect((await refused(shop.removeFromBasket({ query: keyOf(own), body: { lineItemIds: [] } }))).status).toBe(400);
  });

  test('whoever has no basket gets an empty one [API-12] [CART-07]', async () => {
    expect(await shop.getBasket({ query: {} })).toMatchObject({
      lineItems: [],
      anonymousId: null,
      version: 0,
      total: { amount: 0 },
    });
    const gone = await shop.removeFromBasket({ query: {}, body: { lineItemIds: ['x'] } });
    expect(gone.lineItems).toEqual([]);
  });
});

test('six first adds of one shopper at once share one basket, and none is lost [API-10]', async () => {
  const shopper = await store.shopper();
  const body = { productVariantId: counter.loose, quantity: 1 };
  await Promise.all(Array.from({ length: 6 }, () => shopper.client.addToBasket({ body })));
  const basket = await shopper.client.getBasket({ query: {} });
  expect(basket).toMatchObject({ itemCount: 6, anonymousId: null });
  expect(basket.lineItems).toHaveLength(1);
  expect(await store.db.select().from(baskets).where(eq(baskets.customerId, shopper.id))).toHaveLength(1);
});

test('a shopper pays the prices of their group', async () => {
  const { client } = await store.shopper({ company: true });
  const basket = await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 10 } });
  expect(basket.lineItems[0]).toMatchObject({ price: { amount: 80 }, appliedTier: null });
});

test("a guest's adds at once under one key all count [API-10]", async () => {
  const anonymousId = await fillBasket(shop, counter.loose, 1);
  await Promise.all(Array.from({ length: 8 }, () => add(counter.loose, 1, { anonymousId })));
  expect((await shop.getBasket({ query: { anonymousId } })).lineItems[0]?.quantity).toBe(9);
});
