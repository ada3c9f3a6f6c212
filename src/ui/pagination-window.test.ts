import { expect, test } from 'vitest';
import { pagesShown } from './pagination-window.ts';

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 12, [1, 2, 3, null, 12]],
  [3, 12, [1, 2, 3, 4, null, 12]],
  [4, 12, [1, 2, 3, 4, 5, null, 12]],
  [5, 12, [1, null, 4, 5, 6, null, 12]],
  [9, 12, [1, null, 8, 9, 10, 11, 12]],
  [12, 12, [1, null, 10, 11, 12]],
  [3, 5, [1, 2, 3, 4, 5]],
])('page %i of %i shows %j', (page, pageCount, shown) => {
  expect(pagesShown(page, pageCount)).toEqual(shown);
});
