import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { companyAddresses, deliveryZoneOptions, discountCodes } from '#server/db/schema.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import {
  address,
  counter,
  customerInfo,
  fillBasket,
  fillCheckout,
  guestOrder,
  setPrice,
  setSettings,
  stockCounter,
} from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

beforeEach(async () => {
  await setSettings(store.db, {
    anonymousCustomerProductPolicy: 'AllowedUnauthorizedCheckout',
    pricesIncludeTax: false,
  });
  await setPrice(store.db, counter.loose, 100);
});

/** A guest's basket of forty bolts: £36.00 of goods. */
const begin = async (quantity = 40) => ({ anonymousId: await fillBasket(shop, counter.loose, quantity) });

const details = { customerInfo: { ...customerInfo, email: 'grace@example.com' } };

describe('the summary', () => {
  test('adds goods, delivery and tax up [API-60] [CHK-18]', async () => {
    const query = await begin();
    await fillCheckout(shop, query);
    const { basketDetails, ...summary } = await shop.getCheckoutSummary({ query });
    expect(basketDetails).toMatchObject({
      ...details,
      subTotal: { amount: 3600 },
      cartAndCodeDiscount: { amount: 0 },
      deliveryCharge: { amount: 495 },
      taxes: { amount: 720 + 99 },
      grandTotal: { amount: 3600 + 495 + 819 },
      currencyCode: 'GBP',
      notifications: [],
      lineItems: [{ quantity: 40 }],
    });
    expect(summary).toMatchObject({
      deliveryAddress: { id: 'typed', formattedAddress: 'Ada Fitter, 1 Foundry Lane, Leeds, LS1 4AP, United Kingdom' },
      billingAddress: null,
      deliveryZoneOption: {
        id: 'std',
        deliveryOption: { name: 'Standard', carrier: 'Example Post', charge: { amount: 495 } },
      },
      latestPayment: null,
      referenceNumber: null,
      customerComment: null,
    });
  });

  test('of somebody without a basket is empty, and writing to it is refused [API-60]', async () => {
    expect(await shop.getCheckoutSummary({ query: {} })).toMatchObject({
      basketDetails: { lineItems: [] },
      deliveryAddress: null,
    });
    expect(await refused(shop.setDeliveryAddress({ query: {}, body: address }))).toMatchObject({
      status: 409,
      details: [{ code: 'BasketEmpty' }],
    });
  });

  test('is open to guests where the policy lets them check out, and nowhere else [API-60] [CAT-12]', async () => {
    const query = await begin();
    await setSettings(store.db, { anonymousCustomerProductPolicy: 'None' });
    expect((await refused(shop.getCheckoutSummary({ query }))).status).toBe(401);
    expect((await refused(shop.getDeliveryOptions({ query }))).status).toBe(401);
    expect((await refused(shop.setDeliveryAddress({ query, body: address }))).status).toBe(401);
    expect((await refused(shop.createOrder(guestOrder(query.anonymousId)))).status).toBe(401);
    const { client } = await store.shopper();
    expect((await client.getCheckoutSummary({ query: {} })).basketDetails.lineItems).toEqual([]);
  });

  test('takes tax out of prices that include it [API-60]', async () => {
    await setSettings(store.db, { pricesIncludeTax: true });
    const query = await begin();
    const { basketDetails } = await fillCheckout(shop, query);
    expect(basketDetails).toMatchObject({ taxes: { amount: 600 + 83 }, grandTotal: { amount: 3600 + 495 } });
  });

  test('names the account where nobody has filled in who is ordering [CHK-02]', async () => {
    const { client, email } = await store.shopper({ company: true });
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    const summary = await client.setDeliveryAddress({ query: {}, body: { ...address, phone: '01632 960002' } });
    expect(summary.basketDetails.customerInfo).toMatchObject({
      firstName: 'Ada',
      email,
      phone: '01632 960002',
      companyName: 'Fitter & Co',
    });
  });
});

