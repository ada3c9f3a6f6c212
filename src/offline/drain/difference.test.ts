import { describe, expect, test } from 'vitest';
import { Basket } from '#contract/basket.ts';
import type { Change } from '#offline/commands/commands.ts';
import { differencesOf } from '#offline/journal/difference.ts';
import { add, addItem, createList, createRig, set, setItem } from '#tests/support/journal/rig.ts';
import { createModelStore } from '#tests/support/stores/model-store.ts';

const token = 'token-1';
const rigWith = (stock: Readonly<Record<string, number>> = {}) => {
  const model = createModelStore();
  model.limit(stock);
  const rig = createRig(model);
  const differences = () => rig.store.read((tx) => differencesOf(tx, 'u-1'));
  return { model, rig, differences };
};

describe('what the store made of a change is compared with what was asked [PWA-06]', () => {
  test('as much as was asked is no difference', async () => {
    const { rig, differences } = rigWith();
    await rig.appendAll(add('v1', 2), set('v1', 5));
    await rig.settle();
    expect(await differences()).toEqual([]);
  });

  test('fewer pieces than were added, and none', async () => {
    const { rig, differences } = rigWith({ v1: 1, v2: 0 });
    await rig.appendAll(add('v1', 5), add('v2', 3));
    await rig.settle();
    expect(await differences()).toMatchObject([
      { place: 'cart', type: 'added', asked: 5, got: 1 },
      { place: 'cart', type: 'added', asked: 3, got: 0 },
    ]);
    expect(rig.outcomes.map(({ outcome }) => outcome)).toMatchObject([
      { type: 'sent', difference: { got: 1 } },
      { type: 'sent', difference: { got: 0 } },
    ]);
  });

  test('more pieces of an item than a list can take', async () => {
    const { rig, differences } = rigWith();
    await rig.append(createList('local-1', 'Van'));
    await rig.append(addItem('local-1', 'v1', 60_000));
    await rig.settle();
    await rig.append(addItem('local-1', 'v1', 39_999));
    await rig.settle();
    expect(await differences()).toEqual([]);
    await rig.append(addItem('local-1', 'v1', 5));
    await rig.settle();
    expect(await differences()).toMatchObject([{ place: 'list', type: 'added', asked: 5, got: 99_999 }]);
  });

  test('another quantity than was set', async () => {
    const { model, rig, differences } = rigWith({ v1: 7 });
    model.elsewhere({ token, body: { productVariantId: 'v1', quantity: 2 } });
    await rig.append(set('v1', 9));
    await rig.settle();
    expect(await differences()).toMatchObject([{ type: 'set', asked: 9, got: 7, productName: 'Bolt' }]);
  });

  test('a quantity set on a line that is no longer there puts it back, and says so', async () => {
    const { rig, differences } = rigWith();
    await rig.append(set('v1', 4));
    await rig.settle();
    expect(await differences()).toMatchObject([{ type: 'put-back', asked: 4, got: 4 }]);
  });

  test('a quantity set on an item that a list does not have adds it, and says so', async () => {
    const { rig, differences } = rigWith();
    await rig.append(createList('local-1', 'Van'));
    await rig.settle();
    await rig.appendAll(addItem('local-1', 'v1', 3), setItem('local-1', 'v2', 2));
    await rig.settle();
    expect(await differences()).toMatchObject([{ place: 'list', type: 'put-back', asked: 2, got: 2 }]);
  });

  test('the answer of a repeat is compared as well, and reported once', async () => {
    const { model, rig, differences } = rigWith({ v1: 1 });
    let calls = 0;
    model.decide(({ method }) => (method === 'PUT' && (calls += 1) === 1 ? 'cut' : null));
    await rig.append(add('v1', 5));
    await rig.settle();
    expect(await differences()).toMatchObject([{ asked: 5, got: 1 }]);
  });
});

