import { expect } from '#tests/support/faults/faulty-journey.ts';
import { test } from '#tests/support/browser/mortal-journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { deviceFilled, ordersOf, prepareOrder, ready } from '#tests/support/browser/order-draft.ts';
import { fillSignIn } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const email = 'trade@example.com';

test('an order prepared without a connection outlasts a browser that is killed, says what changed since, and is placed once although the first answer was cut [PWA-02]', async ({
  store,
  product,
  browserOnDisk,
}) => {
  const before = await ordersOf(store.apiUrl, email);
  const first = await browserOnDisk.start(store.url);
  await first.page.goto(`${store.url}/account/orders`);
  await first.page.waitForURL('**/auth/login?redirect_url=*');
  await fillSignIn(first.page, email);
  await first.page.waitForURL('**/account/orders');
  await workerReady(first.page);
  await fillCart(first.page, `${store.url}/store/product/${product.slug}`, 40);
  await deviceFilled(first.page);
  await first.page.goto(`${store.url}/cart`);
  await first.page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .waitFor();
  await first.page.waitForLoadState('networkidle');
  await browserOnDisk.quit();

  const { page } = await browserOnDisk.start(store.url);
  await store.goOffline();
  await page.goto(`${store.url}/cart`);
  await page.getByText(/^(Offline|Connection problem)\.$/).waitFor();
  await prepareOrder(page, 'JOB-77');
  await expect(page.getByText(/order was placed|Order .+ placed/)).toHaveCount(0);
  await browserOnDisk.kill();

  await store.goOnline();
  await store.change('update variant_prices set amount_minor = amount_minor + 100');
  const again = await browserOnDisk.start(store.url);
  await store.goOffline();
  await again.page.goto(`${store.url}/checkout`);
  await again.page.getByRole('heading', { name: ready }).waitFor();
  await again.page.getByText(/^When you’re back online, we’ll check/).waitFor();

  await store.goOnline();
  await again.page.getByText(/^\d+ things? (has|have) changed since then:$/).waitFor();
  await again.page
    .getByText(/: was £.+ each, now £/)
    .first()
    .waitFor();
  const cut = store.proxy.when({ method: 'POST', path: /\/orders$/ }, { do: 'cut' });
  await again.page.getByRole('button', { name: /^Place order, £/ }).click();
  await cut.met;
  await again.page.waitForURL('**/checkout?order=*');
  await again.page.getByRole('heading', { name: 'Payment' }).waitFor();

  const after = await ordersOf(store.apiUrl, email);
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]?.referenceNumber).toBe('JOB-77');
  await open(again.page, `${store.url}/cart`);
  await again.page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
});
