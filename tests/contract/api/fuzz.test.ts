import { afterAll, beforeAll, expect, test } from 'vitest';
import { countOf, fuzz } from '#tests/support/fuzz/fuzz.ts';
import { createTestStore, type TestStore } from '#tests/support/stores/store.ts';

let store: TestStore;

beforeAll(async () => {
  store = await createTestStore();
});
afterAll(() => store.close());

test('none of 300 generated requests, valid and invalid, gets an error of the server or an answer that breaks the OpenAPI document', async () => {
  const figures = await fuzz(store, { seed: 'short', requests: 300, maxReadCpuMs: Number.POSITIVE_INFINITY });
  expect(figures.findings).toEqual([]);
  for (const kind of ['valid', 'bent', 'wild'] as const) expect(countOf(figures, kind)).toBeGreaterThan(10);
  // The test would find nothing if all requests were refused up front.
  expect(figures.answered.length).toBeGreaterThan(25);
}, 240_000);
