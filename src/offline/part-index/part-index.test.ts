import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { keys } from 'idb-keyval';
import type { Part, PartPage } from '#contract/part.ts';
import { clearAnswerDatabase, writeOfflineShopper } from '#offline/reads/answer-database.ts';
import { audienceOf } from '#offline/reads/read-context.ts';
import type { IndexOwner, IndexStatus } from './messages.ts';
import { partNamed } from '#tests/search/part-search.ts';
import { partStore, removeIndexesOfOthers } from './database.ts';
import { createPartIndex } from './part-index.ts';

const part = (sku: string): Part => partNamed(sku, `Part ${sku}`, '');

/** A store of three pages, and the requests it received. */
const storeOf = (change: (asked: URLSearchParams) => Partial<PartPage> | 'silent') => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { searchParams } = new URL(input instanceof Request ? input.url : input);
    asked.push(searchParams.get('After') ?? `since ${searchParams.get('Since') ?? 'never'}`);
    const page = change(searchParams);
    if (page === 'silent') return Promise.reject(new TypeError('No connection.'));
    const data: PartPage = {
      isWhole: true,
      isFirst: true,
      version: 'v1',
      next: null,
      total: 3,
      totalBytes: 900,
      parts: [],
      removed: [],
      currencyCode: 'GBP',
      inventoryMode: 'InStock',
      canBackorder: false,
      asOf: '2026-11-21T10:00:00.000Z',
      ...page,
    };
    return Promise.resolve(Response.json({ data }));
  });
  return asked;
};

const pages: Readonly<Record<string, Partial<PartPage>>> = {
  '': { parts: [part('A-1')], next: 'p2' },
  p2: { parts: [part('B-2')], next: 'p3', isFirst: false, total: null },
  p3: { parts: [part('C-3')], isFirst: false, total: null },
};
const wholeStore = (asked: URLSearchParams) => pages[asked.get('After') ?? ''] ?? {};

const tokenOf = (sub: string): string =>
  ['{}', JSON.stringify({ sub, exp: 1 }), 's'].map((text) => Buffer.from(text).toString('base64url')).join('.');
const ownerOf = (token: string | null, currencyCode = 'GBP'): IndexOwner => ({
  base: 'http://store.test/api',
  identity: { apiKey: 'k', storeKey: 's', currencyCode, countryCode: 'GB', token },
});
const opened = async (owner = ownerOf(null)) => {
  const reported: IndexStatus[] = [];
  const index = createPartIndex((status) => reported.push(status));
  await index.open(owner);
  return { index, reported, status: () => reported.at(-1) };
};

test('whoever opens it while it is being read finds all of it [CAT-08]', async () => {
  storeOf(wholeStore);
  await (await opened()).index.fetch();
  const reported: IndexStatus[] = [];
  const index = createPartIndex((status) => reported.push(status));
  void index.open(ownerOf(null));
  await index.open(ownerOf(null));
  expect(reported.at(-1)?.state).toBe('whole');
  expect(index.find('A-1', 5).map((one) => one.part.sku)).toEqual(['A-1']);
});

