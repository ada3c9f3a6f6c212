import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import {
  add,
  allSent,
  cartShows,
  openProduct,
  removeLine,
  setLine,
  waitingOn,
} from '#tests/support/stores/at-the-counter.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { guestBaskets, quantities } from '#tests/support/stores/store-ledger.ts';
import { open } from '#tests/support/browser/visit.ts';
import { crash, workerReady } from '#tests/support/browser/worker-control.ts';

const puts = { method: 'PUT', path: /^\/api\/baskets$/ };

interface Once {
  variant(row: number): { readonly id: string; readonly sku: string };
  /** Pieces by variant in the only guest basket. */
  held(): Promise<Record<string, number>>;
}

const test = journey.extend<Once>({
  minSizes: 6,
  variant: async ({ product }, provide) => {
    await provide((row) => {
      const found = product.variants[row];
      if (found === undefined) throw new Error(`${product.name} has no variant ${row}.`);
      return found;
    });
  },
  held: async ({ store }, provide) => {
    await provide(async () => {
      const baskets = guestBaskets(await store.ledger());
      expect(baskets).toHaveLength(1);
      return quantities(baskets[0]);
    });
  },
});

test("a guest's first add whose answer is lost counts once, in one basket [CART-01] [PWA-06]", async ({
  page,
  store,
  product,
  variant,
  held,
}) => {
  await openProduct(page, product.slug);
  const cut = store.proxy.when(puts, { do: 'cut' });
  await add(page, [5]);
  await cut.met;
  await allSent(page);
  expect(await held()).toEqual({ [variant(0).id]: 5 });
  const sent = store.proxy.writes();
  expect(sent.map(({ outcome }) => outcome)).toEqual(['cut', 'passed']);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
  await open(page, '/cart');
  await cartShows(page, { [variant(0).sku]: 5 });
});

test('changes made with no signal survive a reload and arrive in order, each once [PWA-06]', async ({
  visit,
  store,
  product,
  variant,
  held,
}) => {
  const { page, context } = await visit({ serviceWorkers: 'allow' });
  await openProduct(page, product.slug);
  await workerReady(page);
  await add(page, [1, 2]);
  await allSent(page);
  await open(page, '/cart');
  await cartShows(page, { [variant(0).sku]: 1, [variant(1).sku]: 2 });
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  store.proxy.forget();
  await store.goOffline();
  await context.setOffline(true);

  await add(page, [4, 3, 3, 3, 3]);
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await setLine(page, variant(1).sku, 9);
  await setLine(page, variant(2).sku, 7);
  await removeLine(page, variant(3).sku);
  await removeLine(page, variant(1).sku);
  await page.reload();
  await cartShows(page, { [variant(0).sku]: 5, [variant(2).sku]: 7, [variant(4).sku]: 3 });
  const waiting = await waitingOn(page);
  expect(waiting.length).toBeGreaterThan(2);

  await store.goOnline();
  await context.setOffline(false);
  await allSent(page);
  expect(await held()).toEqual({ [variant(0).id]: 5, [variant(2).id]: 7, [variant(4).id]: 3 });
  expect(store.proxy.writes().map(({ key }) => key)).toEqual(waiting.map(({ key }) => key));
  expect(anyOverlap(store.proxy.writes())).toBe(false);
  await cartShows(page, { [variant(0).sku]: 5, [variant(2).sku]: 7, [variant(4).sku]: 3 });
});

test('a page that dies before the store hears of a change sends it when it is opened again [PWA-06]', async ({
  page,
  context,
  store,
  product,
  variant,
  held,
}) => {
  await openProduct(page, product.slug);
  const { fault, release } = hold('request');
  const held1 = store.proxy.when(puts, fault);
  await add(page, [6]);
  await held1.met;
  await crash(page);
  release();
  expect(guestBaskets(await store.ledger())).toEqual([]);

  const again = await context.newPage();
  await open(again, '/cart');
  await allSent(again);
  expect(await held()).toEqual({ [variant(0).id]: 6 });
  await cartShows(again, { [variant(0).sku]: 6 });
});

test('a page that dies before it hears the answer does not make its change twice [PWA-06]', async ({
  page,
  context,
  store,
  product,
  variant,
  held,
}) => {
  await openProduct(page, product.slug);
  const { fault, release } = hold('answer');
  const heldBack = store.proxy.when(puts, fault);
  await add(page, [6]);
  await heldBack.met;
  await expect.poll(() => heldBack.hits[0]?.status).toBe(200);
  await crash(page);
  release();
  expect(await held()).toEqual({ [variant(0).id]: 6 });

  const again = await context.newPage();
  await open(again, '/cart');
  await allSent(again);
  expect(await held()).toEqual({ [variant(0).id]: 6 });
  const keys = store.proxy.writes().map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
  await cartShows(again, { [variant(0).sku]: 6 });
});

test("a guest's first adds in two tabs at once share one basket [CART-01]", async ({
  page,
  context,
  store,
  product,
  variant,
  held,
}) => {
  const other = await context.newPage();
  await Promise.all([openProduct(page, product.slug), openProduct(other, product.slug)]);
  await Promise.all([add(page, [2]), add(other, [0, 3])]);
  await allSent(page);
  expect(await held()).toEqual({ [variant(0).id]: 2, [variant(1).id]: 3 });
  expect(anyOverlap(store.proxy.writes())).toBe(false);
  for (const tab of [page, other]) {
    await open(tab, '/cart');
    await cartShows(tab, { [variant(0).sku]: 2, [variant(1).sku]: 3 });
  }
});
