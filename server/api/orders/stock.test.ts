import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import { productSearch, products, stock, variants } from '#server/db/schema.ts';
import { countHeldUp, holdTransaction, testAtOnce } from '#tests/support/stores/at-once.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { deductStock } from './stock.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

/** Sizes of two products, which by their own ids are in another order than by product. */
const sizes = { 's1-bolt': 'bolt', 's2-nut': 'nut', 's3-nut': 'nut', 's4-bolt': 'bolt' } as const;
type Size = keyof typeof sizes;

const [model] = await db.select().from(products);
const [modelSize] = await db.select().from(variants);
if (model === undefined || modelSize === undefined) throw new Error('The bare store sells nothing.');
await db.insert(products).values(['bolt', 'nut'].map((id) => ({ ...model, id, slug: id })));
await db.insert(variants).values(
  Object.entries(sizes).map(([id, productId]) => ({
    ...modelSize,
    id,
    productId,
    sku: id,
    skuNormalised: id.toUpperCase().replace('-', ''),
    isMaster: false,
  })),
);
await db.insert(stock).values(Object.keys(sizes).map((variantId) => ({ variantId, quantity: 1 })));

beforeEach(async () => {
  await db.update(stock).set({ quantity: 1 });
  await db.transaction(refreshProductSearch);
});

/** Sells out the sizes, as an order does. */
const sellOut = (...ids: readonly Size[]): Promise<string[]> =>
  db.transaction((tx) =>
    deductStock(
      tx,
      ids.map((variantId) => ({ variantId, quantity: 1, addOns: [] })),
      { mayGoBelow: false, now: new Date() },
    ),
  );

/** Begins the orders one after another while `hold` holds what all of them wait for. Returns what each was short of. */
const whileHeld = async (
  hold: (tx: Queryable) => Promise<unknown>,
  orders: readonly (readonly Size[])[],
): Promise<string[][]> => {
  const release = await holdTransaction(db, hold);
  const begun: Promise<string[]>[] = [];
  for (const ids of orders) {
    begun.push(sellOut(...ids));
    await expect.poll(() => countHeldUp(db)).toBe(begun.length);
  }
  const [missing] = await Promise.all([Promise.all(begun), release()]);
  return missing;
};

const leftOf = async (): Promise<number[]> =>
  (
    await db
      .select()
      .from(stock)
      .where(inArray(stock.variantId, Object.keys(sizes)))
      .orderBy(asc(stock.variantId))
  ).map(({ quantity }) => quantity);

test('an order takes its goods out of stock, and variants of which there are too few are returned', async () => {
  expect(await sellOut('s1-bolt', 's3-nut')).toEqual([]);
  expect(await leftOf()).toEqual([0, 1, 0, 1]);
  expect(await sellOut('s1-bolt', 's2-nut')).toEqual(['s1-bolt']);
});

testAtOnce('two orders that sell out sizes of the same two products, in opposite order, are both placed', async () => {
  const seconds = inArray(stock.variantId, ['s2-nut', 's4-bolt']);
  const missing = await whileHeld(
    (tx) => tx.select().from(stock).where(seconds).for('update'),
    [
      ['s1-bolt', 's2-nut'],
      ['s3-nut', 's4-bolt'],
    ],
  );
  expect(missing).toEqual([[], []]);
  expect(await leftOf()).toEqual([0, 0, 0, 0]);
});

testAtOnce(
  'of two orders for the last piece of a size, the one that also sells out another size of the product is placed',
  async () => {
    const isBolt = eq(productSearch.productId, 'bolt');
    const missing = await whileHeld(
      (tx) => tx.select().from(productSearch).where(isBolt).for('update'),
      [['s1-bolt', 's4-bolt'], ['s4-bolt']],
    );
    expect(missing).toEqual([[], ['s4-bolt']]);
    expect(await leftOf()).toEqual([0, 1, 1, 0]);
  },
);
