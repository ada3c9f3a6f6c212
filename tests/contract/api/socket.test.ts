/** The store over a real socket, with the platform's own `fetch`: at least one call of each noun of its API. */
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createApi } from '#api/api.ts';
import { type Client, clientOf } from '#tests/support/stores/client.ts';
import { type Rows, rows } from '#contract/rows.ts';
import { createTestStore, demoPassword, testKeys, type TestStore } from '#tests/support/stores/store.ts';

const email = 'trade@example.com';
const refusedWith = (status: number) => expect.objectContaining({ kind: 'refused', status }) as unknown;

let store: TestStore;
let base: string;
let shopper: Client<Rows>;
const answered = new Set<string>();

/** A client that uses the network and records the nouns that answered. */
const clientOver = (token: string | null): Client<Rows> =>
  clientOf(
    createApi({
      base,
      identity: () => ({ ...testKeys, currencyCode: 'GBP', countryCode: 'GB', token }),
      fetch: async (input, init) => {
        const answer = await fetch(input, init);
        answered.add(nounOf(new URL(answer.url).pathname.replace('/api', '')));
        return answer;
      },
    }),
    rows,
  );

const nounOf = (path: string): string => path.split('/')[1] ?? '';

beforeAll(async () => {
  store = await createTestStore();
  await store.app.listen({ port: 0, host: '127.0.0.1' });
  // An object, since it listens on a port.
  base = `http://127.0.0.1:${(store.app.server.address() as AddressInfo).port}/api`;
  const { token } = await clientOver(null).signIn({ body: { email, password: demoPassword } });
  shopper = clientOver(token);
});
afterAll(() => store.close());

const firstProduct = async () => {
  const [product] = (await shopper.getProducts({ query: { PageSize: 1 } })).results;
  if (product === undefined) throw new Error('The demo store is empty.');
  return product;
};

/** One read per noun that needs no prior data. */
const reads: Record<string, () => Promise<unknown>> = {
  redirects: () => shopper.getRedirects({}),
  'store-settings': () => shopper.getStoreSettings({}),
  menus: () => shopper.getMainMenu({}),
  categories: () => shopper.getCategoryTree({}),
  products: () => shopper.getProducts({ query: {} }),
  'product-filters': () => shopper.getFilters({ query: {} }),
  'product-variants': () => shopper.getParts({ query: { PageSize: 1 } }),
  'add-ons': () => shopper.getAddOns({}),
  pages: () => shopper.getPageByUrl({ query: { url: '/' } }),
  'blog-posts': () => shopper.getBlogPosts({ query: {} }),
  customers: () => shopper.getAddresses({}),
  'address-lookup': () => shopper.lookUpAddresses({ query: { countryCode: 'GB', postalCode: 'M1 1AE' } }),
  orders: () => shopper.getOrders({ query: {} }),
  'order-returns': () => shopper.getReturnReasons({}),
  'payment-providers': () => shopper.getPaymentProviders({}),
  'viewed-products': () => shopper.getViewedProducts({ query: {} }),
  'privacy-policies': () => shopper.getPrivacyPolicy({}),
  wishlists: () => shopper.getWishlists({ query: {} }),
  'parked-carts': () => shopper.getParkedCarts({}),
};

describe('read over a socket', () => {
  test.each(Object.entries(reads))('%s', async (noun, read) => {
    expect(await read()).toEqual(expect.any(Object));
    expect(answered).toContain(noun);
  });

  test('recommendations and product types of a product', async () => {
    const { id, productTypeId } = await shopper.getProductBySlug({ params: { slug: (await firstProduct()).slug } });
    expect((await shopper.getRecommendations({ params: { id }, query: {} })).results.length).toBeGreaterThan(0);
    expect((await shopper.getProductType({ params: { id: productTypeId } })).id).toBe(productTypeId);
  });

  test('the category of a guide', async () => {
    const [post] = (await shopper.getBlogPosts({ query: {} })).results;
    const slug = post?.category?.slug ?? '';
    expect((await shopper.getBlogCategoryBySlug({ query: { slug } })).slug).toBe(slug);
  });
});

describe('written over a socket', () => {
  test('a session, a basket and its summary', async () => {
    expect(answered).toContain('auth');
    const variant = (await firstProduct()).variants[0];
    await shopper.addToBasket({ body: { productVariantId: variant?.id ?? '', quantity: 100 } });
    expect((await shopper.getBasket({ query: {} })).lineItems.length).toBeGreaterThan(0);
    expect((await shopper.getCheckoutSummary({ query: {} })).basketDetails.lineItems).not.toEqual([]);
  });

  test('what needs no data back: a forgotten password, a subscription, a message to the store', async () => {
    const done = { isDone: true };
    expect(await shopper.requestPasswordReset({ body: { email } })).toEqual(done);
    expect(await shopper.subscribeToMarketing({ body: { email, isSubscribed: true } })).toEqual(done);
    const message = {
      topic: 'Other',
      name: 'Jo',
      email,
      orderNumber: null,
      message: 'Are you open on Sunday?',
    } as const;
    expect(await shopper.sendContactMessage({ body: message })).toEqual(done);
  });

  test('a notification for what is in stock is refused with the reason', async () => {
    const [variant] = (await firstProduct()).variants;
    const body = { productVariantId: variant?.id ?? '', email };
    await expect(shopper.requestBackInStock({ body })).rejects.toMatchObject({
      firstMessage: 'This product is in stock.',
    });
  });

  test('a payment of an order that is not there is refused with 404', async () => {
    const [provider] = (await shopper.getPaymentProviders({})).paymentProviders;
    const body = { orderId: 'none', paymentProviderId: provider?.id ?? '', amount: 1, currencyCode: 'GBP' };
    await expect(shopper.createPayment({ query: {}, body })).rejects.toEqual(refusedWith(404));
  });
});

test('no noun is left out', () => {
  const nouns = new Set(Object.values(rows).map(({ path }) => nounOf(path)));
  expect([...answered].toSorted()).toEqual([...nouns].toSorted());
});
