import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { basketLines, baskets, variantPrices, variants } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

type Shopper = Awaited<ReturnType<typeof store.shopper>>;

const add = ({ client }: Shopper, productVariantId: string, quantity: number) =>
  client.addToBasket({ body: { productVariantId, quantity } });

const bolts = (quantity: number) => ({ productVariantId: bare.variantId, quantity });
const others = (quantity: number) => ({ productVariantId: bare.otherVariantId, quantity });

/** Parks a cart of two lines under a name. */
const parked = async (name = 'Dawson') => {
  const shopper = await store.shopper();
  await add(shopper, bare.variantId, 12);
  const basket = await add(shopper, bare.otherVariantId, 5);
  const id = crypto.randomUUID();
  const park = { params: { id }, body: { name, basketId: basket.id, lines: [bolts(12), others(5)] } };
  return { ...shopper, id, park, after: await shopper.client.parkCart(park) };
};

const quantities = (lines: readonly { readonly quantity: number }[]) => lines.map(({ quantity }) => quantity);

test('a parked cart leaves the basket and is listed with its lines, also when it is parked again [ADD-05] [ADD-06]', async () => {
  const { client, id, park, after } = await parked(' Dawson ');
  expect(after.lineItems).toEqual([]);
  expect((await client.parkCart(park)).lineItems).toEqual([]);
  const carts = await client.getParkedCarts({});
  expect(carts).toMatchObject([{ id, name: 'Dawson', lines: [{ quantity: 12 }, { quantity: 5 }] }]);
  expect(carts[0]?.lines[0]).toMatchObject({ currentPrice: { amount: carts[0]?.lines[0]?.price.amount } });
});

test('pieces that another device added are parked too, and what it took out is parked as it was seen [ADD-06]', async () => {
  const shopper = await store.shopper();
  await add(shopper, bare.variantId, 12);
  const id = crypto.randomUUID();
  const after = await shopper.client.parkCart({
    params: { id },
    body: { name: 'Dawson', lines: [bolts(9), others(5)] },
  });
  expect(after.lineItems).toEqual([]);
  expect(quantities((await shopper.client.getParkedCarts({}))[0]?.lines ?? [])).toEqual([12, 5]);
});

test('in another currency a parked line still has the price that the shopper saw, beside today’s [ADD-06]', async () => {
  const { client, token } = await store.shopper();
  await client.addToBasket({ body: { ...bolts(12), seenPriceMinor: 250 } });
  await client.parkCart({ params: { id: crypto.randomUUID() }, body: { name: 'Dawson', lines: [bolts(12)] } });
  await store.db.insert(variantPrices).values({ variantId: bare.variantId, currencyCode: 'EUR', amountMinor: 300 });
  const [cart] = await store.client(token, { currencyCode: 'EUR' }).getParkedCarts({});
  expect(cart?.lines).toMatchObject([
    {
      price: { amount: 250, currencyCode: 'GBP', total: { amount: 3000, currencyCode: 'GBP' } },
      currentPrice: { amount: 300, currencyCode: 'EUR' },
    },
  ]);
});

test('a cart that was filled in another currency is parked at prices in the one it is parked in [ADD-06]', async () => {
  const { client, token } = await store.shopper();
  const euros = { variantId: bare.otherVariantId, currencyCode: 'EUR', amountMinor: 310 };
  await store.db.insert(variantPrices).values(euros);
  await client.addToBasket({ body: others(12) });
  const inEuros = store.client(token, { currencyCode: 'EUR' });
  await inEuros.parkCart({ params: { id: crypto.randomUUID() }, body: { name: 'Dawson', lines: [others(12)] } });
  for (const shop of [inEuros, client]) {
    const [cart] = await shop.getParkedCarts({});
    expect(cart?.lines).toMatchObject([{ price: { amount: 310, currencyCode: 'EUR' } }]);
  }
});

test('what is not named stays in the basket [ADD-06]', async () => {
  const shopper = await store.shopper();
  await add(shopper, bare.variantId, 12);
  await add(shopper, bare.otherVariantId, 5);
  const params = { id: crypto.randomUUID() };
  const after = await shopper.client.parkCart({ params, body: { name: 'Dawson', lines: [bolts(12)] } });
  expect(quantities(after.lineItems)).toEqual([5]);
});

test('a cart comes back with its reference, once, however often it is asked for [ADD-07]', async () => {
  const { client, id } = await parked();
  const back = { params: { id }, body: { lines: [bolts(12), others(5)] } };
  expect(quantities((await client.bringBackCart(back)).lineItems)).toEqual([12, 5]);
  expect((await client.getCheckoutSummary({ query: {} })).referenceNumber).toBe('Dawson');
  const again = await client.bringBackCart(back);
  expect(quantities(again.lineItems)).toEqual([12, 5]);
  expect(again.notifications.map(({ message }) => message)).toContain(
    'The parked cart "Dawson" has already been brought back or deleted, so nothing was added.',
  );
  expect(await client.getParkedCarts({})).toEqual([]);
});

