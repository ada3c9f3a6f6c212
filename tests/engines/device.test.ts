import { z } from 'zod';
import { findOnDevice, readOrigin } from '#tests/support/browser/device-contents.ts';
import { noteCarts } from '#tests/support/browser/note-carts.ts';
import { notOnDevice } from '#tests/support/browser/not-on-device.ts';
import { cellNote } from '#tests/support/engines/table.ts';
import { expect, test } from '#tests/support/engines/engine-shop.ts';
import type { Shopper } from '#tests/support/engines/shopper.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { findProduct, firstSizeOf } from '#tests/support/stores/store-client.ts';

/** Fills this engine's cell in the table with something other than "yes". */
const note = (description: string): void => void test.info().annotations.push({ type: cellNote, description });

const stored = async (shopper: Shopper) => z.record(z.string(), z.string()).parse(await shopper.ask(readOrigin, null));

// tests/offline/worker-sends.test.ts shows that the browser does send it, with a sync event of its own.
test('The sync centre says whether what waits is sent once every page is closed', async ({
  device,
  store,
  settleAtProduct,
}) => {
  const shopper = await device().shopper();
  await settleAtProduct(shopper);
  await store.goOffline();
  await shopper.add([2]);
  await shopper.open('/sync');
  await shopper.sees('heading', '^To send$');
  const keepOpen = '^Keep this open until it’s sent.$';
  if ((await shopper.ask(() => 'SyncManager' in globalThis, null)) === true) {
    await shopper.misses('text', keepOpen);
    note('yes: it is, by Background Sync');
  } else {
    await shopper.sees('text', keepOpen);
    note('yes: it is not, “Keep this open until it’s sent.”');
  }
});

test('The app is offered for installation where the browser can, and nowhere else', async ({ device }) => {
  const shopper = await device().shopper();
  await shopper.open('/sync');
  await shopper.workerReady();
  if ((await shopper.ask(() => 'onbeforeinstallprompt' in globalThis, null)) === true) {
    // The browser fires its own event once it has judged the manifest.
    await shopper.sees('button', '^Install app$');
  } else {
    await shopper.misses('button', '^Install app$');
    note('no such thing');
  }
});

test('A first visit of a moment is enough: what it showed opens with no connection in a browser that was killed', async ({
  device,
  store,
}) => {
  const product = await findProduct(store.apiUrl, ({ images, variants }) => images.length > 0 && variants.length > 2);
  const owner = device();
  const before = await owner.shopper();
  // Screens that this visit doesn't show never arrive, as if it ended before the rest of the app was fetched.
  store.proxy.when({ path: /^\/assets\/(?:account|auth)/, times: 10_000 }, hold('request').fault);
  await before.open(`/store/product/${product.slug}`);
  await expect
    .poll(() => before.ask(notOnDevice, product.slug).catch(() => 'another document'), { timeout: 45_000 })
    .toEqual([]);
  await owner.kill();
  await store.goOffline();
  const after = await owner.shopper();
  await after.open(`/store/product/${product.slug}`);
  await after.sees('heading', product.name.replaceAll(/[^\w ]/g, '.'));
  await after.sees('text', `^${firstSizeOf(product).sku}$`);
});

test('The first cart that a start with no connection shows has what waits in it', async ({
  device,
  store,
  size,
  settleAtProduct,
}) => {
  const owner = device();
  const before = await owner.shopper();
  await settleAtProduct(before);
  await before.add([4]);
  await before.allSent();
  await before.open('/cart');
  await before.cartShows({ [size(0).sku]: 4 });
  await expect
    .poll(async () => findOnDevice(await stored(before), [size(0).sku]).filter((place) => /basket/.test(place)))
    .not.toEqual([]);
  await settleAtProduct(before);
  await store.goOffline();
  await before.add([0, 5, 6]);
  const after = await owner.shopper();
  await after.tab.runAtStart?.(noteCarts);
  await after.open('/cart');
  await after.cartShows({ [size(0).sku]: 4, [size(1).sku]: 5, [size(2).sku]: 6 });
  if (after.tab.runAtStart === null) return note('yes at last: its driver can’t watch a page start');
  const carts = await after.ask(() => window.seen?.carts ?? [], null);
  expect(carts).toEqual(expect.arrayContaining([expect.stringMatching(/^3 lines, Cart/)]));
  expect(JSON.stringify(carts)).not.toMatch(/\b[12] lines?\b/);
});
