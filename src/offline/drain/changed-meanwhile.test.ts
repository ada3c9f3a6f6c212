import { expect, test } from 'vitest';
import { add, createRig, remove, type Rig } from '#tests/support/journal/rig.ts';
import { createModelStore } from '#tests/support/stores/model-store.ts';
import { emptyBasket } from '#tests/support/samples/line.ts';
import { knownState } from './known-state.ts';

/** Drains to a store without keys, which reads the basket before it adds; `meanwhile` runs during that read. */
const addWhile = async (meanwhile: (rig: Rig) => Promise<unknown>) => {
  const model = createModelStore({ isKeyed: false });
  const rig = createRig(model, { isKeyed: false });
  await rig.store.write((tx) => knownState(tx).recordBasket('u-1', emptyBasket));
  await rig.append(add('v', 2));
  let looks = 0;
  model.decide(async ({ method }) => {
    if (method !== 'GET') return null;
    looks += 1;
    if (looks === 1) await meanwhile(rig);
    return null;
  });
  await rig.drain();
  expect(await rig.journal.entries('u-1')).toEqual([]);
  return model;
};

test('pieces added while an add is made ready are sent with it', async () => {
  const model = await addWhile((rig) => rig.append(add('v', 3)));
  expect(model.writes().map(({ body }) => body)).toEqual([{ productVariantId: 'v', quantity: 5 }]);
});

test('an add that is taken back while it is made ready is not sent', async () => {
  const model = await addWhile(async ({ journal }) => {
    const [entry] = await journal.entries('u-1');
    await journal.discard(entry?.id ?? '');
  });
  expect(model.writes()).toEqual([]);
});

test('a line that is removed while its add is made ready leaves nothing behind', async () => {
  const model = await addWhile((rig) => rig.append(remove('v')));
  expect(model.writes()).toEqual([]);
  expect(model.basket('u-1')).toEqual({});
});
