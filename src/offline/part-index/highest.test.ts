import fc from 'fast-check';
import { expect, test } from 'vitest';
import { highest } from './highest.ts';

test('the highest come out as putting all of them in order does it, the smaller of equals first', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 8 }), { maxLength: 60 }), fc.nat(40), (ranks, count) => {
      const values = Uint32Array.from(ranks, (_, at) => at * 3);
      const inOrder = [...ranks.keys()].toSorted((a, b) => (ranks[b] ?? 0) - (ranks[a] ?? 0) || a - b);
      expect(highest(values, Float64Array.from(ranks), count)).toEqual(inOrder.slice(0, count).map((at) => at * 3));
    }),
  );
});
