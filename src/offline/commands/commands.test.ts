import { describe, expect, test } from 'vitest';
import {
  add,
  addItem,
  chooseAddOns,
  chooseAddOnsOf,
  createList,
  deleteList,
  remove,
  removeItem,
  renameList,
  set,
  setItem,
  view,
} from '#tests/support/journal/rig.ts';
import type { KnownItem, KnownLine, IdLookup } from './command.ts';
import { type Change, commandOf, commands, parseChange } from './commands.ts';
import type { Observed } from '#offline/journal/entry.ts';
import { sendableRows } from './sendable-rows.ts';

interface World {
  readonly anonymousId?: string | null;
  /** The lines as last seen; null if never seen. */
  readonly seen?: readonly KnownLine[] | null;
  readonly lines?: readonly KnownLine[];
  readonly items?: readonly KnownItem[];
  readonly lists?: readonly { id: string; name: string }[];
  readonly ids?: Readonly<Record<string, string | null>>;
}

const resolvingOf = (world: World): IdLookup => ({
  anonymousId: world.anonymousId ?? null,
  lines: (maxAgeMs) => Promise.resolve((maxAgeMs === undefined ? world.seen : null) ?? world.lines ?? []),
  seenLines: () => Promise.resolve(world.seen ?? null),
  listId: (id) => (world.ids === undefined ? id : (world.ids[id] ?? null)),
  items: () => Promise.resolve(world.items ?? []),
  seenItems: () => Promise.resolve(world.items ?? null),
  lists: () => Promise.resolve(world.lists ?? []),
});
const resolve = ({ name, input }: Change, world: World = {}, isKeyed = true) =>
  commandOf(name).resolve(input, resolvingOf(world), { isKeyed });
const reconcile = ({ name, input }: Change, observed: Observed, world: World) =>
  commandOf(name).reconcile(input, observed, resolvingOf(world));

const line = (quantity: number, addonOptionIds: string[] = []): KnownLine => ({
  lineItemId: `line-${addonOptionIds.join('') || 'plain'}`,
  productVariantId: 'v',
  addonOptionIds,
  quantity,
});
const item = (quantity: number): KnownItem => ({ itemId: 'item-1', productVariantId: 'v', quantity });
const callOf = async (change: Change, world?: World, isKeyed?: boolean) => {
  const resolution = await resolve(change, world, isKeyed);
  return resolution.type === 'call' ? resolution.call : resolution.type;
};

