import { eq, sql } from 'drizzle-orm';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { expireUnpaidOrders } from '#server/api/orders/expiry.ts';
import { createPaymentDrivers } from '#server/api/payments/sandbox/sandbox.ts';
import { stockCalls } from '#server/api/operator/stock-calls.ts';
import { refreshProductSearch } from '#server/db/product-search.ts';
import * as tables from '#server/db/schema.ts';
import { statementsOf } from '#server/db/statements.ts';
import { bare } from '#tests/support/stores/bare-store.ts';
import { statementsFor } from '#tests/support/stores/min-statements.ts';
import { createBareStore } from '#tests/support/stores/store.ts';
import { counter, orderAsGuest, setPrice, setSettings, setStock, stockCounter } from './counter-fixture.ts';

/*
 * Visitors get answers cached for others of their kind, as long as those are valid. Each test first makes sure that an answer
 * is cached: repeating the request runs no statement.
 */

const store = await createBareStore();
await stockCounter(store.db);
await refreshProductSearch(store.db);
const operatorKey = 'the-key-of-the-office-in-tests-0000001';
await store.app.register(stockCalls, {
  prefix: '/operator',
  db: store.db,
  key: operatorKey,
  publicUrl: 'http://shop.test',
  outbox: store.app.outbox,
  pushes: store.app.pushes,
  clock: () => store.clock.now,
});
afterAll(() => store.close());

const shop = store.client();
const statements = statementsOf(store.db);

const list = async (query = {}) => {
  const { results } = await shop.getProducts({ query: { CategorySlug: 'ct-b', ...query } });
  const [product] = results;
  const [variant] = product?.variants ?? [];
  if (product === undefined || variant === undefined) throw new Error('The list is empty.');
  return { product, variant };
};

const suggested = () => shop.getSuggestions({ query: { Query: 'counter bolt' } });

const statementsOfAsking = (ask: () => Promise<unknown>): Promise<number> => statementsFor(store.db, ask);

/** Repeats the request until it is cached. */
const untilCached = async (ask: () => Promise<unknown>): Promise<void> => {
  await ask();
  await expect.poll(() => statementsOfAsking(ask)).toBe(0);
};

beforeEach(async () => {
  await setSettings(store.db, { inventoryAvailability: 'AvailableQuantity' });
  await setPrice(store.db, counter.loose, 100);
  await setStock(store.db, counter.loose, 1000);
  await store.db.update(tables.products).set({ name: 'Counter bolt' }).where(eq(tables.products.id, 'ct-bolt'));
});