beforeEach(async () => {
  await clearAnswerDatabase();
  await removeIndexesOfOthers(null);
  const { removeIndex } = await import('./store.ts');
  const { contextOf } = await import('#offline/reads/read-context.ts');
  const guest = { storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', audience: 'guest' } as const;
  await removeIndex(contextOf(guest));
});

test('all pages come to the device, are reported on the way, and are there after a restart [CAT-08]', async () => {
  storeOf(wholeStore);
  const { index, reported, status } = await opened();
  await index.look();
  expect(status()).toMatchObject({ state: 'none', total: 3, totalBytes: 900 });
  await index.fetch();
  expect(reported.filter(({ isFetching }) => isFetching).map(({ here }) => here)).toEqual([0, 1, 2, 3]);
  expect(status()).toMatchObject({ state: 'whole', here: 3, isFetching: false, failure: null });
  storeOf(() => 'silent');
  const again = await opened();
  expect(again.status()).toMatchObject({ state: 'whole', here: 3 });
  expect(again.index.exact('b2')?.part.sku).toBe('B-2');
  expect(again.index.exact('b2')?.asOf).toBe(Date.parse('2026-11-21T10:00:00.000Z'));
});

test('a run that was interrupted goes on where it was after a restart', async () => {
  storeOf((asked) => (asked.get('After') === 'p2' ? 'silent' : wholeStore(asked)));
  const { index, status } = await opened();
  await index.fetch();
  expect(status()).toMatchObject({ state: 'partial', here: 1, failure: 'no-answer' });
  const asked = storeOf(wholeStore);
  const again = await opened();
  await again.index.fetch();
  expect(asked).toEqual(['p2', 'p3']);
  expect(again.status()).toMatchObject({ state: 'whole', here: 3 });
});

test('what has changed or gone since is applied, and stays so', async () => {
  storeOf(wholeStore);
  const { index } = await opened();
  await index.fetch();
  const asked = storeOf(() => ({
    isWhole: false,
    version: 'v2',
    parts: [{ ...part('A-1'), priceMinor: 120 }],
    removed: ['b-2'],
  }));
  await index.fetch();
  expect(asked).toEqual(['since v1']);
  for (const { index: each } of [{ index }, await opened()]) {
    expect(each.exact('A-1')?.part.priceMinor).toBe(120);
    expect(each.exact('B-2')).toBeNull();
    expect(each.exact('C-3')).not.toBeNull();
  }
});

test('a store that answers with everything again leaves nothing of before', async () => {
  storeOf(wholeStore);
  const { index } = await opened();
  await index.fetch();
  storeOf(() => ({ version: 'v9', parts: [part('D-4')], total: 1 }));
  await index.fetch();
  for (const { index: each } of [{ index }, await opened()]) {
    expect(['A-1', 'B-2', 'C-3'].filter((number) => each.exact(number) !== null)).toEqual([]);
    expect(each.exact('D-4')).not.toBeNull();
  }
});

test('each currency and each shopper has an index of their own, and a shopper’s goes with them [SES-04]', async () => {
  storeOf(wholeStore);
  const ada = ownerOf(tokenOf('ada'));
  await writeOfflineShopper({ audience: audienceOf('ada'), keepsPrices: true, isChosen: true });
  await (await opened(ada)).index.fetch();
  expect((await opened(ada)).status()).toMatchObject({ state: 'whole' });
  expect((await opened(ownerOf(tokenOf('ada'), 'EUR'))).status()).toMatchObject({ state: 'none' });
  expect((await opened(ownerOf(tokenOf('ben')))).status()).toMatchObject({ state: 'none' });
  await writeOfflineShopper(null);
  await removeIndexesOfOthers(null);
  expect((await opened(ada)).status()).toMatchObject({ state: 'none' });
});

test('of a shopper of whom nothing may stay, nothing is written', async () => {
  storeOf(wholeStore);
  const ada = ownerOf(tokenOf('ada'));
  const { index } = await opened(ada);
  await index.fetch();
  expect(index.exact('A-1')).not.toBeNull();
  expect(await keys(partStore)).toEqual([]);
  expect((await opened(ada)).status()).toMatchObject({ state: 'none' });
});

test('a store without the export is read by its products', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (input: RequestInfo | URL) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input);
    asked.push(pathname);
    if (pathname.endsWith('/export')) return Promise.resolve(Response.json({ errors: [] }, { status: 404 }));
    return Promise.resolve(Response.json({ data: { results: [], total: 0, pageNumber: 1, pageSize: 100 } }));
  });
  const { index, status } = await opened();
  await index.fetch();
  expect(asked).toEqual(['/api/product-variants/export', '/api/products']);
  expect(status()).toMatchObject({ state: 'whole', here: 0 });
});

/** A store of twelve pages, and its answer to requests for changes. */
const longStore = (changes: Partial<PartPage> = {}) =>
  storeOf((asked) => {
    if (asked.has('Since')) return { isWhole: false, version: 'v2', ...changes };
    const at = Number(asked.get('After') ?? 0);
    return { parts: [part(`N-${at}`)], isFirst: at === 0, next: at === 11 ? null : String(at + 1), total: 12 };
  });
const everyNumber = Array.from({ length: 12 }, (_, at) => `N-${at}`);

test('many pages become one, and the device has no fewer parts for it', async () => {
  longStore();
  const { index } = await opened();
  await index.fetch();
  expect((await keys(partStore)).length).toBe(13);
  await index.merge();
  expect((await keys(partStore)).length).toBe(2);
  for (const { index: each } of [{ index }, await opened()])
    expect(everyNumber.filter((number) => each.exact(number) === null)).toEqual([]);
});

test('two tabs that merge and fetch at the same time leave a whole index', async () => {
  longStore();
  const { index: one } = await opened();
  await one.fetch();
  const { index: other } = await opened();
  longStore({ parts: [part('NEW-1')], removed: ['n-3'] });
  await Promise.all([one.merge(), other.fetch(), one.fetch(), other.merge()]);
  await other.fetch();
  const again = await opened();
  expect(again.status()).toMatchObject({ state: 'whole', here: 12 });
  for (const { index: each } of [{ index: other }, again]) {
    expect(each.exact('NEW-1')).not.toBeNull();
    expect(everyNumber.filter((number) => each.exact(number) === null)).toEqual(['N-3']);
  }
});
