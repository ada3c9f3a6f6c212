import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { isRefused } from '#api/api-error.ts';
import { baskets, discountCodes, minimumOrderPrices, orders } from '#server/db/schema.ts';
import { onPageChange } from '#server/db/shown-tables.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import {
  address,
  counter,
  customerInfo,
  fillBasket,
  fillCheckout,
  guestOrder,
  orderAsGuest,
  orderAsShopper,
  setPrice,
  setSettings,
  setStock,
  stockCounter,
  stockOf,
} from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

beforeEach(async () => {
  await setSettings(store.db, { isOutOfStockPurchaseEnabled: false });
  await setPrice(store.db, counter.loose, 100);
  await setStock(store.db, counter.loose, 1000);
  await setStock(store.db, counter.rare, 3);
});

/** A guest's basket that is ready to be ordered. */
const ready = async (variantId: string = counter.loose, quantity = 40) => {
  const anonymousId = await fillBasket(shop, variantId, quantity);
  await fillCheckout(shop, { anonymousId });
  return anonymousId;
};

const codesOf = async (call: Promise<unknown>) => {
  const { status, details } = await refused(call);
  return [status, ...details.map(({ code }) => code)];
};

let outdated = 0;
onPageChange(store.db, () => {
  outdated += 1;
});

describe('an order', () => {
  test('leaves the rendered pages of guests as they are, also one with a discount code, while a changed price does not', async () => {
    const anonymousId = await ready();
    await shop.addDiscountCode({ query: { anonymousId }, body: { discountCode: 'SIDE' } });
    const before = outdated;
    await shop.createOrder(guestOrder(anonymousId));
    expect(await stockOf(store.db, counter.loose)).toBe(960);
    expect(outdated).toBe(before);
    await setPrice(store.db, counter.loose, 101);
    expect(outdated).toBeGreaterThan(before);
  });

  test('is made of what the checkout says [API-103] [API-102] [CHK-11]', async () => {
    const anonymousId = await ready();
    const query = { anonymousId };
    await shop.addDiscountCode({ query, body: { discountCode: 'TEN' } });
    await shop.setCustomerFields({ query, body: { referenceNumber: 'PO 17', customerComment: 'Ring twice' } });
    const offered = (await shop.getCheckoutSummary({ query })).deliveryZoneOption?.deliveryOption;
    const made = await shop.createOrder(guestOrder(anonymousId));
    expect(made.number).toMatch(/^TC-5\d{5}$/);
    expect(made.grandTotal).toEqual({ amount: 3240 + 495 + 648 + 99, currencyCode: 'GBP' });
    const order = await shop.getOrderSummary({ params: { id: made.id }, query });
    expect(offered?.deliversFrom).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    expect(order.deliveryZoneOption?.deliveryOption).toMatchObject({
      deliversFrom: offered?.deliversFrom,
      deliversTo: offered?.deliversTo,
    });
    expect(order).toMatchObject({
      number: made.number,
      status: 'AwaitingPayment',
      paymentStatus: 'Pending',
      shipmentStatus: 'Pending',
      subTotal: { amount: 3600 },
      discount: { amount: 360 },
      deliveryCharge: { amount: 495 },
      taxes: { amount: 747 },
      grandTotal: made.grandTotal,
      discountCodes: [{ code: 'TEN', amount: { amount: 360 } }],
      itemCount: 40,
      items: [
        {
          productVariantId: counter.loose,
          variantName: 'Thing ct-loose',
          quantity: 40,
          returnedQuantity: 0,
          price: { amount: 90, originalPrice: { amount: 100 }, subTotal: { amount: 3600 }, total: { amount: 3240 } },
          currentPrice: { amount: 90 },
          drawing: { kind: 'bolt' },
          categories: [{ name: 'Fixings' }, { name: 'Bolts' }],
        },
      ],
      customerInfo: { firstName: 'Grace', email: 'grace@example.com' },
      deliveryAddress: { city: 'Leeds' },
      billingAddress: { city: 'Leeds' },
      deliveryZoneOption: { id: 'std', deliveryOption: { name: 'Standard', charge: { amount: 495 } } },
      referenceNumber: 'PO 17',
      customerComment: 'Ring twice',
      payments: [],
      latestPayment: null,
      canCancel: false,
      canReturn: false,
      canReorder: true,
      proformaUrl: null,
    });
    expect(order.timeline.map(({ status }) => status)).toEqual(['Created', 'AwaitingPayment']);
    expect(await stockOf(store.db, counter.loose)).toBe(960);
    const [code] = await store.db.select().from(discountCodes).where(eq(discountCodes.code, 'TEN'));
    expect(code?.usedCount).toBe(1);
    expect((await shop.getBasket({ query })).lineItems).toEqual([]);
  });

  test('of a shopper needs an empty body alone [API-103]', async () => {
    const { client, id, companyId } = await store.shopper({ company: true });
    const made = await orderAsShopper(client);
    const [order] = await store.db.select().from(orders).where(eq(orders.id, made.id));
    expect(order).toMatchObject({ customerId: id, companyId, anonymousId: null });
    expect((await client.getBasket({ query: {} })).lineItems).toEqual([]);
  });

  test('keeps its price when that of the catalogue changes [API-102]', async () => {
    const { id, anonymousId } = await orderAsGuest(shop, counter.british, 10);
    await setPrice(store.db, counter.british, 999);
    const { items } = await shop.getOrderSummary({ params: { id }, query: { anonymousId } });
    await setPrice(store.db, counter.british, 500);
    expect(items[0]).toMatchObject({ price: { amount: 500 }, currentPrice: { amount: 999 } });
  });

  test('takes the goods that an add-on is out of stock too [API-103]', async () => {
    const query = { anonymousId: await fillBasket(shop, counter.loose, 10) };
    const pipe = { productVariantId: counter.pipe, quantity: 2, addonOptionIds: ['cap'], ...query };
    await shop.addToBasket({ body: pipe });
    await fillCheckout(shop, query);
    await shop.createOrder(guestOrder(query.anonymousId));
    expect(await stockOf(store.db, counter.rare)).toBe(1);
  });

  test('is read by nobody else [API-102]', async () => {
    const { id } = await orderAsGuest(shop);
    const { client } = await store.shopper();
    expect((await refused(shop.getOrderSummary({ params: { id }, query: {} }))).status).toBe(404);
    expect((await refused(shop.getOrderSummary({ params: { id }, query: { anonymousId: 'guess' } }))).status).toBe(404);
    expect((await refused(client.getOrderSummary({ params: { id }, query: {} }))).status).toBe(404);
    expect((await refused(client.getOrder({ params: { id } }))).status).toBe(404);
    const theirs = await orderAsShopper(client);
    const other = await store.shopper();
    expect((await refused(other.client.getOrder({ params: { id: theirs.id } }))).status).toBe(404);
    expect((await refused(shop.getOrderSummary({ params: { id: theirs.id }, query: {} }))).status).toBe(404);
  });
});

