import { eq } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { createTestStore } from '#tests/support/stores/store.ts';
import { variants, variantSearch } from './schema.ts';
import { fillVariantSearch } from './variant-search.ts';

const store = await createTestStore();
afterAll(() => store.close());

test('a database that an earlier version filled gets the index of variants at its next start, once', async () => {
  const { db } = store;
  const all = await db.$count(variants);
  expect(all).toBeGreaterThan(100);
  expect(await db.$count(variantSearch)).toBe(all);
  await db.delete(variantSearch);
  await Promise.all([fillVariantSearch(db), fillVariantSearch(db)]);
  expect(await db.$count(variantSearch)).toBe(all);
  const [first] = await db.select().from(variantSearch).limit(1);
  await db.delete(variantSearch).where(eq(variantSearch.variantId, first?.variantId ?? ''));
  await fillVariantSearch(db);
  expect(await db.$count(variantSearch)).toBe(all - 1);
});
