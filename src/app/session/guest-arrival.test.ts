import { expect, test, vi } from 'vitest';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import type { Api } from '#api/api.ts';
import { mergeBasket } from '#contract/basket-rows.ts';
import { bringGuest } from './guest-arrival.ts';
import type { GuestWaiting } from './guest-journal.ts';

interface Scene {
  readonly id?: string | null;
  readonly waiting?: GuestWaiting;
  /** What sending as the guest comes to. */
  readonly sends?: { readonly id?: string; readonly waiting: GuestWaiting };
  readonly answer?: () => Promise<unknown>;
}

const none: GuestWaiting = { count: 0, isTried: false };

const play = (scene: Scene) => {
  const now = { id: scene.id ?? null, waiting: scene.waiting ?? none };
  const done: string[] = [];
  const call = vi.fn((row: unknown) => {
    expect(row).toBe(mergeBasket);
    done.push('merged');
    return (scene.answer ?? (() => Promise.resolve({})))();
  });
  const bring = () =>
    bringGuest({
      subject: 'ada',
      // Only the way an answer ends matters here, not what is in it.
      api: { call: call as Api['call'] },
      isKeyed: true,
      guestBasketId: {
        read: () => Promise.resolve(now.id),
        forget: () => {
          now.id = null;
          return Promise.resolve();
        },
      },
      journal: {
        guestWaiting: () => Promise.resolve(now.waiting),
        sendAsGuest: () => {
          done.push('sent as guest');
          Object.assign(now, scene.sends);
          return Promise.resolve();
        },
        handToShopper: (subject) => {
          done.push(`handed to ${subject}`);
          return Promise.resolve();
        },
        learnBasket: (subject) => {
          done.push(`learned for ${subject}`);
          return Promise.resolve();
        },
      },
    });
  return { bring, done, now, call };
};

test('a guest who collected nothing brings nothing', async () => {
  const { bring, done } = play({});
  expect(await bring()).toBe('nothing');
  expect(done).toEqual([]);
});

test('the guest basket is merged by its anonymousId, which is then removed [SES-03] [CART-09]', async () => {
  const { bring, done, now, call } = play({ id: 'guest-1' });
  expect(await bring()).toBe('brought');
  expect(call).toHaveBeenCalledWith(mergeBasket, { params: { id: 'guest-1' } }, expect.anything());
  expect(done).toEqual(['merged', 'learned for ada', 'handed to ada']);
  expect(now.id).toBeNull();
});

test('changes that wait are sent as the guest’s before the merge [CART-09]', async () => {
  const { bring, done } = play({
    id: 'guest-1',
    waiting: { count: 2, isTried: false },
    sends: { waiting: none },
  });
  expect(await bring()).toBe('brought');
  expect(done.slice(0, 2)).toEqual(['sent as guest', 'merged']);
});

test('a first add whose answer was lost is asked for again as the guest’s, since the store may have its basket', async () => {
  const { bring, done } = play({
    waiting: { count: 1, isTried: true },
    sends: { id: 'guest-1', waiting: none },
  });
  expect(await bring()).toBe('brought');
  expect(done.slice(0, 2)).toEqual(['sent as guest', 'merged']);
});

test('what a guest without a basket never sent becomes the shopper’s own, without a merge', async () => {
  const { bring, done } = play({ waiting: { count: 3, isTried: false } });
  expect(await bring()).toBe('brought');
  expect(done).toEqual(['handed to ada']);
});

test.each([
  ['with a basket', 'guest-1'],
  ['without one that is known', null],
])('while the store may have one of the changes and does not answer, all stays the guest’s, %s', async (_name, id) => {
  const stuck = { count: 2, isTried: true };
  const { bring, done, now } = play({ id, waiting: stuck, sends: { waiting: stuck } });
  expect(await bring()).toBe('owed');
  expect(done).toEqual(['sent as guest']);
  expect(now.id).toBe(id);
});

test.each([
  ['a lost answer', new NoAnswer('cut off')],
  ['the policy that is not accepted', new Refused({ status: 403, errors: [] })],
  ['a password that must be changed', new Refused({ status: 400, errors: ['password_change_required'] })],
  ['a store that is busy', new Refused({ status: 503, errors: [] })],
])('%s keeps the id, so that the merge is asked for again [CART-09]', async (_name, error) => {
  const { bring, done, now } = play({ id: 'guest-1', answer: () => Promise.reject(error) });
  expect(await bring()).toBe('owed');
  expect(done).toEqual(['merged']);
  expect(now.id).toBe('guest-1');
});

test.each([404, 409, 400])('a basket that is gone or spent (%i) is forgotten [CART-09]', async (status) => {
  const { bring, now } = play({ id: 'guest-1', answer: () => Promise.reject(new Refused({ status, errors: [] })) });
  expect(await bring()).toBe('brought');
  expect(now.id).toBeNull();
});

test('an answer that is not of the contract is no failure of the store, and is told', async () => {
  const { bring, now } = play({ id: 'guest-1', answer: () => Promise.reject(new ContractBroken('shape')) });
  await expect(bring()).rejects.toThrow('shape');
  expect(now.id).toBe('guest-1');
});
