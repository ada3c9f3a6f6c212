import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { add, allSent, cartShows, openProduct, statesBecome, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
import { basketOf, quantities } from '#tests/support/stores/store-ledger.ts';
import { fireOnline, open } from '#tests/support/browser/visit.ts';

interface Sizes {
  readonly ids: readonly string[];
  readonly skus: readonly string[];
  /** Pieces by variant in a shopper's basket. */
  held(email: string): Promise<Record<string, number>>;
}

const test = journey.extend<Sizes>({
  minSizes: 5,
  ids: async ({ product }, provide) => provide(product.variants.map(({ id }) => id)),
  skus: async ({ product }, provide) => provide(product.variants.map(({ sku }) => sku)),
  held: async ({ store }, provide) => {
    await provide(async (email) => quantities(basketOf(await store.ledger(), email)));
  },
});

const signIn = async (page: Page, email: string): Promise<void> => {
  await open(page, '/auth/login');
  await fillSignIn(page, email);
  await page.waitForURL(({ pathname }) => !pathname.startsWith('/auth/'));
};

/** One piece each of the first `count` variants. */
const oneOfEach = (ids: readonly string[], count: number): Record<string, number> =>
  Object.fromEntries(ids.slice(0, count).map((id) => [id, 1]));

test('a session that ends half-way holds the rest back, and a new sign-in sends it under the new token [PWA-06] [SES-01]', async ({
  page,
  store,
  product,
  ids,
  held,
}) => {
  const email = 'retail@example.com';
  await signIn(page, email);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [1, 1, 1, 1, 1]);
  await store.goOnline();
  store.proxy.forget();
  const ended = store.proxy.when(
    { method: 'PUT', path: /^\/api\/baskets$/, skip: 2, times: 100 },
    refusal(401, 'Sign in again.'),
  );
  await fireOnline(page);
  await ended.met;
  await statesBecome(page, ['waiting', 'waiting', 'waiting']);
  expect(await held(email)).toEqual(oneOfEach(ids, 2));
  expect(ended.hits).toHaveLength(1);

  const old = new Set(store.proxy.writes().map(({ token }) => token));
  store.proxy.mend();
  store.proxy.forget();
  await page.context().clearCookies({ name: 'tc_token' });
  await signIn(page, email);
  await allSent(page);
  expect(await held(email)).toEqual(oneOfEach(ids, 5));
  const sent = store.proxy.writes().filter(({ path }) => path === '/api/baskets');
  expect(sent).toHaveLength(3);
  expect(sent.filter(({ token }) => token === null || old.has(token))).toEqual([]);
});

test('another shopper on the same device neither sees nor sends what waits, and it is sent when its owner is back [PWA-06]', async ({
  page,
  context,
  store,
  product,
  ids,
  skus,
  held,
}) => {
  const [owner, other] = ['buyer@example.com', 'trade@example.com'] as const;
  await signIn(page, owner);
  const before = await held(owner);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [2, 3]);
  const keys = async () => (await waitingOn(page)).map(({ key, owner: whose }) => [key, whose]);
  const waiting = await keys();
  expect(waiting).toHaveLength(2);

  await context.clearCookies({ name: 'tc_token' });
  await store.goOnline();
  await signIn(page, other);
  const otherBefore = await held(other);
  store.proxy.forget();
  await openProduct(page, product.slug);
  await add(page, [0, 0, 4]);
  await expect.poll(async () => (await held(other))[ids[2] ?? '']).toBe(4 + (otherBefore[ids[2] ?? ''] ?? 0));
  // The store may have it before the device knows.
  await expect.poll(keys).toEqual(waiting);
  expect(await held(other)).toEqual({ ...otherBefore, [ids[2] ?? '']: 4 + (otherBefore[ids[2] ?? ''] ?? 0) });
  await open(page, '/cart');
  await cartShows(page, { [skus[2] ?? '']: 4 });
  await expect.poll(() => page.getByText(skus[0] ?? '', { exact: true }).count()).toBe(0);
  await expect(page.getByText('Not sent yet')).toHaveCount(0);

  await context.clearCookies({ name: 'tc_token' });
  await signIn(page, owner);
  await allSent(page);
  expect(await held(owner)).toEqual({ ...before, [ids[0] ?? '']: 2, [ids[1] ?? '']: 3 });
});

test("a guest's cart is merged once at the sign-in, although the merge's answer is lost [CART-09] [SES-03]", async ({
  page,
  store,
  product,
  ids,
  skus,
  held,
}) => {
  const email = 'buyer@example.com';
  const before = await held(email);
  await openProduct(page, product.slug);
  await add(page, [0, 0, 0, 7]);
  await allSent(page);
  const cut = store.proxy.when({ method: 'PUT', path: /\/merge$/ }, { do: 'cut' });
  await signIn(page, email);
  await cut.met;
  await expect.poll(() => held(email)).toEqual({ ...before, [ids[3] ?? '']: 7 });
  await open(page, '/cart');
  await cartShows(page, { [skus[3] ?? '']: 7 });
  // Reading it again does not merge again.
  await open(page, '/cart');
  await cartShows(page, { [skus[3] ?? '']: 7 });
  expect(await held(email)).toEqual({ ...before, [ids[3] ?? '']: 7 });
});

test('what a guest did with no signal is theirs once they have signed in, each once [CART-09] [PWA-06]', async ({
  page,
  store,
  product,
  ids,
  held,
}) => {
  const email = 'trade@example.com';
  const before = await held(email);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [0, 0, 0, 0, 6]);
  await store.goOnline();
  await signIn(page, email);
  await allSent(page);
  const wanted = { ...before, [ids[4] ?? '']: 6 + (before[ids[4] ?? ''] ?? 0) };
  await expect.poll(() => held(email)).toEqual(wanted);
});
