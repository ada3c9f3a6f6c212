import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStoreApi } from '#api/store-api.ts';
import { getCheckoutSummary } from '#contract/checkout-rows.ts';
import { getOrders } from '#contract/order-rows.ts';
import { inertJournal } from '#shopper/shop-journal.ts';
import type { Shop } from '#shopper/shop.tsx';
import { sampleAnswer } from '#tests/support/samples/answer.ts';
import { sampleConfiguration as configuration } from '#tests/support/samples/configuration.ts';
import type { Attempt } from './order-draft.ts';
import { settleAttempt } from './place-order.ts';

beforeEach(() => vi.stubGlobal('document', { cookie: '' }));

const hourMs = 60 * 60 * 1000;
const summary = sampleAnswer('getCheckoutSummary', getCheckoutSummary.data);
const orders = sampleAnswer('getOrders', getOrders.data);
const order = orders.results[0];

/** A signed-in shopper who has another cart by now, at a store that takes no order any more. */
const shop: Shop = {
  api: createStoreApi(
    configuration,
    { currencyCode: 'GBP', countryCode: 'GB', token: 'token' },
    {
      fetch: (input) => {
        const { pathname } = new URL(input instanceof Request ? input.url : input, 'https://shop.example');
        return Promise.resolve(Response.json({ data: pathname.endsWith('/orders') ? orders : summary, errors: [] }));
      },
    },
  ),
  configuration,
  showsTax: false,
  journal: inertJournal,
  currencyCode: 'GBP',
  countryCode: 'GB',
  isSignedIn: true,
  isUnchecked: false,
  audience: 'guest',
  scope: 'settle',
};

/** An order request of the first order, sent when the device's clock was wrong by `skewMs`. */
const attemptAt = (skewMs: number): Attempt => ({
  key: 'key',
  body: {},
  basketId: 'ordered',
  at: Date.parse(order?.createdAt ?? '') + skewMs,
  totalMinor: order?.grandTotal.amount ?? 0,
});

test('a request whose answer was lost is found among the orders; where the device’s clock was wrong by hours it is not said to have had no effect', async () => {
  expect(await settleAttempt(shop, new QueryClient(), attemptAt(0))).toEqual({ orderId: order?.id });
  expect(await settleAttempt(shop, new QueryClient(), attemptAt(3 * hourMs))).toBe('unknown');
});