describe('a cached list says at once', () => {
  test('what a thing costs now', async () => {
    await untilCached(list);
    await setPrice(store.db, counter.loose, 107);
    expect((await list()).variant.basePrice?.amount).toBe(107);
  });

  test('what a price is that is changed in a transaction, once it is committed, and never one that is taken back', async () => {
    await untilCached(list);
    await store.db.transaction((tx) => setPrice(tx, counter.loose, 111));
    expect((await list()).variant.basePrice?.amount).toBe(111);
    const undone = store.db.transaction(async (tx) => {
      await setPrice(tx, counter.loose, 112);
      throw new Error('Taken back.');
    });
    await expect(undone).rejects.toThrow('Taken back.');
    expect((await list()).variant.basePrice?.amount).toBe(111);
  });

  test('what a thing and its category are called now, and its attributes', async () => {
    await untilCached(list);
    await store.db.update(tables.products).set({ name: 'Renamed bolt' }).where(eq(tables.products.id, 'ct-bolt'));
    expect((await list()).product.name).toBe('Renamed bolt');

    await untilCached(list);
    await store.db.update(tables.categories).set({ name: 'Renamed shelf' }).where(eq(tables.categories.id, 'ct-b'));
    expect((await list()).product.categories.at(-1)?.name).toBe('Renamed shelf');

    await untilCached(list);
    const attributes = [{ code: 'thread', name: 'Thread', value: 'M12', displayValue: 'M12' }];
    await store.db.update(tables.products).set({ attributes }).where(eq(tables.products.id, 'ct-bolt'));
    expect((await list()).product.attributes[0]?.value).toBe('M12');
  });

  test('what the settings and taxes hide and add now', async () => {
    await untilCached(list);
    await setSettings(store.db, { inventoryAvailability: 'InStock' });
    expect((await list()).variant.inventory.availableQuantity).toBeNull();
    await untilCached(list);
    await store.db
      .update(tables.taxRates)
      .set({ rateBasisPoints: 2100 })
      .where(eq(tables.taxRates.taxClass, 'Standard'));
    expect((await list()).variant.taxRate).toBe(2100);
  });

  test('what was ordered a moment ago', async () => {
    await untilCached(list);
    await orderAsGuest(shop, counter.loose, 40);
    expect((await list()).variant.inventory.availableQuantity).toBe(960);
  });

  test('what an order gives back that nobody pays for', async () => {
    const { id } = await orderAsGuest(shop, counter.loose, 40);
    await untilCached(list);
    expect((await list()).variant.inventory.availableQuantity).toBe(960);
    const now = store.clock.now;
    const dayAgo = new Date(now.getTime() - 24 * 60 * 60 * 1000);
    await store.db.update(tables.orders).set({ createdAt: dayAgo }).where(eq(tables.orders.id, id));
    await expireUnpaidOrders(store.db, { payments: createPaymentDrivers(), publicUrl: 'http://shop.test', now });
    expect((await list()).variant.inventory.availableQuantity).toBe(1000);
  });

  test('what the office has counted', async () => {
    await untilCached(list);
    const counted = await store.app.inject({
      method: 'PUT',
      url: '/operator/stock',
      headers: { authorization: `Bearer ${operatorKey}` },
      payload: { sku: counter.loose.toUpperCase(), quantity: 77 },
    });
    expect(counted.statusCode).toBe(200);
    expect((await list()).variant.inventory.availableQuantity).toBe(77);
  });

  test('what another process has sold and priced, once that has announced it', async () => {
    await untilCached(list);
    // Hidden from the observer of this process's writes, like a statement of another process.
    await store.db.execute(
      sql`with sold as (update stock set quantity = 5 where variant_id = ${counter.loose} returning 1) select * from sold`,
    );
    statements.notifyWrite('stock');
    expect((await list()).variant.inventory.availableQuantity).toBe(5);
    await untilCached(list);
    await store.db.execute(
      sql`with priced as (update variant_prices set amount_minor = 113 where variant_id = ${counter.loose} and minimum_quantity = 1 and currency_code = 'GBP' and price_group_id is null returning 1) select * from priced`,
    );
    statements.notifyWrite('variant_prices');
    expect((await list()).variant.basePrice?.amount).toBe(113);
  });
});

test('a change of stock leaves lists of other things cached: each checks once whether its own stock is the same', async () => {
  await untilCached(list);
  await setStock(store.db, counter.pipe, 499);
  expect(await statementsOfAsking(list)).toBe(1);
  expect(await statementsOfAsking(list)).toBe(0);
});

test('counts of what is in stock, and lists of it alone, follow the stock', async () => {
  const inStock = async () => {
    const { filters } = await shop.getFilters({ query: { CategorySlug: 'ct-b' } });
    return filters.find(({ code }) => code === 'availability')?.values[0]?.count;
  };
  const listed = async () =>
    (await shop.getProducts({ query: { CategorySlug: 'ct-b', Filters: ['availability:in-stock'] } })).total;
  await untilCached(inStock);
  await untilCached(listed);
  expect([await inStock(), await listed()]).toEqual([1, 1]);
  const all = await store.db.select().from(tables.stock);
  await store.db.update(tables.stock).set({ quantity: 0 });
  expect(await inStock()).not.toBe(1);
  expect(await listed()).toBe(0);
  for (const { variantId, quantity } of all) await setStock(store.db, variantId, quantity);
  expect([await inStock(), await listed()]).toEqual([1, 1]);
});

test('suggestions say what things cost and how many there are now', async () => {
  await untilCached(suggested);
  await setStock(store.db, counter.loose, 31);
  expect((await suggested()).products[0]?.variants[0]?.inventory.availableQuantity).toBe(31);
  await untilCached(suggested);
  await setPrice(store.db, counter.loose, 117);
  expect((await suggested()).products[0]?.variants[0]?.basePrice?.amount).toBe(117);
});