test('what is not asked for stays parked, and comes back later on top of what is there [ADD-07]', async () => {
  const { client, id, park } = await parked();
  await client.bringBackCart({ params: { id }, body: { lines: [bolts(10)] } });
  expect(await client.getParkedCarts({})).toMatchObject([{ id, lines: [{ quantity: 5 }] }]);
  // A late repeat of the first call does no harm.
  expect(quantities((await client.parkCart(park)).lineItems)).toEqual([10]);
  const all = await client.bringBackCart({ params: { id }, body: { lines: [bolts(10), others(5)] } });
  expect(quantities(all.lineItems)).toEqual([10, 5]);
});

test('what is no longer sold stays parked, and says so [ADD-07]', async () => {
  const { client, id } = await parked();
  await store.db.update(variants).set({ isActive: false }).where(eq(variants.id, bare.otherVariantId));
  const back = await client.bringBackCart({ params: { id }, body: { lines: [bolts(12), others(5)] } });
  const carts = await client.getParkedCarts({});
  await store.db.update(variants).set({ isActive: true }).where(eq(variants.id, bare.otherVariantId));
  expect(quantities(back.lineItems)).toEqual([12]);
  expect(back.notifications.map(({ message }) => message).join(' ')).toMatch(/stays parked\. .+ no longer sold\./);
  expect(carts).toMatchObject([{ id, lines: [{ quantity: 5, currentPrice: null }] }]);
});

test('a cart that has lines keeps its reference when others are added to it [ADD-07]', async () => {
  const shopper = await parked('Dawson');
  await shopper.client.bringBackCart({ params: { id: shopper.id }, body: { lines: [bolts(12)] } });
  await shopper.client.setCustomerFields({ query: {}, body: { referenceNumber: 'PO 17', customerComment: null } });
  const back = await shopper.client.bringBackCart({ params: { id: shopper.id }, body: { lines: [others(5)] } });
  expect(quantities(back.lineItems)).toEqual([12, 5]);
  expect((await shopper.client.getCheckoutSummary({ query: {} })).referenceNumber).toBe('PO 17');
});

test('a deleted cart is not parked by a late repeat, and nobody else sees or takes one [ADD-08]', async () => {
  const { client, id, park } = await parked();
  const { client: stranger } = await store.shopper();
  expect(await stranger.getParkedCarts({})).toEqual([]);
  const back = { params: { id }, body: { lines: [bolts(12)] } };
  expect((await refused(stranger.bringBackCart(back))).status).toBe(404);
  expect((await refused(stranger.parkCart(park))).status).toBe(404);
  expect((await refused(stranger.deleteParkedCart({ params: { id } }))).status).toBe(404);
  expect(await client.deleteParkedCart({ params: { id } })).toEqual({ isDone: true });
  await client.parkCart(park);
  expect(await client.getParkedCarts({})).toEqual([]);
});

test('a cart that was ordered meanwhile is not parked [ADD-06]', async () => {
  const { client } = await store.shopper();
  const basket = await client.addToBasket({ body: { productVariantId: bare.variantId, quantity: 12 } });
  await store.db.update(baskets).set({ status: 'Ordered' }).where(eq(baskets.id, basket.id));
  const body = { name: 'Dawson', basketId: basket.id, lines: [bolts(12)] };
  const { status, details } = await refused(client.parkCart({ params: { id: crypto.randomUUID() }, body }));
  expect([status, details[0]?.code]).toEqual([409, 'CartOrdered']);
  expect(await client.getParkedCarts({})).toEqual([]);
});

test('a cart that would make more than 5,000 parked lines is refused, and stays as it is [ADD-06]', async () => {
  const { client, id, park } = await parked();
  await store.db.insert(basketLines).values(
    Array.from({ length: 4998 }, (_, sortOrder) => ({
      basketId: id,
      variantId: bare.variantId,
      quantity: 1,
      sortOrder,
    })),
  );
  await client.addToBasket({ body: bolts(12) });
  const another = { params: { id: crypto.randomUUID() }, body: { name: 'Hill', lines: [bolts(12)] } };
  const { status, details } = await refused(client.parkCart(another));
  expect([status, details[0]?.code]).toEqual([409, 'TooManyParkedLines']);
  expect(quantities((await client.parkCart(park)).lineItems)).toEqual([12]);
  await client.deleteParkedCart({ params: { id } });
  expect((await client.parkCart(another)).lineItems).toEqual([]);
});
