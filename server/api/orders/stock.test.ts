import { asc, eq, inArray, sql } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import type { Queryable } from '#server/db/database.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import { productSearch, products, stock, variants } from '#server/db/schema.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { deductStock } from './stock.ts';

/** The embedded database has a single connection, so nothing there happens at the same time. */
const isShared = process.env['TEST_DATABASE_URL'] !== undefined;

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

const areWaiting = async (count: number): Promise<void> => {
  const waiting = sql`select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
  await expect.poll(async () => (await db.execute(waiting)).rows.length).toBe(count);
};

/** Begins the orders one after another while `hold` holds what all of them wait for. Returns what each was short of. */
const whileHeld = async (
  hold: (tx: Queryable) => Promise<unknown>,
  orders: readonly (readonly Size[])[],
): Promise<string[][]> => {
  let release = (): void => undefined;
  const over = new Promise<void>((resolve) => (release = resolve));
  let holder = Promise.resolve();
  await new Promise<void>((resolve, reject) => {
    holder = db.transaction(async (tx) => {
      await hold(tx);
      resolve();
      await over;
    });
    holder.catch(reject);
  });
  const begun: Promise<string[]>[] = [];
  for (const ids of orders) {
    begun.push(sellOut(...ids));
    await areWaiting(begun.length);
  }
  release();
  return (await Promise.all([Promise.all(begun), holder]))[0];
};

const leftOf = async (): Promise<number[]> =>
  (
    await db
      .select()
      .from(stock)
      .where(inArray(stock.variantId, Object.keys(sizes)))
      .orderBy(asc(stock.variantId))
  ).map(({ quantity }) => quantity);

test('two orders that sell out sizes of the same two products, in opposite order, are both placed', async () => {
  if (!isShared) return;
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

test('of two orders for the last piece of a size, the one that also sells out another size of the product is placed', async () => {
  if (!isShared) return;
  const isBolt = eq(productSearch.productId, 'bolt');
  const missing = await whileHeld(
    (tx) => tx.select().from(productSearch).where(isBolt).for('update'),
    [['s1-bolt', 's4-bolt'], ['s4-bolt']],
  );
  expect(missing).toEqual([[], ['s4-bolt']]);
  expect(await leftOf()).toEqual([0, 1, 1, 0]);
});
