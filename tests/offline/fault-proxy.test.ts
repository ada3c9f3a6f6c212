import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { createApi } from '#api/api.ts';
import { type Client, clientOf } from '#tests/support/stores/client.ts';
import type { Basket } from '#contract/basket.ts';
import { type Rows, rows } from '#contract/rows.ts';
import { captivePage, hold, refusal } from '#tests/support/faults/fault-rules.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';

interface Calls {
  readonly productVariantId: string;
  client(): Client<Rows>;
  add(anonymousId?: string, idempotencyKey?: string): Promise<Basket>;
}

const test = journey.extend<Calls>({
  productVariantId: async ({ product }, provide) => provide(product.variants[0]?.id ?? ''),
  client: async ({ store }, provide) => provide(() => storeClient(store.url)),
  add: async ({ client, productVariantId }, provide) => {
    await provide((anonymousId, idempotencyKey) =>
      client().addToBasket(
        { body: { productVariantId, quantity: 2, ...(anonymousId === undefined ? {} : { anonymousId }) } },
        idempotencyKey === undefined ? {} : { idempotencyKey },
      ),
    );
  },
});

test('an answer that is cut off has happened; a call that is dropped has not', async ({
  store,
  productVariantId,
  add,
}) => {
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

test('calls can be counted off, answered by others, and held so that they overlap', async ({ store, client, add }) => {
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

test('offline is a port that nobody listens on, and online is the same one', async ({ store }) => {
  await store.goOffline();
  await expect(fetch(`${store.url}/healthz`)).rejects.toThrow('fetch failed');
  await store.goOnline();
  expect((await fetch(`${store.url}/healthz`)).status).toBe(200);
});

test.describe('of another origin', () => {
  test.use({ storeOptions: { apiElsewhere: true } });

  test('a store API elsewhere is asked as another origin', async ({ store, productVariantId }) => {
    const api = clientOf(
      createApi({
        base: `${store.apiProxy.url}/api`,
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
    expect(guestBaskets(await store.ledger()).map(quantities)).toContainEqual({ [productVariantId]: 3 });
    expect(await (await fetch(`${store.url}/configuration.json`)).text()).toContain(store.apiProxy.url);
  });
});
