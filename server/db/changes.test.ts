import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { bare, seedBareStore } from '#tests/support/stores/bare-store.ts';
import { storeOver, type TestStore } from '#tests/support/stores/store.ts';
import { refreshCatalogueCounts } from './catalogue-counts.ts';
import { changesChannel, type ChangeListener, listenForChanges } from './changes.ts';
import { openDatabase } from './connect.ts';
import { onShownChange, publishedTables, notifyStockCount } from './shown-tables.ts';

const database = await emptyDatabase();
let store: TestStore;
let listening: ChangeListener | null = null;

beforeAll(async () => {
  const { url } = database;
  const opened = await openDatabase({ dataDir: 'memory://', ...(url === null ? {} : { databaseUrl: url }) });
  await seedBareStore(opened.db);
  store = await storeOver(opened, { referenceMaxAgeMs: 24 * 60 * 60 * 1000 });
});

afterEach(() => listening?.close());
afterAll(async () => {
  await store.close();
  await database.drop();
});

test('every table that guests are shown something of has a trigger that announces its changes', async () => {
  const { rows } = await store.db.execute<{ name: string }>(
    sql`select tgrelid::regclass::text as name from pg_trigger where tgname = 'publish_change' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual(publishedTables.toSorted());
});

/** A connection from outside: another process, or a person. */
const withStranger = async (url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

const nameOfStore = async (): Promise<string> => (await store.client().getStoreSettings({})).storeName;

const rename = (client: pg.Client, name: string) => client.query('update store_settings set store_name = $1', [name]);

/** Starts listening, and waits until the first connection is up. */
const listen = async (url: string): Promise<unknown[]> => {
  const lost: unknown[] = [];
  let isListening = false;
  onShownChange(store.db, () => (isListening = true));
  listening = listenForChanges(store.db, url, (error) => lost.push(error));
  await expect.poll(() => isListening).toBe(true);
  return lost;
};

const byHand = async (url: string): Promise<void> => {
  await listen(url);
  expect(await nameOfStore()).toBe('Bare Store');
  await withStranger(url, async (client) => {
    await client.query('begin');
    await rename(client, 'Not yet');
    expect(await nameOfStore()).toBe('Bare Store');
    await client.query('rollback');
    await rename(client, 'By hand');
  });
  await expect.poll(nameOfStore).toBe('By hand');

  let drops = 0;
  onShownChange(store.db, () => (drops += 1));
  await withStranger(url, (client) =>
    client.query('update stock set quantity = 7 where variant_id = $1', [bare.variantId]),
  );
  await expect.poll(() => drops).toBe(1);
  // Shoppers' own writes are not published: only the price change after them is.
  await withStranger(url, async (client) => {
    await client.query("delete from baskets where id = 'none'");
    await client.query("update variant_prices set amount_minor = 1 where variant_id = 'none'");
  });
  await expect.poll(() => drops).toBe(2);
};

/** Reads repeatedly what a guest sees of the store's first product. */
const shown = async (): Promise<unknown> => {
  const { results } = await store.client().getProducts({ query: { Ids: [bare.productId] } });
  const [variant] = results[0]?.variants ?? [];
  return [variant?.basePrice?.amount, variant?.inventory.isInStock];
};

const followSharedAnswers = async (url: string): Promise<void> => {
  await listen(url);
  expect(await shown()).toEqual([250, true]);
  await withStranger(url, async (client) => {
    await client.query('update variant_prices set amount_minor = 275 where variant_id = $1', [bare.variantId]);
    await expect.poll(shown).toEqual([275, true]);
    await client.query('update stock set quantity = 0 where variant_id = $1', [bare.variantId]);
    await expect.poll(shown).toEqual([275, false]);
  });
};

const counted = async (url: string): Promise<void> => {
  const payloads: (string | undefined)[] = [];
  await withStranger(url, async (client) => {
    client.on('notification', ({ payload }) => payloads.push(payload));
    await client.query(`listen ${changesChannel}`);
    await notifyStockCount(store.db);
    await expect.poll(() => payloads).toEqual(['counted_stock']);
  });
};

const views = async (url: string): Promise<void> => {
  const payloads: (string | undefined)[] = [];
  await withStranger(url, async (client) => {
    client.on('notification', ({ payload }) => payloads.push(payload));
    await client.query(`listen ${changesChannel}`);
    await refreshCatalogueCounts(store.db);
    await expect.poll(() => payloads).toEqual(['category_facets', 'facet_values', 'category_prices', 'search_words']);
  });
};

const cut = async (url: string): Promise<void> => {
  const lost = await listen(url);
  await withStranger(url, async (client) => {
    await rename(client, 'Before');
    await expect.poll(nameOfStore).toBe('Before');
    // Both in one transaction, so that no notification of the name reaches anybody.
    await client.query('begin');
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'tradecounter changes' and datname = current_database()",
    );
    await expect.poll(() => lost.length).toBe(1);
    await client.query('set local session_replication_role = replica');
    await rename(client, 'While nobody listened');
    await client.query('commit');
    await expect.poll(nameOfStore).toBe('While nobody listened');
    await rename(client, 'Afterwards');
  });
  await expect.poll(nameOfStore).toBe('Afterwards');
};

const { url } = database;
const nobody = async (): Promise<void> => {
  expect(await nameOfStore()).toBe('Bare Store');
  await store.db.execute(sql`select pg_notify(${changesChannel}, 'stock')`);
  expect(await nameOfStore()).toBe('Bare Store');
};
const journeys: readonly (readonly [string, () => Promise<void>])[] =
  url === null
    ? [['the embedded database, which has one process, takes what is announced to nobody', nobody]]
    : [
        ['what another process or a hand commits is seen at once, and what it takes back never', () => byHand(url)],
        ['what guests are answered alike follows prices and stock that others write', () => followSharedAnswers(url)],
        ['stock that was counted is announced, apart from stock that was sold', () => counted(url)],
        ['counts that were made anew are announced', () => views(url)],
        ['a connection that is cut is made anew, and what was written meanwhile is seen', () => cut(url)],
      ];
test.each(journeys)('%s', async (_, journey) => journey(), 60_000);
