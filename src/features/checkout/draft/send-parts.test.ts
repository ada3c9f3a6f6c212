import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { Refused } from '#api/api-error.ts';
import { createStoreApi } from '#api/store-api.ts';
import { inertJournal } from '#shopper/shop-journal.ts';
import type { Shop } from '#shopper/shop.tsx';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import { changeDraft, orderDraftQuery } from './draft-store.ts';
import { pauseAfter, sendParts } from './send-parts.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));

const customer = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Fitter',
  phone: '01632 960000',
  companyName: null,
  vatNumber: null,
};

let shops = 0;
/** Sends what was typed without a connection to a store that answers with a status. */
const sendTo = async (status: number, code?: string) => {
  shops += 1;
  const shop: Shop = {
    api: createStoreApi(
      configuration,
      { currencyCode: 'GBP', countryCode: 'GB', token: 'token' },
      {
        fetch: () =>
          Promise.resolve(
            Response.json(
              {
                errors: ['Not now.'],
                ...(code && { details: [{ code, message: '', field: null, lineItemId: null }] }),
              },
              { status },
            ),
          ),
      },
    ),
    configuration: { ...configuration, storeKey: `s${shops}` },
    journal: inertJournal,
    currencyCode: 'GBP',
    countryCode: 'GB',
    isSignedIn: true,
    isUnchecked: false,
    audience: 'guest',
    scope: `s${shops}`,
  };
  const client = new QueryClient();
  const draft = await changeDraft(shop, client, (now) => ({ ...now, parts: { customer } }));
  const end = await sendParts(shop, client, draft).catch(String);
  return { end, left: (await new QueryClient().fetchQuery(orderDraftQuery(shop))).parts };
};

test.each([401, 403, 429, 503])('what the store can’t take now, as with %d, stays on the device', async (status) => {
  expect(await sendTo(status)).toEqual({ end: 'Refused: Not now.', left: { customer } });
});

test.each([
  [400, undefined],
  [403, 'NotYourAddress'],
])('what the store refuses with %d %s is dropped, and the refusal thrown', async (status, code) => {
  expect(await sendTo(status, code)).toEqual({ end: 'Refused: Not now.', left: {} });
});

test('it is sent again when the store asks for it, after a moment if it names none, and not before a sign-in', () => {
  const pauseOf = (status: number, retryAfterMs: number | null = null) =>
    pauseAfter(new Refused({ status, errors: [], retryAfterMs }));
  expect([pauseOf(429, 7_000), pauseOf(503), pauseOf(429, 3_600_000)]).toEqual([7_000, 5_000, 60_000]);
  expect(pauseOf(429, 0)).toBe(1_000);
  expect([pauseOf(401), pauseOf(403), pauseOf(409), pauseAfter(null)]).toEqual([null, null, 0, 0]);
});
