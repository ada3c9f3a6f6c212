import { expect, test } from 'vitest';
import type { Change } from '#offline/commands/commands.ts';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { createTransitions } from './transitions.ts';

const origin = { owner: 'guest', storeKey: 'main', currencyCode: 'GBP', countryCode: 'GB', from: '/cart' };
const setTo = (variant: string, quantity: number): Change => ({
  name: 'set-quantity',
  input: {
    line: { productVariantId: variant, addonOptionIds: [] },
    quantity,
    called: { name: 'Hex bolt M10', sku: 'FX-HB' },
  },
});

test('a refused change that is sent again waits for the one that may have come through meanwhile [PWA-06]', async () => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const sending = createTransitions(store, Date.now, () => undefined);
  const next = async () => {
    const step = await sending.next('guest', 'basket', {
      storeKey: 'main',
      ignoresBackoff: true,
      canRead: () => true,
    });
    return step.type === 'send' ? step.entry.input : step.type;
  };
  const { entry: first } = await journal.append(origin, setTo('v1', 3));
  const { entry: second } = await journal.append(origin, setTo('v2', 4));
  if (first === null || second === null) throw new Error('Nothing was recorded.');
  await store.write(async (tx) => {
    await tx.put({ ...first, attempts: 1, state: 'refused' });
    // Its call names no basket yet: if another change created one first, there would be two.
    await tx.put({ ...second, attempts: 1, call: { row: 'addToBasket' } });
  });
  await journal.retry(first.id);
  expect(await next()).toMatchObject({ quantity: 4 });
  await sending.settle({ ...second, attempts: 1 }, {});
  expect(await next()).toMatchObject({ quantity: 3 });
});