describe('addresses', () => {
  test('saving the delivery address resets the delivery option [API-62] [CHK-03]', async () => {
    const query = await begin();
    expect((await fillCheckout(shop, query)).deliveryZoneOption?.id).toBe('std');
    const again = await shop.setDeliveryAddress({ query, body: { ...address, addressLine2: 'Yard 3' } });
    expect(again).toMatchObject({ deliveryZoneOption: null, basketDetails: { deliveryCharge: { amount: 0 } } });
    expect(again.deliveryAddress?.formattedAddress).toContain('Yard 3');
  });

  test.each([
    [{ ...address, city: '' }, 'city'],
    [{ ...address, postalCode: 'nowhere' }, 'postalCode'],
    [{ ...address, countryCode: 'US', postalCode: '10001' }, 'countryCode'],
    [{ ...address, countryCode: 'gb' }, 'countryCode'],
    [{ addressId: 'somewhere' }, 'addressId'],
  ])('%j is refused by its field [API-62] [API-63]', async (body, field) => {
    const query = await begin();
    const headers = { CurrencyCode: 'GBP', CountryCode: 'GB' };
    for (const path of ['delivery-address', 'billing-address']) {
      const url = `/baskets/checkout/${path}?anonymousId=${query.anonymousId}`;
      const answer = await store.send({ method: 'PUT', path: url, body, headers });
      expect(answer).toMatchObject({ status: 400, body: { details: [{ field }] } });
    }
  });

  test('billing is the delivery address, and follows it, or another one [API-63] [CHK-04]', async () => {
    const query = await begin();
    const same = { query, body: { isSameAsDelivery: true as const } };
    expect(await refused(shop.setBillingAddress(same))).toMatchObject({
      status: 400,
      details: [{ code: 'DeliveryAddressMissing' }],
    });
    await shop.setDeliveryAddress({ query, body: address });
    expect((await shop.setBillingAddress(same)).billingAddress?.addressLine1).toBe('1 Foundry Lane');
    const moved = await shop.setDeliveryAddress({ query, body: { ...address, addressLine1: '2 Foundry Lane' } });
    expect(moved.billingAddress?.addressLine1).toBe('2 Foundry Lane');
    await shop.setBillingAddress({ query, body: { ...address, addressLine1: '9 Office Row' } });
    const last = await shop.setDeliveryAddress({ query, body: address });
    expect(last.billingAddress?.addressLine1).toBe('9 Office Row');
  });

  test("a saved one is chosen by its id: the shopper's own or the company's, nobody else's [API-62] [API-63] [CHK-03]", async () => {
    const { client, companyId } = await store.shopper({ company: true });
    const other = await store.shopper();
    const own = await client.createAddress({ body: { ...address, city: 'York' } });
    const theirs = await other.client.createAddress({ body: address });
    const [depot] = await store.db
      .insert(companyAddresses)
      .values({ ...address, companyId: companyId ?? '', city: 'Hull' })
      .returning();
    await client.addToBasket({ body: { productVariantId: counter.loose, quantity: 40 } });
    const set = (addressId: string) => client.setDeliveryAddress({ query: {}, body: { addressId } });
    expect((await set(own.id)).deliveryAddress).toMatchObject({ id: own.id, type: 'Customer', city: 'York' });
    expect((await set(depot?.id ?? '')).deliveryAddress).toMatchObject({ type: 'Company', city: 'Hull' });
    const bill = (addressId: string) => client.setBillingAddress({ query: {}, body: { addressId } });
    expect((await bill(own.id)).billingAddress).toMatchObject({ id: own.id, type: 'Customer', city: 'York' });
    for (const { status, details: wrong } of await allRefused([set(theirs.id), bill(theirs.id)])) {
      expect([status, wrong[0]?.field, wrong[0]?.code]).toEqual([400, 'addressId', 'AddressUnknown']);
    }
  });
});

describe('delivery options', () => {
  test('are those of the zone, and none without an address [API-61] [CHK-05] [CHK-06]', async () => {
    const query = await begin();
    expect((await shop.getDeliveryOptions({ query })).results).toEqual([]);
    const idsAt = async (change: Partial<typeof address>, client = shop) => {
      await client.setDeliveryAddress({ query, body: { ...address, ...change } });
      return (await client.getDeliveryOptions({ query })).results.map(({ id, deliveryOption }) => [
        id,
        deliveryOption.charge.amount,
      ]);
    };
    expect(await idsAt({})).toEqual([
      ['std', 495],
      ['exp', 1295],
    ]);
    expect(await idsAt({ postalCode: 'IV2 3AA' })).toEqual([['far', 1995]]);
    expect(await idsAt({ countryCode: 'IE', postalCode: 'D02 X285' })).toEqual([['irl', 1495]]);
    expect(await idsAt({ countryCode: 'DE', postalCode: '10115' })).toEqual([]);
    expect(await idsAt({}, store.client(null, { currencyCode: 'EUR' }))).toEqual([['std', 595]]);
  });

  test('one that is not offered cannot be chosen [API-65]', async () => {
    const query = await begin();
    const choose = (deliveryZoneOptionId: string) =>
      shop.chooseDeliveryOption({ query, body: { deliveryZoneOptionId } });
    expect((await refused(choose('std'))).details[0]?.code).toBe('DeliveryAddressMissing');
    await shop.setDeliveryAddress({ query, body: address });
    expect(await refused(choose('far'))).toMatchObject({ status: 400, details: [{ field: 'deliveryZoneOptionId' }] });
    expect((await choose('exp')).basketDetails.deliveryCharge.amount).toBe(1295);
  });

  test('is free once the goods are worth enough [API-65] [CHK-05]', async () => {
    const query = await begin(140);
    expect((await fillCheckout(shop, query)).basketDetails).toMatchObject({
      subTotal: { amount: 10_500 },
      deliveryCharge: { amount: 0 },
    });
    expect((await shop.getDeliveryOptions({ query })).results[0]?.deliveryOption.charge.amount).toBe(0);
  });

  test('one that is withdrawn is no longer chosen [CHK-05]', async () => {
    const query = await begin();
    await fillCheckout(shop, query, 'exp');
    await store.db.update(deliveryZoneOptions).set({ isActive: false }).where(eq(deliveryZoneOptions.id, 'exp'));
    expect((await shop.getCheckoutSummary({ query })).deliveryZoneOption).toBeNull();
    await store.db.update(deliveryZoneOptions).set({ isActive: true }).where(eq(deliveryZoneOptions.id, 'exp'));
  });
});

