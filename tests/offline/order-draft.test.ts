import { readFile } from 'node:fs/promises';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { fillAddress, fillCart, firstDelivery, guest } from '#tests/support/browser/guest.ts';
import { deviceFilled, ordersOf, prepareOrder, ready } from '#tests/support/browser/order-draft.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { open, pressAndSee, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';
import { allSent } from '#tests/support/stores/at-the-counter.ts';
import { hold } from '#tests/support/faults/fault-rules.ts';
import { storedPapers } from '#tests/support/papers/stored-papers.ts';
import { readPdf } from '#tests/support/papers/pdf-text.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

const email = 'trade@example.com';

test('a buyer prepares an order without the store, changes their mind, and nothing of it is left after signing out [SES-04]', async ({
  page,
  store,
  product,
}) => {
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await deviceFilled(page);
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  // Changes a quantity without the store, so that the cart differs from the store's.
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .fill('44');
  await page.keyboard.press('Tab');
  await page.getByText(/^(Offline|Connection problem)\.$/).waitFor();
  await page.getByRole('button', { name: 'Go to checkout' }).click();
  await page.getByRole('button', { name: 'Use this address' }).waitFor();
  expect(await screenFindings(page, 'addresses without the store')).toEqual([]);
  await page.goto('/cart');
  await prepareOrder(page, 'JOB-4477');
  expect(await screenFindings(page, 'an order that is ready')).toEqual([]);
  expect(await reflowFindings(page, 'an order that is ready')).toEqual([]);

  await page.getByRole('button', { name: 'Change delivery and note' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Delivery and note' })).toBeFocused();
  await expect(page.getByLabel('Your reference')).toHaveValue('JOB-4477');
  await page.getByLabel('Your reference').fill('JOB-4478');
  await page.getByRole('button', { name: 'Keep it ready to place' }).click();
  // The step closes once all of it is stored on the device.
  await page.getByRole('button', { name: 'Change delivery and note' }).waitFor();
  await expect(page.locator('.order-draft-ready')).toBeFocused();
  await page.reload();
  await page.getByRole('heading', { name: ready }).waitFor();
  expect(findOnDevice(await deviceContents(page), ['JOB-4478'])).not.toEqual([]);

  await store.goOnline();
  await page.getByRole('button', { name: /^Place order, £/ }).waitFor();
  expect(await screenFindings(page, 'an order that is checked')).toEqual([]);
  expect(await reflowFindings(page, 'an order that is checked')).toEqual([]);
  const before = await ordersOf(store.apiUrl, email);

  await open(page, '/account/settings');
  const signOut = page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' });
  await signOut.click();
  const question = page.getByRole('dialog', { name: 'Your order hasn’t been placed' });
  await question.getByText('Signing out deletes it').waitFor();
  expect(await screenFindings(page, 'signing out with an order that is ready')).toEqual([]);
  await question.getByRole('button', { name: 'Stay signed in' }).last().click();
  await expect(question).toBeHidden();
  expect(findOnDevice(await deviceContents(page), ['JOB-4478'])).not.toEqual([]);
  await signOut.click();
  await pressAndSee(
    question.getByRole('button', { name: 'Sign out and delete the order' }),
    page.getByText('You are signed out.'),
  );
  const left = await deviceContents(page);
  expect(findOnDevice(left, ['JOB-4477', 'JOB-4478', 'addressLine1', 'acceptedTerms'])).toEqual([]);
  expect(await ordersOf(store.apiUrl, email)).toHaveLength(before.length);
});

test('a guest types who and where without the store; it outlasts a reload, one press places it, and paid by transfer its confirmation and papers are there with the store away again [CHK-02] [CHK-11] [CHK-17] [RT-20] [RT-30]', async ({
  page,
  context,
  store,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await workerReady(page);
  await open(page, '/cart');
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto('/checkout');
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByLabel('Last name').fill(guest.lastName);
  await expect
    .poll(async () => findOnDevice(await deviceContents(page), [`"${guest.lastName}"`]), { intervals: [100] })
    .not.toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Last name')).toHaveValue(guest.lastName);
  await page.getByLabel('Email address').fill(guest.email);
  await page.getByLabel('Phone number').fill(guest.phone);
  await page.getByRole('button', { name: 'Continue' }).click();
  await fillAddress(page);
  await page.getByText('The delivery methods aren’t on this device.').waitFor();
  expect(await screenFindings(page, 'delivery without the store')).toEqual([]);
  await page.getByLabel('I accept the terms and conditions').check();
  await page.getByRole('button', { name: 'Keep it ready to place' }).click();
  await page.getByRole('heading', { name: ready }).waitFor();
  await page.reload();
  await page.getByRole('heading', { name: ready }).waitFor();

  await store.goOnline();
  // What only the store knows must be chosen first.
  await page.getByText('Complete the open step, then place the order.').waitFor();
  const other = await context.newPage();
  await open(other, '/cart');
  await other.getByText(ready).waitFor();
  await page.bringToFront();
  await firstDelivery(page).check();
  // A chosen delivery method takes back what was kept ready, in the other tab too.
  await expect(other.getByText(ready)).toBeHidden();
  await other.close();
  await page.getByRole('button', { name: /^Place order, £/ }).click();
  await page.waitForURL('**/checkout?order=*');
  await page.getByRole('heading', { name: 'Payment' }).waitFor();
  expect(findOnDevice(await deviceContents(page), ['acceptedTerms'])).toEqual([]);

  await page.getByRole('radio', { name: 'Bank transfer on a proforma invoice' }).tap();
  await page.getByRole('button', { name: /^Pay £.* by bank transfer$/ }).tap();
  const placed = page.getByRole('heading', { level: 1, name: /^Order TC-\d+ placed$/ });
  const number = (await placed.innerText()).replace(/^Order | placed$/g, '');
  await expect.poll(() => storedPapers(page)).toEqual(['order-confirmation', 'pick-list', 'proforma']);
  await store.goOffline();
  await page.goto('/successful-order');
  await placed.waitFor();
  await page.getByText(/^Not paid yet\. Transfer £/).waitFor();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download the proforma invoice' }).tap(),
  ]);
  expect(readPdf(await readFile(await file.path())).pages.join('')).toContain(`Paymentreference${number}`);

  // Whoever signs in next finds nothing of it.
  await store.goOnline();
  await signInTo(page, '/account/settings', email);
  await expect.poll(() => storedPapers(page)).toEqual([]);
  expect(findOnDevice(await deviceContents(page), [guest.email])).toEqual([]);
  await page.goto('/cart');
  await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.goto('/checkout');
  await page.getByRole('heading', { name: 'Nothing to check out' }).waitFor();
});

test('what a guest typed, and what is wrong with it, stays as the store’s answer about the order comes in [CHK-02] [RT-20]', async ({
  page,
  store,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  const write = hold('request');
  const written = store.proxy.when({ method: 'PUT', path: /^\/api\/baskets/, times: 10 }, write.fault);
  const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
  await box.fill('41');
  await box.press('Tab');
  await written.met;
  const read = hold('answer');
  const asked = store.proxy.when({ method: 'GET', path: /checkout\/summary/, times: 10 }, read.fault);
  await page.goto('/checkout');
  await page.getByLabel('First name').fill(guest.firstName);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByText('There is a problem').waitFor();
  write.release();
  await allSent(page);
  await asked.met;
  await expect(page.getByText('There is a problem')).toBeVisible();
  read.release();
  await page.getByText('Not sent yet').waitFor({ state: 'detached' });
  await expect(page.getByText('There is a problem')).toBeVisible();
  await expect(page.getByLabel('First name')).toHaveValue(guest.firstName);
});

test('a return that is typed without the store outlasts a reload, and is requested once although the first answer was cut [ACC-03]', async ({
  page,
  store,
}) => {
  const order = (await ordersOf(store.apiUrl, email)).find(({ status }) => status === 'Delivered');
  if (order === undefined) throw new Error('The demo shopper has no order that was delivered.');
  const shopper = await signedInClient(store.apiUrl, email);
  const returns = async () => (await shopper.getReturns({ query: {} })).total;
  const before = await returns();
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await open(page, `/account/orders/${order.id}`);
  await page.getByRole('link', { name: 'Return items' }).click();
  await page.getByRole('button', { name: 'Request return' }).waitFor();
  await page.getByRole('checkbox').first().waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.getByRole('checkbox').first().check();
  await page.getByRole('textbox', { name: 'How many' }).fill('1');
  await page.getByLabel('Reason').selectOption({ index: 1 });
  await page.getByLabel('What you would like').selectOption({ index: 1 });
  await page.getByLabel('Comment').fill('Threads were stripped');
  await expect
    .poll(async () => findOnDevice(await deviceContents(page), ['Threads were stripped']), { intervals: [100] })
    .not.toEqual([]);
  await page.reload();
  await expect(page.getByLabel('Comment')).toHaveValue('Threads were stripped');
  await page.getByText('Saved on this device. Not sent yet.').waitFor();
  expect(await screenFindings(page, 'a return without the store')).toEqual([]);

  await store.goOnline();
  const cut = store.proxy.when({ method: 'POST', path: /\/order-returns$/ }, { do: 'cut' });
  const send = page.getByRole('button', { name: 'Request return' });
  await send.click();
  await cut.met;
  await page.getByText('the store isn’t responding').first().waitFor();
  await send.click();
  await page.waitForURL('**/account/returns/*');
  await page.getByText('Threads were stripped').first().waitFor();
  expect(findOnDevice(await deviceContents(page), ['return-attempt'])).toEqual([]);
  expect(await returns()).toBe(before + 1);
});
