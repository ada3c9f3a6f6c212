import { describe, expect, test } from 'vitest';
import { differencesOf } from '#offline/journal/difference.ts';
import type { StoredEntry } from '#offline/journal/entry.ts';
import { add, addItem, createList, createRig } from '#tests/support/journal/rig.ts';
import { createModelStore, type ModelCall, type ModelStore } from '#tests/support/stores/model-store.ts';
import { mayArriveUntil } from './late-arrival.ts';

const isPut = ({ method }: ModelCall): boolean => method === 'PUT';

/** A page of a store without keys. */
const keyless = () => {
  const model = createModelStore({ isKeyed: false });
  const rig = createRig(model, { isKeyed: false });
  const differences = () => rig.store.read((tx) => differencesOf(tx, rig.shopper.owner));
  return { model, rig, differences };
};

/** Leaves the state of a page that dies while its first add is in flight. */
const dieSending = async ({ model, rig }: ReturnType<typeof keyless>): Promise<void> => {
  model.decide((call) => (isPut(call) ? 'late' : null));
  await rig.append(add('v1', 5));
  await rig.drain();
  const [entry] = await rig.journal.entries(rig.shopper.owner);
  if (entry === undefined) throw new Error('Nothing is on its way.');
  await rig.store.write((tx) => tx.put({ ...entry, state: 'sending', notBefore: 0, failure: null }));
  model.decide(() => null);
};

describe('a page that dies in its first add, at a store without keys [PWA-06]', () => {
  test('what is still on its way is given time to arrive, and is not sent twice', async () => {
    const page = keyless();
    await dieSending(page);
    const { model, rig, differences } = page;
    const until = await rig.drain({ ignoresBackoff: true });
    expect(until).toBe(rig.clock.now + 15_000);
    expect(await rig.drain({ ignoresBackoff: true })).toBe(until);
    model.deliverLate();
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 5 });
    expect(await differences()).toEqual([]);
  });

  test('what never arrives is sent once that time is over', async () => {
    const page = keyless();
    await dieSending(page);
    await page.rig.settle();
    expect(page.model.basket('u-1')).toEqual({ 'v1|': 5 });
    expect(await page.differences()).toEqual([]);
  });

  test('a guest without a cart is not kept waiting: what arrives late is a cart that nobody sees', async () => {
    const page = keyless();
    Object.assign(page.rig.shopper, { owner: 'guest', token: null });
    await dieSending(page);
    expect(await page.rig.drain()).toBeNull();
    page.model.deliverLate();
    expect(page.model.baskets().map(page.model.basket)).toEqual([{ 'v1|': 5 }, { 'v1|': 5 }]);
    expect(await page.differences()).toEqual([]);
  });
});

/** Delivers the first write only after the next one was sent. */
const delayFirstPut = (model: ModelStore): void => {
  let puts = 0;
  model.decide((call) => {
    if (!isPut(call)) return null;
    puts += 1;
    if (puts === 1) return 'late';
    model.deliverLate();
    return null;
  });
};

describe('an earlier attempt that comes through after it was looked for, at a store without keys [PWA-06]', () => {
  test('of the cart is reported with what the cart has now', async () => {
    const { model, rig, differences } = keyless();
    delayFirstPut(model);
    await rig.append(add('v1', 5));
    await rig.settle();
    expect(model.basket('u-1')).toEqual({ 'v1|': 10 });
    expect(await differences()).toMatchObject([{ place: 'cart', type: 'twice', asked: 5, got: 10 }]);
  });

  test('and of a list with what the list has', async () => {
    const { model, rig, differences } = keyless();
    await rig.append(createList('local-1', 'Van'));
    await rig.settle();
    delayFirstPut(model);
    await rig.append(addItem('local-1', 'v1', 3));
    await rig.settle();
    expect(await differences()).toMatchObject([
      { place: 'list', type: 'twice', asked: 3, got: 6, item: { listId: 'local-1', productVariantId: 'v1' } },
    ]);
  });
});

describe('a request that its page or worker died in [PWA-06]', () => {
  const sentAt = 1_000_000;
  const sending = (row: string): Pick<StoredEntry, 'state' | 'call' | 'sentAt'> => ({
    state: 'sending',
    call: { row },
    sentAt,
  });

  test.each(['addToBasket', 'addWishlistItem', 'createWishlist'])('may arrive for 15 s if it is %s', (row) => {
    expect(mayArriveUntil(sending(row), sentAt)).toBe(sentAt + 15_000);
    expect(mayArriveUntil(sending(row), sentAt + 14_999)).toBe(sentAt + 15_000);
    expect(mayArriveUntil(sending(row), sentAt + 15_000)).toBeNull();
  });

  test('is not waited for if it does no harm twice, or if its time was written before the clock was changed', () => {
    expect(mayArriveUntil(sending('setBasketQuantity'), sentAt)).toBeNull();
    expect(mayArriveUntil(sending('addToBasket'), sentAt - 1)).toBeNull();
  });
});
