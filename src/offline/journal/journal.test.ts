import { journalDatabase } from '#offline/storage-names.ts';
import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  add,
  addItem,
  createList,
  deleteList,
  origin,
  remove,
  renameList,
  set,
  view,
} from '#tests/support/journal/rig.ts';
import type { Change } from '#offline/commands/commands.ts';
import { entryVersion, parentRefused, type StoredEntry, unclear } from './entry.ts';
import { createJournal } from './journal.ts';
import { openJournalDatabase } from './database.ts';
import { createMemoryJournal } from './memory.ts';
import type { JournalStore } from './store.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { moveLane } from './lane-state.ts';
import { JournalFull, maxWaiting } from './append.ts';
import { emptyBasket, sampleLine } from '#tests/support/samples/line.ts';

beforeEach(() => {
  globalThis.indexedDB = new IDBFactory();
});

const at = (minute: number): string => `2026-11-10T08:0${minute}:00.000Z`;

describe.each<[string, () => JournalStore]>([
  ['a database', openJournalDatabase],
  ['the memory', createMemoryJournal],
])('a journal in %s', (_, open) => {
  const opened = () => {
    const store = open();
    const notified: string[] = [];
    const journal = createJournal({ store, now: () => 5_000, onChange: (owner) => notified.push(owner) });
    const append = async (change: Change, from: Partial<typeof origin> = {}): Promise<StoredEntry> => {
      const { entry } = await journal.append({ ...origin, ...from }, change);
      if (entry === null) throw new Error('Nothing was recorded.');
      return entry;
    };
    const put = (entry: StoredEntry): Promise<void> => store.write((tx) => tx.put(entry));
    const inputs = async (owner = origin.owner) =>
      (await journal.entries(owner)).map(({ name, input }) => [name, input]);
    return { store, journal, notified, append, put, inputs };
  };
  const failure = { status: 409, code: 'OutOfStock', message: 'Only 6 left.', at: 1 };

  test('changes keep their order, know their page and currency, and hold no token [PWA-06]', async () => {
    const { journal, append, notified } = opened();
    const first = await append(add('v1', 2), { from: '/store/product/bolt' });
    const second = await append(add('v2', 1));
    expect(second.seq).toBeGreaterThan(first.seq);
    expect(await journal.entries('u-1')).toEqual([first, second]);
    expect(first).toMatchObject({ from: '/store/product/bolt', currencyCode: 'GBP', createdAt: 5_000, key: first.id });
    expect(Object.keys(first).join(' ')).not.toMatch(/token|auth|header/i);
    expect(notified).toEqual(['u-1', 'u-1']);
  });

  test('owners see their own', async () => {
    const { journal, append } = opened();
    await append(add('v1', 2));
    await append(add('v1', 3), { owner: 'u-2' });
    expect(await journal.entries('u-2')).toHaveLength(1);
    expect(await journal.entries('guest')).toEqual([]);
    expect(await journal.entries()).toHaveLength(2);
  });

  test('what was never tried is joined; what was tried is left as it is', async () => {
    const { append, put, inputs } = opened();
    const first = await append(add('v1', 2));
    await append(add('v1', 3));
    expect(await inputs()).toEqual([['add-to-basket', add('v1', 5).input]]);
    await put({ ...first, attempts: 1, call: { row: 'addToBasket' } });
    await append(add('v1', 4));
    expect(await inputs()).toEqual([
      ['add-to-basket', add('v1', 2).input],
      ['add-to-basket', add('v1', 4).input],
    ]);
  });

  test('other currencies and other stores stay apart', async () => {
    const { append, inputs } = opened();
    await append(add('v1', 1));
    await append(add('v1', 1), { currencyCode: 'EUR' });
    await append(add('v1', 1), { storeKey: 'other' });
    expect(await inputs()).toHaveLength(3);
  });

  test('a removal outlives an add that may have reached the store [PWA-06]', async () => {
    const { store, journal, append, put, inputs } = opened();
    await store.write((tx) => knownState(tx).recordBasket('u-1', emptyBasket));
    const tried = await append(add('v1', 2));
    await put({ ...tried, attempts: 1, call: { row: 'addToBasket' } });
    await append(add('v1', 3));
    await journal.append(origin, remove('v1'));
    expect((await inputs()).map(([name]) => name)).toEqual(['add-to-basket', 'remove-line']);
  });

  test('a set quantity is not joined with an add where an earlier add may have reached the store [PWA-06]', async () => {
    const { store, append, put, inputs } = opened();
    await store.write((tx) => knownState(tx).recordBasket('u-1', emptyBasket));
    const tried = await append(add('v1', 2));
    await put({ ...tried, attempts: 1, call: { row: 'addToBasket' } });
    await append(add('v1', 3));
    await append(set('v1', 1));
    expect(await inputs()).toMatchObject([
      ['add-to-basket', { quantity: 2 }],
      ['add-to-basket', { quantity: 3 }],
      ['set-quantity', { quantity: 1 }],
    ]);
  });

  test('what is added and removed in one currency is removed in the other too', async () => {
    const { store, append, journal, inputs } = opened();
    await store.write((tx) => knownState(tx).recordBasket('u-1', emptyBasket));
    await append(add('v1', 2));
    await append(add('v1', 3), { currencyCode: 'EUR' });
    await journal.append({ ...origin, currencyCode: 'EUR' }, remove('v1'));
    expect((await inputs()).map(([name]) => name)).toEqual(['add-to-basket', 'remove-line']);
  });

  test('an answer that was overtaken by a later one changes nothing that is known', async () => {
    const { store } = opened();
    const line = { ...sampleLine('v1'), lineItemId: 'line-1' };
    const later = { ...emptyBasket, version: 4, lineItems: [line] };
    const known = () => store.read(async (tx) => (await knownState(tx).lines('u-1'))?.length);
    await store.write((tx) => knownState(tx).recordBasket('u-1', later));
    await store.write((tx) => knownState(tx).recordBasket('u-1', { ...emptyBasket, version: 3 }));
    expect(await known()).toBe(1);
    await store.write((tx) => knownState(tx).recordBasket('u-1', { ...emptyBasket, id: 'another', version: 1 }));
    expect(await known()).toBe(0);
    const item = { id: 'i', productVariantId: 'v1', quantity: 1, addedAt: at(1), product: null, variant: null };
    await store.write((tx) => knownState(tx).recordList('u-1', { id: 'l', items: [item], updatedAt: at(2) }));
    await store.write((tx) => knownState(tx).recordList('u-1', { id: 'l', items: [], updatedAt: at(1) }));
    expect(await store.read((tx) => knownState(tx).items('u-1', 'l'))).toHaveLength(1);
  });

  test('a new line that is taken back leaves nothing, one that the store has is removed', async () => {
    const { store, journal, append, inputs } = opened();
    const line = { ...sampleLine('v2'), lineItemId: 'line-2' };
    await store.write((tx) => knownState(tx).recordBasket('u-1', { ...emptyBasket, lineItems: [line] }));
    await append(add('v1', 2));
    expect(await journal.append(origin, remove('v1'))).toEqual({ entry: null, isDurable: store.isDurable });
    await append(add('v2', 2));
    await append(remove('v2'));
    expect((await inputs()).map(([name]) => name)).toEqual(['remove-line']);
  });

  test('a list that was only ever here goes without a trace; another goes after all that was done to it', async () => {
    const { journal, append, inputs } = opened();
    await append(createList('local-1', 'A'));
    await append(renameList('l2', 'B'));
    await append(addItem('local-1', 'v1', 1));
    await append(addItem('l2', 'v1', 1));
    await journal.append(origin, deleteList('local-1'));
    await append(deleteList('l2'));
    expect((await inputs()).map(([name]) => name)).toEqual(['delete-list']);
  });

  test('the product that was looked at last is the last', async () => {
    const { append, inputs } = opened();
    for (const variant of ['v1', 'v2', 'v1']) await append(view(variant));
    expect(await inputs()).toEqual([
      ['record-view', view('v2').input],
      ['record-view', view('v1').input],
    ]);
  });

  test('what is discarded is logged, and leaves the log when it is put back in its place', async () => {
    const { journal, append } = opened();
    const first = await append(add('v1', 2));
    const second = await append(add('v2', 2));
    expect(await journal.discard(first.id)).toEqual(first);
    expect(await journal.finished('u-1')).toMatchObject([{ id: first.id, outcome: 'discarded' }]);
    await journal.restore(first);
    expect(await journal.entries('u-1')).toEqual([first, second]);
    expect(await journal.finished('u-1')).toEqual([]);
    expect(await journal.discard(crypto.randomUUID())).toBeNull();
  });

  test('what is on its way can not be taken out', async () => {
    const { journal, append, put } = opened();
    const entry = { ...(await append(add('v1', 2))), state: 'sending', attempts: 1 } as const;
    await put(entry);
    expect(await journal.discard(entry.id)).toBeNull();
    expect(await journal.entries('u-1')).toEqual([entry]);
  });

  test('what was refused goes out anew under another key; what may be there keeps its own [PWA-08]', async () => {
    const { journal, append, put } = opened();
    const call = { row: 'addToBasket' };
    const tried = { attempts: 3, call, observed: { quantity: 1 }, firstSentAt: 1, serverErrors: 8, notBefore: 9_000 };
    const refused = { ...(await append(add('v1', 2))), ...tried, state: 'refused', failure } as const;
    const unsure = { ...(await append(add('v2', 2))), ...tried, state: 'unsure', failure } as const;
    const asked = {
      ...(await append(add('v3', 2))),
      ...tried,
      state: 'unsure',
      failure: { ...failure, code: unclear },
    } as const;
    for (const entry of [refused, unsure, asked]) {
      await put(entry);
      await journal.retry(entry.id);
    }
    const [anew, same, decided] = await journal.entries('u-1');
    const fresh = { state: 'waiting', attempts: 0, call: null, observed: null, failure: null, firstSentAt: null };
    expect(anew).toMatchObject({ ...fresh, notBefore: 0, serverErrors: 0, retriedAt: 5_000 });
    expect(anew?.key).not.toBe(refused.key);
    expect(same).toMatchObject({
      state: 'waiting',
      key: unsure.key,
      call,
      attempts: 3,
      firstSentAt: 1,
      serverErrors: 0,
    });
    expect(decided).toMatchObject(fresh);
    expect(decided?.key).not.toBe(asked.key);
  });

  test('a list that is tried again takes along what was refused for its sake [PWA-07] [PWA-08]', async () => {
    const { journal, append, put } = opened();
    const list = { ...(await append(createList('local-1', 'A'))), state: 'refused', failure } as const;
    const item = await append(addItem('local-1', 'v1', 1));
    const other = await append(addItem('l2', 'v1', 1));
    await put(list);
    await put({ ...item, state: 'refused', failure: { ...failure, code: parentRefused } });
    await put({ ...other, state: 'refused', failure });
    await journal.retry(list.id);
    expect((await journal.entries('u-1')).map(({ state }) => state)).toEqual(['waiting', 'waiting', 'refused']);
  });

  test('a lane that was held goes on', async () => {
    const { store, journal } = opened();
    await store.write((tx) => moveLane(tx, 'u-1', 'basket', { blockedBy: 'sign-in' }));
    await store.write((tx) => moveLane(tx, 'u-2', 'basket', { blockedBy: 'policy' }));
    await journal.unpark('u-1');
    expect(await journal.lane('u-1', 'basket')).toEqual({ mark: 2, blockedBy: null });
    expect(await journal.lane('u-2', 'basket')).toEqual({ mark: 1, blockedBy: 'policy' });
  });

  test("a guest's untried changes become the shopper's, after the shopper's own", async () => {
    const { journal, append, put, notified } = opened();
    const own = await append(add('v1', 1));
    const tried = await append(add('v3', 1), { owner: 'guest' });
    await put({ ...tried, attempts: 1, call: { row: 'addToBasket' } });
    const untried = await append(add('v2', 1), { owner: 'guest' });
    await journal.reassign('guest', 'u-1');
    const entries = await journal.entries('u-1');
    expect(entries.map(({ id }) => id)).toEqual([own.id, untried.id]);
    expect((await journal.entries('guest')).map(({ id }) => id)).toEqual([tried.id]);
    expect(notified.slice(-2)).toEqual(['u-1', 'guest']);
  });

  test('nothing of a shopper is left who leaves nothing; what waits stays if they say so', async () => {
    const { store, journal, append } = opened();
    const fill = async (owner: string): Promise<void> => {
      await append(add('v1', 1), { owner });
      await journal.discard((await append(add('v2', 1), { owner })).id);
      await store.write((tx) => knownState(tx).recordBasket(owner, emptyBasket));
    };
    for (const owner of ['u-1', 'u-2', 'u-10']) await fill(owner);
    await journal.forget('u-1', { keepsEntries: false });
    await journal.forget('u-2', { keepsEntries: true });
    const left = async (owner: string) => [
      (await journal.entries(owner)).length,
      (await journal.finished(owner)).length,
      await store.read((tx) => knownState(tx).lines(owner)),
    ];
    expect(await left('u-1')).toEqual([0, 0, null]);
    expect(await left('u-2')).toEqual([1, 0, []]);
    expect(await left('u-10')).toEqual([1, 1, []]);
  });

  test('the last hundred that are finished are remembered', async () => {
    const { store, journal, append } = opened();
    const { id, seq, owner, lane, name, input } = await append(add('v1', 1));
    for (let at = 0; at < 105; at += 1) {
      await store.write((tx) => tx.addLog({ id, seq, owner, lane, name, input, outcome: 'sent', at }));
    }
    const finished = await journal.finished('u-1');
    expect(finished).toHaveLength(100);
    expect(finished.map(({ at }) => at).slice(0, 2)).toEqual([5, 6]);
  });

  test('a lane that is full says so, and keeps what it has', async () => {
    const { store, append, journal } = opened();
    const first = await append(add('v0', 1));
    await store.write(async (tx) => {
      for (let at = 1; at < maxWaiting; at += 1) {
        const { seq: _, ...rest } = first;
        await tx.add({ ...rest, id: crypto.randomUUID(), subjects: [`line v${at}|`] });
      }
    });
    await expect(append(add('one too many', 1))).rejects.toThrow(JournalFull);
    expect(await journal.entries('u-1')).toHaveLength(maxWaiting);
    // A merged change takes no room, and other lanes have their own limit.
    await append(add('v0', 1));
    await append(view('v0'));
  });

  test('a write that fails halfway did nothing', async () => {
    const { store, journal, append } = opened();
    const first = await append(add('v1', 1));
    const halfway = store.write(async (tx) => {
      await tx.remove(first.seq);
      await tx.setFact(['u-1', 'basket', ''], 'gone');
      throw new Error('Full.');
    });
    await expect(halfway).rejects.toThrow('Full.');
    expect(await journal.entries('u-1')).toEqual([first]);
    expect(await store.read((tx) => tx.fact(['u-1', 'basket', '']))).toBeUndefined();
    expect((await append(add('v2', 1))).seq).toBeGreaterThan(first.seq);
  });

  test("a newer program's change is neither joined, changed nor taken out", async () => {
    const { journal, append, put } = opened();
    const newer = { ...(await append(add('v1', 2))), v: entryVersion + 1 };
    await put(newer);
    await append(add('v1', 3));
    expect(await journal.entries('u-1')).toHaveLength(2);
    expect(await journal.discard(newer.id)).toBeNull();
    expect(await journal.edit(newer.id, add('v1', 9))).toBe(false);
    await journal.retry(newer.id);
    await journal.reassign('u-1', 'u-2');
    expect(await journal.entries('u-1')).toEqual([newer]);
  });
});

