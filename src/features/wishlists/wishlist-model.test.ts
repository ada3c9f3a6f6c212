import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApi } from '#api/api.ts';
import type { Wishlist } from '#contract/wishlist.ts';
import type { ChangeOf, WishlistCommandName } from '#offline/commands/commands.ts';
import { createDrain } from '#offline/drain/drain.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { createLocalListIds } from '#offline/commands/local-list-ids.ts';
import { wishlistCommands } from '#offline/commands/wishlist.ts';
import { waitingOf } from '#offline/journal/read-waiting.ts';
import { showList, showLists } from './wishlist-shown.ts';

const origin = { owner: 'u-1', storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', from: '/' } as const;
const variants = ['bolt', 'nut', 'tape', 'drill'];
const shows = { product: null, variant: null };

type Model = Map<string, { name: string; items: Map<string, number> }>;
type Random = (below: number) => number;

/** A seeded pseudo-random generator. */
const randomOf = (seed: number): Random => {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
};

const now = '2026-11-21T12:00:00Z';
const Body = z.partial(
  z.object({ name: z.string(), wishlistId: z.string(), productVariantId: z.string(), quantity: z.int() }),
);

/** A fake store with lists and idempotency keys; `link` throws to lose calls or answers. */
const createStore = (link: (when: 'before' | 'after', isNewList: boolean) => void) => {
  const lists = new Map<string, Wishlist>();
  const answers = new Map<string, unknown>();
  let made = 0;
  const held = (id: string): Wishlist => {
    const list = lists.get(id);
    if (list === undefined) throw new Error(`There is no list ${id}.`);
    return list;
  };
  const save = (list: Wishlist): Wishlist => {
    const kept = { ...list, itemCount: list.items.length };
    lists.set(list.id, kept);
    return kept;
  };
  const act = (method: string, [, id = '', , itemId]: readonly string[], body: z.infer<typeof Body>): unknown => {
    const { name = '', wishlistId = '', productVariantId = '', quantity = 0 } = body;
    if (method === 'GET') return held(id);
    if (method === 'POST') {
      made += 1;
      return save({ id: `s${made}`, name, itemCount: 0, updatedAt: now, items: [] });
    }
    if (id === 'wishlist-items') {
      const { items, ...list } = held(wishlistId);
      const there = items.find((item) => item.productVariantId === productVariantId);
      made += 1;
      const item = { id: there?.id ?? `i${made}`, productVariantId, addedAt: now, ...shows };
      const rest = items.filter((one) => one !== there);
      return save({ ...list, items: [...rest, { ...item, quantity: (there?.quantity ?? 0) + quantity }] });
    }
    const list = held(id);
    if (itemId === undefined) {
      if (method === 'PUT') return save({ ...list, name });
      lists.delete(id);
      return { isDone: true };
    }
    const others = list.items.filter((item) => item.id !== itemId);
    if (method === 'DELETE') return save({ ...list, items: others });
    return save({ ...list, items: list.items.map((item) => (item.id === itemId ? { ...item, quantity } : item)) });
  };
  const fetch: typeof globalThis.fetch = async (address, { method = 'GET', headers, body } = {}) => {
    const isNewList = method === 'POST';
    link('before', isNewList);
    const { pathname } = new URL(address instanceof Request ? address.url : address);
    const key = new Headers(headers).get('Idempotency-Key') ?? crypto.randomUUID();
    const asked = Body.parse(typeof body === 'string' ? JSON.parse(body) : {});
    if (!answers.has(key)) answers.set(key, act(method, pathname.split('/').slice(1), asked));
    link('after', isNewList);
    return Response.json({ data: answers.get(key) });
  };
  const identity = () => ({ apiKey: 'k', storeKey: 's', currencyCode: 'GBP', countryCode: 'GB', token: 't' });
  return { lists, api: createApi({ base: 'http://store', identity, fetch }) };
};

/** Applies a random change to the model and returns it. */
const nextChange = (model: Model, random: Random, step: number): ChangeOf<WishlistCommandName> => {
  const [listId, list] = [...model][random(model.size + 1)] ?? [null, null];
  if (listId === null || list === null || model.size === 0) {
    const fresh = `local-${step}`;
    model.set(fresh, { name: `List ${step}`, items: new Map() });
    return { name: 'create-list', input: { listId: fresh, name: `List ${step}` } };
  }
  const chance = random(20);
  if (chance === 0) {
    model.delete(listId);
    return { name: 'delete-list', input: { listId, name: list.name } };
  }
  if (chance < 3) {
    list.name = `List ${step}`;
    return { name: 'rename-list', input: { listId, name: list.name } };
  }
  const productVariantId = variants[random(variants.length)] ?? 'bolt';
  const item = { listId, productVariantId, called: { name: productVariantId, sku: null } };
  const there = list.items.get(productVariantId);
  const quantity = 1 + random(9);
  if (there === undefined || chance < 11) {
    list.items.set(productVariantId, (there ?? 0) + quantity);
    return { name: 'add-item', input: { ...item, quantity, shows } };
  }
  if (chance < 16) {
    list.items.set(productVariantId, quantity);
    return { name: 'set-item', input: { ...item, quantity } };
  }
  list.items.delete(productVariantId);
  return { name: 'remove-item', input: item };
};

const plain = (lists: readonly { key: string; name: string; items: Wishlist['items'] }[]) =>
  Object.fromEntries(lists.map(({ key, name, items }) => [key, { name, items: sorted(items) }]));

const sorted = (items: readonly { productVariantId: string; quantity: number }[]) =>
  items.map(({ productVariantId, quantity }) => `${quantity} ${productVariantId}`).toSorted();

test('the random changes are of every command', () => {
  const random = randomOf(1);
  const model: Model = new Map();
  const names = Array.from({ length: 80 }, (_, step) => nextChange(model, random, step).name);
  expect([...new Set(names)].toSorted(), 'Let nextChange make the new command too.').toEqual(
    Object.keys(wishlistCommands).toSorted(),
  );
});

test.each([1, 2, 3, 4])(
  'whatever is lost on the way, except the answer to a new list, what is shown is what the shopper did, each thing once (seed %i) [WL-04] [PWA-07]',
  async (seed) => {
    const random = randomOf(seed);
    let isOffline = false;
    const { lists, api } = createStore((when, isNewList) => {
      if (isOffline) throw new TypeError('There is no network.');
      // Never loses the answer to a new list: nobody would know the list until the retry.
      if (when === 'after' && isNewList) return;
      if (random(3) === 0) throw new TypeError('The link was cut.');
    });
    const store = createMemoryJournal();
    const journal = createJournal({ store });
    const madeHere = createLocalListIds();
    const drain = createDrain({
      store,
      lock: (_name, work) => work(),
      identity: () => Promise.resolve({ owner: 'u-1', isExpired: false, tokenMark: null, api: () => api }),
      isKeyed: true,
      storeKey: 's',
      onChange: () => undefined,
      onOutcome: () => undefined,
    });
    const shown = async () => {
      const entries = await journal.entries('u-1');
      const listIds = await store.read((tx) => madeHere.idsOf(tx, 'u-1', entries));
      const pending = { waiting: waitingOf(entries), sent: [], listIds };
      const all = showLists([...lists.values()], pending);
      // Each list's page agrees with the index.
      return all.map(({ id }) => {
        const list = showList(lists.get(id) ?? null, id, pending);
        if (list === null) throw new Error(`The list ${id} has no page.`);
        return list;
      });
    };
    const model: Model = new Map();
    const expected = () =>
      Object.fromEntries(
        [...model].map(([key, { name, items }]) => [
          key,
          { name, items: [...items].map(([id, quantity]) => `${quantity} ${id}`).toSorted() },
        ]),
      );
    for (let step = 1; step <= 80; step += 1) {
      await journal.append(origin, nextChange(model, random, step));
      expect(plain(await shown())).toEqual(expected());
      isOffline = random(4) === 0 ? !isOffline : isOffline;
      if (random(2) === 0) await drain({ ignoresBackoff: true });
      expect(plain(await shown())).toEqual(expected());
    }
    isOffline = false;
    for (let tries = 0; tries < 500 && (await journal.entries('u-1')).length > 0; tries += 1) {
      await drain({ ignoresBackoff: true });
    }
    expect(await journal.entries('u-1')).toEqual([]);
    expect(plain(await shown())).toEqual(expected());
  },
);
