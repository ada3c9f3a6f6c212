import type { Client } from '#tests/support/stores/client.ts';
import type { Rows } from '#contract/rows.ts';
import type { Database } from '#server/db/database.ts';
import { and, eq, isNull } from 'drizzle-orm';
import * as tables from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { sampleAddress } from '#tests/support/samples/address.ts';

/*
 * The goods in the tests of baskets, checkouts, orders and payments: few variants, which together have every rule that a
 * variant can have.
 */

/** Variants by what is special about them. */
export const counter = {
  /** £1.00; £0.90 from 10; £0.75 from 100; £0.80 for the trade price group; €1.20. A thousand in stock. */
  loose: 'ct-loose',
  /** £10.00 instead of £12.50; minimum 10, in tens, up to 100; 55 in stock. */
  box: 'ct-box',
  /** £5.00; three in stock. */
  rare: 'ct-rare',
  /** No longer published. */
  gone: 'ct-gone',
  /** £20.00 at the reduced tax rate; requires a marking, may be cut. */
  pipe: 'ct-pipe',
  /** Sold in pounds only. */
  british: 'ct-british',
} as const;

export const address = sampleAddress;

export const customerInfo = {
  firstName: 'Grace',
  lastName: 'Mason',
  email: 'Grace@Example.com',
  phone: '01632 960001',
};

const product = (id: string, name: string) => ({
  id,
  slug: id,
  name,
  productTypeId: 'bolt',
  images: [{ url: `/media/${id}.avif`, alt: name, width: 800, height: 800 }],
  drawingKind: 'bolt',
  attributes: [{ code: 'thread', name: 'Thread', value: 'M10', displayValue: 'M10' }],
  optionAxes: [],
  badges: [],
  documents: [],
});

const variant = (id: string, productId: string, more: Partial<typeof tables.variants.$inferInsert> = {}) => ({
  id,
  productId,
  sku: id.toUpperCase(),
  skuNormalised: id.toUpperCase().replaceAll('-', ''),
  sortOrder: 0,
  name: `Thing ${id}`,
  attributes: [{ code: 'length', name: 'Length', value: 60, displayValue: '60 mm' }],
  images: [],
  ...more,
});

const price = (variantId: string, currencyCode: string, amountMinor: number, more = {}) => ({
  variantId,
  currencyCode,
  amountMinor,
  ...more,
});

/** Puts the counter's goods, delivery options, codes and taxes into a bare store. */
export const stockCounter = async (db: Database): Promise<void> => {
  await db.insert(tables.categories).values([
    { id: 'ct-a', slug: 'ct-a', name: 'Fixings', path: 'ct-a/', level: 1, sortOrder: 1 },
    { id: 'ct-b', parentId: 'ct-a', slug: 'ct-b', name: 'Bolts', path: 'ct-a/ct-b/', level: 2, sortOrder: 1 },
  ]);
  await db.insert(tables.products).values([product('ct-bolt', 'Counter bolt'), product('ct-tube', 'Counter pipe')]);
  await db.insert(tables.productCategories).values({ productId: 'ct-bolt', categoryId: 'ct-b', isMain: true });
  await db
    .insert(tables.variants)
    .values([
      variant(counter.loose, 'ct-bolt', { isMaster: true }),
      variant(counter.box, 'ct-bolt', { minimumQuantity: 10, quantityIncrement: 10, maximumQuantity: 100 }),
      variant(counter.rare, 'ct-bolt'),
      variant(counter.gone, 'ct-bolt', { isActive: false }),
      variant(counter.british, 'ct-bolt'),
      variant(counter.pipe, 'ct-tube', { isMaster: true, taxClass: 'Reduced' }),
    ]);
  const stock: Record<string, number> = { [counter.loose]: 1000, [counter.box]: 55, [counter.rare]: 3 };
  await db
    .insert(tables.stock)
    .values(Object.values(counter).map((variantId) => ({ variantId, quantity: stock[variantId] ?? 500 })));
  await db
    .insert(tables.variantPrices)
    .values([
      price(counter.loose, 'GBP', 100),
      price(counter.loose, 'GBP', 90, { minimumQuantity: 10 }),
      price(counter.loose, 'GBP', 75, { minimumQuantity: 100 }),
      price(counter.loose, 'GBP', 80, { priceGroupId: bare.priceGroupId }),
      price(counter.loose, 'EUR', 120),
      price(counter.box, 'GBP', 1000, { originalMinor: 1250 }),
      price(counter.rare, 'GBP', 500),
      price(counter.gone, 'GBP', 500),
      price(counter.british, 'GBP', 500),
      price(counter.pipe, 'GBP', 2000),
      price(counter.pipe, 'EUR', 2400),
    ]);
  await db.insert(tables.taxRates).values([
    { countryCode: 'GB', taxClass: 'Reduced', rateBasisPoints: 500, label: 'VAT' },
    { countryCode: 'IE', taxClass: 'Standard', rateBasisPoints: 2300, label: 'VAT' },
  ]);
  await addAddOns(db);
  await addDelivery(db);
  await addCodes(db);
};

