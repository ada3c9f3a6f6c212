import { z } from 'zod';
import { isRefused } from '#api/api-error.ts';
import { cookieNames, readCookie } from '#contract/cookies.ts';
import { expect, pressSignOut, test } from '#tests/support/engines/engine-shop.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

const email = 'trade@example.com';

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
  await pressSignOut(shopper);
  await shopper.press('button', '^Keep on this device$', '[role=dialog]');
  await shopper.sees('text', '^You are signed out');
  const left = (await shopper.waiting()).length;
  await store.goOnline();
  store.proxy.forget();

  await signIn(shopper, 'retail@example.com');
  await openProduct(shopper);
  await shopper.add([1]);
  // With unsent changes of their own, they would be asked again what to do with them.
  await expect.poll(async () => (await shopper.waiting()).length, { timeout: 90_000 }).toBe(left);
  expect(await heldBy(email)).toBe(before);
  await shopper.open('/account/settings');
  await pressSignOut(shopper);
  await shopper.sees('text', '^You are signed out');

  await signIn(shopper, email);
  await shopper.allSent();
  expect(await heldBy(email)).toBe(before + 5);
  const subjects = store.proxy.writes().filter(({ path, method }) => method === 'PUT' && path === '/api/baskets');
  expect(new Set(subjects.map(({ subject }) => subject)).size).toBe(2);
  // If a page is left while it sends, the worker may send again, with the same key.
  expect(new Set(subjects.map(({ key }) => key)).size).toBe(2);
});

test('Signing out in one tab signs the other out, and neither still shows the shopper’s email address', async ({
  device,
  signIn,
  store,
}) => {
  const owner = device();
  const [first, second] = [await owner.shopper(), await owner.shopper()];
  await signIn(first, email);
  await second.open('/account/orders');
  await second.sees('heading', 'Orders');
  await pressSignOut(first);
  await first.sees('text', '^You are signed out');
  await second.misses('heading', '^Orders$');
  await store.goOffline();
  for (const shopper of [first, second]) {
    await shopper.becomes((address) => !document.body.textContent.includes(address), email);
  }
});

test('Who adds while another tab signs out is shown that it waits for them, and it is sent once', async ({
  device,
  store,
  settleAtProduct,
  signIn,
  heldBy,
}) => {
  const owner = device();
  const [adding, leaving] = [await owner.shopper(), await owner.shopper()];
  await signIn(adding, email);
  await settleAtProduct(adding);
  const before = await heldBy(email);
  await leaving.open('/account/settings');
  await leaving.sees('text', email);
  store.proxy.forget();
  const { fault, release } = hold('request');
  const onItsWay = store.proxy.when({ method: 'PUT', path: /^\/api\/baskets$/, times: 10 }, fault);
  // The clock stands still, so that the shopper who pressed counts as still waiting however long the sign-out takes.
  await adding.ask(() => {
    const now = Date.now();
    Date.now = () => now;
  }, null);
  await adding.add([5]);
  await onItsWay.met;
  await pressSignOut(leaving);
  await leaving.press('button', '^Keep on this device$', '[role=dialog]');
  await leaving.sees('text', '^You are signed out');
  await adding.ask(() => {
    const later = Date.now() + 60_000;
    Date.now = () => later;
  }, null);
  await adding.sees('text', '^You signed out in another tab. This change is saved on this device and will be sent');
  release();
  await adding.reload();
  await signIn(adding, email);
  await adding.allSent();
  expect(await heldBy(email)).toBe(before + 5);
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

test('Signing out outlasts a browser that is killed right after it, and the store ends the session', async ({
  device,
  store,
  signIn,
}) => {
  const owner = device();
  const before = await owner.shopper();
  await signIn(before, email);
  const token = readCookie(z.string().parse(await before.ask(() => document.cookie, null)), cookieNames.token) ?? '';
  // A browser that quits normally has written its cookies, so a restart may bring them back.
  await owner.close();
  const shopper = await owner.shopper();
  await shopper.open('/account/settings');
  await shopper.workerReady();
  await store.goOffline();
  await pressSignOut(shopper);
  await shopper.sees('text', '^You are signed out');
  await owner.kill();

  await store.goOnline();
  const after = await owner.shopper();
  await after.open('/account/orders');
  await after.becomes(() => location.pathname === '/auth/login', null);
  const orders = () =>
    storeClient(store.apiUrl, token)
      .getOrders({ query: {} })
      .then(
        () => 200,
        (error: unknown) => (isRefused(error) ? error.status : 0),
      );
  await expect.poll(orders).toBe(401);
});
