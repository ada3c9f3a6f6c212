import { expect, test } from 'vitest';
import { shareRuns } from './share-runs.ts';

test('those who ask at the same time share one run, those who ask for something else or later do not', async () => {
  const share = shareRuns<number>();
  let runs = 0;
  const work = async (): Promise<number> => {
    runs += 1;
    return runs;
  };
  expect(await Promise.all([share('bolts', work), share('bolts', work), share('nuts', work)])).toEqual([1, 1, 2]);
  expect(await share('bolts', work)).toBe(3);
});

test('a run that fails fails for who began it; who waited for it does their own', async () => {
  const share = shareRuns<string>();
  const first = share('bolts', () => Promise.reject(new Error('The client has left.')));
  const second = share('bolts', async () => 'found');
  await expect(first).rejects.toThrow('The client has left.');
  expect(await second).toBe('found');
  expect(await share('bolts', async () => 'found again')).toBe('found again');
});
