import { describe, expect, test } from 'vitest';
import { add, createMutex, createRig, origin, remove, set, view } from '#tests/support/journal/rig.ts';
import { createModelStore, type Fate, type ModelCall } from '#tests/support/stores/model-store.ts';
import { emptyBasket, sampleLine } from '#tests/support/samples/line.ts';
import type { Change } from '#offline/commands/commands.ts';
import { parseFinished } from '#offline/commands/finished.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { backoffMs } from './backoff.ts';
import { knownState } from './known-state.ts';
import { maxWaitMs } from './next-step.ts';
import { keepSentBasket, sentBasket } from './sent-basket.ts';

const day = 24 * 60 * 60 * 1000;

/** The writes meet these fates in order, and all further ones the last. */
const inTurn = (...fates: readonly (Fate | null)[]) => {
  let at = 0;
  return ({ method }: ModelCall): Fate | null => {
    if (method === 'GET') return null;
    at += 1;
    return fates[Math.min(at, fates.length) - 1] ?? null;
  };
};
const rigOf = (...fates: readonly (Fate | null)[]) => {
  const model = createModelStore();
  model.decide(inTurn(...fates));
  return { model, rig: createRig(model) };
};
const entriesOf = ({ journal }: ReturnType<typeof createRig>) => journal.entries();
const keysOf = (calls: readonly ModelCall[]) => calls.map(({ key }) => key);

test('what was sent is logged, for the shopper to see, but for views, of which they know nothing [PWA-08]', async () => {
  const { rig } = rigOf();
  const subscribe = { name: 'subscribe', input: { email: 'g@example.com', isSubscribed: true } } as const;
  await rig.appendAll(add('v1', 2), view('v1'), subscribe);
  expect(await rig.drain()).toBeNull();
  expect(await entriesOf(rig)).toEqual([]);
  const logged = await rig.journal.finished('u-1');
  expect(logged.map(({ name, outcome }) => `${name} ${outcome}`).toSorted()).toEqual([
    'add-to-basket sent',
    'subscribe sent',
  ]);
});

test('of what was sent or taken back neither an address nor a text is remembered [PWA-08]', async () => {
  const { rig } = rigOf();
  const email = 'g@example.com';
  const message = {
    topic: 'Delivery',
    name: 'Ola Byrne',
    email,
    orderNumber: '10482',
    message: 'A box is gone.',
  } as const;
  const called = { name: 'Hex bolt', sku: 'FX-1' };
  const changes: readonly Change[] = [
    { name: 'send-message', input: message },
    { name: 'subscribe', input: { email, isSubscribed: true } },
    { name: 'ask-back-in-stock', input: { productVariantId: 'v1', email, called } },
  ];
  await rig.appendAll(...changes);
  expect(await rig.drain()).toBeNull();
  await rig.appendAll(...changes);
  for (const { id } of await entriesOf(rig)) await rig.journal.discard(id);
  expect(await entriesOf(rig)).toEqual([]);
  const logged = await rig.journal.finished('u-1');
  const left = [{ topic: 'Delivery' }, { isSubscribed: true }, { productVariantId: 'v1', called }];
  expect(logged.map(({ input }) => input)).toEqual([...left, ...left]);
  expect(logged.map(parseFinished)).not.toContain(null);
});

test('what waits is sent in order and leaves the journal with its answer [PWA-06]', async () => {
  const { model, rig } = rigOf();
  await rig.appendAll(add('v1', 2), add('v2', 3), set('v1', 5, ['a']), remove('v2'));
  expect(await rig.drain()).toBeNull();
  expect(model.basket('u-1')).toEqual({ 'v1|': 2, 'v1|a': 5 });
  expect(await entriesOf(rig)).toEqual([]);
  expect(rig.outcomes.map(({ name, outcome }) => [name, outcome.type])).toEqual([
    ['add-to-basket', 'sent'],
    ['remove-line', 'sent'],
    ['set-quantity', 'sent'],
  ]);
  expect(rig.outcomes.at(-1)?.outcome).toMatchObject({ data: { lineItems: [{ quantity: 2 }, { quantity: 5 }] } });
});