describe('an order is refused', () => {
  test('with everything that is missing [API-103]', async () => {
    const anonymousId = await fillBasket(shop, counter.loose, 40);
    expect(await codesOf(shop.createOrder({ body: { anonymousBasketId: anonymousId } }))).toEqual([
      400,
      'CustomerInfoMissing',
      'DeliveryAddressMissing',
      'PrivacyPolicyMissing',
    ]);
    await shop.setCustomerInfo({ query: { anonymousId }, body: customerInfo });
    await shop.setDeliveryAddress({ query: { anonymousId }, body: address });
    const body = { anonymousBasketId: anonymousId, privacyPolicyId: bare.oldPolicyId };
    expect(await codesOf(shop.createOrder({ body }))).toEqual([400, 'DeliveryOptionMissing', 'PrivacyPolicyOutdated']);
  });

  test('without a basket, or with an empty one [API-103]', async () => {
    expect(await codesOf(shop.createOrder({ body: {} }))).toEqual([400, 'BasketMissing']);
    expect(await codesOf(shop.createOrder(guestOrder('nobody')))).toEqual([409, 'BasketEmpty']);
    const { client } = await store.shopper();
    expect(await codesOf(client.createOrder({ body: {} }))).toEqual([409, 'BasketEmpty']);
    const basket = await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    const lineItemIds = basket.lineItems.map((line) => line.lineItemId);
    await client.removeFromBasket({ query: {}, body: { lineItemIds } });
    expect(await codesOf(client.createOrder({ body: {} }))).toEqual([409, 'BasketEmpty']);
  });

  test('below the smallest order [API-103] [CART-06]', async () => {
    const error = await refused(shop.createOrder(guestOrder(await ready(counter.loose, 20))));
    expect(error).toMatchObject({ status: 409, details: [{ code: 'BelowMinimumOrder' }] });
    expect(error.firstMessage).toBe('The minimum order is £25.00. Add £7.00 more to check out.');
    await store.db.update(minimumOrderPrices).set({ amountMinor: 1800 });
    await shop.createOrder(guestOrder(await ready(counter.loose, 20)));
    await store.db.update(minimumOrderPrices).set({ amountMinor: 2500 });
  });

  test('that is too large before its discount, or with its taxes [API-103]', async () => {
    await setSettings(store.db, { isOutOfStockPurchaseEnabled: true, pricesIncludeTax: true });
    await setPrice(store.db, counter.british, 22_000);
    const anonymousId = await ready(counter.british, 99_000);
    const query = { anonymousId };
    // £21.78 million, of which the code leaves £19.6 million.
    await shop.addDiscountCode({ query, body: { discountCode: 'TEN' } });
    expect(await codesOf(shop.createOrder(guestOrder(anonymousId)))).toEqual([409, 'OrderTooLarge']);
    await setSettings(store.db, { pricesIncludeTax: false });
    await setPrice(store.db, counter.british, 17_000);
    await shop.removeDiscountCode({ query, body: { discountCode: 'TEN' } });
    expect(await codesOf(shop.createOrder(guestOrder(anonymousId)))).toEqual([409, 'OrderTooLarge']);
    await setPrice(store.db, counter.british, 500);
  });

  test('when a line cannot be had any more [API-103]', async () => {
    const anonymousId = await ready();
    await setStock(store.db, counter.loose, 39);
    const error = await refused(shop.createOrder(guestOrder(anonymousId)));
    expect(error).toMatchObject({ status: 409, details: [{ code: 'OutOfStock' }] });
    expect(error.firstMessage).toBe('Thing ct-loose: Only 39 left. Lower the quantity to order.');
    expect(error.details[0]?.lineItemId).not.toBeNull();
    await setSettings(store.db, { isOutOfStockPurchaseEnabled: true });
    await shop.createOrder(guestOrder(anonymousId));
    expect(await stockOf(store.db, counter.loose)).toBe(-1);
  });

  test('to a shopper who has not accepted the privacy policy [API-103]', async () => {
    const { client } = await store.shopper({ needsPrivacy: true });
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    expect((await refused(client.createOrder({ body: {} }))).status).toBe(403);
  });

  test('in another currency than the total was shown in [API-103]', async () => {
    const anonymousId = await ready();
    const euros = store.client(null, { currencyCode: 'EUR' });
    expect(await codesOf(euros.createOrder(guestOrder(anonymousId)))).toEqual([409, 'TotalChanged']);
  });

  test('when it comes to more than the shopper was shown, until they are shown it [API-103] [CART-04]', async () => {
    const anonymousId = await ready(counter.british, 10);
    const query = { anonymousId };
    await setPrice(store.db, counter.british, 600);
    const note = { referenceNumber: null, customerComment: null };
    // Saving the note is part of placing the order, so its answer was never shown.
    await shop.setCustomerFields({ query, body: note });
    const error = await refused(shop.createOrder(guestOrder(anonymousId)));
    expect(error).toMatchObject({ status: 409, details: [{ code: 'TotalChanged' }, { code: 'PriceChanged' }] });
    expect(error.firstMessage).toBe('The order now comes to £77.94, not £65.94. Check it again before you place it.');
    const { basketDetails } = await shop.getCheckoutSummary({ query });
    expect(basketDetails.notifications).toMatchObject([{ code: 'PriceChanged', previousPrice: { amount: 500 } }]);
    const made = await shop.createOrder(guestOrder(anonymousId));
    expect(made.grandTotal).toEqual(basketDetails.grandTotal);
    await setPrice(store.db, counter.british, 500);
  });

  test('when a price rose for a shopper who was never shown the total [API-103]', async () => {
    const { client } = await store.shopper();
    await client.addToBasket({ body: { productVariantId: counter.british, quantity: 10 } });
    await fillCheckout(client);
    await store.db.update(baskets).set({ toldTotal: null });
    await setPrice(store.db, counter.british, 600);
    expect(await codesOf(client.createOrder({ body: {} }))).toEqual([409, 'PriceChanged']);
    await setPrice(store.db, counter.british, 400);
    expect((await client.createOrder({ body: {} })).grandTotal.amount).toBe(4000 + 495 + 899);
    await setPrice(store.db, counter.british, 500);
  });

  test('when a price rose for a shopper who changed the cart since they were shown the total [API-103] [CART-04]', async () => {
    const { client } = await store.shopper();
    const { lineItems } = await client.addToBasket({ body: { productVariantId: counter.british, quantity: 40 } });
    const body = { lineItemId: lineItems[0]?.lineItemId ?? '', quantity: 10 };
    await fillCheckout(client);
    await client.setBasketQuantity({ query: {}, body });
    await setPrice(store.db, counter.british, 1500);
    // Less than the total of forty pieces, but not what the cart said of ten.
    expect(await codesOf(client.createOrder({ body: {} }))).toEqual([409, 'PriceChanged']);
    const { basketDetails } = await client.getCheckoutSummary({ query: {} });
    expect((await client.createOrder({ body: {} })).grandTotal).toEqual(basketDetails.grandTotal);
    await setPrice(store.db, counter.british, 500);
  });

  test('not when only the quantity was lowered since [API-103]', async () => {
    const { client } = await store.shopper();
    const { lineItems } = await client.addToBasket({ body: { productVariantId: counter.british, quantity: 40 } });
    const body = { lineItemId: lineItems[0]?.lineItemId ?? '', quantity: 10 };
    await fillCheckout(client);
    await client.setBasketQuantity({ query: {}, body });
    expect((await client.createOrder({ body: {} })).grandTotal.amount).toBe(5000 + 495 + 1099);
  });
});

