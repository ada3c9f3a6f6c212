import { beforeEach, expect, test, vi } from 'vitest';
import { createStoreApi } from '#api/store-api.ts';
import { inertJournal } from '#shopper/shop-journal.ts';
import type { Shop } from '#shopper/shop.tsx';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { fetchSet } from './fetch-set.ts';
import { newSet, readSets, removeSet } from './saved-set.ts';
import { goneOf, startSaving } from './saving.ts';

vi.mock('./fetch-set.ts', () => ({ fetchSet: vi.fn<typeof fetchSet>() }));

const kept = new Map<string, string>();
const names = new Set<string>();
const shop: Shop = {
  api: createStoreApi(configuration, { currencyCode: 'GBP', countryCode: 'GB', token: null }),
  configuration,
  journal: inertJournal,
  currencyCode: 'GBP',
  countryCode: 'GB',
  isSignedIn: false,
  isUnchecked: false,
  audience: 'guest',
  scope: 'saving',
};
const set = newSet(shop, { kind: 'order', id: 'o1', title: 'Order 1', slugs: ['a', 'b'], total: 2 });

/** Fetches both products, and `midway` happens after the first ten have been recorded. */
const fetchWith = (midway: () => unknown): void => {
  vi.mocked(fetchSet).mockImplementation(async (_shop, { cacheName }, { onProgress }) => {
    names.add(cacheName);
    await midway();
    onProgress(10, 20);
    return { total: 20, saved: 20, end: 'whole' };
  });
};

beforeEach(() => {
  kept.clear();
  names.clear();
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
    },
  });
  vi.stubGlobal('caches', {
    has: async (name: string) => names.has(name),
    open: async (name: string) => {
      names.add(name);
      return { matchAll: async () => [] };
    },
    delete: async (name: string) => names.delete(name),
  });
});

test('a set that is saved to the end is there', async () => {
  fetchWith(() => undefined);
  expect(await startSaving(shop, set, { isUpdate: false })).toBe('whole');
  expect(readSets('guest')).toMatchObject([{ saved: 20, end: 'whole' }]);
});

test('a set whose cache was deleted to make room while it was saved is not said to be there', async () => {
  fetchWith(() => names.delete(set.cacheName));
  expect(await startSaving(shop, set, { isUpdate: false })).toBe('no-room');
  expect(readSets('guest')).toMatchObject([{ saved: 0, end: 'no-room' }]);
  expect([...(await goneOf(readSets('guest'))), ...names]).toEqual([]);
});

test('a set that another tab removed while this one saved it stays removed', async () => {
  fetchWith(() => removeSet('guest', set.cacheName));
  expect(await startSaving(shop, set, { isUpdate: false })).not.toBe('whole');
  expect([...readSets('guest'), ...names]).toEqual([]);
});
