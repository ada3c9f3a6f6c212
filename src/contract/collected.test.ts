import { expect, test } from 'vitest';
import { isCollected } from './collected.ts';

const option = { estimatedDaysMax: 0, carrier: null };

test.each([
  ['the counter', { ...option, isCollection: true }, true],
  ['a counter that needs days to get the goods', { ...option, estimatedDaysMax: 3, isCollection: true }, true],
  ['a courier on the same day', { ...option, isCollection: false }, false],
  ['a store that does not say, without a carrier', option, true],
  ['a store that does not say, with a carrier', { ...option, carrier: 'Citybike' }, false],
  ['a store that does not say, days later', { ...option, estimatedDaysMax: 1 }, false],
])('whether goods are collected: %s', (_, of, collected) => {
  expect(isCollected(of)).toBe(collected);
});