describe('discount codes', () => {
  const put = (query: { anonymousId: string }, discountCode: string) =>
    shop.addDiscountCode({ query, body: { discountCode } });
  const codeOf = async (call: Promise<unknown>) => (await refused(call)).details[0]?.code;

  test('take off what they say, in any spelling of case, once [API-66] [CHK-07]', async () => {
    const query = await begin();
    const summary = await put(query, ' ten ');
    expect(summary.basketDetails).toMatchObject({
      discountCodes: [{ code: 'TEN', amount: { amount: 360 }, description: '10 % off' }],
      cartAndCodeDiscount: { amount: 360 },
      taxes: { amount: 648 },
      lineItems: [{ price: { subTotal: { amount: 3600 }, total: { amount: 3240 } } }],
    });
    expect((await put(query, 'TEN')).basketDetails.cartAndCodeDiscount.amount).toBe(360);
    expect(await shop.getBasket({ query })).toMatchObject({
      discount: { amount: 360 },
      discountCodes: [{ code: 'TEN', amount: { amount: 360 } }],
    });
  });

  test('that do not count say why [API-66] [CHK-07]', async () => {
    const query = await begin();
    expect(await codeOf(put(query, 'NEVER'))).toBe('DiscountUnknown');
    expect(await codeOf(put(query, 'OLD'))).toBe('DiscountExpired');
    expect(await codeOf(put(query, 'TRADE'))).toBe('DiscountNotForShopper');
    const few = await begin(10);
    expect(await refused(put(few, 'FIVE'))).toMatchObject({
      status: 400,
      details: [{ code: 'DiscountMinimumSpend', field: 'discountCode' }],
    });
    expect((await refused(put(query, ''))).status).toBe(400);
    const trade = await store.shopper({ company: true });
    await trade.client.addToBasket({ body: { productVariantId: counter.loose, quantity: 50 } });
    const summary = await trade.client.addDiscountCode({ query: {}, body: { discountCode: 'TRADE' } });
    expect(summary.basketDetails.cartAndCodeDiscount.amount).toBe(800);
  });

  test('stand alone, unless both may stand beside each other [API-66] [CHK-07]', async () => {
    const query = await begin();
    await put(query, 'TEN');
    expect(await refused(put(query, 'FIVE'))).toMatchObject({
      status: 409,
      details: [{ code: 'DiscountNotCombinable' }],
    });
    await shop.removeDiscountCode({ query, body: { discountCode: 'TEN' } });
    await put(query, 'FIVE');
    const both = await put(query, 'SIDE');
    expect(both.basketDetails.discountCodes.map(({ code, amount }) => [code, amount.amount])).toEqual([
      ['FIVE', 500],
      ['SIDE', 155],
    ]);
  });

  test('make way for another one once they have stopped counting [API-66] [CHK-07]', async () => {
    const query = await begin(40);
    await put(query, 'FIVE');
    const { basketDetails } = await shop.getCheckoutSummary({ query });
    const lineItemId = basketDetails.lineItems[0]?.lineItemId ?? '';
    await shop.setCheckoutQuantity({ query, body: { lineItemId, quantity: 20 } });
    await put(query, 'TEN');
    const more = await shop.setCheckoutQuantity({ query, body: { lineItemId, quantity: 40 } });
    expect(more.basketDetails.discountCodes.map(({ code }) => code)).toEqual(['TEN']);
  });

  test('come off again, one or all [API-67] [CHK-07]', async () => {
    const query = await begin();
    await put(query, 'FIVE');
    await put(query, 'SIDE');
    const one = await shop.removeDiscountCode({ query, body: { discountCode: 'five' } });
    expect(one.basketDetails.discountCodes.map(({ code }) => code)).toEqual(['SIDE']);
    const none = await shop.removeDiscountCode({ query, body: {} });
    expect(none.basketDetails).toMatchObject({ discountCodes: [], cartAndCodeDiscount: { amount: 0 } });
    expect(
      (await shop.removeDiscountCode({ query, body: { discountCode: 'NEVER' } })).basketDetails.discountCodes,
    ).toEqual([]);
  });

  test('may free the delivery alone [API-66] [CHK-07]', async () => {
    const query = await begin();
    await fillCheckout(shop, query);
    const { basketDetails } = await put(query, 'POST');
    expect(basketDetails).toMatchObject({
      discountCodes: [{ code: 'POST', amount: { amount: 0 } }],
      deliveryCharge: { amount: 0 },
      grandTotal: { amount: 4320 },
    });
  });

  test('that end meanwhile are reported and take nothing off [CART-04]', async () => {
    const query = await begin();
    await put(query, 'TEN');
    await store.db.update(discountCodes).set({ isActive: false }).where(eq(discountCodes.code, 'TEN'));
    const { basketDetails } = await shop.getCheckoutSummary({ query });
    expect(basketDetails).toMatchObject({
      discountCodes: [],
      cartAndCodeDiscount: { amount: 0 },
      notifications: [{ code: 'DiscountExpired', severity: 'Warning' }],
    });
    await store.db.update(discountCodes).set({ isActive: true }).where(eq(discountCodes.code, 'TEN'));
  });
});

