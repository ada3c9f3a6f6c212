import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fromColumns, toColumns } from './columns.ts';

const there = (data: unknown): unknown => fromColumns(JSON.parse(JSON.stringify(toColumns(data))));

test('any JSON comes back as it was', () => {
  fc.assert(
    fc.property(fc.jsonValue({ maxDepth: 6 }), (data) => {
      // JSON doesn't distinguish some values, such as the two zeros, so they aren't distinguished here either.
      const plain: unknown = JSON.parse(JSON.stringify(data));
      expect(there(plain)).toEqual(plain);
    }),
  );
});

test('lists of things with the same fields come back as they were, nested and of different lengths', () => {
  const thing = fc.record({
    id: fc.uuid(),
    price: fc.option(fc.record({ amount: fc.integer(), currencyCode: fc.constant('GBP') })),
    tags: fc.array(fc.record({ name: fc.constantFrom('a', 'b'), [`__proto__`]: fc.integer() }), { maxLength: 3 }),
    sizes: fc.array(fc.array(fc.integer(), { maxLength: 2 }), { maxLength: 2 }),
  });
  fc.assert(
    fc.property(fc.array(thing), (things) => {
      expect(JSON.stringify(there(things))).toBe(JSON.stringify(things));
    }),
  );
});

test('keys stand once, and what is the same for all does too', () => {
  const things = [1, 2, 3].map((id) => ({ id, currencyCode: 'GBP', tags: id === 1 ? ['x'] : [] }));
  expect(toColumns(things)).toEqual([
    1,
    { id: [0, 1, 2, 3], currencyCode: [2, 3, 'GBP'], tags: [3, [0, 1, 0, 0], [0, 'x']] },
  ]);
});
