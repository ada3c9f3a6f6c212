import { expect, test } from 'vitest';
import { limitConcurrent } from './preload-limit.ts';

/** A function whose runs end when the test says so. */
const held = () => {
  const started: string[] = [];
  const ends = new Map<string, (failure?: Error) => void>();
  const run = (name: string): Promise<string> =>
    new Promise((resolve, reject) => {
      started.push(name);
      ends.set(name, (failure) => (failure ? reject(failure) : resolve(name)));
    });
  return { started, run, end: (name: string, failure?: Error) => ends.get(name)?.(failure) };
};

const settle = () => new Promise((go) => setTimeout(go));

test('at most four screens are fetched at once, the newest request next [PWA-12]', async () => {
  const { started, run, end } = held();
  const limited = limitConcurrent(run, 4);
  const all = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) => limited(name));
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd']);
  end('b');
  await settle();
  expect(started).toEqual(['a', 'b', 'c', 'd', 'f']);
  for (const name of 'acdf') end(name);
  await settle();
  end('e');
  expect(await Promise.all(all)).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
});

test('a run that fails frees its place and fails its caller', async () => {
  const { started, run, end } = held();
  const limited = limitConcurrent(run, 1);
  const first = limited('a');
  const second = limited('b');
  await settle();
  end('a', new Error('no'));
  await expect(first).rejects.toThrow('no');
  await settle();
  expect(started).toEqual(['a', 'b']);
  end('b');
  expect(await second).toBe('b');
});
