import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { bare } from '#tests/support/stores/bare-store.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { statementsOf } from '#server/db/statements.ts';
import { createAnswerCache, type CachedAnswer } from './answer-cache.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const write = (table: string): void => statementsOf(db).notifyWrite(table);

const answer = (bytes = 10): CachedAnswer => ({
  body: Buffer.alloc(bytes),
  encoding: null,
  stock: new Map([[bare.variantId, 'in stock']]),
});

const cacheWith = (limits: Partial<Parameters<typeof createAnswerCache>[1]> = {}) =>
  createAnswerCache(db, { maxBytes: 1_000_000, maxAgeMs: 60_000, ...limits });

test('an answer is cached until something that a guest is shown is written; what shoppers write leaves it', () => {
  const cache = cacheWith();
  cache.set('bolts', answer(), cache.now());
  write('baskets');
  write('orders');
  write('discount_codes');
  expect(cache.find('bolts')?.isStockSure).toBe(true);
  write('variant_prices');
  expect(cache.find('bolts')).toBeNull();
  expect(cache.bytes).toBe(0);
});

test('what was written while an answer was made may be missing in it: it is not cached, or its stock not trusted', () => {
  const cache = cacheWith();
  const before = cache.now();
  write('products');
  cache.set('bolts', answer(), before);
  expect(cache.find('bolts')).toBeNull();

  const later = cache.now();
  write('stock');
  cache.set('bolts', answer(), later);
  expect(cache.find('bolts')?.isStockSure).toBe(false);
});

test('stock that was written is in doubt until it was compared, and again when it was written meanwhile', () => {
  const cache = cacheWith();
  cache.set('bolts', answer(), cache.now());
  write('stock');
  const found = cache.find('bolts');
  expect(found?.isStockSure).toBe(false);
  const compared = cache.now();
  write('stock');
  cache.confirm('bolts', found?.answer ?? answer(), compared);
  expect(cache.find('bolts')?.isStockSure).toBe(false);
  cache.confirm('bolts', found?.answer ?? answer(), cache.now());
  expect(cache.find('bolts')?.isStockSure).toBe(true);
  // Another answer has replaced the first one: the result of comparing the first one's stock doesn't apply to it.
  write('stock');
  const old = cache.find('bolts');
  cache.set('bolts', answer(), compared);
  cache.confirm('bolts', old?.answer ?? answer(), cache.now());
  expect(cache.find('bolts')?.isStockSure).toBe(false);
});

test('when changes could not be observed for a while, all answers are dropped', () => {
  const cache = cacheWith();
  cache.set('bolts', answer(), cache.now());
  statementsOf(db).notifyWrite(null);
  expect(cache.find('bolts')).toBeNull();
});

test('those who ask at the same time share one answer, unless something was written since the first of them asked', async () => {
  const cache = cacheWith();
  let made = 0;
  const make = async () => {
    made += 1;
    await wait(5);
    return answer();
  };
  const [first, second] = await Promise.all([
    cache.shared('bolts', cache.now(), make),
    cache.shared('bolts', cache.now(), make),
  ]);
  expect(second).toBe(first);
  expect(made).toBe(1);
  for (const table of ['variant_prices', 'stock']) {
    made = 0;
    const begun = cache.shared('bolts', cache.now(), make);
    write(table);
    const later = cache.shared('bolts', cache.now(), make);
    expect(await later).not.toBe(await begun);
    expect(made).toBe(2);
  }
});

test('an answer ages from when it was begun to be read', async () => {
  const cache = cacheWith({ maxAgeMs: 40 });
  const begun = cache.now();
  cache.set('bolts', answer(), begun);
  expect(cache.find('bolts')).not.toBeNull();
  await wait(50);
  expect(cache.find('bolts')).toBeNull();
  cache.set('bolts', answer(), begun);
  expect(cache.find('bolts')).toBeNull();
});

test('they take so many bytes and no more: those make room that were asked for longest ago', () => {
  const cache = cacheWith({ maxBytes: 100_000 });
  for (let n = 0; n < 1000; n += 1) {
    cache.set(`view ${n}`, answer(10_000), cache.now());
    expect(cache.bytes).toBeLessThanOrEqual(100_000);
    expect(cache.find('view 0')).not.toBeNull();
  }
  expect(cache.find('view 1')).toBeNull();
  cache.set('too large', answer(200_000), cache.now());
  expect(cache.find('too large')).toBeNull();
  expect(cache.find('view 0')).not.toBeNull();
});
