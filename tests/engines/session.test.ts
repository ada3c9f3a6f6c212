import { expect, test } from '#tests/support/engines/engine-shop.ts';

const email = 'trade@example.com';
const account = 'nav[aria-label="Your account"]';

test('What a shopper leaves unsent at sign-out is nobody else’s, and is sent once at their next sign-in', async ({
  device,
  store,
  settleAtProduct,
  openProduct,
  signIn,
  heldBy,
}) => {
  const shopper = await device().shopper();
  await signIn(shopper, email);
  await settleAtProduct(shopper);
  const before = await heldBy(email);
  await store.goOffline();
  await shopper.add([5]);
  await shopper.open('/account/settings');
  await shopper.press('button', '^Sign out$', account);
  await shopper.press('button', '^Keep on this device$', '[role=dialog]');
  await shopper.sees('text', '^You are signed out');
  const left = (await shopper.waiting()).length;
  await store.goOnline();
  store.proxy.forget();

  await signIn(shopper, 'retail@example.com');
  await openProduct(shopper);
  await shopper.add([1]);
  // With something of their own unsent they would be asked again what to do with it.
  await expect.poll(async () => (await shopper.waiting()).length, { timeout: 90_000 }).toBe(left);
  expect(await heldBy(email)).toBe(before);
  await shopper.open('/account/settings');
  await shopper.press('button', '^Sign out$', account);
  await shopper.sees('text', '^You are signed out');

  await signIn(shopper, email);
  await shopper.allSent();
  expect(await heldBy(email)).toBe(before + 5);
  const subjects = store.proxy.writes().filter(({ path, method }) => method === 'PUT' && path === '/api/baskets');
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(2);
  // A page that is left while it sends may be followed by the worker, with the same key.
  expect(new Set(subjects.map(({ key }) => key)).size).toBe(2);
});

test('Signing out in one tab signs the other out, and no name of theirs is left on either', async ({
  device,
  signIn,
  store,
}) => {
  const owner = device();
  const [first, second] = [await owner.shopper(), await owner.shopper()];
  await signIn(first, email);
  await second.open('/account/orders');
  await second.sees('heading', 'Orders');
  await first.press('button', '^Sign out$', account);
  await first.sees('text', '^You are signed out');
  await second.misses('heading', '^Orders$');
  await store.goOffline();
  for (const shopper of [first, second]) {
    await shopper.becomes((address) => !document.body.textContent.includes(address), email);
  }
});

test('A signed-in shopper’s browser killed with changes unsent sends them as theirs when it starts again', async ({
  device,
  store,
  settleAtProduct,
  openProduct,
  signIn,
  heldBy,
}) => {
  const owner = device();
  const before = await owner.shopper();
  await signIn(before, email);
  await settleAtProduct(before);
  const held = await heldBy(email);
  await store.goOffline();
  await before.add([3]);
  await owner.close();
  const after = await owner.shopper();
  await after.open('/sync');
  await after.sees('heading', '^To send$');
  await owner.kill();
  await store.goOnline();
  const last = await owner.shopper();
  await openProduct(last);
  await last.allSent();
  expect(await heldBy(email)).toBe(held + 3);
});
