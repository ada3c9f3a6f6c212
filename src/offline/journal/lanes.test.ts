import { describe, expect, test } from 'vitest';
import {
  add,
  addItem,
  createList,
  createMutex,
  createRig,
  deleteList,
  renameList,
  set,
  view,
} from '#tests/support/journal/rig.ts';
import { createModelStore, type ModelCall } from '#tests/support/stores/model-store.ts';
import type { Change } from '#offline/commands/commands.ts';
import { entryVersion } from './entry.ts';
import { createMemoryJournal } from './memory.ts';
import { knownState } from '#offline/drain/known-state.ts';
import { maxWaitMs } from '#offline/drain/next-step.ts';

const isList = ({ path }: ModelCall): boolean => path.startsWith('/wishlists');

describe('lanes and owners [PWA-06]', () => {
  test('a lane that is held up holds up no other', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.decide((call) => (isList(call) ? null : { status: 500 }));
    await rig.appendAll(add('v1', 2), createList('local-1', 'A'), view('v1'));
    await rig.drain();
    expect(model.lists('u-1')).toEqual([{ name: 'A', items: {} }]);
    expect(await rig.names()).toEqual(['add-to-basket waiting', 'record-view waiting']);
  });

  test('a lane that breaks lets the others finish first', async () => {
    const store = createMemoryJournal();
    const model = createModelStore();
    const mutex = createMutex();
    const broken = new Error('The lock was stolen.');
    const rig = createRig(model, {
      store,
      lock: (name, work) => (name.endsWith('basket') ? Promise.reject(broken) : mutex(name, work)),
    });
    await rig.appendAll(add('v1', 2), createList('local-1', 'A'), addItem('local-1', 'v1', 1));
    await expect(rig.drain()).rejects.toBe(broken);
    expect(model.lists('u-1')).toEqual([{ name: 'A', items: { v1: 1 } }]);
  });

  test('a refused subscription holds up nothing of its lane, and its shopper is asked; a view is dropped', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.refuse(({ path, body }) =>
      body['email'] === 'other@example.com' || path.endsWith('/v1') ? { status: 403, code: 'NotYourAddress' } : null,
    );
    const subscribe = (email: string): Change => ({ name: 'subscribe', input: { email, isSubscribed: false } });
    await rig.appendAll(subscribe('other@example.com'), view('v1'), subscribe('mine@example.com'), view('v2'));
    await rig.settle();
    expect(await rig.names()).toEqual(['subscribe refused']);
    expect(await rig.journal.lane('u-1', 'trail')).toMatchObject({ blockedBy: null });
    expect(model.effects).toHaveLength(2);
  });

  test("another shopper's changes are not sent, and wait for their owner [PWA-06]", async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.tokens.set('token-2', 'u-2');
    await rig.append(add('v1', 2));
    Object.assign(rig.shopper, { owner: 'u-2', token: 'token-2' });
    await rig.append(add('v9', 1));
    await rig.settle();
    expect(model.writes().map(({ token, body }) => [token, body['productVariantId']])).toEqual([['token-2', 'v9']]);
    expect(await rig.names('u-1')).toEqual(['add-to-basket waiting']);
    Object.assign(rig.shopper, { owner: 'u-1', token: 'token-1' });
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
    expect(model.basket('u-2')).toEqual({ 'v9|': 1 });
  });

  test('who leaves in the middle of a drain ends it', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.appendAll(add('v1', 1), add('v2', 1), add('v3', 1));
    model.decide(() => {
      Object.assign(rig.shopper, { owner: 'guest', token: null });
      return null;
    });
    await rig.drain();
    expect(model.writes()).toHaveLength(1);
    expect(await rig.names('u-1')).toHaveLength(2);
  });

  test('nothing is stored of an answer that comes when its shopper has left', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.append(add('v1', 1));
    let leaving: Promise<void> = Promise.resolve();
    model.decide(() => {
      leaving = rig.journal.forget('u-1', { keepsEntries: false });
      return null;
    });
    await rig.drain();
    await leaving;
    expect(rig.outcomes.map(({ outcome }) => outcome.type)).toEqual(['superseded']);
    expect(await rig.store.read((tx) => knownState(tx).lines('u-1'))).toBeNull();
    expect(await rig.journal.finished('u-1')).toEqual([]);
  });

  test('each change is sent in the currency it was made in', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.append(add('v1', 1));
    await rig.append(add('v1', 1), { currencyCode: 'EUR' });
    await rig.settle();
    expect(model.writes().map(({ currency }) => currency)).toEqual(['GBP', 'EUR']);
  });

  test('changes of another store stand in nobody’s way', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.append(add('v1', 1), { storeKey: 'old' });
    await rig.append(add('v2', 1));
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v2|': 1 });
    rig.clock.now += maxWaitMs + 1;
    await rig.settle();
    expect(await rig.names()).toEqual(['add-to-basket expired']);
  });

  test("nothing overtakes a newer program's change", async () => {
    const model = createModelStore();
    const rig = createRig(model);
    const entry = await rig.append(add('v1', 1));
    if (entry !== null) await rig.store.write((tx) => tx.put({ ...entry, v: entryVersion + 1 }));
    await rig.append(add('v2', 1));
    expect(await rig.drain()).toBeNull();
    expect(model.writes()).toEqual([]);
  });

  test('a change that this program can not read is set aside', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    const entry = await rig.append(add('v1', 1));
    if (entry !== null) await rig.store.write((tx) => tx.put({ ...entry, name: 'fold-laundry' }));
    await rig.append(add('v2', 1));
    await rig.settle();
    expect(await rig.names()).toEqual(['fold-laundry refused']);
    expect(model.basket('u-1')).toEqual({ 'v2|': 1 });
  });
});

