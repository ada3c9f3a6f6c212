import { describe, expect, test } from 'vitest';
import type { Wishlist } from '#contract/wishlist.ts';
import type { ChangeOf, WishlistCommandName } from '#offline/commands/commands.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import type { WaitingChange } from '#offline/journal/waiting.ts';
import { isDeletedHere, showList, showLists, showPage, type WaitingLists } from './wishlist-shown.ts';

const called = { name: 'Bolt', sku: 'FX-1' };
const shows = { product: null, variant: null };
const noon = '2026-11-21T12:00:00.000Z';

const entry: StoredEntry = {
  seq: 1,
  id: 'f3f5d2a4-0000-4000-8000-000000000001',
  v: 1,
  key: 'f3f5d2a4-0000-4000-8000-000000000001',
  owner: 'u-1',
  storeKey: 's',
  currencyCode: 'GBP',
  countryCode: 'GB',
  lane: 'wishlists',
  name: '',
  input: null,
  subjects: [],
  needs: null,
  state: 'waiting',
  attempts: 0,
  serverErrors: 0,
  firstSentAt: null,
  notBefore: 0,
  call: null,
  observed: null,
  failure: null,
  createdAt: Date.parse(noon),
  from: '/',
};

const wait = (change: ChangeOf<WishlistCommandName>, how: Partial<StoredEntry> = {}): WaitingChange => ({
  ...change,
  entry: { ...entry, ...how },
});
const pending = (waiting: readonly WaitingChange[], ids: Readonly<Record<string, string>> = {}): WaitingLists => ({
  waiting,
  sent: [],
  listIds: new Map(Object.entries(ids)),
});
/** Changes that were sent, but aren't in the lists as read. */
const sent = (
  changes: readonly ChangeOf<WishlistCommandName>[],
  ids: Readonly<Record<string, string>> = {},
): WaitingLists => ({
  ...pending([], ids),
  sent: changes.map((change) => ({ ...change, entry: { createdAt: Date.parse(noon), attempts: 0, observed: null } })),
});
const add = (listId: string, productVariantId: string, quantity: number, how: Partial<StoredEntry> = {}) =>
  wait({ name: 'add-item', input: { listId, productVariantId, called, quantity, shows } }, how);

const van: Wishlist = {
  id: 'van',
  name: 'Van',
  itemCount: 1,
  updatedAt: '2026-11-20T10:00:00Z',
  items: [{ id: 'i1', productVariantId: 'bolt', quantity: 5, addedAt: '2026-11-20T10:00:00Z', ...shows }],
};
const quantitiesOf = (list: { items: readonly { productVariantId: string; quantity: number }[] } | null) =>
  list?.items.map(({ productVariantId, quantity }) => [productVariantId, quantity]);

