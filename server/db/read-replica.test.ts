import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { bare, seedBareStore } from '#tests/support/stores/bare-store.ts';
import { type Replica, startReplica } from '#tests/support/stores/replica.ts';
import { storeOver, type TestStore } from '#tests/support/stores/store.ts';
import { openDatabase, type OpenDatabase } from './connect.ts';
import { followReplica, type ReadReplica, type ReplicaTrouble } from './read-replica.ts';
import { refreshProductSearch } from './product-search.ts';
import { products, stock } from './schema.ts';
import { statementsOf } from './statements.ts';

const database = await emptyDatabase();
const { url } = database;
let server: Replica | null = null;
let primary: OpenDatabase;
let replica: OpenDatabase | null = null;
let following: ReadReplica | null = null;
let store: TestStore;

beforeAll(async () => {
  primary = await openDatabase({ dataDir: 'memory://', ...(url === null ? {} : { databaseUrl: url }) });
  await seedBareStore(primary.db);
  await refreshProductSearch(primary.db);
  if (url !== null) {
    server = await startReplica(url);
    replica = await openDatabase({
      dataDir: 'memory://',
      databaseUrl: server.urlOf(url),
      isMigrated: false,
      connectTimeoutMs: 2_000,
    });
    following = followReplica(primary, replica, () => undefined);
  }
  store = await storeOver(primary, { readAnywhere: (work) => following?.read(work) ?? work(primary.db) });
});

afterAll(async () => {
  server?.thaw();
  await following?.close();
  await store.close();
  await server?.stop();
  await database.drop();
});

const nameOfProduct = async (): Promise<string> =>
  (await store.client().getProductBySlug({ params: { slug: 'hex-bolt' } })).name;

const rename = (name: string) => primary.db.update(products).set({ name }).where(eq(products.id, bare.productId));

/** Reads until the replica, or the database itself, has answered. */
const untilRead = async (isOfReplica: boolean): Promise<void> => {
  await expect
    .poll(
      async () => {
        const before = following?.count;
        await nameOfProduct();
        return following?.count !== before;
      },
      { timeout: 20_000 },
    )
    .toBe(isOfReplica);
};

/** Pauses and resumes the log replay on the replica, which makes it fall behind. */
const pauseReplay = () => replica?.db.execute(sql`select pg_wal_replay_pause()`);
const resumeReplay = () => replica?.db.execute(sql`select pg_wal_replay_resume()`);

const statementsOfPrimaryFor = async (work: () => Promise<unknown>): Promise<number> => {
  const before = statementsOf(primary.db).count;
  await work();
  return statementsOf(primary.db).count - before;
};

const reads = async (): Promise<void> => {
  await untilRead(true);
  const before = following?.count ?? 0;
  const { results } = await store.client().getProducts({ query: { Search: 'bolt' } });
  await store.client().getSuggestions({ query: { Query: 'bolt' } });
  expect(results.map(({ slug }) => slug)).toEqual(['hex-bolt']);
  expect(following?.count).toBe(before + 2);

  const basket = await store.client().addToBasket({ body: { productVariantId: bare.variantId, quantity: 2 } });
  const asked = store.client().getBasket({ query: { anonymousId: basket.anonymousId ?? '' } });
  expect((await asked).lineItems.map(({ quantity }) => quantity)).toEqual([2]);
  expect(following?.count).toBe(before + 2);
};

const lag = async (): Promise<void> => {
  await rename('Hex bolt');
  await untilRead(true);
  await pauseReplay();
  await rename('Renamed');
  // Visible at once, because the read goes to the database itself; the replica does not have it.
  const before = following?.count;
  expect(await nameOfProduct()).toBe('Renamed');
  expect(following?.count).toBe(before);
  await resumeReplay();
  await untilRead(true);
  expect(await nameOfProduct()).toBe('Renamed');

  // A change that guests do not see does not divert reads, however long it takes to arrive, until the replica is too far behind.
  await pauseReplay();
  await store.client().addToBasket({ body: { productVariantId: bare.variantId, quantity: 1 } });
  await untilRead(true);
  await expect.poll(() => following?.trouble, { timeout: 30_000 }).toBe('too far behind');
  await untilRead(false);
  await resumeReplay();
  await untilRead(true);
};

const frozen = async (): Promise<void> => {
  await untilRead(true);
  server?.freeze();
  // The first reads wait for an answer that the replica never sends, and still succeed.
  const asked = await Promise.all(Array.from({ length: 12 }, nameOfProduct));
  expect(new Set(asked).size).toBe(1);
  expect(following?.trouble).toBe('unreachable');
  expect(await statementsOfPrimaryFor(nameOfProduct)).toBeGreaterThan(0);
  server?.thaw();
  await untilRead(true);
};

const dead = async (): Promise<void> => {
  await untilRead(true);
  const asking = Array.from({ length: 12 }, nameOfProduct);
  await server?.kill();
  await Promise.all(asking);
  expect(await nameOfProduct()).toBe(await nameOfProduct());
  await expect.poll(() => following?.trouble, { timeout: 20_000 }).toBe('unreachable');
  await primary.db.update(stock).set({ quantity: 3 }).where(eq(stock.variantId, bare.variantId));
  const { variants } = await store.client().getProductBySlug({ params: { slug: 'hex-bolt' } });
  expect(variants.find(({ id }) => id === bare.variantId)?.inventory.isInStock).toBe(true);
};

const itself = async (): Promise<void> => {
  // A primary at the replica's address: after a failover, or by mistake.
  const troubles: ReplicaTrouble[] = [];
  const other = await openDatabase({ dataDir: 'memory://', databaseUrl: url ?? '', isMigrated: false });
  const wrong = followReplica(primary, other, (trouble) => troubles.push(trouble));
  await expect.poll(() => troubles).toEqual(['no replica of this database']);
  await wrong.read((db) => Promise.resolve(expect(db).toBe(primary.db)));
  await wrong.close();
};

const alone = async (): Promise<void> => {
  expect(await nameOfProduct()).toBe('Hex bolt');
};

const journeys: readonly (readonly [string, () => Promise<void>])[] =
  url === null
    ? [['the embedded database reads from itself', alone]]
    : [
        ['the catalogue is read from the replica, a cart from the database itself', reads],
        ['what is changed is seen at once though the replica lags, and one that lags for long is left', lag],
        ['a server that is no replica of this database is not read from', itself],
        ['a replica that hangs holds nobody up for long, and is read from again when it answers', frozen],
        ['a replica that dies takes no read with it', dead],
      ];
test.each(journeys)('%s', async (_, journey) => journey(), 120_000);
