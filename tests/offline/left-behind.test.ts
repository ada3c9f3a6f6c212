import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { add, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { deviceContents, findOnDevice } from '#tests/support/browser/device-contents.ts';
import { fillSignIn, signedInClient, signInTo } from '#tests/support/browser/sign-in.ts';
import { phone } from '#tests/support/browser/screens.ts';
import {
  expectCleanScreen,
  fireOnline,
  open,
  pressAndSee,
  reflowFindings,
  seeMessage,
} from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('a guest is shown that something waits for a sign-in, and neither whose nor what [SES-04] [PWA-06]', async ({
  page,
  store,
  product,
}) => {
  await signInTo(page, '/account/settings', 'trade@example.com');
  await workerReady(page);
  await openProduct(page, product.slug);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await add(page, [5]);
  await page
    .getByRole('navigation', { name: 'Your account and prices' })
    .getByRole('link', { name: 'Account' })
    .click();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  await pressAndSee(
    page.getByRole('dialog').getByRole('button', { name: 'Keep on this device' }),
    page.getByText('You are signed out.', { exact: false }),
  );
  await store.goOnline();

  await open(page, '/');
  await page.getByRole('link', { name: 'Changes are waiting for a sign-in' }).click();
  await page.getByRole('heading', { name: 'Changes are waiting for a sign-in' }).waitFor();
  const main = page.getByRole('main');
  expect(await main.getByText(product.name).count()).toBe(0);
  expect(await page.getByText('trade@example.com').count()).toBe(0);
  expect(findOnDevice(await deviceContents(page), ['trade@example.com'])).toEqual([]);
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'the sync centre of a guest beside whom something waits');
  expect(await reflowFindings(page, 'the sync centre of a guest beside whom something waits')).toEqual([]);

  await main.getByRole('link', { name: 'Sign in' }).click();
  await fillSignIn(page, 'trade@example.com');
  await page.waitForURL('**/sync');
  await page.getByText('Everything has been sent.', { exact: false }).waitFor();
  expect(await page.getByText('Changes are waiting for a sign-in').count()).toBe(0);
});

test('a line that two devices set: the cart shows the other number, and Undo sets it back [CART-04]', async ({
  page,
  visit,
  store,
  product,
}) => {
  const email = 'retail@example.com';
  const box = () =>
    page
      .getByRole('listitem')
      .filter({ hasText: product.variants[0]?.sku ?? '' })
      .getByRole('textbox', { name: /^Quantity, / });
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  await openProduct(page, product.slug);
  await seeMessage(page.getByText('Product has been successfully added to the cart'), () => add(page, [4]));
  await open(page, '/cart');
  await page.waitForLoadState('networkidle');
  const other = await visit();
  await signInTo(other.page, '/account/settings', email);
  await open(other.page, '/cart');
  await other.page.waitForLoadState('networkidle');

  await store.goOffline();
  await box().fill('5');
  await box().press('Tab');
  await page.getByText('Not sent yet').first().waitFor();
  // It has waited for a minute when the store is back.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await page.context().setOffline(true);
  await store.goOnline();
  const sent = other.page.waitForResponse((response) => /\/baskets\/products\/quantity/.test(response.url()));
  const theirs = other.page.getByRole('textbox', { name: /^Quantity, / }).last();
  await theirs.fill('6');
  await theirs.press('Tab');
  await sent;
  await page.context().setOffline(false);
  const notice = page.getByRole('region', { name: 'Check what changed' });
  await notice
    .getByText(/was changed to 6 on another device\. Your change to 5 came later, so your cart has that now\.$/)
    .waitFor();
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'the cart with a line that two devices set');
  expect(await reflowFindings(page, 'the cart with a line that two devices set')).toEqual([]);
  await notice.getByRole('button', { name: /^Undo, / }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => box().inputValue()).toBe('6');
});

test('an item of a list that two devices set: the list shows the other number, and Undo sets it back [WL-04] [PWA-07]', async ({
  page,
  store,
  product,
}) => {
  const email = 'retail@example.com';
  await signInTo(page, '/account/settings', email);
  await workerReady(page);
  const elsewhere = await signedInClient(store.shop.url, email);
  const list = await elsewhere.createWishlist({ body: { name: 'Van' } });
  const productVariantId = product.variants[0]?.id ?? '';
  const { items } = await elsewhere.addWishlistItem({ body: { wishlistId: list.id, productVariantId, quantity: 4 } });
  const box = page.getByRole('main').getByRole('textbox', { name: /^Quantity, / });
  await open(page, `/favorites/${list.id}`);
  await expect.poll(() => box.inputValue()).toBe('4');
  await page.waitForLoadState('networkidle');

  await store.goOffline();
  await box.fill('5');
  await box.press('Tab');
  await page.getByText('Not sent yet').first().waitFor();
  // It has waited for a minute when the store is back.
  await page.clock.setFixedTime(Date.now() + 60_000);
  const params = { id: list.id, itemId: items[0]?.id ?? '' };
  await elsewhere.updateWishlistItem({ params, body: { productVariantId, quantity: 6 } });
  await store.goOnline();
  await fireOnline(page);
  const notice = page.getByRole('region', { name: 'Check what changed' });
  await notice
    .getByText(/was changed to 6 on another device\. Your change to 5 came later, so your list has that now\.$/)
    .waitFor();
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'a list with an item that two devices set');
  expect(await reflowFindings(page, 'a list with an item that two devices set')).toEqual([]);
  await notice.getByRole('button', { name: /^Undo, / }).click();
  await notice.waitFor({ state: 'detached' });
  await expect.poll(() => box.inputValue()).toBe('6');
});
