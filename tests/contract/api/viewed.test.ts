import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { purge } from '#server/api/store/jobs.ts';
import { baskets, storeSettings, viewedProducts } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();
const guest = store.client();

afterAll(() => store.close());

const view = (id: string, anonymousId?: string) => ({
  params: { id },
  ...(anonymousId === undefined ? {} : { query: { anonymousId } }),
});

test('what a shopper viewed is remembered, latest first, once each [API-122] [API-124] [CAT-10]', async () => {
  const { client } = await store.shopper();
  for (const id of [bare.variantId, bare.otherVariantId, bare.variantId]) {
    expect(await client.recordViewedVariant(view(id))).toEqual({ isDone: true });
  }
  const viewed = await client.getViewedProducts({});
  expect(viewed.total).toBe(2);
  expect(viewed.results.map(({ productVariantId }) => productVariantId)).toEqual([bare.variantId, bare.otherVariantId]);
  expect(viewed.results[0]?.product.name).toBe('Hex bolt');
  expect((await client.getViewedProducts({ query: { PageSize: 1, PageNumber: 2 } })).results).toHaveLength(1);
});

/** The id that the store issues to a guest with their basket. */
const newGuest = async (): Promise<string> => {
  const basket = await guest.addToBasket({ body: { productVariantId: bare.variantId, quantity: 1 } });
  return basket.anonymousId ?? '';
};

test('views under an anonymous id that the store did not issue are not stored [API-124]', async () => {
  expect(await guest.recordViewedVariant(view(bare.variantId, 'made-up'))).toEqual({ isDone: true });
  expect(await store.db.select().from(viewedProducts).where(eq(viewedProducts.viewerKey, 'guest:made-up'))).toEqual([]);
});

test('guests are distinguished by their anonymousId [API-122] [API-124]', async () => {
  const first = await newGuest();
  await guest.recordViewedVariant(view(bare.variantId, first));
  await guest.recordViewedVariant(view(bare.variantId));
  expect((await guest.getViewedProducts({ query: { anonymousId: first } })).total).toBe(1);
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-2' } })).total).toBe(0);
  expect((await guest.getViewedProducts({})).total).toBe(0);
});

test('what was viewed is forgotten on request [API-123] [CAT-10]', async () => {
  const [third, fourth] = [await newGuest(), await newGuest()];
  await guest.recordViewedVariant(view(bare.variantId, third));
  await guest.recordViewedVariant(view(bare.variantId, fourth));
  expect(await guest.clearViewedProducts({ query: { anonymousId: third } })).toEqual({ isDone: true });
  expect(await guest.clearViewedProducts({})).toEqual({ isDone: true });
  expect((await guest.getViewedProducts({ query: { anonymousId: third } })).total).toBe(0);
  expect((await guest.getViewedProducts({ query: { anonymousId: fourth } })).total).toBe(1);
});

test('an unknown variant and a wrong name are refused [API-122] [API-124]', async () => {
  expect((await refused(guest.recordViewedVariant(view('no-such-variant', 'guest-5')))).status).toBe(404);
  expect((await refused(guest.recordViewedVariant(view(bare.variantId, 'x'.repeat(65))))).status).toBe(400);
  expect((await refused(guest.getViewedProducts({ query: { anonymousId: '' } }))).status).toBe(400);
});

test('guests who may see no products see none that they viewed before [API-122] [CAT-12]', async () => {
  const sixth = await newGuest();
  await guest.recordViewedVariant(view(bare.variantId, sixth));
  const policy = (value: 'HiddenForUnauthorized' | 'AllowedUnauthorizedCheckout') =>
    store.db.update(storeSettings).set({ anonymousCustomerProductPolicy: value }).where(eq(storeSettings.id, 'store'));
  await policy('HiddenForUnauthorized');
  expect((await guest.getViewedProducts({ query: { anonymousId: sixth } })).total).toBe(0);
  await policy('AllowedUnauthorizedCheckout');
});

test('what guests left is deleted when it is old, and not before', async () => {
  const anonymousId = await newGuest();
  await guest.recordViewedVariant(view(bare.variantId, anonymousId));
  const later = (days: number) => purge(store.db, new Date(store.clock.now.getTime() + days * 24 * 3_600_000));
  await later(89);
  expect((await guest.getViewedProducts({ query: { anonymousId } })).total).toBe(1);
  await later(91);
  expect((await guest.getViewedProducts({ query: { anonymousId } })).total).toBe(0);
  expect((await guest.getBasket({ query: { anonymousId } })).lineItems).toHaveLength(1);
  await later(181);
  expect(await store.db.select().from(baskets).where(eq(baskets.anonymousId, anonymousId))).toEqual([]);
});
