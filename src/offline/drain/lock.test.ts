import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { createLock } from './lock.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_700_000_000_000, toFake: ['Date', 'setTimeout', 'setInterval', 'clearInterval'] });
});
afterEach(() => {
  vi.useRealTimers();
});

const never = new Promise<void>(() => undefined);

/** Lets all waiters for a lease check again, a few times. */
const pass = async (ms: number): Promise<void> => {
  await vi.advanceTimersByTimeAsync(ms);
};

const twoHolders = () => {
  const store = createMemoryJournal();
  const [one, two] = [createLock(store, undefined), createLock(store, undefined)];
  return { store, one, two };
};

test('where the browser has locks they are used', async () => {
  const names: string[] = [];
  // The only method in use.
  const locks: unknown = {
    request: (name: string, work: () => Promise<unknown>) => {
      names.push(name);
      return work();
    },
  };
  const lock = createLock(createMemoryJournal(), locks as LockManager);
  expect(await lock('u-1 basket', () => Promise.resolve(7))).toBe(7);
  expect(names).toEqual(['tradecounter-journal u-1 basket']);
});

test('a lease keeps two apart, and two lanes not', async () => {
  const { one, two } = twoHolders();
  const done: string[] = [];
  let end = (): void => undefined;
  const first = one('basket', () =>
    new Promise<void>((resolve) => (end = resolve)).then(() => void done.push('first')),
  );
  const second = two('basket', () => Promise.resolve(void done.push('second')));
  await two('wishlists', () => Promise.resolve(void done.push('other lane')));
  await pass(1_000);
  expect(done).toEqual(['other lane']);
  end();
  await first;
  await pass(1_000);
  await second;
  expect(done).toEqual(['other lane', 'first', 'second']);
});

test('work that lasts longer than a lease keeps it', async () => {
  const { one, two } = twoHolders();
  let isSecond = false;
  void one('basket', () => never);
  void two('basket', () => Promise.resolve(void (isSecond = true)));
  await pass(120_000);
  expect(isSecond).toBe(false);
});

test('who fails gives it back; who dies lets it lapse', async () => {
  const { store, one, two } = twoHolders();
  await expect(one('basket', () => Promise.reject(new Error('No.')))).rejects.toThrow('No.');
  expect(await two('basket', () => Promise.resolve('mine'))).toBe('mine');
  const dead = { holder: 'dead', until: Date.now() + 30_000 };
  await store.write((tx) => tx.setFact(['lock', 'lease', 'basket'], dead));
  const third = two('basket', () => Promise.resolve('mine at last'));
  await pass(31_000);
  expect(await third).toBe('mine at last');
});

test('a lease from a clock that was ahead counts for nothing', async () => {
  const { store, one } = twoHolders();
  await store.write((tx) => tx.setFact(['lock', 'lease', 'basket'], { holder: 'early', until: Date.now() + 1e10 }));
  expect(await one('basket', () => Promise.resolve('mine'))).toBe('mine');
});

test('who leaves takes no lock along', async () => {
  const { store, one, two } = twoHolders();
  let isSecond = false;
  void one('guest basket', () => never);
  await pass(10);
  await createJournal({ store }).forget('guest', { keepsEntries: false });
  void two('guest basket', () => Promise.resolve(void (isSecond = true)));
  await pass(5_000);
  expect(isSecond).toBe(false);
});
