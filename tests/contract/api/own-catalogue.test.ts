import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hasStore, requireStore } from '#server/db/seed/run.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { storeOver, type TestStore } from '#tests/support/stores/store.ts';

const documented = /```sql\n(.*?)```/s.exec(readFileSync('docs/production.md', 'utf8'))?.[1] ?? '';

let store: TestStore;
beforeAll(async () => {
  store = await storeOver(await openTestDatabase('empty'));
});
afterAll(async () => store.close());

test('the documented rows make a shop out of an empty database, and reindexing lists what it sells', async () => {
  expect(await hasStore(store.db)).toBe(false);
  await expect(requireStore(store.db)).rejects.toThrow('The database is empty.');
  await store.db.execute(sql.raw(documented));
  expect(await hasStore(store.db)).toBe(true);
  await requireStore(store.db);
  const guest = store.client();
  const list = () => guest.getProducts({ query: { PageNumber: 1, PageSize: 10 } });
  expect(await list()).toMatchObject({ total: 0 });
  await store.db.transaction(refreshProductSearch);
  expect(await list()).toMatchObject({ total: 1, results: [{ slug: 'hex-bolt', priceFrom: { amount: 250 } }] });
  expect(await guest.getCategoryTree({})).toMatchObject({ nodes: [{ slug: 'bolts', productCount: 1 }] });
  const { results: pages } = await guest.getPages({});
  const footer = readFileSync('src/routes/-shell/footer.tsx', 'utf8');
  const screens = new Set(['/contact-us', '/privacy-policy', '/cookies-settings']);
  const linked = [...footer.matchAll(/\['(\/[\w-]+)', words\./g)].flatMap(([, path]) => path ?? []);
  const missing = linked.filter((path) => !screens.has(path) && pages.every(({ url }) => url !== path));
  expect(linked).toContain('/faq');
  expect(missing).toEqual([]);
});
