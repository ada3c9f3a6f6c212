import { expect, test } from 'vitest';
import { namesake } from './namesake.ts';

const lists = [
  { id: '1', name: 'Van 7' },
  { id: '2', name: 'Unit 9 refit' },
];

test.each([
  ['Van 7', '1'],
  [' unit 9  REFIT ', '2'],
  ['Van 70', undefined],
])('the list called %j is %s [WL-03]', (name, id) => {
  expect(namesake(lists, name)?.id).toBe(id);
});