test('the basket of the last answer is stored until its owner leaves, and no older answer replaces it', async () => {
  const { rig } = rigOf();
  await rig.appendAll(add('v1', 2));
  await rig.drain();
  const kept = () => rig.store.read((tx) => sentBasket(tx, 'u-1'));
  expect(await kept()).toMatchObject({
    at: rig.clock.now,
    countryCode: 'GB',
    basket: { currencyCode: 'GBP', lineItems: [{ quantity: 2 }] },
  });
  await rig.appendAll(set('v1', 5));
  expect(await kept()).toMatchObject({ basket: { lineItems: [{ quantity: 2 }] } });
  await rig.drain();
  const { basket } = (await kept()) ?? {};
  expect(basket).toMatchObject({ lineItems: [{ quantity: 5 }] });
  if (basket === undefined) throw new Error('Nothing is kept.');
  // Answers may arrive out of order.
  await rig.store.write((tx) =>
    keepSentBasket(tx, origin, { basket: { ...basket, version: 0, lineItems: [] }, at: 1 }),
  );
  expect(await kept()).toMatchObject({ basket: { lineItems: [{ quantity: 5 }] } });
  await rig.appendAll(add('v2', 1));
  await rig.journal.forget('u-1', { keepsEntries: true });
  expect(await kept()).toBe(null);
});

test('two changes of a guest, both tried before there was a basket, end in one when the first was taken out meanwhile and put back [PWA-08] [PWA-06]', async () => {
  const { rig } = rigOf('drop', 'drop', null);
  Object.assign(rig.shopper, { owner: 'guest', token: null });
  await rig.appendAll(add('v1', 2), add('v2', 1));
  await rig.drain();
  const [first] = await rig.journal.entries('guest');
  if (first === undefined) throw new Error('Nothing waits.');
  await rig.journal.discard(first.id);
  await rig.drain();
  await rig.journal.restore(first);
  await rig.settle();
  expect(await rig.journal.entries('guest')).toEqual([]);
  const last = rig.outcomes.at(-1)?.outcome;
  expect(last).toMatchObject({ type: 'sent', data: { lineItems: [{ quantity: 2 }, { quantity: 1 }] } });
});

