import { expect, test } from 'vitest';
import type { ParkedCart } from '#contract/parked-cart.ts';
import type { InputOf } from '#offline/commands/commands.ts';
import { keyOfLine } from '#offline/commands/line-key.ts';
import { sampleLine } from '#tests/support/samples/line.ts';
import { patchParked } from './parked-patches.ts';

const moved = (variantId: string, quantity: number) => {
  const shows = { ...sampleLine(variantId), quantity };
  return { line: keyOfLine(shows), quantity, shows };
};

const park: InputOf<'park-cart'> = {
  id: 'p1',
  name: 'Dawson',
  parkedAt: '2026-11-20T14:05:00.000Z',
  basketId: null,
  lines: [moved('v1', 12), moved('v2', 5)],
};

const parked = (carts: readonly ParkedCart[] = []) => patchParked(carts, { name: 'park-cart', input: park });

const seen = (carts: readonly ParkedCart[]) =>
  carts.map(({ name, lines }) => [
    name,
    ...lines.map(({ productVariantId, quantity }) => `${quantity} ${productVariantId}`),
  ]);

const back = (carts: readonly ParkedCart[], lines: InputOf<'bring-back-cart'>['lines']) =>
  patchParked(carts, { name: 'bring-back-cart', input: { id: 'p1', name: 'Dawson', lines } });

test('a cart that is parked shows with all its lines, once', () => {
  expect(seen(parked())).toEqual([['Dawson', '12 v1', '5 v2']]);
  expect(parked(parked())).toEqual(parked());
});

test('what is brought back is parked no more, and the rest stays until nothing is left', () => {
  const left = back(parked(), [moved('v1', 9)]);
  expect(seen(left)).toEqual([['Dawson', '5 v2']]);
  expect(back(left, [moved('v1', 9)])).toEqual(left);
  expect(back(left, [moved('v2', 5)])).toEqual([]);
});

test('a cart that is deleted goes, and no other', () => {
  const other = { ...park, id: 'p2', name: 'Reed' };
  const both = patchParked(parked(), { name: 'park-cart', input: other });
  const left = patchParked(both, { name: 'delete-parked-cart', input: { id: 'p1', name: 'Dawson' } });
  expect(seen(left)).toEqual([['Reed', '12 v1', '5 v2']]);
});
