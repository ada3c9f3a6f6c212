import { expect, test } from 'vitest';
import { forEachParallel } from './for-each-parallel.ts';

const numbers = Array.from({ length: 20 }, (_, at) => at);

test('each is worked on once, three at a time', async () => {
  const done: number[] = [];
  let underWay = 0;
  let most = 0;
  await forEachParallel(numbers, 3, async (one) => {
    underWay += 1;
    most = Math.max(most, underWay);
    await Promise.resolve();
    underWay -= 1;
    done.push(one);
  });
  expect(done.toSorted((a, b) => a - b)).toEqual(numbers);
  expect(most).toBe(3);
});

test('after a failure none is begun, and those under way end before it is thrown', async () => {
  const begun: number[] = [];
  const ended: number[] = [];
  const all = forEachParallel(numbers, 3, async (one) => {
    begun.push(one);
    if (one === 4) throw new Error('four');
    await new Promise((resolve) => {
      setTimeout(resolve, 1);
    });
    ended.push(one);
  });
  await expect(all).rejects.toThrow('four');
  expect(begun).toEqual([0, 1, 2, 3, 4]);
  expect(ended).toEqual(begun.filter((one) => one !== 4));
});