describe('a connection or a store that fails [PWA-06]', () => {
  test.each<[string, Fate]>([
    ['the request is lost', 'drop'],
    ['the answer is lost', 'cut'],
    ['another network answers', 'portal'],
    ['a guard answers', { status: 403, html: '<html>No</html>' }],
    ['the answer is of another version', 'broken'],
    ['a gateway answers', { status: 502 }],
    ['the store is overrun', { status: 429 }],
    ['the store fails', { status: 500 }],
    ['the store works on it still', { status: 409, body: inUse() }],
  ])('%s: the same request under the same key, once', async (_, fate) => {
    const { model, rig } = rigOf(fate, null);
    await rig.appendAll(add('v1', 2), add('v2', 1));
    expect(await rig.drain()).toBe(rig.clock.now + 1000);
    expect(await rig.names()).toEqual(['add-to-basket waiting', 'add-to-basket waiting']);
    await rig.settle();
    const [first, again, other] = model.writes();
    expect(again).toEqual(first);
    expect(other?.key).not.toBe(first?.key);
    expect(model.basket('u-1')).toEqual({ 'v1|': 2, 'v2|': 1 });
    expect(model.effects).toHaveLength(2);
  });

  test('the wait that the store sets is kept to, and a sign of life does not shorten it', async () => {
    const { model, rig } = rigOf({ status: 429, headers: { 'retry-after': '30' } }, null);
    await rig.append(add('v1', 2));
    expect(await rig.drain()).toBe(rig.clock.now + 31_000);
    expect(await rig.drain({ ignoresBackoff: true })).toBe(rig.clock.now + 31_000);
    expect(model.writes()).toHaveLength(1);
    rig.clock.now += 31_000;
    expect(await rig.drain()).toBeNull();
  });

  test('devices that a busy store sent away together come back spread, none before the time it set', async () => {
    const wish: Fate = { status: 503, headers: { 'retry-after': '3600' } };
    const waits: number[] = [];
    for (const share of [0, 0.25, 0.999]) {
      const model = createModelStore();
      model.decide(inTurn(wish, wish, wish, null));
      const rig = createRig(model, { backoffMs: (attempts) => backoffMs(attempts, () => share) });
      await rig.append(add('v1', 2));
      for (let attempt = 1; attempt <= 3; attempt += 1) {
        const until = await rig.drain();
        waits.push((until ?? 0) - rig.clock.now - 3_600_000);
        rig.clock.now = until ?? 0;
      }
      expect(await rig.drain()).toBeNull();
      expect(model.writes()).toHaveLength(4);
    }
    expect(waits).toEqual([0, 0, 0, 250, 500, 1000, 999, 1998, 3996]);
  });

  test('our own waits are cut short by a sign of life', async () => {
    const { model, rig } = rigOf('drop', null);
    await rig.append(add('v1', 2));
    await rig.drain();
    expect(await rig.drain()).toBe(rig.clock.now + 1000);
    expect(model.writes()).toHaveLength(1);
    expect(await rig.drain({ ignoresBackoff: true })).toBeNull();
  });

  test('a clock that was set back holds nothing up', async () => {
    const { model, rig } = rigOf({ status: 500 }, null);
    await rig.append(add('v1', 2));
    await rig.drain();
    rig.clock.now -= 400 * day;
    expect(await rig.drain()).toBeNull();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
  });

  test('eight server errors, and the shopper is asked; the next one goes on [PWA-08]', async () => {
    const { model, rig } = rigOf(...Array.from({ length: 8 }, () => ({ status: 500 })), null);
    await rig.appendAll(add('v1', 2), add('v2', 1));
    await rig.settle();
    expect(await rig.names()).toEqual(['add-to-basket unsure']);
    expect(model.basket('u-1')).toEqual({ 'v2|': 1 });
    const [entry] = await entriesOf(rig);
    await rig.journal.retry(entry?.id ?? '');
    await rig.settle();
    expect(new Set(keysOf(model.writes())).size).toBe(2);
    expect(model.basket('u-1')).toEqual({ 'v1|': 2, 'v2|': 1 });
  });

  test('server errors count in a row only', async () => {
    const { rig } = rigOf(
      ...Array.from({ length: 20 }, (_, at): Fate => (at % 4 === 3 ? 'drop' : { status: 500 })),
      null,
    );
    await rig.append(add('v1', 2));
    await rig.settle();
    expect(await entriesOf(rig)).toEqual([]);
  });

  test('a change that was never sent is refused when the store keeps failing, not in doubt', async () => {
    const model = createModelStore();
    const rig = createRig(model);
    model.decide(({ method }) => (method === 'GET' ? { status: 500 } : null));
    await rig.append(set('v1', 3));
    await rig.settle();
    expect(model.writes()).toEqual([]);
    expect(await rig.names()).toEqual(['set-quantity refused']);
  });
});

describe('a store that says no [PWA-08]', () => {
  test.each([
    [400, 'WrongIncrement'],
    [409, 'OutOfStock'],
    [410, 'Gone'],
    [422, 'IdempotencyKeyReused'],
  ])('%i %s is for the shopper to decide, and holds nothing up', async (status, code) => {
    const { model, rig } = rigOf();
    model.refuse(({ body }) => (body['productVariantId'] === 'v1' ? { status, code } : null));
    await rig.appendAll(add('v1', 2), add('v2', 1));
    await rig.settle();
    const [entry, ...others] = await entriesOf(rig);
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ state: 'refused', failure: { status, code, message: `${code}.` } });
    expect(model.basket('u-1')).toEqual({ 'v2|': 1 });
    expect(await rig.drain({ ignoresBackoff: true })).toBeNull();
    expect(model.writes()).toHaveLength(2);
    model.refuse(() => null);
    await rig.journal.retry(entry?.id ?? '');
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 2, 'v2|': 1 });
    expect(new Set(keysOf(model.writes())).size).toBe(3);
  });

  test('a line that got another id elsewhere is found', async () => {
    const { model, rig } = rigOf();
    await rig.append(add('v1', 2));
    await rig.settle();
    const lineId = `line-${rig.outcomes.length}`;
    const swap = () => {
      model.elsewhere({
        method: 'DELETE',
        path: '/baskets/products',
        token: 'token-1',
        body: { lineItemIds: [lineId] },
      });
      model.elsewhere({ token: 'token-1', body: { productVariantId: 'v1', quantity: 7 } });
    };
    swap();
    await rig.append(set('v1', 4));
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 4 });
    const [, first, second] = keysOf(model.writes());
    expect(second).not.toBe(first);
  });

  test('a line that got another id elsewhere is taken out all the same', async () => {
    const { model, rig } = rigOf();
    await rig.append(add('v1', 2));
    await rig.settle();
    model.elsewhere({
      method: 'DELETE',
      path: '/baskets/products',
      token: 'token-1',
      body: { lineItemIds: ['line-1'] },
    });
    model.elsewhere({ token: 'token-1', body: { productVariantId: 'v1', quantity: 7 } });
    await rig.append(remove('v1'));
    await rig.settle();
    expect(model.basket('u-1')).toEqual({});
  });

  test('a failed read of the store leaves the change untouched, and free to be discarded', async () => {
    const { model, rig } = rigOf({ status: 404, body: { errors: ['Not found.'] } }, null);
    await rig.store.write((tx) => knownState(tx).recordBasket('u-1', { ...emptyBasketOf('line-9') }));
    model.decide(({ method }) => (method === 'GET' ? 'drop' : { status: 404, body: { errors: ['Not found.'] } }));
    await rig.append(set('v1', 4));
    await rig.drain();
    const [entry] = await entriesOf(rig);
    expect(entry).toMatchObject({ state: 'waiting', call: null, notBefore: rig.clock.now + 1000 });
    expect(await rig.journal.discard(entry?.id ?? '')).not.toBeNull();
  });

  test('a refused view is dropped without a word, a refused request for a notification is left to the shopper', async () => {
    const { model, rig } = rigOf();
    model.refuse(() => ({ status: 400, code: 'ProductUnknown' }));
    const called = { name: 'Bolt', sku: null };
    await rig.appendAll(view('v1'), {
      name: 'ask-back-in-stock',
      input: { productVariantId: 'v1', email: 'g@example.com', called },
    });
    await rig.settle();
    expect(model.writes()).toHaveLength(2);
    expect(await rig.names()).toEqual(['ask-back-in-stock refused']);
  });
});