describe('at once', () => {
  const outcomes = async (calls: Promise<unknown>[]) => {
    const settled = await Promise.allSettled(calls);
    return settled.map(({ status }) => status).toSorted();
  };

  test('one basket becomes one order [API-103]', async () => {
    const anonymousId = await ready();
    const results = await outcomes([1, 2, 3, 4].map(() => shop.createOrder(guestOrder(anonymousId))));
    expect(results).toEqual(['fulfilled', 'rejected', 'rejected', 'rejected']);
    const made = await store.db.select().from(orders).where(eq(orders.anonymousId, anonymousId));
    expect(made).toHaveLength(1);
    expect(await stockOf(store.db, counter.loose)).toBe(960);
    expect(await codesOf(shop.createOrder(guestOrder(anonymousId)))).toEqual([409, 'AlreadyOrdered']);
  });

  test('the same press, sent again, has the same answer [API-103]', async () => {
    const anonymousId = await ready();
    const once = { idempotencyKey: crypto.randomUUID() };
    const first = await shop.createOrder(guestOrder(anonymousId), once);
    expect(await shop.createOrder(guestOrder(anonymousId), once)).toEqual(first);
  });

  test('the last pieces are sold once [API-103]', async () => {
    await store.db.update(minimumOrderPrices).set({ amountMinor: 500 });
    const keys = [];
    for (let guest = 0; guest < 5; guest += 1) keys.push(await ready(counter.rare, 1));
    const results = await outcomes(keys.map((key) => shop.createOrder(guestOrder(key))));
    expect(results).toEqual(['fulfilled', 'fulfilled', 'fulfilled', 'rejected', 'rejected']);
    expect(await stockOf(store.db, counter.rare)).toBe(0);
    await store.db.update(minimumOrderPrices).set({ amountMinor: 2500 });
  });

  test('the last use of a code is had once; the other shopper is refused, since the total has changed [API-103] [CHK-07]', async () => {
    const keys = [await ready(), await ready()];
    for (const anonymousId of keys) {
      await shop.addDiscountCode({ query: { anonymousId }, body: { discountCode: 'ONCE' } });
    }
    const results = keys.map((key) =>
      shop.createOrder(guestOrder(key)).then(
        () => 'ordered',
        (error: unknown) => (isRefused(error) ? (error.details[0]?.code ?? '') : String(error)),
      ),
    );
    expect((await Promise.all(results)).toSorted()).toEqual(['TotalChanged', 'ordered']);
  });

  test('two orders with the same things in another order do not wait for each other for ever [API-103]', async () => {
    const mixed = async (first: string, second: string) => {
      const anonymousId = await fillBasket(shop, first, 40);
      await shop.addToBasket({ body: { productVariantId: second, quantity: 40, anonymousId } });
      await fillCheckout(shop, { anonymousId });
      return anonymousId;
    };
    const keys = [await mixed(counter.loose, counter.british), await mixed(counter.british, counter.loose)];
    expect(await outcomes(keys.map((key) => shop.createOrder(guestOrder(key))))).toEqual(['fulfilled', 'fulfilled']);
  });

  test('a code that one may use once is refused to the same email address again [API-66] [CHK-07]', async () => {
    const order = async () => {
      const anonymousId = await ready();
      await shop.addDiscountCode({ query: { anonymousId }, body: { discountCode: 'MINE' } });
      return shop.createOrder(guestOrder(anonymousId));
    };
    await order();
    expect(await codesOf(order())).toEqual([400, 'DiscountAlreadyUsed']);
  });

  test('a code that one may use once is refused to a shopper who used it as a guest [API-66] [CHK-07]', async () => {
    const { client, email } = await store.shopper();
    const anonymousId = await ready();
    const query = { anonymousId };
    await shop.setCustomerInfo({ query, body: { ...customerInfo, email } });
    await shop.addDiscountCode({ query, body: { discountCode: 'MINE' } });
    await shop.createOrder(guestOrder(anonymousId));
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    const again = client.addDiscountCode({ query: {}, body: { discountCode: 'MINE' } });
    expect(await codesOf(again)).toEqual([400, 'DiscountAlreadyUsed']);
  });
});