const addAddOns = async (db: Database): Promise<void> => {
  await db.insert(tables.addOnGroups).values([
    { id: 'ct-cut', code: 'ct-cut', name: 'Cutting', maxSelections: 1 },
    { id: 'ct-mark', code: 'ct-mark', name: 'Marking', isRequired: true, minSelections: 1, maxSelections: 2 },
  ]);
  const option = (id: string, groupId: string, sortOrder: number) => ({ id, groupId, name: `Option ${id}`, sortOrder });
  await db
    .insert(tables.addOnOptions)
    .values([
      option('cut-one', 'ct-cut', 1),
      option('cut-two', 'ct-cut', 2),
      option('laser', 'ct-mark', 1),
      option('ink', 'ct-mark', 2),
      { ...option('cap', 'ct-mark', 3), productVariantId: counter.rare },
    ]);
  const amounts = { 'cut-one': 150, 'cut-two': 250, laser: 0, ink: 50, cap: 500 };
  await db.insert(tables.addOnOptionPrices).values(
    Object.entries(amounts).map(([addOnOptionId, amountMinor]) => ({
      addOnOptionId,
      currencyCode: 'GBP',
      amountMinor,
    })),
  );
  await db.insert(tables.productAddOnGroups).values([
    { productId: 'ct-tube', groupId: 'ct-mark', sortOrder: 1 },
    { productId: 'ct-tube', groupId: 'ct-cut', sortOrder: 2 },
  ]);
};

const addDelivery = async (db: Database): Promise<void> => {
  const zone = (id: string, countryCode: string, postcodePrefixes: string[] = [], priority = 0) => ({
    id,
    name: id,
    countryCodes: [countryCode],
    postcodePrefixes,
    priority,
  });
  await db
    .insert(tables.deliveryZones)
    .values([zone('mainland', 'GB'), zone('highlands', 'GB', ['IV', 'KW'], 10), zone('ireland', 'IE')]);
  await db.insert(tables.deliveryOptions).values([
    { id: 'standard', code: 'standard', name: 'Standard', description: 'To the door', carrier: 'Example Post' },
    { id: 'express', code: 'express', name: 'Express' },
  ]);
  const offer = (id: string, zoneId: string, deliveryOptionId: string, sortOrder: number) => ({
    id,
    zoneId,
    deliveryOptionId,
    estimatedDaysMin: 1,
    estimatedDaysMax: 3,
    sortOrder,
  });
  await db
    .insert(tables.deliveryZoneOptions)
    .values([
      offer('std', 'mainland', 'standard', 1),
      offer('exp', 'mainland', 'express', 2),
      offer('far', 'highlands', 'standard', 1),
      offer('irl', 'ireland', 'standard', 1),
    ]);
  await db.insert(tables.deliveryCharges).values([
    { deliveryZoneOptionId: 'std', currencyCode: 'GBP', chargeMinor: 495, freeFromMinor: 10_000 },
    { deliveryZoneOptionId: 'std', currencyCode: 'EUR', chargeMinor: 595 },
    { deliveryZoneOptionId: 'exp', currencyCode: 'GBP', chargeMinor: 1295 },
    { deliveryZoneOptionId: 'far', currencyCode: 'GBP', chargeMinor: 1995 },
    { deliveryZoneOptionId: 'irl', currencyCode: 'GBP', chargeMinor: 1495 },
    { deliveryZoneOptionId: 'irl', currencyCode: 'EUR', chargeMinor: 1695 },
  ]);
};

