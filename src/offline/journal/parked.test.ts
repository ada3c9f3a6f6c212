import { expect, test } from 'vitest';
import type { Change } from '#offline/commands/commands.ts';
import { keyOfLine } from '#offline/commands/line-key.ts';
import { add, origin, set } from '#tests/support/journal/rig.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { createJournal } from './journal.ts';
import { createMemoryJournal } from './memory.ts';

const park = (id: string, variantId: string, quantity: number): Change => {
  const shows = { ...sampleLine(variantId), quantity };
  const lines = [{ line: keyOfLine(shows), quantity, shows }];
  return {
    name: 'park-cart',
    input: { id, name: 'Dawson', parkedAt: '2026-11-20T14:05:00.000Z', basketId: null, lines },
  };
};

const recorded = async (...changes: readonly Change[]) => {
  const journal = createJournal({ store: createMemoryJournal(), now: () => 5_000, onChange: () => undefined });
  for (const change of changes) await journal.append(origin, change);
  const entries = await journal.entries(origin.owner);
  return entries.map(({ name, input }) =>
    typeof input === 'object' && input !== null && 'quantity' in input ? `${name} ${String(input.quantity)}` : name,
  );
};

test('what goes into the next cart is not added to what was parked of the same line [PWA-06]', async () => {
  expect(await recorded(add('v1', 2), add('v1', 3), park('p1', 'v1', 5), add('v1', 4))).toEqual([
    'add-to-basket 5',
    'park-cart',
    'add-to-basket 4',
  ]);
});

test('a quantity that is set in the next cart leaves the parked one alone [PWA-06]', async () => {
  expect(await recorded(add('v1', 2), park('p1', 'v1', 2), add('v1', 4), set('v1', 6))).toEqual([
    'add-to-basket 2',
    'park-cart',
    'add-to-basket 4',
    'set-quantity 6',
  ]);
});

test('a cart that is deleted before it was sent is parked and deleted, so that its lines do not come back to the cart [PWA-06]', async () => {
  const remove: Change = { name: 'delete-parked-cart', input: { id: 'p1', name: 'Dawson' } };
  expect(await recorded(add('v1', 2), park('p1', 'v1', 2), remove)).toEqual([
    'add-to-basket 2',
    'park-cart',
    'delete-parked-cart',
  ]);
});
