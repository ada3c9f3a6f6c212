import { captivePage, hold } from '#tests/support/faults/fault-rules.ts';
import { anyOverlap } from '#tests/support/faults/proxy-call.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';
import { expect, test } from '#tests/support/engines/engine-shop.ts';

test('A product opens, and what is added is in the cart', async ({ device, openProduct, size, held }) => {
  const shopper = await device().shopper();
  await openProduct(shopper);
  await shopper.add([5]);
  await shopper.sees('text', 'successfully added to the cart');
  await shopper.allSent();
  expect(await held()).toEqual({ [size(0).id]: 5 });
  await shopper.open('/cart');
  await shopper.cartShows({ [size(0).sku]: 5 });
});

test('Adds made with no connection survive a reload and arrive once each, in order', async ({
  device,
  store,
  size,
  held,
  settleAtProduct,
}) => {
  const shopper = await device().shopper();
  await settleAtProduct(shopper);
  store.proxy.forget();
  await store.goOffline();
  await shopper.add([4, 3]);
  await shopper.sees('text', 'Saved on this device');
  await shopper.reload();
  await shopper.add([1]);
  await shopper.open('/cart');
  await shopper.cartShows({ [size(0).sku]: 5, [size(1).sku]: 3 });
  const waiting = await shopper.waiting();
  await store.goOnline();
  await shopper.allSent();
  expect(await held()).toEqual({ [size(0).id]: 5, [size(1).id]: 3 });
  expect(store.proxy.writes().map(({ key }) => key)).toEqual(waiting.map(({ key }) => key));
});

test('A browser killed after adding opens the shop with no connection, and all of it arrives once', async ({
  device,
  store,
  product,
  size,
  held,
  openProduct,
  settleAtProduct,
}) => {
  const owner = device();
  const before = await owner.shopper();
  await settleAtProduct(before);
  store.proxy.forget();
  await store.goOffline();
  await before.add([4, 3]);
  await owner.kill();
  const after = await owner.shopper();
  await openProduct(after);
  await after.sees('heading', product.name.replaceAll(/[^\w ]/g, '.'));
  await after.add([2]);
  await after.open('/cart');
  await after.cartShows({ [size(0).sku]: 6, [size(1).sku]: 3 });
  await store.goOnline();
  await after.allSent();
  expect(await held()).toEqual({ [size(0).id]: 6, [size(1).id]: 3 });
  expect(new Set(store.proxy.writes().map(({ key }) => key)).size).toBe(store.proxy.writes().length);
});

test('A lost request, a lost answer and another network’s sign-in page: the change counts once', async ({
  device,
  store,
  openProduct,
  size,
  held,
}) => {
  const shopper = await device().shopper();
  await openProduct(shopper);
  const puts = { method: 'PUT', path: /^\/api\/baskets$/ };
  const faults = [
    store.proxy.when(puts, { do: 'drop' }),
    store.proxy.when(puts, captivePage),
    store.proxy.when(puts, { do: 'cut' }),
  ];
  await shopper.add([5]);
  await Promise.all(faults.map(({ met }) => met));
  await shopper.allSent();
  expect(await held()).toEqual({ [size(0).id]: 5 });
  expect(store.proxy.writes().map(({ outcome }) => outcome)).toEqual(['dropped', 'replaced', 'cut', 'passed']);
  expect(new Set(store.proxy.writes().map(({ key }) => key)).size).toBe(1);
});

test('Two tabs that add at once have one cart and show the same', async ({
  device,
  store,
  openProduct,
  size,
  held,
}) => {
  const owner = device();
  const [first, second] = [await owner.shopper(), await owner.shopper()];
  await openProduct(first);
  await openProduct(second);
  const { fault, release } = hold('request');
  const held1 = store.proxy.when({ method: 'PUT', path: /^\/api\/baskets$/ }, fault);
  await first.add([2]);
  await held1.met;
  await second.add([3]);
  release();
  await first.allSent();
  expect(await held()).toEqual({ [size(0).id]: 5 });
  for (const shopper of [first, second]) {
    await shopper.open('/cart');
    await shopper.cartShows({ [size(0).sku]: 5 });
  }
  expect(anyOverlap(store.proxy.writes())).toBe(false);
});

test('A product that was never seen says so with no connection, and one that was opens', async ({
  device,
  store,
  product,
  settleAtProduct,
}) => {
  const unseen = await findProduct(store.apiUrl, ({ id }) => id !== product.id);
  const shopper = await device().shopper();
  await settleAtProduct(shopper);
  await store.goOffline();
  await shopper.open(`/store/product/${unseen.slug}`);
  await shopper.sees('heading', '^This page isn’t on this device$');
  await shopper.open(`/store/product/${product.slug}`);
  await shopper.sees('heading', product.name.replaceAll(/[^\w ]/g, '.'));
});
