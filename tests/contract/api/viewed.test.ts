import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { storeSettings } from '#server/db/schema.ts';
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

test('guests are told apart by their anonymousId [API-122] [API-124]', async () => {
  await guest.recordViewedVariant(view(bare.variantId, 'guest-1'));
  await guest.recordViewedVariant(view(bare.variantId));
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-1' } })).total).toBe(1);
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-2' } })).total).toBe(0);
  expect((await guest.getViewedProducts({})).total).toBe(0);
});

test('what was viewed is forgotten on request [API-123] [CAT-10]', async () => {
  await guest.recordViewedVariant(view(bare.variantId, 'guest-3'));
  await guest.recordViewedVariant(view(bare.variantId, 'guest-4'));
  expect(await guest.clearViewedProducts({ query: { anonymousId: 'guest-3' } })).toEqual({ isDone: true });
  expect(await guest.clearViewedProducts({})).toEqual({ isDone: true });
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-3' } })).total).toBe(0);
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-4' } })).total).toBe(1);
});

test('an unknown variant and a wrong name are refused [API-122] [API-124]', async () => {
  expect((await refused(guest.recordViewedVariant(view('no-such-variant', 'guest-5')))).status).toBe(404);
  expect((await refused(guest.recordViewedVariant(view(bare.variantId, 'x'.repeat(65))))).status).toBe(400);
  expect((await refused(guest.getViewedProducts({ query: { anonymousId: '' } }))).status).toBe(400);
});

test('guests who may see no products see none that they viewed before [API-122] [CAT-12]', async () => {
  await guest.recordViewedVariant(view(bare.variantId, 'guest-6'));
  const policy = (value: 'HiddenForUnauthorized' | 'AllowedUnauthorizedCheckout') =>
    store.db.update(storeSettings).set({ anonymousCustomerProductPolicy: value }).where(eq(storeSettings.id, 'store'));
  await policy('HiddenForUnauthorized');
  expect((await guest.getViewedProducts({ query: { anonymousId: 'guest-6' } })).total).toBe(0);
  await policy('AllowedUnauthorizedCheckout');
});
