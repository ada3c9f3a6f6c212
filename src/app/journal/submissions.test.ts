import { expect, test, vi } from 'vitest';
import { createJournal } from '#offline/journal/journal.ts';
import { createMemoryJournal } from '#offline/journal/memory.ts';
import { Refused } from '#api/api-error.ts';
import { signedOutWording } from '#wording/signed-out.ts';
import { waitingWording } from '#wording/waiting.ts';
import { add, origin } from '#tests/support/journal/rig.ts';
import { createSubmissions } from './submissions.ts';

/** Submissions of a tab whose `send` runs `meanwhile`, and whose shopper has left or not. */
const tab = (isLeft: boolean, meanwhile: (journal: ReturnType<typeof createJournal>) => Promise<void>) => {
  const journal = createJournal({ store: createMemoryJournal() });
  return createSubmissions({
    journal,
    origin: () => origin,
    send: () => meanwhile(journal),
    onAppended: () => undefined,
    onQueued: () => undefined,
    isAnswered: () => false,
    leftWith: (_, what) =>
      Promise.resolve(isLeft ? new Refused({ status: 409, errors: [signedOutWording[what]] }) : null),
  });
};
const nothing = () => Promise.resolve();

/** Submissions to a store that refuses whatever is sent. */
const refusing = (code: string, message: string) => {
  const journal = createJournal({ store: createMemoryJournal() });
  const submissions: ReturnType<typeof createSubmissions> = createSubmissions({
    journal,
    origin: () => origin,
    send: async () => {
      for (const { id, owner, lane, name } of await journal.entries()) {
        const failure = { status: 409, code, message, at: 0 };
        submissions.settle({
          type: 'outcome',
          id,
          owner,
          lane,
          name,
          outcome: { type: 'refused', failure, ids: [id] },
        });
      }
    },
    onAppended: () => undefined,
    onQueued: () => undefined,
    isAnswered: () => false,
    leftWith: () => Promise.resolve(null),
  });
  return submissions;
};

test('a change that is made while another tab signs out is not said to be sent: it went with the shopper', async () => {
  const { submit } = tab(true, (journal) => journal.forget(origin.owner, { keepsEntries: false }));
  await expect(submit(add('v1', 2))).rejects.toMatchObject({
    errors: [
      'You signed out in another tab. This change may not have been made: check your cart when you next sign in.',
    ],
  });
});

test('a change that stays on the device is said to wait for the next sign-in', async () => {
  const { submit } = tab(true, nothing);
  await expect(submit(add('v1', 2))).rejects.toMatchObject({
    errors: [
      'You signed out in another tab. This change is saved on this device and will be sent when you next sign in here.',
    ],
  });
});

test('with nobody signing out it waits, and what another tab sent was sent [PWA-06]', async () => {
  expect(await tab(false, nothing).submit(add('v1', 2))).toEqual({
    type: 'queued',
    id: expect.any(String) as unknown,
    isDurable: false,
    isUnderWay: false,
  });
  const elsewhere = tab(false, (journal) => journal.forget(origin.owner, { keepsEntries: false }));
  expect(await elsewhere.submit(add('v1', 2))).toEqual({ type: 'sent', data: null });
});

test('a refusal is thrown with the store’s words and code', async () => {
  const { submit } = refusing('OutOfStock', 'It is out of stock.');
  await expect(submit(add('v1', 2))).rejects.toMatchObject({
    status: 409,
    errors: ['It is out of stock.'],
    details: [{ code: 'OutOfStock', message: 'It is out of stock.' }],
  });
});

test('a change that a slow store has not answered yet is under way, and is not said to wait for a connection [PWA-08]', async () => {
  vi.useFakeTimers();
  try {
    const made = tab(false, () => new Promise<void>(() => undefined)).submit(add('v1', 2));
    await vi.advanceTimersByTimeAsync(4_000);
    const late = await made;
    expect(late).toMatchObject({ type: 'queued', isDurable: false, isUnderWay: true });
    if (late.type !== 'queued') throw new Error('It was sent.');
    expect(waitingWording.saved(late)).not.toContain('back online');
  } finally {
    vi.useRealTimers();
  }
});

test('two presses that became one change are both told that the store refused it', async () => {
  const { submit } = refusing('OutOfStock', 'It is out of stock.');
  const ends = await Promise.allSettled([submit(add('v1', 2)), submit(add('v1', 3))]);
  expect(ends.map((end) => (end.status === 'fulfilled' ? end.value : String(end.reason)))).toEqual([
    'Refused: It is out of stock.',
    'Refused: It is out of stock.',
  ]);
});

test('a change that another tab has sent and the store refused is not said to wait, even if its message comes later', async () => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const failure = { status: 409, code: 'OutOfStock', message: 'It is out of stock.', at: 0 };
  const { submit } = createSubmissions({
    journal,
    origin: () => origin,
    send: () =>
      store.write(async (tx) => {
        for (const entry of await tx.entries()) await tx.put({ ...entry, state: 'refused', failure });
      }),
    onAppended: () => undefined,
    onQueued: () => undefined,
    isAnswered: () => false,
    leftWith: () => Promise.resolve(null),
  });
  await expect(submit(add('v1', 2))).rejects.toMatchObject({ status: 409, errors: ['It is out of stock.'] });
  expect(await journal.entries()).toEqual([]);
});

test.each([
  ['the store has put off', { status: 409, code: 'IdempotencyKeyInUse' }, true],
  ['got no answer', { status: 0, code: null }, false],
  ['something other than the store has answered', { status: 0, code: 'ForeignAnswer' }, true],
])(
  'a change behind one that %s says so, and only without an answer that it waits for a connection',
  async (_, failure, isUnderWay) => {
    const store = createMemoryJournal();
    const journal = createJournal({ store });
    const { entry: before } = await journal.append(origin, add('v1', 2));
    if (before === null) throw new Error('Nothing was recorded.');
    const inAMinute = Date.now() + 60_000;
    await store.write((tx) =>
      tx.put({ ...before, attempts: 1, notBefore: inAMinute, failure: { ...failure, message: null, at: 0 } }),
    );
    const { submit } = createSubmissions({
      journal,
      origin: () => origin,
      send: () => Promise.resolve(),
      onAppended: () => undefined,
      onQueued: () => undefined,
      isAnswered: () => false,
      leftWith: () => Promise.resolve(null),
    });
    expect(await submit(add('v2', 1))).toMatchObject({ type: 'queued', isUnderWay });
  },
);

test.each([
  ['is said to be tried again, as the store is there', true],
  ['is said to wait for a connection if the store has stopped answering', false],
])('a change whose answer a full device could not store %s', async (_, isAnswered) => {
  const store = createMemoryJournal();
  const journal = createJournal({ store });
  const { submit } = createSubmissions({
    journal,
    origin: () => origin,
    send: () =>
      store.write(async (tx) => {
        for (const entry of await tx.entries()) await tx.put({ ...entry, state: 'sending', attempts: 1 });
      }),
    onAppended: () => undefined,
    onQueued: () => undefined,
    isAnswered: () => isAnswered,
    leftWith: () => Promise.resolve(null),
  });
  const made = await submit(add('v1', 2));
  if (made.type !== 'queued') throw new Error('It was sent.');
  expect(waitingWording.saved(made).includes('back online')).toBe(!isAnswered);
});
