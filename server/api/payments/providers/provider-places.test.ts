import { expect, test } from 'vitest';
import { placesOf } from './provider-places.ts';

test('those who wait for a provider hold fewer than half of the connections, payers one less than all', () => {
  expect([3, 4, 5, 10, 11, 20].map((connections) => Object.values(placesOf(connections)))).toEqual([
    [1, 1],
    [1, 1],
    [2, 1],
    [4, 3],
    [5, 4],
    [9, 8],
  ]);
});
