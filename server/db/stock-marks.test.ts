import { eq } from 'drizzle-orm';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { countHeldUp, holdTransaction, testAtOnce } from '#tests/support/stores/at-once.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { refreshProductSearch } from './product-search.ts';
import { productSearch, stock, variants } from './schema.ts';
import type { Queryable } from './database.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const sizes = await db
  .select({ id: variants.id, productId: variants.productId })
  .from(variants)
  .where(eq(variants.isActive, true));
const productId = sizes.map((size) => size.productId).find((id, index, all) => all.indexOf(id) !== index) ?? '';
const [one = '', other = ''] = sizes.filter((size) => size.productId === productId).map(({ id }) => id);

const setStock = async (to: Queryable, variantId: string, quantity: number): Promise<void> =>
  void (await to.update(stock).set({ quantity }).where(eq(stock.variantId, variantId)));

const isMarked = async (): Promise<boolean | undefined> =>
  (await db.select().from(productSearch).where(eq(productSearch.productId, productId)))[0]?.isInStock;

beforeEach(async () => {
  await db.transaction(refreshProductSearch);
  await db.update(stock).set({ quantity: 0 });
  for (const id of [one, other]) {
    await db.insert(stock).values({ variantId: id, quantity: 0 }).onConflictDoNothing();
    await setStock(db, id, 1);
  }
});

/** Runs `first` in a transaction and, before that is committed, `late`, which is either done by then or waits for it. */
const atOnce = async (first: (tx: Queryable) => Promise<void>, late: () => Promise<void>): Promise<void> => {
  const commit = await holdTransaction(db, first);
  let isDone = false;
  const ended = late().then(() => (isDone = true));
  await expect.poll(async () => isDone || (await countHeldUp(db)) !== 0).toBe(true);
  await Promise.all([commit(), ended]);
};

test('a product is in stock while any of its sizes is', async () => {
  expect(await isMarked()).toBe(true);
  await setStock(db, one, 0);
  expect(await isMarked()).toBe(true);
  await setStock(db, other, 0);
  expect(await isMarked()).toBe(false);
});

testAtOnce('two sizes that are sold out at the same moment leave no mark', async () => {
  await atOnce(
    (tx) => setStock(tx, one, 0),
    () => setStock(db, other, 0),
  );
  expect(await isMarked()).toBe(false);
});

testAtOnce('what is sold out while the catalogue is indexed again is so afterwards', async () => {
  await setStock(db, other, 0);
  await atOnce(
    (tx) => refreshProductSearch(tx),
    () => setStock(db, one, 0),
  );
  expect(await isMarked()).toBe(false);
});
