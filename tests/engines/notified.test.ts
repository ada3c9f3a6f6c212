import { signedInClient } from '#tests/support/browser/sign-in.ts';
import { expect, pressSignOut, test } from '#tests/support/engines/engine-shop.ts';
import type { Shopper } from '#tests/support/engines/shopper.ts';
import { holdSending } from '#tests/support/faults/faulty-shop.ts';
import { keepOneOfEach } from '#tests/support/stores/one-of-each.ts';

const email = 'retail@example.com';

test.describe('a store that has one piece of everything', () => {
  test.use({ storeOptions: { prepare: keepOneOfEach } });

  test('A shopper who gets fewer pieces than they asked for is notified at signing out', async ({
    device,
    store,
    settleAtProduct,
    signIn,
    heldBy,
  }) => {
    const shopper = await device().shopper();
    await signIn(shopper, email);
    await settleAtProduct(shopper);
    await store.goOffline();
    await shopper.add([5]);
    await shopper.open('/account/settings');
    await pressSignOut(shopper);
    await shopper.sees('button', '^Send now$');
    const release = holdSending(store);
    await store.goOnline();
    await shopper.press('button', '^Send now$', '[role=dialog]');
    release();
    await shopper.sees('text', '^You are signed out. Not all 5 × .+ could be added. Your cart has 1.$');
    expect(await heldBy(email)).toBe(1);
  });
});

const onTwoDevices = test.extend<{ shopper: Shopper; other: Awaited<ReturnType<typeof signedInClient>> }>({
  /** A shopper with four of the first size in the cart, which is on the screen, and no connection. */
  shopper: async ({ device, store, openProduct, signIn, size }, provide) => {
    const shopper = await device().shopper();
    await signIn(shopper, email);
    await openProduct(shopper);
    await shopper.add([4]);
    await shopper.allSent();
    await shopper.open('/cart');
    await shopper.cartShows({ [size(0).sku]: 4 });
    await store.goOffline();
    await provide(shopper);
  },
  /** The shopper's other device, which is online. */
  other: async ({ store }, provide) => {
    await provide(await signedInClient(store.apiUrl, email));
  },
});

onTwoDevices(
  'A line that two devices set says what the other one was, and Undo sets it back',
  async ({ shopper, other, store, size, heldBy }) => {
    await shopper.fill('^Quantity, ', '5');
    await shopper.sees('text', '^Not sent yet');
    await shopper.failsToSend();
    const { lineItems } = await other.getBasket({});
    await other.setBasketQuantity({ query: {}, body: { lineItemId: lineItems[0]?.lineItemId ?? '', quantity: 6 } });
    await store.goOnline();
    await shopper.ask(() => void dispatchEvent(new Event('online')), null);
    await shopper.sees(
      'text',
      'was changed to 6 on another device. Your change to 5 came later, so your cart has that now.$',
    );
    await shopper.press('button', '^Undo, ');
    await shopper.cartShows({ [size(0).sku]: 6 });
    await shopper.allSent();
    expect(await heldBy(email)).toBe(6);
  },
);

onTwoDevices(
  'A quantity set on a line that another device took out puts it back, and the shopper is notified',
  async ({ shopper, other, store, size, heldBy }) => {
    await shopper.fill('^Quantity, ', '7');
    await shopper.sees('text', '^Not sent yet');
    const { lineItems } = await other.getBasket({});
    await other.removeFromBasket({ query: {}, body: { lineItemIds: [lineItems[0]?.lineItemId ?? ''] } });
    expect(await heldBy(email)).toBe(0);
    await store.goOnline();
    await shopper.ask(() => void dispatchEvent(new Event('online')), null);
    await shopper.sees('text', 'was no longer in your cart. Your change put it back: 7.$');
    await shopper.cartShows({ [size(0).sku]: 7 });
    await shopper.allSent();
    expect(await heldBy(email)).toBe(7);
  },
);

test('A guest beside whom changes of somebody else wait is notified, and shown neither whose nor what', async ({
  device,
  store,
  product,
  settleAtProduct,
  signIn,
}) => {
  const shopper = await device().shopper();
  await signIn(shopper, email);
  await settleAtProduct(shopper);
  await store.goOffline();
  await shopper.add([5]);
  await shopper.open('/account/settings');
  await pressSignOut(shopper);
  await shopper.press('button', '^Keep on this device$', '[role=dialog]');
  await shopper.sees('text', '^You are signed out');
  await store.goOnline();
  await shopper.open('/');
  await shopper.press('link', 'Changes are waiting for a sign-in');
  await shopper.sees('heading', '^Changes are waiting for a sign-in$');
  const said = String(await shopper.ask(() => document.body.textContent, null));
  expect(said).not.toContain(email);
  expect(said).not.toContain(product.name);
});