const addCodes = async (db: Database): Promise<void> => {
  const percent = (code: string, percentBasisPoints: number, more = {}) => ({
    code,
    type: 'Percentage' as const,
    description: `${percentBasisPoints / 100} % off`,
    percentBasisPoints,
    ...more,
  });
  await db
    .insert(tables.discountCodes)
    .values([
      percent('TEN', 1000),
      percent('OLD', 1000, { endsAt: new Date('2020-01-01') }),
      percent('ONCE', 1000, { usageLimit: 1 }),
      percent('MINE', 1000, { usageLimitPerCustomer: 1 }),
      percent('TRADE', 2000, { priceGroupId: bare.priceGroupId }),
      percent('SIDE', 500, { isStackable: true }),
      { code: 'FIVE', type: 'Fixed', description: '£5 off', isStackable: true },
      { code: 'POST', type: 'FreeDelivery', description: 'Free delivery' },
    ]);
  const codes = ['TEN', 'OLD', 'ONCE', 'MINE', 'TRADE', 'SIDE', 'POST'];
  await db
    .insert(tables.discountCodeAmounts)
    .values([
      ...codes.map((code) => ({ code, currencyCode: 'GBP' })),
      { code: 'FIVE', currencyCode: 'GBP', amountMinor: 500, minimumSpendMinor: 3000 },
    ]);
};

export const setSettings = async (
  db: Database,
  change: Partial<typeof tables.storeSettings.$inferInsert>,
): Promise<void> => {
  await db.update(tables.storeSettings).set(change);
};

/** Changes the general price of one piece in pounds, in minor units. */
export const setPrice = async (db: Database, variantId: string, amountMinor: number): Promise<void> => {
  const { variantPrices } = tables;
  await db
    .update(variantPrices)
    .set({ amountMinor })
    .where(
      and(
        eq(variantPrices.variantId, variantId),
        eq(variantPrices.currencyCode, 'GBP'),
        eq(variantPrices.minimumQuantity, 1),
        isNull(variantPrices.priceGroupId),
      ),
    );
};

export const setStock = async (db: Database, variantId: string, quantity: number): Promise<void> => {
  await db.update(tables.stock).set({ quantity }).where(eq(tables.stock.variantId, variantId));
};

export const stockOf = async (db: Database, variantId: string): Promise<number> => {
  const [row] = await db.select().from(tables.stock).where(eq(tables.stock.variantId, variantId));
  return row?.quantity ?? 0;
};

/** A client of the store, with or without a shopper. */
export type Shop = Client<Rows>;

/** Puts a quantity of a variant into a guest's basket and returns the guest's key. */
export const fillBasket = async (shop: Shop, productVariantId: string, quantity: number): Promise<string> => {
  const { anonymousId } = await shop.addToBasket({ body: { productVariantId, quantity } });
  if (anonymousId === null) throw new Error('A guest was given no key.');
  return anonymousId;
};

/** Takes a basket through the checkout, up to placing the order. */
export const fillCheckout = async (shop: Shop, query: { anonymousId?: string } = {}, option = 'std') => {
  await shop.setDeliveryAddress({ query, body: address });
  if (query.anonymousId !== undefined) await shop.setCustomerInfo({ query, body: customerInfo });
  return shop.chooseDeliveryOption({ query, body: { deliveryZoneOptionId: option } });
};

/** The input of a guest's order. */
export const guestOrder = (anonymousId: string) => ({
  body: { anonymousBasketId: anonymousId, privacyPolicyId: bare.policyId },
});

/** Places a guest's order, which then awaits payment. */
export const orderAsGuest = async (shop: Shop, variantId: string = counter.loose, quantity = 40) => {
  const anonymousId = await fillBasket(shop, variantId, quantity);
  await fillCheckout(shop, { anonymousId });
  const order = await shop.createOrder(guestOrder(anonymousId));
  return { anonymousId, ...order };
};

/** Places a shopper's order, which then awaits payment. */
export const orderAsShopper = async (shop: Shop, variantId: string = counter.loose, quantity = 40) => {
  await shop.addToBasket({ body: { productVariantId: variantId, quantity } });
  await fillCheckout(shop);
  return shop.createOrder({ body: {} });
};