describe('who and what', () => {
  test('customer information is stored, and its fields are checked [API-64] [CHK-02]', async () => {
    const query = await begin();
    expect((await shop.setCustomerInfo({ query, body: customerInfo })).basketDetails).toMatchObject(details);
    const bad = await refused(shop.setCustomerInfo({ query, body: { ...customerInfo, email: 'nobody', phone: '' } }));
    expect(bad).toMatchObject({ status: 400 });
    expect(new Set(bad.details.map(({ field }) => field))).toEqual(new Set(['email', 'phone']));
  });

  test('the note is stored, and can be emptied [API-70] [CHK-08]', async () => {
    const query = await begin();
    const note = { referenceNumber: ' PO 17 ', customerComment: 'Ring twice' };
    expect(await shop.setCustomerFields({ query, body: note })).toMatchObject({
      referenceNumber: 'PO 17',
      customerComment: 'Ring twice',
    });
    const empty = await shop.setCustomerFields({ query, body: { referenceNumber: '', customerComment: null } });
    expect(empty).toMatchObject({ referenceNumber: null, customerComment: null });
    const long = { referenceNumber: 'x'.repeat(61), customerComment: null };
    expect((await refused(shop.setCustomerFields({ query, body: long }))).details[0]?.field).toBe('referenceNumber');
  });

  test('lines change within the checkout as in the basket [API-68] [API-69] [API-71] [API-72] [CHK-09]', async () => {
    const query = await begin();
    await shop.addToBasket({
      body: { productVariantId: counter.pipe, quantity: 1, addonOptionIds: ['laser'], ...query },
    });
    const { basketDetails } = await shop.getCheckoutSummary({ query });
    const [bolts, pipe] = basketDetails.lineItems.map((line) => line.lineItemId);
    if (bolts === undefined || pipe === undefined) throw new Error('Two lines were added.');
    const more = await shop.setCheckoutQuantity({ query, body: { lineItemId: bolts, quantity: 100 } });
    expect(more.basketDetails.subTotal.amount).toBe(7500 + 2000);
    const marked = await shop.setCheckoutAddOns({ query, body: { lineItemId: pipe, addonOptionIds: ['ink'] } });
    expect(marked.basketDetails.subTotal.amount).toBe(7500 + 2050);
    const items = [{ lineItemId: pipe, addonOptionIds: ['ink', 'cut-two'] }];
    const cut = await shop.setCheckoutAddOnsInBulk({ query, body: { items } });
    expect(cut.basketDetails.subTotal.amount).toBe(7500 + 2300);
    expect(
      (await refused(shop.setCheckoutAddOns({ query, body: { lineItemId: pipe, addonOptionIds: [] } }))).status,
    ).toBe(400);
    expect((await refused(shop.setCheckoutQuantity({ query, body: { lineItemId: 'x', quantity: 1 } }))).status).toBe(
      404,
    );
    const gone = await shop.removeFromCheckout({ query, body: { lineItemIds: [bolts] } });
    expect(gone.basketDetails.lineItems.map((line) => line.sku)).toEqual(['CT-PIPE']);
  });
});