test('who is signed in is shown their own prices, and nobody else is; each currency has its own', async () => {
  const trade = await store.shopper({ company: true });
  const priceFor = async (client: typeof shop) => {
    const { results } = await client.getProducts({ query: { CategorySlug: 'ct-b' } });
    return results[0]?.variants[0]?.basePrice;
  };
  await untilCached(() => priceFor(shop));
  expect(await priceFor(trade.client)).toEqual({ amount: 80, currencyCode: 'GBP' });
  expect(await priceFor(shop)).toEqual({ amount: 100, currencyCode: 'GBP' });
  expect(await priceFor(store.client(null, { currencyCode: 'EUR' }))).toEqual({ amount: 120, currencyCode: 'EUR' });
  // An invalid token is refused as usual, not answered as a guest.
  const path = '/products?CategorySlug=ct-b';
  expect((await store.send({ method: 'GET', path, token: 'nonsense' })).status).toBe(
    (await store.send({ method: 'GET', path: '/products?CategorySlug=ct-a', token: 'nonsense' })).status,
  );
});

test('shoppers of one price group are answered alike, from the moment they are in it until their session ends', async () => {
  const [one, other] = [await store.shopper({ company: true }), await store.shopper({ company: true })];
  const listOf = async ({ client }: typeof one) =>
    (await client.getProducts({ query: { CategorySlug: 'ct-b' } })).results[0]?.variants[0]?.basePrice?.amount;
  // The shopper is looked up each time, and nothing else is.
  const untilCachedFor = async (shopper: typeof one): Promise<void> => {
    await expect.poll(() => statementsOfAsking(() => listOf(shopper))).toBe(1);
  };
  expect(await listOf(one)).toBe(80);
  await untilCachedFor(one);
  expect(await statementsOfAsking(() => listOf(other))).toBe(1);
  expect(await listOf(other)).toBe(80);

  await setPrice(store.db, counter.loose, 121);
  expect(await listOf(one)).toBe(80);
  await untilCachedFor(one);
  await store.db.update(tables.companies).set({ priceGroupId: null });
  expect(await listOf(one)).toBe(121);
  await store.db.update(tables.companies).set({ priceGroupId: bare.priceGroupId });
  expect(await listOf(one)).toBe(80);

  await untilCachedFor(one);
  await one.client.signOut({});
  await expect(listOf(one)).rejects.toMatchObject({ status: 401 });
  expect(await listOf(other)).toBe(80);
});

test('neither the case nor the order of parameters nor an unknown one makes another answer, while another page size does', async () => {
  const ask = (path: string) => () => store.send({ method: 'GET', path });
  await untilCached(ask('/products?CategorySlug=ct-b&PageSize=7'));
  expect(await statementsOfAsking(ask('/products?pagesize=7&categoryslug=ct-b&r=1'))).toBe(0);
  expect(await statementsOfAsking(ask('/products?CategorySlug=ct-b&PageSize=8'))).toBeGreaterThan(0);
});

test('each client gets the encoding that it takes, with the same headers the first time and later', async () => {
  const path = '/products?CategorySlug=ct-b&PageSize=9';
  const url = `/api${path}`;
  const readers = { br: brotliDecompressSync, gzip: gunzipSync, none: (body: Buffer) => body };
  const plain = (await store.send({ method: 'GET', path })).text;
  for (const [encoding, read] of Object.entries(readers)) {
    const ask = async () => {
      const headers = { 'API-Key': 'test-api-key', StoreKey: 'test-store', 'Accept-Encoding': encoding };
      const { rawPayload, headers: got, statusCode } = await store.app.inject({ method: 'GET', url, headers });
      const { date: _, ...others } = got;
      return { statusCode, others, text: read(rawPayload).toString() };
    };
    const [first, second] = [await ask(), await ask()];
    expect(first.text).toBe(plain);
    expect(second.text).toBe(plain);
    expect(first.others['content-encoding']).toBe(encoding === 'none' ? undefined : encoding);
    expect(first.others['vary']).toBe('Origin, Authorization, CurrencyCode, CountryCode, Accept-Encoding');
    expect(first.others['cache-control']).toBe('no-cache');
    const { 'x-ratelimit-remaining': __, 'x-ratelimit-reset': ___, ...lasting } = first.others;
    expect(second.others).toMatchObject(lasting);
  }
});
