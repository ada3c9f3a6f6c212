import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestStore, type TestStore } from '#tests/support/stores/store.ts';
import { baskets, pages, stock, variantPrices } from './schema.ts';
import { onPageChange, onShownChange, notifyStockCount } from './shown-tables.ts';

let store: TestStore;
let changes = 0;

beforeAll(async () => {
  store = await createTestStore();
  onShownChange(store.db, () => {
    changes += 1;
  });
});
beforeEach(() => {
  changes = 0;
});
afterAll(() => store.close());

const nothing = 'is the id of nothing';

test('a price, a quantity in stock and a page that are written change what guests are shown', async () => {
  await store.db.update(variantPrices).set({ amountMinor: 1 }).where(eq(variantPrices.variantId, nothing));
  expect(changes).toBe(1);
  await store.db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, nothing));
  await store.db.transaction(async (tx) => {
    await tx.update(pages).set({ title: 'Renamed' }).where(eq(pages.id, nothing));
  });
  expect(changes).toBeGreaterThanOrEqual(3);
});

test('a price outdates the pages that were rendered, a quantity in stock only when it was counted', async () => {
  let outdated = 0;
  onPageChange(store.db, () => {
    outdated += 1;
  });
  await store.db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, nothing));
  expect(outdated).toBe(0);
  await notifyStockCount(store.db);
  expect(outdated).toBe(1);
  await store.db.update(variantPrices).set({ amountMinor: 1 }).where(eq(variantPrices.variantId, nothing));
  expect(outdated).toBe(2);
});

test('what shoppers write for themselves does not', async () => {
  await store.db.delete(baskets).where(eq(baskets.id, nothing));
  expect(changes).toBe(0);
  await store.client().getBasket({});
  expect(changes).toBe(0);
});

test('what was written outside of a transaction is announced once, and not again by one that follows', async () => {
  await store.db.update(stock).set({ quantity: 1 }).where(eq(stock.variantId, nothing));
  await store.db.transaction((tx) => tx.delete(baskets).where(eq(baskets.id, nothing)));
  expect(changes).toBe(1);
});