describe('one list', () => {
  test('what is put on it shows at once, on top of what is there', () => {
    const shown = showList(van, 'van', pending([add('van', 'bolt', 2), add('van', 'nut', 3)]));
    expect(quantitiesOf(shown)).toEqual([
      ['bolt', 7],
      ['nut', 3],
    ]);
    expect(shown).toMatchObject({ itemCount: 2, updatedAt: noon, mark: 'waiting', nameMark: null });
  });

  test('an answer on its way is never counted twice', () => {
    const tried = { attempts: 1, observed: { quantity: 3 } };
    expect(quantitiesOf(showList(van, 'van', pending([add('van', 'bolt', 2, tried)])))).toEqual([['bolt', 5]]);
    const early: Wishlist = { ...van, items: van.items.map((item) => ({ ...item, quantity: 3 })) };
    expect(quantitiesOf(showList(early, 'van', pending([add('van', 'bolt', 2, tried)])))).toEqual([['bolt', 5]]);
  });

  test('each item is marked with the state of its own change, and one that was refused is not marked', () => {
    const shown = showList(
      van,
      'van',
      pending([
        add('van', 'bolt', 1, { state: 'sending' }),
        add('van', 'nut', 1, { state: 'unsure' }),
        add('van', 'tape', 1, { state: 'refused' }),
      ]),
    );
    expect([...(shown?.marks ?? [])]).toEqual([
      ['bolt', 'sending'],
      ['nut', 'unsure'],
    ]);
    expect(shown?.mark).toBe('sending');
  });

  test('a list made here is there without the store, and keeps its place on the screen when it gets its id', () => {
    const made = wait({ name: 'create-list', input: { listId: 'local-1', name: 'Site' } });
    const renamed = wait({ name: 'rename-list', input: { listId: 'local-1', name: 'Site 9' } });
    const before = showList(null, 'local-1', pending([made, renamed, add('local-1', 'nut', 3)]));
    expect(before).toMatchObject({ name: 'Site 9', itemCount: 1, key: 'local-1', nameMark: 'waiting' });

    const there: Wishlist = { ...van, id: 's1', name: 'Site', items: [], itemCount: 0 };
    const after = showList(there, 's1', pending([add('local-1', 'nut', 3)], { 'local-1': 's1' }));
    expect(after).toMatchObject({ name: 'Site', key: 'local-1', nameMark: null, mark: 'waiting' });
    expect(quantitiesOf(after)).toEqual([['nut', 3]]);
  });

  test('what was sent since a list was read is in it, and not marked as waiting', () => {
    const changes = sent([
      { name: 'add-item', input: { listId: 'van', productVariantId: 'new', called, quantity: 3, shows } },
      { name: 'rename-list', input: { listId: 'van', name: 'Van 2' } },
    ]);
    const list = showList(van, 'van', changes);
    expect(list).toMatchObject({ name: 'Van 2', itemCount: van.itemCount + 1, mark: null, nameMark: null });
    expect(quantitiesOf(list)).toContainEqual(['new', 3]);
    expect(list?.marks.size).toBe(0);
    expect(showLists([van], changes)).toMatchObject([{ name: 'Van 2', mark: null }]);
    const both = { ...changes, waiting: [add('van', 'new', 4)] };
    expect(quantitiesOf(showList(van, 'van', both))).toContainEqual(['new', 7]);
  });

  test('before the lists are read again, one that was made here and sent is known under the store’s id, and one whose deletion was sent is gone', () => {
    const made = sent([{ name: 'create-list', input: { listId: 'local-1', name: 'Site' } }], { 'local-1': 's1' });
    expect(showList(null, 's1', made)).toMatchObject({ name: 'Site', items: [], mark: null });
    const gone = sent([{ name: 'delete-list', input: { listId: 'van', name: 'Van' } }]);
    expect(showList(van, 'van', gone)).toBeNull();
    expect(isDeletedHere('van', gone)).toBe(true);
  });

  test('a list whose deletion waits is not shown', () => {
    const gone = pending([wait({ name: 'delete-list', input: { listId: 'van', name: 'Van' } })]);
    expect(showList(van, 'van', gone)).toBeNull();
    expect(isDeletedHere('van', gone)).toBe(true);
    expect(showLists([van], gone)).toEqual([]);
  });
});

describe('a page of lists', () => {
  const made = wait({ name: 'create-list', input: { listId: 'local-1', name: 'Site' } });

  test('lists that the store does not know stand on the first page and are counted there', () => {
    const first = showPage({ results: [van], total: 60 }, 1, pending([made]));
    expect(first.results.map(({ id }) => id)).toEqual(['local-1', 'van']);
    expect(first.total).toBe(61);
    const second = showPage({ results: [van], total: 60 }, 2, pending([made]));
    expect(second.results.map(({ id }) => id)).toEqual(['van']);
    expect(second.total).toBe(60);
  });

  test('only lists with something to send are marked', () => {
    const page = showPage({ results: [van, { ...van, id: 'site' }], total: 2 }, 1, pending([add('site', 'nut', 1)]));
    expect(page.results.map(({ id, mark }) => [id, mark])).toEqual([
      ['van', null],
      ['site', 'waiting'],
    ]);
  });
});
