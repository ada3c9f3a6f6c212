import { eq, sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { referenceMaxAgeMs } from '#server/api/store/reference-data.ts';
import * as tables from '#server/db/schema.ts';
import { minStatements } from '#tests/support/stores/min-statements.ts';
import { createTestStore, type TestStore } from '#tests/support/stores/store.ts';

let store: TestStore;
let leaf: string;
let product: { id: string; slug: string };

beforeAll(async () => {
  store = await createTestStore({ referenceMaxAgeMs });
  const { results } = await store.client().getProducts({ query: {} });
  const [first] = results;
  product = { id: first?.id ?? '', slug: first?.slug ?? '' };
  leaf = first?.categories.at(-1)?.slug ?? '';
});

afterAll(() => store.close());
afterEach(() => {
  vi.useRealTimers();
});

/** The number of statements that a request takes; `path` may vary its spelling to bypass the answer cache. */
const statementsIn = async (path: (time: number) => string): Promise<number> => {
  // Keeps the cache from ageing during the measurement.
  vi.useFakeTimers({ toFake: ['performance'] });
  await store.send({ method: 'GET', path: path(0) });
  return minStatements(store.db, async (time) => {
    expect((await store.send({ method: 'GET', path: path(time) })).status).toBe(200);
  });
};

test.each([
  ['the settings', () => '/store-settings', 0],
  ['the menu', () => '/menus/main/tree', 0],
  ['the tree of categories', () => '/categories/tree', 0],
  ['the attributes to filter by', () => '/product-filters/attributes', 0],
  ['a category', () => `/categories/slug=${leaf}`, 1],
  ['the first page of a category', (time: number) => `/products?CategorySlug=${leaf}&PageSize=${20 + time}`, 2],
  ['the first page of a category that was asked for before', () => `/products?CategorySlug=${leaf}`, 0],
  ['the content of the home page', () => '/pages/by-url?url=/', 1],
  ['the latest guides', () => '/blog-posts?PageSize=3', 4],
  ['products by id', (time: number) => `/products?${`Ids=${product.id}&`.repeat(1 + time)}`, 1],
  [
    'the filters of a category',
    (time: number) => `/product-filters?CategorySlug=${leaf}&Search=${'%20'.repeat(1 + time)}`,
    2,
  ],
  ['a product page', () => `/products/slug=${product.slug}`, 2],
])('%s takes no more statements than it needs', async (_, path, most) => {
  expect(await statementsIn(path)).toBe(most);
});

const nameOfStore = async (): Promise<string> => (await store.client().getStoreSettings({})).storeName;

const nameOfCategory = async (): Promise<string> =>
  (await store.client().getCategoryBySlug({ params: { slug: leaf } })).name;

const rename = (name: string) =>
  store.db.update(tables.categories).set({ name }).where(eq(tables.categories.slug, leaf));

test('what this process changes it sees at once', async () => {
  await nameOfStore();
  await store.db.update(tables.storeSettings).set({ storeName: 'Renamed' });
  await rename('Renamed shelf');

  expect(await nameOfStore()).toBe('Renamed');
  expect(await nameOfCategory()).toBe('Renamed shelf');
});

test('a change in a transaction is seen once it is committed', async () => {
  await nameOfStore();
  await store.db.transaction(async (tx) => {
    await tx.update(tables.storeSettings).set({ storeName: 'Committed' });
  });

  expect(await nameOfStore()).toBe('Committed');
});

test('what another process changes is seen within the maximum age', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  await rename('Before');
  expect(await nameOfCategory()).toBe('Before');
  // Hidden from the observer of this process's writes, like a statement of another process.
  await store.db.execute(
    sql`with renamed as (update categories set name = 'After' where slug = ${leaf} returning 1) select * from renamed`,
  );

  expect(await nameOfCategory()).toBe('Before');
  vi.advanceTimersByTime(referenceMaxAgeMs);
  expect(await nameOfCategory()).toBe('After');
});

test('stock and prices are read anew every time', async () => {
  const page = () => store.client().getProductBySlug({ params: { slug: product.slug } });
  const [variant] = (await page()).variants;
  await store.db.execute(
    sql`with sold as (update stock set quantity = 0 where variant_id = ${variant?.id} returning 1) select * from sold`,
  );
  await store.db.execute(
    sql`with priced as (update variant_prices set amount_minor = 4321 where variant_id = ${variant?.id} and minimum_quantity = 1 and price_group_id is null returning 1) select * from priced`,
  );

  const changed = (await page()).variants.find(({ id }) => id === variant?.id);
  expect(changed?.inventory.isInStock).toBe(false);
  expect(changed?.basePrice?.amount).toBe(4321);
});