describe('what waited too long', () => {
  test('is not sent, and says so', async () => {
    const { model, rig } = rigOf();
    await rig.append(add('v1', 2));
    rig.clock.now += maxWaitMs + 1;
    await rig.append(add('v2', 1));
    await rig.settle();
    expect(await rig.names()).toEqual(['add-to-basket expired']);
    expect(model.basket('u-1')).toEqual({ 'v2|': 1 });
  });

  test('may have come through where it was tried; then its key is too old to be trusted and the cart is looked at', async () => {
    const { model, rig } = rigOf('cut', null);
    await rig.append(add('v1', 2));
    await rig.drain();
    rig.clock.now += 9 * day;
    await rig.drain();
    expect(await rig.names()).toEqual(['add-to-basket unsure']);
    // By now the store has forgotten the key.
    model.answers.clear();
    const [entry] = await entriesOf(rig);
    await rig.journal.retry(entry?.id ?? '');
    await rig.settle();
    expect(await rig.names()).toEqual(['add-to-basket unsure']);
    expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
    // The shopper has checked as well, and asks to send it.
    await rig.journal.retry(entry?.id ?? '');
    await rig.settle();
    expect(await entriesOf(rig)).toEqual([]);
    expect(model.basket('u-1')).toEqual({ 'v1|': 4 });
  });
});

test('on a device that can store nothing more a drain ends, and nothing is done twice [PWA-06]', async () => {
  const store = createMemoryJournal();
  const full = new DOMException('Full.', 'QuotaExceededError');
  let writes = 0;
  let isFull = true;
  const model = createModelStore();
  const lock = createMutex();
  const write: typeof store.write = (work) => {
    writes += 1;
    // The second write is the end of the first attempt.
    return isFull && writes >= 2 ? Promise.reject(full) : store.write(work);
  };
  const rig = createRig(model, { store: { ...store, write }, lock });
  await createRig(model, { store, lock }).append(add('v1', 2));
  await expect(rig.drain()).rejects.toBe(full);
  expect(model.writes()).toHaveLength(1);
  await expect(rig.drain()).rejects.toBe(full);
  isFull = false;
  await rig.settle();
  expect(model.basket('u-1')).toEqual({ 'v1|': 2 });
  expect(model.effects).toHaveLength(1);
});

function inUse() {
  const code = 'IdempotencyKeyInUse';
  return { errors: ['Wait.'], details: [{ code, message: 'Wait.', field: null, lineItemId: null }] };
}

function emptyBasketOf(lineItemId: string) {
  return { ...emptyBasket, lineItems: [{ ...sampleLine('v1'), lineItemId }] };
}
