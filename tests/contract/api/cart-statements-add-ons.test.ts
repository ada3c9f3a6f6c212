import { afterAll, expect, test } from 'vitest';
import { basketLineAddOns, basketLines } from '#server/db/schema.ts';
import { statementsFor } from '#tests/support/stores/min-statements.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, fillBasket, stockCounter } from './counter-fixture.ts';

const store = await createBareStore();
await stockCounter(store.db);
afterAll(() => store.close());

const shop = store.client();

/** A guest's cart with one line of bolts and a number of pipes, each with the same marking. */
const withPipes = async (count: number) => {
  const anonymousId = await fillBasket(shop, counter.loose, 1);
  const query = { anonymousId };
  const { id: basketId } = await shop.getBasket({ query });
  const lines = Array.from({ length: count }, (_, index) => ({
    id: crypto.randomUUID(),
    basketId,
    variantId: counter.pipe,
    quantity: 1,
    sortOrder: index + 2,
  }));
  await store.db.insert(basketLines).values(lines);
  await store.db.insert(basketLineAddOns).values(lines.map(({ id }) => ({ basketLineId: id, addOnOptionId: 'laser' })));
  return { query, lineIds: lines.map(({ id }) => id) };
};

test('the add-ons of many lines are changed, and their twins found, without loading the cart for each [API-17]', async () => {
  const { query, lineIds } = await withPipes(60);
  const items = lineIds.map((lineItemId) => ({ lineItemId, addonOptionIds: ['ink', 'cut-one'] }));
  const count = await statementsFor(store.db, () => shop.setBasketAddOnsInBulk({ query, body: { items } }));
  expect(count).toBeLessThan(30);
  const { lineItems } = await shop.getBasket({ query });
  expect(lineItems).toMatchObject([{ quantity: 1 }, { quantity: 60 }]);
  expect(lineItems[1]?.addOns.map(({ addonOptionId }) => addonOptionId)).toEqual(['cut-one', 'ink']);
});

test('a merge loads the carts once, whatever the number of lines with add-ons [API-14]', async () => {
  const { client } = await store.shopper();
  const choices = ['cut-one', 'cut-two'].flatMap((cut) => [
    ['laser', cut],
    ['ink', cut],
    ['laser', 'ink', cut],
  ]);
  const key = await fillBasket(shop, counter.loose, 1);
  for (const addonOptionIds of choices)
    await shop.addToBasket({ body: { productVariantId: counter.pipe, quantity: 1, addonOptionIds, anonymousId: key } });
  const guest = await shop.getBasket({ query: { anonymousId: key } });
  let merged = guest;
  const count = await statementsFor(store.db, async () => {
    merged = await client.mergeBasket({ params: { id: key } });
  });
  // Each line with add-ons takes two.
  expect(count).toBeLessThan(2 * choices.length + 20);
  expect(merged.lineItems.map(({ addOns }) => addOns)).toEqual(guest.lineItems.map(({ addOns }) => addOns));
  expect((await client.getBasket({ query: {} })).lineItems).toEqual(merged.lineItems);
});