describe('the same line set on two devices', () => {
  const waited = 60_000;
  const seen = (quantity: number, from: number): Change => {
    const change = set('v1', quantity);
    return change.name === 'set-quantity' ? { ...change, input: { ...change.input, from } } : change;
  };
  const rigWithLine = async () => {
    const { model, rig, differences } = rigWith();
    await rig.append(add('v1', 40));
    await rig.settle();
    const line = rig.outcomes[0]?.outcome;
    const lineItemId = line?.type === 'sent' ? Basket.parse(line.data).lineItems[0]?.lineItemId : undefined;
    const elsewhere = (quantity: number) =>
      model.elsewhere({ path: '/baskets/products/quantity', token, body: { lineItemId, quantity } });
    return { model, rig, differences, elsewhere };
  };

  test('the later one counts, and the other quantity is reported with its line [PWA-06]', async () => {
    const { model, rig, differences, elsewhere } = await rigWithLine();
    await rig.appendAll(seen(45, 40), seen(50, 45));
    elsewhere(60);
    rig.clock.now += waited;
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 50 });
    expect(await differences()).toMatchObject([
      { type: 'elsewhere', asked: 50, got: 60, line: { productVariantId: 'v1' } },
    ]);
  });

  test('also where an attempt before the other change came to nothing [PWA-06]', async () => {
    const { model, rig, differences, elsewhere } = await rigWithLine();
    model.decide(({ method }) => (method === 'PUT' ? 'drop' : null));
    await rig.append(seen(50, 40));
    await rig.drain();
    elsewhere(60);
    model.decide(() => null);
    rig.clock.now += waited;
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 50 });
    expect(await differences()).toMatchObject([{ type: 'elsewhere', asked: 50, got: 60 }]);
  });

  test('also where it is sent at once, but what the shopper saw was read a while before: without a connection, or on a page left open [PWA-06]', async () => {
    const { model, rig, differences, elsewhere } = await rigWithLine();
    rig.clock.now += waited;
    elsewhere(60);
    await rig.append(seen(50, 40));
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 50 });
    expect(await differences()).toMatchObject([{ type: 'elsewhere', asked: 50, got: 60 }]);
  });

  test('the cart is read once for changes that follow each other, and not for one that follows the store’s answer', async () => {
    const { model, rig } = await rigWithLine();
    const reads = () => model.seen.filter(({ method }) => method === 'GET').length;
    const before = reads();
    await rig.append(seen(45, 40));
    await rig.settle();
    expect(reads() - before).toBe(0);
    rig.clock.now += waited;
    await rig.append(seen(46, 45));
    await rig.settle();
    await rig.append(seen(47, 46));
    await rig.settle();
    expect(reads() - before).toBe(1);
    expect(model.basket('u-1')).toEqual({ 'v1|': 47 });
  });

  test('the cart of a guest, which no other device has, is not read for it', async () => {
    const { model, rig } = rigWith();
    Object.assign(rig.shopper, { owner: 'guest', token: null });
    await rig.append(add('v1', 40));
    await rig.settle();
    rig.clock.now += waited;
    await rig.append(seen(50, 40));
    await rig.settle();
    expect(model.seen.filter(({ method }) => method === 'GET')).toEqual([]);
    expect(await rig.journal.entries('guest')).toEqual([]);
    expect(model.writes()).toHaveLength(2);
  });

  test('a line that nobody else touched, or set to the same, is no difference', async () => {
    const { rig, differences, elsewhere } = await rigWithLine();
    await rig.append(seen(50, 40));
    rig.clock.now += waited;
    await rig.settle();
    await rig.append(seen(70, 50));
    elsewhere(70);
    rig.clock.now += waited;
    await rig.settle();
    expect(await differences()).toEqual([]);
  });
});

describe('the same item of a list set on two devices', () => {
  const seenItem = (quantity: number, from: number): Change => {
    const change = setItem('local-1', 'v1', quantity);
    return change.name === 'set-item' ? { ...change, input: { ...change.input, from } } : change;
  };
  const rigWithItem = async () => {
    const { model, rig, differences } = rigWith();
    await rig.appendAll(createList('local-1', 'Van'), addItem('local-1', 'v1', 40));
    await rig.settle();
    const elsewhere = (quantity: number) =>
      model.elsewhere({ path: '/wishlists/list-1/wishlist-items/item-2', token, body: { quantity } });
    return { model, rig, differences, elsewhere };
  };

  test('the later one counts, and the other quantity is reported with its item [PWA-07]', async () => {
    const { model, rig, differences, elsewhere } = await rigWithItem();
    await rig.appendAll(seenItem(45, 40), seenItem(50, 45));
    elsewhere(60);
    rig.clock.now += 60_000;
    await rig.settle();
    expect(model.lists('u-1')).toEqual([{ name: 'Van', items: { v1: 50 } }]);
    expect(await differences()).toMatchObject([
      { place: 'list', type: 'elsewhere', asked: 50, got: 60, item: { listId: 'local-1', productVariantId: 'v1' } },
    ]);
  });

  test('also where an attempt before the other change came to nothing', async () => {
    const { model, rig, differences, elsewhere } = await rigWithItem();
    model.decide(({ method }) => (method === 'PUT' ? 'drop' : null));
    await rig.append(seenItem(50, 40));
    await rig.drain();
    elsewhere(60);
    model.decide(() => null);
    rig.clock.now += 60_000;
    await rig.settle();
    expect(await differences()).toMatchObject([{ type: 'elsewhere', asked: 50, got: 60 }]);
  });

  test('an item that nobody else touched, or set to the same, is no difference', async () => {
    const { rig, differences, elsewhere } = await rigWithItem();
    await rig.append(seenItem(50, 40));
    rig.clock.now += 60_000;
    await rig.settle();
    await rig.append(seenItem(70, 50));
    elsewhere(70);
    rig.clock.now += 60_000;
    await rig.settle();
    expect(await differences()).toEqual([]);
  });
});

describe('a difference stays until its owner has seen it [PWA-06]', () => {
  test('each is acknowledged by itself, by its owner alone', async () => {
    const { rig, differences } = rigWith({ v1: 1, v2: 1 });
    await rig.appendAll(add('v1', 5), add('v2', 5));
    await rig.settle();
    const [first] = await differences();
    await rig.journal.acknowledge('guest', [first?.id ?? '']);
    expect(await differences()).toHaveLength(2);
    await rig.journal.acknowledge('u-1', [first?.id ?? '']);
    expect(await differences()).toHaveLength(1);
  });

  test.each([true, false])('it goes when they sign out (their changes stay: %s)', async (keepsEntries) => {
    const { rig, differences } = rigWith({ v1: 1 });
    await rig.append(add('v1', 5));
    await rig.settle();
    await rig.append(add('v2', 1));
    await rig.journal.forget('u-1', { keepsEntries });
    expect(await differences()).toEqual([]);
    expect(await rig.journal.entries('u-1')).toHaveLength(keepsEntries ? 1 : 0);
  });

  test('a guest who signs in takes theirs along', async () => {
    const { rig, differences } = rigWith({ v1: 1 });
    Object.assign(rig.shopper, { owner: 'guest', token: null });
    await rig.append(add('v1', 5));
    await rig.settle();
    await rig.journal.reassign('guest', 'u-1');
    expect(await differences()).toMatchObject([{ asked: 5, got: 1 }]);
    expect(await rig.store.read((tx) => differencesOf(tx, 'guest'))).toEqual([]);
  });
});