describe('a change turns into a call [PWA-06] [PWA-07]', () => {
  const adding = { row: 'addToBasket', body: { productVariantId: 'v', quantity: 3 } };
  const seenAdding = { ...adding, body: { ...adding.body, seenPriceMinor: 1284 } };
  const itemAdding = { row: 'addWishlistItem', body: { wishlistId: 'l', productVariantId: 'v', quantity: 3 } };
  test.each<[string, Change, World, unknown]>([
    ['an add', add('v', 3), {}, seenAdding],
    ['an add with add-ons', add('v', 3, ['a']), {}, { ...adding, body: { ...seenAdding.body, addonOptionIds: ['a'] } }],
    ["a guest's add", add('v', 3), { anonymousId: 'g' }, { ...adding, body: { ...seenAdding.body, anonymousId: 'g' } }],
    [
      'a quantity',
      set('v', 3),
      { seen: [line(1)] },
      { row: 'setBasketQuantity', body: { lineItemId: 'line-plain', quantity: 3 } },
    ],
    [
      "a guest's quantity, of a line that was not seen",
      set('v', 3),
      { anonymousId: 'g', seen: [], lines: [line(1)] },
      { row: 'setBasketQuantity', query: { anonymousId: 'g' }, body: { lineItemId: 'line-plain', quantity: 3 } },
    ],
    ['a quantity of a line that was taken away elsewhere', set('v', 3), { seen: [] }, adding],
    [
      'a removal',
      remove('v', ['a']),
      { seen: [line(1), line(2, ['a'])] },
      { row: 'removeFromBasket', body: { lineItemIds: ['line-a'] } },
    ],
    ['a removal of what is gone', remove('v'), { seen: [] }, 'needless'],
    [
      'other add-ons',
      chooseAddOns('v', [], ['a']),
      { seen: [line(1)] },
      { row: 'setBasketAddOns', body: { lineItemId: 'line-plain', addonOptionIds: ['a'] } },
    ],
    [
      'other add-ons of several lines, of which one is gone',
      chooseAddOnsOf(['v', 'gone', 'w'], ['a']),
      { seen: [], lines: [line(1), { ...line(1), lineItemId: 'line-w', productVariantId: 'w' }] },
      {
        row: 'setBasketAddOnsInBulk',
        body: {
          items: [
            { lineItemId: 'line-plain', addonOptionIds: ['a'] },
            { lineItemId: 'line-w', addonOptionIds: ['a'] },
          ],
        },
      },
    ],
    ['other add-ons of several lines that are gone', chooseAddOnsOf(['v', 'w'], ['a']), { seen: [] }, 'gone'],
    ['other add-ons of what is gone', chooseAddOns('v', [], ['a']), { seen: [] }, 'gone'],
    ['a list', createList('local-1', 'A'), {}, { row: 'createWishlist', body: { name: 'A' } }],
    [
      'a name of a list made here',
      renameList('local-1', 'B'),
      { ids: { 'local-1': 'l9' } },
      { row: 'renameWishlist', params: { id: 'l9' }, body: { name: 'B' } },
    ],
    ['a name of a list that never was', renameList('local-1', 'B'), { ids: {} }, 'gone'],
    ['the end of a list', deleteList('l'), {}, { row: 'deleteWishlist', params: { id: 'l' } }],
    ['an item', addItem('l', 'v', 3), {}, itemAdding],
    [
      'a quantity of an item',
      setItem('l', 'v', 3),
      { items: [item(1)] },
      {
        row: 'updateWishlistItem',
        params: { id: 'l', itemId: 'item-1' },
        body: { productVariantId: 'v', quantity: 3 },
      },
    ],
    ['a quantity of an item that is not there', setItem('l', 'v', 3), {}, itemAdding],
    [
      'the end of an item',
      removeItem('l', 'v'),
      { items: [item(1)] },
      { row: 'removeWishlistItem', params: { id: 'l', itemId: 'item-1' } },
    ],
    ['the end of an item that is gone', removeItem('l', 'v'), {}, 'needless'],
    ['a view', view('v'), {}, { row: 'recordViewedVariant', params: { id: 'v' } }],
    [
      'a view of a guest whom the store does not know',
      { name: 'record-view', input: { productVariantId: 'v', isGuest: true } },
      {},
      'needless',
    ],
  ])('%s', async (_, change, world, call) => {
    expect(await callOf(change, world)).toEqual(call);
  });

  test('without keys an add becomes the sum where the line is there, so that a repeat does no harm', async () => {
    expect(await resolve(add('v', 3), { lines: [line(4)] }, false)).toMatchObject({
      call: { row: 'setBasketQuantity', body: { lineItemId: 'line-plain', quantity: 7 } },
      observed: { quantity: 4 },
    });
    expect(await resolve(add('v', 3), {}, false)).toMatchObject({
      call: { row: 'addToBasket' },
      observed: { quantity: 0 },
    });
    // With keys the quantity is added; the quantity before tells which answers may still be outdated.
    expect(await resolve(addItem('l', 'v', 3), { items: [item(4)] })).toMatchObject({
      call: { row: 'addWishlistItem', body: { quantity: 3 } },
      observed: { quantity: 4 },
    });
    expect(await resolve(addItem('l', 'v', 3))).toMatchObject({ observed: { quantity: null } });
    expect(await resolve(addItem('l', 'v', 3), { items: [item(4)] }, false)).toMatchObject({
      call: { row: 'updateWishlistItem', body: { quantity: 7 } },
      observed: { quantity: 4 },
    });
    expect(await resolve(createList('local-1', 'A'), { lists: [{ id: 'l1', name: 'A' }] }, false)).toMatchObject({
      observed: { ids: ['l1'] },
    });
  });

  test('with keys an add notes what was seen, for those who look at it while it is on its way', async () => {
    expect(await resolve(add('v', 3), { seen: [line(4)] })).toMatchObject({ observed: { quantity: 4 } });
    expect(await resolve(add('v', 3), { seen: [] })).toMatchObject({ observed: { quantity: 0 } });
    expect(await resolve(add('v', 3), { seen: null })).toMatchObject({ observed: { quantity: null } });
  });
});

