import { expect, test, vi } from 'vitest';
import { ContractBroken, NoAnswer, Refused } from '#api/api-error.ts';
import type { Api } from '#api/api.ts';
import { mergeBasket } from '#contract/basket-rows.ts';
import { mergeGuest } from './guest-merge.ts';
import type { GuestWaiting } from './session-journal.ts';

interface Scene {
  readonly id?: string | null;
  readonly waiting?: GuestWaiting;
  /** The result of sending as the guest. */
  readonly sends?: { readonly id?: string; readonly waiting: GuestWaiting };
  readonly answer?: () => Promise<unknown>;
}

const none: GuestWaiting = { count: 0, isTried: false, hasOthers: false };

const play = (scene: Scene) => {
  const now = { id: scene.id ?? null, waiting: scene.waiting ?? none };
  const done: string[] = [];
  const call = vi.fn((row: unknown) => {
    expect(row).toBe(mergeBasket);
    done.push('merged');
    return (scene.answer ?? (() => Promise.resolve({ notifications: [] })))();
  });
  const merge = () =>
    mergeGuest({
      subject: 'ada',
      // Only the outcome of the call matters here, not its data.
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
        reassign: (subject) => {
          done.push(`handed to ${subject}`);
          return Promise.resolve();
        },
        recordBasket: (subject) => {
          done.push(`update for ${subject}`);
          return Promise.resolve();
        },
      },
      warn: (message) => void done.push(`warned: ${message}`),
    });
  return { merge, done, now, call };
};

test('a guest who collected nothing brings nothing', async () => {
  const { merge, done } = play({});
  expect(await merge()).toBe('nothing');
  expect(done).toEqual([]);
});

test('a message that a guest without a cart wrote becomes the shopper’s, who would otherwise never send it', async () => {
  const { merge, done } = play({ waiting: { ...none, hasOthers: true } });
  expect(await merge()).toBe('nothing');
  expect(done).toEqual(['handed to ada']);
});

test('the guest basket is merged by its anonymousId, which is then removed [SES-03] [CART-09]', async () => {
  const { merge, done, now, call } = play({ id: 'guest-1' });
  expect(await merge()).toBe('merged');
  expect(call).toHaveBeenCalledWith(mergeBasket, { params: { id: 'guest-1' } }, expect.anything());
  expect(done).toEqual(['merged', 'update for ada', 'handed to ada']);
  expect(now.id).toBeNull();
});

test('a message says which lines had no room in the cart and were parked; what the cart shows itself is not repeated [CART-09]', async () => {
  const notifications = [
    { code: 'BasketMerged', severity: 'Info', message: 'One line moved.' },
    { code: 'LinesParked', severity: 'Warning', message: 'Two lines are parked.' },
  ];
  const { merge, done } = play({ id: 'guest-1', answer: () => Promise.resolve({ notifications }) });
  expect(await merge()).toBe('merged');
  expect(done).toEqual(['merged', 'update for ada', 'warned: Two lines are parked.', 'handed to ada']);
});

test('changes that wait are sent as the guest’s before the merge [CART-09]', async () => {
  const { merge, done } = play({
    id: 'guest-1',
    waiting: { count: 2, isTried: false, hasOthers: false },
    sends: { waiting: none },
  });
  expect(await merge()).toBe('merged');
  expect(done.slice(0, 2)).toEqual(['sent as guest', 'merged']);
});

test('a first add whose answer was lost is asked for again as the guest’s, since the store may have its basket', async () => {
  const { merge, done } = play({
    waiting: { count: 1, isTried: true, hasOthers: false },
    sends: { id: 'guest-1', waiting: none },
  });
  expect(await merge()).toBe('merged');
  expect(done.slice(0, 2)).toEqual(['sent as guest', 'merged']);
});

test('what a guest without a basket never sent becomes the shopper’s own, without a merge', async () => {
  const { merge, done } = play({ waiting: { count: 3, isTried: false, hasOthers: false } });
  expect(await merge()).toBe('merged');
  expect(done).toEqual(['handed to ada']);
});

test.each([
  ['with a basket', 'guest-1'],
  ['without one that is known', null],
])('while the store may have one of the changes and does not answer, all stays the guest’s, %s', async (_name, id) => {
  const stuck = { count: 2, isTried: true, hasOthers: false };
  const { merge, done, now } = play({ id, waiting: stuck, sends: { waiting: stuck } });
  expect(await merge()).toBe('pending');
  expect(done).toEqual(['sent as guest']);
  expect(now.id).toBe(id);
});

test.each([
  ['a lost answer', new NoAnswer('cut off')],
  ['the policy that is not accepted', new Refused({ status: 403, errors: [] })],
  ['a password that must be changed', new Refused({ status: 400, errors: ['password_change_required'] })],
  ['a store that is busy', new Refused({ status: 503, errors: [] })],
])('%s keeps the id, so that the merge is asked for again [CART-09]', async (_name, error) => {
  const { merge, done, now } = play({ id: 'guest-1', answer: () => Promise.reject(error) });
  expect(await merge()).toBe('pending');
  expect(done).toEqual(['merged']);
  expect(now.id).toBe('guest-1');
  expect(await merge()).toBe('pending');
  expect(done).toEqual(['merged', 'merged']);
});

test.each([404, 409, 400])('a basket that is gone or spent (%i) is forgotten [CART-09]', async (status) => {
  const { merge, now } = play({ id: 'guest-1', answer: () => Promise.reject(new Refused({ status, errors: [] })) });
  expect(await merge()).toBe('merged');
  expect(now.id).toBeNull();
});

test('an answer that breaks the contract is thrown, and the id stays', async () => {
  const { merge, now } = play({ id: 'guest-1', answer: () => Promise.reject(new ContractBroken('shape')) });
  await expect(merge()).rejects.toThrow('shape');
  expect(now.id).toBe('guest-1');
});
