import { beforeEach, expect, test, vi } from 'vitest';
import { NoAnswer, Refused } from '#api/api-error.ts';
import type { Api } from '#api/api.ts';
import { mergeBasket } from '#contract/basket-rows.ts';
import type { Shop } from '#shopper/shop.tsx';
import { inertJournal } from '#shopper/shop-journal.ts';
import { mergeGuestBasket } from './guest-basket-merge.ts';

const kept = vi.hoisted(() => ({ id: null as string | null }));
vi.mock('#shopper/guest-basket.ts', () => ({
  readAnonymousId: () => Promise.resolve(kept.id),
  forgetAnonymousId: () => {
    kept.id = null;
    return Promise.resolve();
  },
}));

const shop = (api: Api): Shop => ({
  api,
  configuration: {
    apiBase: '/api',
    apiKey: 'k',
    storeKey: 's',
    defaultCurrencyCode: 'GBP',
    defaultCountryCode: 'GB',
    colours: {},
    tagManagerId: null,
    searchService: null,
    iconService: null,
    isCookieCrossOrigin: false,
    hasIdempotencyKeys: true,
    features: {},
  },
  journal: inertJournal,
  currencyCode: 'GBP',
  countryCode: 'GB',
  isSignedIn: true,
  scope: 's.GBP.GB.u-1',
});

const answering = (answer: () => Promise<unknown>) => {
  const call = vi.fn(answer);
  // Only the way an answer ends matters here, not what is in it.
  const api: Api = { call: call as Api['call'] };
  return { call, merge: () => mergeGuestBasket(api, shop(api)) };
};

beforeEach(() => {
  kept.id = 'guest-1';
});

test('the guest basket is merged by its anonymousId, which is then removed [SES-03] [CART-09]', async () => {
  const { call, merge } = answering(() => Promise.resolve({}));
  expect(await merge()).toBe(true);
  expect(call).toHaveBeenCalledWith(mergeBasket, { params: { id: 'guest-1' } }, expect.anything());
  expect(kept.id).toBeNull();
});

test('without a guest basket nothing is asked [CART-09]', async () => {
  kept.id = null;
  const { call, merge } = answering(() => Promise.resolve({}));
  expect(await merge()).toBe(false);
  expect(call).not.toHaveBeenCalled();
});

test('a lost answer keeps the id, so that the merge is asked for again [CART-09]', async () => {
  const { merge } = answering(() => Promise.reject(new NoAnswer('cut off')));
  expect(await merge()).toBe(false);
  expect(kept.id).toBe('guest-1');
});

test('a basket that waits for the privacy policy stays, one that is gone is forgotten [CART-09]', async () => {
  await answering(() => Promise.reject(new Refused({ status: 403, errors: [] }))).merge();
  expect(kept.id).toBe('guest-1');
  await answering(() => Promise.reject(new Refused({ status: 404, errors: [] }))).merge();
  expect(kept.id).toBeNull();
});
