import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createApi } from '#api/api.ts';
import { clientOf } from '#api/client.ts';
import { rows } from '#contract/rows.ts';
import { captivePage, hold, refusal } from '#tests/support/faults/fault-rules.ts';
import { type FaultyShop, startFaultyShop } from '#tests/support/faults/faulty-shop.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';

let store: FaultyShop;
let productVariantId: string;

beforeAll(async () => {
  store = await startFaultyShop();
  productVariantId = (await findProduct(store.url, plain)).variants[0]?.id ?? '';
});
afterAll(() => store.stop());
beforeEach(() => {
  store.proxy.mend();
  store.proxy.forget();
});

const client = () => storeClient(store.url);
const add = (anonymousId?: string, idempotencyKey?: string) =>
  client().addToBasket(
    { body: { productVariantId, quantity: 2, ...(anonymousId === undefined ? {} : { anonymousId }) } },
    idempotencyKey === undefined ? {} : { idempotencyKey },
  );

test('an answer that is cut off has happened; a call that is dropped has not', async () => {
  const first = await add();
  const { anonymousId } = first;
  if (anonymousId === null) throw new Error('A guest was given no id.');
  const held = async () =>
    quantities(guestBaskets(await store.ledger()).find((basket) => basket.anonymousId === anonymousId));
  expect(await held()).toEqual({ [productVariantId]: 2 });

  const dropped = store.proxy.when({ method: 'PUT', path: /\/baskets$/ }, { do: 'drop' });
  await expect(add(anonymousId)).rejects.toMatchObject({ kind: 'no-answer' });
  expect(dropped.hits).toHaveLength(1);
  expect(await held()).toEqual({ [productVariantId]: 2 });

  store.proxy.when({ method: 'PUT', path: /\/baskets$/ }, { do: 'cut' });
  const key = crypto.randomUUID();
  await expect(add(anonymousId, key)).rejects.toMatchObject({ kind: 'no-answer' });
  expect(await held()).toEqual({ [productVariantId]: 4 });

  await add(anonymousId, key);
  expect(await held()).toEqual({ [productVariantId]: 4 });
  expect(store.proxy.writes().map(({ outcome, status, key: sent }) => [outcome, status, sent])).toEqual([
    ['passed', 200, null],
    ['dropped', null, null],
    ['cut', 200, key],
    ['passed', 200, key],
  ]);
  expect((await store.ledger()).keys.filter((kept) => kept.key === key)).toHaveLength(1);
});

test('calls can be counted off, answered by others, and held so that they overlap', async () => {
  store.proxy.when({ method: 'GET', path: /\/store-settings/, skip: 1 }, refusal(503, 'Later', { retryAfter: 7 }));
  store.proxy.when({ method: 'GET', path: /\/baskets/ }, captivePage);
  await client().getStoreSettings({});
  await expect(client().getStoreSettings({})).rejects.toMatchObject({ status: 503, retryAfterMs: 7000 });
  await client().getStoreSettings({});
  await expect(client().getBasket({ query: {} })).rejects.toMatchObject({ kind: 'no-answer' });

  store.proxy.forget();
  const { fault, release } = hold('answer');
  const held = store.proxy.when({ method: 'PUT' }, fault);
  const slow = add();
  await held.met;
  await add();
  release();
  await slow;
  expect(anyOverlap(store.proxy.writes())).toBe(true);
});

test('offline is a port that nobody listens on, and online is the same one', async () => {
  await store.goOffline();
  await expect(fetch(`${store.url}/healthz`)).rejects.toThrow('fetch failed');
  await store.goOnline();
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
});

test('a store API elsewhere is asked as another origin', async () => {
  const apart = await startFaultyShop({ apiElsewhere: true });
  const api = clientOf(
    createApi({
      base: `${apart.apiProxy.url}/api`,
      identity: () => ({
        apiKey: 'tradecounter-web',
        storeKey: 'tradecounter',
        currencyCode: 'GBP',
        countryCode: 'GB',
        token: null,
      }),
    }),
    rows,
  );
  await api.addToBasket({ body: { productVariantId, quantity: 3 } });
  expect(guestBaskets(await apart.ledger()).map(quantities)).toContainEqual({ [productVariantId]: 3 });
  expect(await (await fetch(`${apart.url}/configuration.json`)).text()).toContain(apart.apiProxy.url);
  await apart.stop();
});