describe('who has to sign in first, or accept the policy [PWA-06]', () => {
  test('a 401 in the middle holds the lane, loses nothing, and the new token is used', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.appendAll(...['v1', 'v2', 'v3', 'v4', 'v5'].map((variant) => add(variant, 1)));
    let writes = 0;
    model.decide(() => {
      writes += 1;
      if (writes === 3) model.tokens.delete('token-1');
      return null;
    });
    expect(await rig.drain()).toBeNull();
    expect(await rig.drain({ ignoresBackoff: true })).toBeNull();
    expect(writes).toBe(3);
    expect(await rig.names()).toHaveLength(3);
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: 'sign-in' });

    rig.shopper.token = 'token-new';
    model.tokens.set('token-new', 'u-1');
    await rig.journal.unpark('u-1');
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 1, 'v2|': 1, 'v3|': 1, 'v4|': 1, 'v5|': 1 });
    expect(
      model
        .writes()
        .slice(3)
        .map(({ token }) => token),
    ).toEqual(['token-new', 'token-new', 'token-new']);
  });

  test.each([true, false])('a token that ends after a lost answer doubles nothing (keys: %s)', async (isKeyed) => {
    const model = createModelStore({ isKeyed });
    const rig = createRig(model, { isKeyed });
    model.decide(({ method }) => (method === 'GET' ? null : 'cut'));
    await rig.append(add('v1', 2));
    await rig.drain();
    rig.shopper.isExpired = true;
    rig.clock.now += 10_000;
    await rig.drain();
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: 'sign-in' });
    rig.shopper.isExpired = false;
    model.decide(() => null);
    await rig.journal.unpark('u-1');
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
  });

  test('after a 401 to a read of the store, an attempt that may have come through is still not doubled', async () => {
    const model = createModelStore({ isKeyed: false });
    const rig = createRig(model, { isKeyed: false });
    model.decide(({ method }) => (method === 'GET' ? null : 'cut'));
    await rig.append(add('v1', 2));
    await rig.drain();
    model.decide(() => ({ status: 401, body: { errors: ['Sign in.'] } }));
    rig.clock.now += 10_000;
    await rig.drain();
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: 'sign-in' });
    model.decide(() => null);
    await rig.journal.unpark('u-1');
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
  });

  const parkedWithToken1 = { type: 'parked', by: 'sign-in', tokenMark: 'mark of token-1' };

  test('an expired token sends nothing at all', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    rig.shopper.isExpired = true;
    await rig.append(add('v1', 2));
    expect(await rig.drain()).toBeNull();
    expect(model.seen).toEqual([]);
    expect(rig.outcomes.at(-1)?.outcome).toEqual(parkedWithToken1);
  });

  test('a token that is refused is named by its mark, so that a tab with a newer one knows that it is not meant', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.decide(() => ({ status: 401, body: { errors: ['Sign in.'] } }));
    await rig.append(add('v1', 2));
    await rig.drain();
    expect(rig.outcomes.at(-1)?.outcome).toEqual(parkedWithToken1);
  });

  test('a token that had expired only by a wrong clock sends what waits once the clock is right, without a sign-in', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    rig.shopper.isExpired = true;
    await rig.append(add('v1', 2));
    await rig.drain();
    rig.shopper.isExpired = false;
    expect(await rig.drain()).toBeNull();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: null });
  });

  test('what the store itself holds until a sign-in is not sent because a clock was wrong before', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    rig.shopper.isExpired = true;
    await rig.append(add('v1', 2));
    await rig.drain();
    rig.shopper.isExpired = false;
    model.tokens.delete('token-1');
    await rig.drain();
    await rig.drain({ ignoresBackoff: true });
    expect(model.writes()).toHaveLength(1);
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy: 'sign-in' });
  });

  test.each([
    [403, ['Accept the privacy policy.'], 'policy'],
    [400, ['password_change_required'], 'sign-in'],
  ])('%i %s holds the lane', async (status, errors, blockedBy) => {
    const model = createModelStore();
    const rig = createRig(model);
    model.decide(() => ({ status, body: { errors } }));
    await rig.append(add('v1', 2));
    await rig.drain();
    expect(await rig.journal.lane('u-1', 'basket')).toMatchObject({ blockedBy });
    expect(await rig.names()).toEqual(['add-to-basket waiting']);
  });
});

