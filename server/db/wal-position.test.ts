import { expect, test } from 'vitest';
import { walPositionOf } from './wal-position.ts';

test('places of the log are in the order in which it is written', () => {
  const places = ['0/0', '0/FF', '0/16B3748', '0/FFFFFFFF', '1/0', 'A/1', 'FFFFFFFF/FFFFFFFF'].map(walPositionOf);
  expect(places.toSorted((a, b) => (a < b ? -1 : 1))).toEqual(places);
  expect(walPositionOf('1/0') - walPositionOf('0/FFFFFFFF')).toBe(1n);
});