describe('whether it happened is judged by what the store shows [PWA-06] [PWA-07]', () => {
  const lists = (...names: string[]) => names.map((name, at) => ({ id: `l${at}`, name }));
  test.each<[string, Change, Observed, World, string]>([
    ['an add that did', add('v', 3), { quantity: 4 }, { lines: [line(7)] }, 'applied'],
    ['an add that did not', add('v', 3), { quantity: 4 }, { lines: [line(4)] }, 'not-applied'],
    ['an add of a new line that did not', add('v', 3), { quantity: 0 }, {}, 'not-applied'],
    ['an add after which somebody else wrote', add('v', 3), { quantity: 4 }, { lines: [line(5)] }, 'unclear'],
    ['an add to the brim', add('v', 3), { quantity: 99_999 }, { lines: [line(99_999)] }, 'applied'],
    ['an add before which nobody looked', add('v', 3), { quantity: null }, { lines: [line(3)] }, 'unclear'],
    ['the same, and there is nothing', add('v', 3), {}, {}, 'not-applied'],
    ['a quantity that is', set('v', 3), {}, { lines: [line(3)] }, 'applied'],
    ['a quantity that is not', set('v', 3), {}, { lines: [line(2)] }, 'not-applied'],
    ['a removal that did', remove('v'), {}, {}, 'applied'],
    ['a removal that did not', remove('v'), {}, { lines: [line(2)] }, 'not-applied'],
    ['add-ons that did', chooseAddOns('v', [], ['a']), {}, { lines: [line(2, ['a'])] }, 'applied'],
    ['add-ons that did not', chooseAddOns('v', [], ['a']), {}, { lines: [line(2)] }, 'not-applied'],
    ['add-ons of a line that is gone', chooseAddOns('v', [], ['a']), {}, {}, 'unclear'],
    ['a list that was made', createList('local-1', 'B'), { ids: ['l0'] }, { lists: lists('A', 'B') }, 'applied'],
    ['a list that was not', createList('local-1', 'B'), { ids: ['l0'] }, { lists: lists('A') }, 'not-applied'],
    ['a name that was there', createList('local-1', 'B'), { ids: ['l0'] }, { lists: lists('B') }, 'not-applied'],
    ['two of the name', createList('local-1', 'B'), { ids: [] }, { lists: lists('B', 'B') }, 'unclear'],
    ['a name, and nobody looked before', createList('local-1', 'B'), {}, { lists: lists('B') }, 'unclear'],
    ['an item that was added', addItem('l', 'v', 3), { quantity: 1 }, { items: [item(4)] }, 'applied'],
    ['an item that was not', addItem('l', 'v', 3), { quantity: 1 }, { items: [item(1)] }, 'not-applied'],
    ['an item that somebody changed', addItem('l', 'v', 3), { quantity: 1 }, { items: [item(9)] }, 'unclear'],
    ['an item that is set', setItem('l', 'v', 3), {}, { items: [item(3)] }, 'applied'],
    ['an item that is not', setItem('l', 'v', 3), {}, { items: [item(1)] }, 'not-applied'],
    ['an item that is gone', removeItem('l', 'v'), {}, {}, 'applied'],
    ['an item that is still there', removeItem('l', 'v'), {}, { items: [item(1)] }, 'not-applied'],
    ['a name can be given twice', renameList('l', 'B'), {}, {}, 'not-applied'],
  ])('%s', async (_, change, observed, world, finding) => {
    expect((await reconcile(change, observed, world)).finding).toBe(finding);
  });

  test('a list that was made is found with its id', async () => {
    const found = await reconcile(createList('local-1', 'B'), { ids: ['l0'] }, { lists: lists('A', 'B') });
    expect(found).toEqual({ finding: 'applied', madeId: 'l1' });
  });
});

test('a line is the same in whatever order its add-ons are named', () => {
  const { subjects } = commands['remove-line'];
  const named = (ids: string[]) =>
    subjects({ line: { productVariantId: 'v', addonOptionIds: ids }, called: { name: '', sku: null } });
  expect(named(['a', 'b'])).toEqual(named(['b', 'a']));
});

test('a change is read as it was stored; an incomplete one and one of an unknown kind are not', () => {
  const change = add('v', 3);
  expect(parseChange(change)).toEqual(change);
  expect(parseChange({ name: 'add-to-basket', input: { quantity: 3 } })).toBeNull();
  expect(parseChange({ name: 'place-order', input: {} })).toBeNull();
  expect(parseChange({ name: 'toString', input: {} })).toBeNull();
});

test('nothing may wait that costs money, moves an address or proves who one is [PWA-06]', () => {
  const paths = Object.values(sendableRows).map(({ method, path }) => `${method} ${path}`);
  expect(paths.filter((path) => /order|payment|checkout|address|auth|password|code/.test(path))).toEqual([]);
  expect(paths, 'Another call may wait: if it does none of these, count it here.').toHaveLength(18);
});