describe('a guest [PWA-04]', () => {
  test('gets one basket for all that they add, though the first answer is lost', async () => {
    const model = createModelStore();
    const lock = createMutex();
    const store = createMemoryJournal();
    const tabs = [createRig(model, { lock, store }), createRig(model, { lock, store })];
    let writes = 0;
    model.decide(() => {
      writes += 1;
      return writes === 1 ? 'cut' : null;
    });
    for (const tab of tabs) Object.assign(tab.shopper, { owner: 'guest', token: null });
    await Promise.all(tabs.map((tab, at) => tab.append(add(`v${at}`, 1))));
    await Promise.all(tabs.map((tab) => tab.drain()));
    await Promise.all(tabs.map((tab) => tab.drain({ ignoresBackoff: true })));
    const [anonymousId, ...others] = model.baskets();
    expect(others).toEqual([]);
    expect(model.basket(anonymousId ?? '')).toEqual({ 'v0|': 1, 'v1|': 1 });
    expect(await store.read((tx) => knownState(tx).anonymousId('guest'))).toBe(anonymousId);
  });

  test('whose basket is gone gets another, with what was asked for in it', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    Object.assign(rig.shopper, { owner: 'guest', token: null });
    await rig.store.write((tx) => knownState(tx).saveAnonymousId('anon-of-old'));
    await rig.append(set('v1', 3));
    await rig.settle();
    const [anonymousId = ''] = model.baskets();
    expect(model.basket(anonymousId)).toEqual({ 'v1|': 3 });
    expect(await rig.store.read((tx) => knownState(tx).anonymousId('guest'))).toBe(anonymousId);
  });
});

describe('lists that are made here [PWA-07]', () => {
  const noList = { status: 409, code: 'TooManyWishlists' };

  test('are filled once the store has them', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    await rig.appendAll(createList('local-1', 'A'), addItem('local-1', 'v1', 2), renameList('local-1', 'B'));
    await rig.settle();
    expect(model.lists('u-1')).toEqual([{ name: 'B', items: { v1: 2 } }]);
    const id = await rig.store.read((tx) => knownState(tx).listId('u-1', 'local-1'));
    expect(id).toMatch(/^list-/);
  });

  test('take what was done to them along when they are refused, and again when they are tried anew', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.refuse(({ method, path }) => (method === 'POST' && path === '/wishlists' ? noList : null));
    const list = await rig.append(createList('local-1', 'A'));
    await rig.appendAll(addItem('local-1', 'v1', 2), addItem('local-1', 'v2', 1), createList('local-2', 'C'));
    await rig.settle();
    const outcome = rig.outcomes.find(({ id }) => id === list?.id)?.outcome;
    expect(outcome).toMatchObject({ type: 'refused', failure: { code: 'TooManyWishlists' } });
    expect(outcome?.type === 'refused' && outcome.ids).toHaveLength(3);
    const codes = (await rig.journal.entries('u-1')).map(({ failure }) => failure?.code);
    expect(codes).toEqual(['TooManyWishlists', 'ParentRefused', 'ParentRefused', 'TooManyWishlists']);
    model.refuse(() => null);
    await rig.journal.retry(list?.id ?? '');
    await rig.settle();
    expect(model.lists('u-1')).toEqual([{ name: 'A', items: { v1: 2, v2: 1 } }]);
  });

  test('hold back what was done to them while nobody knows whether they are there', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.decide(({ method, path }) => (method === 'POST' && path === '/wishlists' ? { status: 500 } : null));
    const list = await rig.append(createList('local-1', 'A'));
    await rig.append(addItem('local-1', 'v1', 2));
    await rig.settle();
    expect(await rig.names()).toEqual(['create-list unsure', 'add-item waiting']);
    model.decide(() => null);
    await rig.journal.retry(list?.id ?? '');
    await rig.settle();
    expect(model.lists('u-1')).toEqual([{ name: 'A', items: { v1: 2 } }]);
  });

  test('leave nothing to delete when they are never made', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    const list = await rig.append(createList('local-1', 'A'));
    await rig.append(renameList('l2', 'B'));
    await rig.journal.discard(list?.id ?? '');
    await rig.append(deleteList('local-1'));
    model.decide(() => null);
    await rig.settle();
    expect(model.writes().filter(({ method }) => method === 'DELETE')).toEqual([]);
    expect(await rig.names()).toEqual(['rename-list refused']);
  });
});

test('a drain that is asked to end does so between two changes', async () => {
  const model = createModelStore();
  const rig = createRig(model);
  const ending = new AbortController();
  await rig.appendAll(add('v1', 1), add('v2', 1), add('v3', 1));
  model.decide(() => {
    ending.abort();
    return null;
  });
  await rig.drain({ signal: ending.signal });
  expect(await rig.names()).toHaveLength(2);
});
