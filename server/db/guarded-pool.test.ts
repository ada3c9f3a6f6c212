import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import type { Database } from './connect.ts';
import { brands } from './schema.ts';

let db: Database;
let close: () => Promise<void>;

beforeAll(async () => {
  ({ db, close } = await openTestDatabase('bare'));
});

afterAll(() => close());

test('a query that goes past its transaction is refused, and the transaction undone', async () => {
  const mistake = db.transaction(async (tx) => {
    await tx.insert(brands).values({ slug: 'undone', name: 'Undone' });
    await db.select().from(brands);
  });
  await expect(mistake).rejects.toMatchObject({
    cause: { message: expect.stringContaining('hand it the transaction') },
  });
  const names = await db.select({ slug: brands.slug }).from(brands);
  expect(names).not.toContainEqual({ slug: 'undone' });
});

test('what waits for a transaction to end may use the database again', async () => {
  const after = await db
    .transaction((tx) => tx.insert(brands).values({ slug: 'written', name: 'Written' }))
    .then(() => db.select({ slug: brands.slug }).from(brands));
  expect(after).toContainEqual({ slug: 'written' });
});

test('a transaction within a transaction can be undone alone', async () => {
  await db.transaction(async (tx) => {
    await tx.insert(brands).values({ slug: 'kept', name: 'Kept' });
    const inner = tx.transaction(async (inside) => {
      await inside.insert(brands).values({ slug: 'dropped', name: 'Dropped' });
      throw new Error('changed its mind');
    });
    await expect(inner).rejects.toThrow('changed its mind');
  });
  const slugs = (await db.select({ slug: brands.slug }).from(brands)).map(({ slug }) => slug);
  expect(slugs).toContain('kept');
  expect(slugs).not.toContain('dropped');
});

test('many at once are answered each with its own rows', async () => {
  const asked = Array.from({ length: 60 }, (_, n) => n);
  const answers = await Promise.all(
    asked.map(async (n) => (await db.execute<{ n: number }>(`select ${n} as n, pg_sleep(0)`)).rows[0]?.n),
  );
  expect(answers).toEqual(asked);
});
