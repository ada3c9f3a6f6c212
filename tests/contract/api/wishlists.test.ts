import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { variants } from '#server/db/schema.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { allRefused, refused } from '#tests/support/stores/refused.ts';
import { createBareStore } from '#tests/support/stores/store.ts';

const store = await createBareStore();

afterAll(() => store.close());

const listOf = async (name = 'Site van') => {
  const shopper = await store.shopper();
  const list = await shopper.client.createWishlist({ body: { name } });
  return { ...shopper, list };
};

const add = (wishlistId: string, quantity: number, productVariantId: string = bare.variantId) => ({
  body: { wishlistId, productVariantId, quantity },
});

test('lists are made, read, renamed and deleted [API-140] [API-141] [API-142] [API-143] [API-144]', async () => {
  const { client, list } = await listOf(' Site van ');
  expect(list).toMatchObject({ name: 'Site van', items: [], itemCount: 0 });
  expect(await client.getWishlist({ params: { id: list.id } })).toEqual(list);
  const renamed = await client.renameWishlist({ params: { id: list.id }, body: { name: 'Van' } });
  expect(renamed.name).toBe('Van');
  expect(await client.getWishlists({})).toMatchObject({
    total: 1,
    pageNumber: 1,
    pageSize: 50,
    results: [{ name: 'Van' }],
  });
  expect(await client.deleteWishlist({ params: { id: list.id } })).toEqual({ isDone: true });
  expect((await refused(client.getWishlist({ params: { id: list.id } }))).status).toBe(404);
  expect((await client.getWishlists({})).total).toBe(0);
});

test('lists come in pages of fifty, latest first [API-140]', async () => {
  const { client } = await store.shopper();
  for (let at = 0; at < 52; at += 1) {
    await client.createWishlist({ body: { name: `List ${at}` } });
  }
  const first = await client.getWishlists({});
  expect([first.total, first.results.length, first.results[0]?.name]).toEqual([52, 50, 'List 51']);
  const second = await client.getWishlists({ query: { PageNumber: 2, PageSize: 50 } });
  expect(second.results.map(({ name }) => name)).toEqual(['List 1', 'List 0']);
});

test('a variant that is on the list already gets the quantity on top [API-145] [WL-04]', async () => {
  const { client, list } = await listOf();
  const once = await client.addWishlistItem(add(list.id, 5));
  expect(once.items).toMatchObject([
    { productVariantId: bare.variantId, quantity: 5, product: { name: 'Hex bolt' }, variant: { sku: 'HEX-BOLT-M10' } },
  ]);
  const twice = await client.addWishlistItem(add(list.id, 7));
  expect(twice.items.map(({ quantity }) => quantity)).toEqual([12]);
  await client.addWishlistItem(add(list.id, 99_999));
  expect((await client.getWishlist({ params: { id: list.id } })).items[0]?.quantity).toBe(99_999);
});

test('twenty adds at once are all counted [API-145]', async () => {
  const { client, list } = await listOf();
  await Promise.all(Array.from({ length: 20 }, () => client.addWishlistItem(add(list.id, 1))));
  const { items } = await client.getWishlist({ params: { id: list.id } });
  expect(items.map(({ quantity }) => quantity)).toEqual([20]);
});

test('items are changed and taken off [API-146] [API-147] [WL-04]', async () => {
  const { client, list } = await listOf();
  await client.addWishlistItem(add(list.id, 1));
  const { items } = await client.addWishlistItem(add(list.id, 1, bare.otherVariantId));
  const [first, second] = items.map((item) => ({ id: list.id, itemId: item.id }));
  if (first === undefined || second === undefined) throw new Error('Two were added.');

  const body = { quantity: 9, productVariantId: bare.variantId };
  const changed = await client.updateWishlistItem({ params: first, body });
  expect(changed.items.map(({ quantity }) => quantity)).toEqual([9, 1]);
  const swapped = await client.updateWishlistItem({
    params: second,
    body: { quantity: 2, productVariantId: bare.soldOutVariantId },
  });
  expect(swapped.items[1]).toMatchObject({ quantity: 2, variant: { id: bare.soldOutVariantId } });
  const twin = await refused(client.updateWishlistItem({ params: second, body }));
  expect([twin.status, twin.details[0]?.code]).toEqual([409, 'AlreadyListed']);

  expect((await client.removeWishlistItem({ params: first })).itemCount).toBe(1);
  expect((await refused(client.removeWishlistItem({ params: first }))).status).toBe(404);
});

test('a product that is no longer sold stays on the list without its particulars [API-142]', async () => {
  const { client, list } = await listOf();
  await client.addWishlistItem(add(list.id, 1, bare.otherVariantId));
  await store.db.update(variants).set({ isActive: false }).where(eq(variants.id, bare.otherVariantId));
  const { items } = await client.getWishlist({ params: { id: list.id } });
  expect(items).toMatchObject([{ productVariantId: bare.otherVariantId, product: null, variant: null }]);
  expect((await refused(client.addWishlistItem(add(list.id, 1, bare.otherVariantId)))).status).toBe(400);
  await store.db.update(variants).set({ isActive: true }).where(eq(variants.id, bare.otherVariantId));
});

test("another shopper's list does not exist [API-142] [API-143] [API-144] [API-145] [API-146] [API-147]", async () => {
  const owner = await listOf();
  const { items } = await owner.client.addWishlistItem(add(owner.list.id, 1));
  const { client } = await store.shopper();
  const params = { id: owner.list.id };
  const item = { params: { ...params, itemId: items[0]?.id ?? '' } };
  const calls = [
    client.getWishlist({ params }),
    client.renameWishlist({ params, body: { name: 'Mine' } }),
    client.deleteWishlist({ params }),
    client.addWishlistItem(add(owner.list.id, 1)),
    client.updateWishlistItem({ ...item, body: { quantity: 2, productVariantId: bare.variantId } }),
    client.removeWishlistItem(item),
  ];
  for (const { status } of await allRefused(calls)) expect(status).toBe(404);
  expect((await owner.client.getWishlist({ params })).items).toHaveLength(1);
});

test.each([
  ['POST', '/wishlists', { name: ' ' }, 'name'],
  ['POST', '/wishlists', { name: 'x'.repeat(81) }, 'name'],
  ['PUT', '/wishlists/wishlist-items', { wishlistId: 'x', productVariantId: 'x', quantity: 0 }, 'quantity'],
  ['PUT', '/wishlists/wishlist-items', { wishlistId: 'x', productVariantId: 'x', quantity: 1.5 }, 'quantity'],
  ['PUT', '/wishlists/wishlist-items', { wishlistId: 'x', productVariantId: 'x', quantity: 1e300 }, 'quantity'],
  ['PUT', '/wishlists/wishlist-items', { wishlistId: 'x', productVariantId: ['x'], quantity: 1 }, 'productVariantId'],
] as const)('%s %s with %j is refused [API-141] [API-145]', async (method, path, body, field) => {
  const { token } = await store.shopper();
  const answer = await store.send({ method, path, token, body });
  expect(answer.status).toBe(400);
  expect(answer.body).toMatchObject({ details: [{ field }] });
});

test('an unknown variant is refused [API-145]', async () => {
  const { client, list } = await listOf();
  const { status, details } = await refused(client.addWishlistItem(add(list.id, 1, 'no-such-variant')));
  expect([status, details[0]?.field]).toEqual([400, 'productVariantId']);
});

test('guests have no wishlists [API-140]', async () => {
  expect((await refused(store.client().getWishlists({}))).status).toBe(401);
});
