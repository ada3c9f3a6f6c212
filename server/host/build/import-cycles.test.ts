import { expect, test } from 'vitest';
import { findImportCycle } from './import-cycles.ts';

test('files that import each other are found, however long the way', () => {
  const imports = new Map([
    ['start', ['words', 'orders']],
    ['words', []],
    ['orders', ['words', 'lists']],
    ['lists', ['names']],
    ['names', ['orders']],
  ]);
  expect(findImportCycle(imports)).toEqual(['orders', 'lists', 'names', 'orders']);
});

test('a file that several import is no circle', () => {
  const imports = new Map([
    ['start', ['orders', 'lists']],
    ['orders', ['words']],
    ['lists', ['words']],
    ['words', []],
  ]);
  expect(findImportCycle(imports)).toBeNull();
});
