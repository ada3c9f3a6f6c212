import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { bare } from '#tests/support/stores/bare-store.ts';
import { openTestDatabase } from '#tests/support/stores/database.ts';
import { statementsOf } from '#server/db/statements.ts';
import { createKeptAnswers, type KeptAnswer } from './kept-answers.ts';

const { db, close } = await openTestDatabase('bare');
afterAll(close);

const write = (table: string): void => statementsOf(db).tell(table);

const answer = (bytes = 10): KeptAnswer => ({
  body: Buffer.alloc(bytes),
  encoding: null,
  stock: new Map([[bare.variantId, 'in stock']]),
});

const keeper = (limits: Partial<Parameters<typeof createKeptAnswers>[1]> = {}) =>
  createKeptAnswers(db, { maxBytes: 1_000_000, maxAgeMs: 60_000, ...limits });

test('an answer is kept until something is written that a guest is shown, and not for what shoppers write', () => {
  const kept = keeper();
  kept.keep('bolts', answer(), kept.now());
  write('baskets');
  write('orders');
  write('discount_codes');
  expect(kept.find('bolts')?.isStockSure).toBe(true);
  write('variant_prices');
  expect(kept.find('bolts')).toBeNull();
  expect(kept.bytes).toBe(0);
});

test('what was written while an answer was made may be missing in it: it is not kept, or its stock not trusted', () => {
  const kept = keeper();
  const before = kept.now();
  write('products');
  kept.keep('bolts', answer(), before);
  expect(kept.find('bolts')).toBeNull();

  const later = kept.now();
  write('stock');
  kept.keep('bolts', answer(), later);
  expect(kept.find('bolts')?.isStockSure).toBe(false);
});

test('stock that was written is in doubt until it was compared, and again when it was written meanwhile', () => {
  const kept = keeper();
  kept.keep('bolts', answer(), kept.now());
  write('stock');
  const found = kept.find('bolts');
  expect(found?.isStockSure).toBe(false);
  const compared = kept.now();
  write('stock');
  kept.confirm('bolts', found?.answer ?? answer(), compared);
  expect(kept.find('bolts')?.isStockSure).toBe(false);
  kept.confirm('bolts', found?.answer ?? answer(), kept.now());
  expect(kept.find('bolts')?.isStockSure).toBe(true);
  // Another answer took its place: what was found out of the first says nothing of it.
  write('stock');
  const old = kept.find('bolts');
  kept.keep('bolts', answer(), compared);
  kept.confirm('bolts', old?.answer ?? answer(), kept.now());
  expect(kept.find('bolts')?.isStockSure).toBe(false);
});

test('when nobody could tell of changes for a while, all answers are dropped', () => {
  const kept = keeper();
  kept.keep('bolts', answer(), kept.now());
  statementsOf(db).tell(null);
  expect(kept.find('bolts')).toBeNull();
});

test('an answer ages from when it was begun to be read', async () => {
  const kept = keeper({ maxAgeMs: 40 });
  const begun = kept.now();
  kept.keep('bolts', answer(), begun);
  expect(kept.find('bolts')).not.toBeNull();
  await wait(50);
  expect(kept.find('bolts')).toBeNull();
  kept.keep('bolts', answer(), begun);
  expect(kept.find('bolts')).toBeNull();
});

test('they take so many bytes and no more: those make room that were asked for longest ago', () => {
  const kept = keeper({ maxBytes: 100_000 });
  for (let n = 0; n < 1000; n += 1) {
    kept.keep(`view ${n}`, answer(10_000), kept.now());
    expect(kept.bytes).toBeLessThanOrEqual(100_000);
    expect(kept.find('view 0')).not.toBeNull();
  }
  expect(kept.find('view 1')).toBeNull();
  kept.keep('too large', answer(200_000), kept.now());
  expect(kept.find('too large')).toBeNull();
  expect(kept.find('view 0')).not.toBeNull();
});