describe('the database of a journal', () => {
  const openRaw = (version?: number): Promise<IDBDatabase> =>
    new Promise((resolve, reject) => {
      const request = indexedDB.open(journalDatabase, version);
      request.addEventListener('success', () => resolve(request.result));
      request.addEventListener('error', () => reject(request.error ?? new Error('It did not open.')));
    });

  test('two connections see the same [PWA-06]', async () => {
    const journals = [openJournalDatabase(), openJournalDatabase()].map((store) => createJournal({ store }));
    const [one, two] = journals;
    await Promise.all(journals.map((journal, at) => journal.append(origin, add(`v${at}`, 1))));
    await Promise.all(journals.map((journal) => journal.append(origin, add('same', 1))));
    const entries = (await one?.entries('u-1')) ?? [];
    expect(entries).toHaveLength(3);
    expect(await two?.entries('u-1')).toEqual(entries);
    expect(entries.at(-1)?.input).toEqual(add('same', 2).input);
  });

  test('what nobody can read is passed by, and goes with its owner', async () => {
    const store = openJournalDatabase();
    const journal = createJournal({ store });
    await journal.append(origin, add('v1', 1));
    const raw = await openRaw();
    const rows = raw.transaction('entries', 'readwrite').objectStore('entries');
    rows.add({ owner: 'u-1', v: 1, secret: 'Kiln Yard' });
    rows.add({ owner: 'u-1', v: 99, novelty: true });
    await new Promise((done) => rows.transaction.addEventListener('complete', done));
    expect((await journal.entries('u-1')).map(({ v }) => v)).toEqual([1, 99]);
    await journal.append(origin, add('v2', 1));
    await journal.forget('u-1', { keepsEntries: false });
    const count = raw.transaction('entries').objectStore('entries').count();
    expect(await new Promise((done) => count.addEventListener('success', () => done(count.result)))).toBe(0);
    raw.close();
  });

  test('a newer program that wants to change it is let through', async () => {
    let isOutdated = false;
    const store = openJournalDatabase(() => {
      isOutdated = true;
    });
    await createJournal({ store }).append(origin, add('v1', 1));
    const newer = await openRaw(2);
    expect(isOutdated).toBe(true);
    newer.close();
    await expect(createJournal({ store }).entries('u-1')).rejects.toMatchObject({ name: 'VersionError' });
  });

  test('a device that is full says so, and the change is not half recorded [PWA-06]', async () => {
    const store = openJournalDatabase();
    const journal = createJournal({ store });
    await journal.append(origin, add('v1', 1));
    const { add: real } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.add = () => {
      throw new DOMException('The device is full.', 'QuotaExceededError');
    };
    try {
      await expect(journal.append(origin, add('v2', 1))).rejects.toMatchObject({ name: 'QuotaExceededError' });
    } finally {
      IDBObjectStore.prototype.add = real;
    }
    expect(await journal.entries('u-1')).toHaveLength(1);
    await journal.append(origin, add('v2', 1));
    expect(await journal.entries('u-1')).toHaveLength(2);
  });
});
