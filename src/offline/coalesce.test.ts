import { expect, test } from 'vitest';
import { coalesce, shareRun } from './coalesce.ts';

test('who asks during a run shares the next one', async () => {
  const runs: (() => void)[] = [];
  const work = coalesce(() => new Promise<number>((resolve) => runs.push(() => resolve(runs.length))));
  const first = work();
  const [second, third] = [work(), work()];
  expect(runs).toHaveLength(1);
  runs[0]?.();
  expect(await first).toBe(1);
  await Promise.resolve();
  expect(runs).toHaveLength(2);
  runs[1]?.();
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test('a run that fails is no end to the next', async () => {
  let runs = 0;
  const work = coalesce(() => {
    runs += 1;
    return runs === 1 ? Promise.reject(new Error('The device is full.')) : Promise.resolve('sent');
  });
  const [first, second] = [work(), work()];
  await expect(first).rejects.toThrow('The device is full.');
  expect(await second).toBe('sent');
});

test('a run that is shared is not begun again until it has ended', async () => {
  let runs = 0;
  const share = shareRun((name: string) => {
    runs += 1;
    return name === 'broken' ? Promise.reject(new Error(name)) : Promise.resolve(name);
  });
  expect(await Promise.all([share('first'), share('second')])).toEqual(['first', 'first']);
  await expect(share('broken')).rejects.toThrow('broken');
  expect(await share('third')).toBe('third');
  expect(runs).toBe(3);
});
