import { sql } from 'drizzle-orm';
import { afterAll, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connect.ts';
import { searchWords } from '#server/db/schema.ts';
import { emptyDatabase } from '#tests/support/stores/database.ts';
import { createSearchCache } from './search-cache.ts';

const empty = await emptyDatabase();
const { db, close } = await openDatabase({
  dataDir: 'memory://',
  ...(empty.url === null ? {} : { databaseUrl: empty.url }),
});

afterAll(async () => {
  await close();
  await empty.drop();
});

const write = () => db.execute(sql`update products set slug = slug`);

test('those who search for the same at once wait for one lookup', async () => {
  const cached = createSearchCache<number>(10, 60_000);
  let times = 0;
  const find = () => Promise.resolve((times += 1));
  expect(await Promise.all([cached(db, 'bolt', find), cached(db, 'bolt', find)])).toEqual([1, 1]);
});

test('what others looked for and gave up is looked for once more', async () => {
  const cached = createSearchCache<string>(10, 60_000);
  const left = cached(db, 'bolt', () => Promise.reject(new Error('Their client left.')));
  const stayed = cached(db, 'bolt', () => Promise.resolve('found'));
  await expect(left).rejects.toThrow('Their client left.');
  expect(await stayed).toBe('found');
});

test('what was found before the catalogue was written is found anew, and so is what was being looked up', async () => {
  const cached = createSearchCache<number>(10, 60_000);
  expect(await cached(db, 'bolt', () => Promise.resolve(1))).toBe(1);
  await write();
  const during = cached(db, 'bolt', async () => {
    await write();
    return 2;
  });
  expect(await during).toBe(2);
  expect(await cached(db, 'bolt', () => Promise.resolve(3))).toBe(3);
});

test('what was found before the words of the catalogue were counted anew is found anew', async () => {
  const cached = createSearchCache<number>(10, 60_000);
  expect(await cached(db, 'words', () => Promise.resolve(1))).toBe(1);
  await db.refreshMaterializedView(searchWords);
  expect(await cached(db, 'words', () => Promise.resolve(2))).toBe(2);
});
