import { cellNote } from '#tests/support/engines/table.ts';
import { test } from '#tests/support/engines/engine-shop.ts';

/** What the table says of this engine in place of "yes". */
const note = (description: string): void => void test.info().annotations.push({ type: cellNote, description });

test('What waits is sent by the browser after every page is closed', async ({ device, store, settleAtProduct }) => {
  const shopper = await device().shopper();
  await settleAtProduct(shopper);
  await store.goOffline();
  await shopper.add([2]);
  await shopper.open('/sync');
  await shopper.sees('heading', '^To send$');
  const keepOpen = '^Keep this open until it’s sent.$';
  if ((await shopper.ask(() => 'SyncManager' in globalThis, null)) === true) {
    await shopper.misses('text', keepOpen);
  } else {
    await shopper.sees('text', keepOpen);
    note('no: it says “Keep this open until it’s sent.”');
  }
});

test('The app is offered for installation where the browser can, and nowhere else', async ({ device }) => {
  const shopper = await device().shopper();
  await shopper.open('/sync');
  await shopper.workerReady();
  if ((await shopper.ask(() => 'onbeforeinstallprompt' in globalThis, null)) === true) {
    // The browser says so by its own event, once it has judged the manifest.
    await shopper.sees('button', '^Install app$');
  } else {
    await shopper.misses('button', '^Install app$');
    note('no such thing');
  }
});
