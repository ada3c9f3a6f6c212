import type { Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { holdSending } from '#tests/support/faults/faulty-shop.ts';
import { journalSyncTag } from '#offline/storage-names.ts';
import { add, allSent, openProduct } from '#tests/support/stores/at-the-counter.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { keepOneOfEach } from '#tests/support/stores/one-of-each.ts';
import { expectCleanScreen, fireOnline, open, reflowFindings, seeMessage } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

const test = journey.extend({
  serviceWorkers: 'allow',
  storeOptions: { prepare: keepOneOfEach },
});

const fewer = /^Not all 5 × .+ could be added\. Your cart has 1\.$/;

/** Signs in and opens the product, ready for the store to become unreachable. */
const arrive = async (page: Page, slug: string): Promise<void> => {
  await signInTo(page, '/account/settings');
  await workerReady(page);
  await openProduct(page, slug);
  await page.waitForLoadState('networkidle');
};

test('signing out says that fewer pieces than were asked for were added [CART-04]', async ({
  page,
  store,
  product,
}) => {
  await arrive(page, product.slug);
  await store.goOffline();
  await seeMessage(page.getByText('Saved on this device', { exact: false }), () => add(page, [5]));
  await page
    .getByRole('navigation', { name: 'Your account and prices' })
    .getByRole('link', { name: 'Account' })
    .click();
  await page.getByRole('navigation', { name: 'Your account' }).getByRole('button', { name: 'Sign out' }).click();
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send now' });
  await send.waitFor();
  const release = holdSending(store);
  await store.goOnline();
  const message = page.getByText(/^You are signed out\. Not all 5 × .+ could be added\. Your cart has 1\.$/);
  await seeMessage(message, async () => {
    await send.click();
    release();
  });
  await page.setViewportSize(phone);
  await expectCleanScreen(page, 'signed out with fewer pieces');
});

test('the next start says that the worker could add fewer pieces, until the shopper says OK [CART-04] [PWA-06]', async ({
  page,
  context,
  store,
  product,
  workersOf,
}) => {
  await arrive(page, product.slug);
  const elsewhere = await context.newPage();
  await elsewhere.goto('/healthz');
  const workers = await workersOf(elsewhere);
  await store.goOffline();
  await add(page, [5]);
  await page.close();
  await store.goOnline();
  await workers.sync(journalSyncTag, { isLast: true });
  await allSent(elsewhere);

  await open(elsewhere, '/');
  await elsewhere.getByRole('link', { name: '1 to check' }).click();
  const notice = elsewhere.getByRole('region', { name: 'Check what changed' });
  await notice.getByText(fewer).waitFor();
  await elsewhere.getByText('Online. 1 to check.', { exact: true }).waitFor();
  await elsewhere.setViewportSize(phone);
  await expectCleanScreen(elsewhere, 'the sync centre with a difference');
  expect(await reflowFindings(elsewhere, 'the sync centre with a difference')).toEqual([]);
  await elsewhere.reload();
  await notice.getByText(fewer).waitFor();
  await notice.getByRole('button', { name: /^OK, / }).click();
  await notice.waitFor({ state: 'detached' });
  await elsewhere.reload();
  await elsewhere.getByText('Everything has been sent.', { exact: false }).waitFor();
  await expect(notice).toHaveCount(0);
});

test('fewer pieces than were asked for are reported with what was sent while the shopper did something else [CART-04] [PWA-08]', async ({
  page,
  store,
  product,
}) => {
  await arrive(page, product.slug);
  await store.goOffline();
  await seeMessage(page.getByText('Saved on this device', { exact: false }), () => add(page, [5]));
  // By then, the shopper has turned to something else.
  await page.clock.setFixedTime(Date.now() + 60_000);
  await store.goOnline();
  await fireOnline(page);
  await page.getByText(/^1 change sent\. Not all 5 × .+ could be added\. Your cart has 1\.$/).waitFor();
  await page.getByRole('link', { name: /^Cart/ }).first().click();
  await page.getByRole('heading', { name: 'Check 1 line before you order' }).waitFor();
});

test('a page that stayed open says that fewer pieces could be added, to a guest as well, also when the connection is back at once [CART-04] [PWA-08]', async ({
  page,
  store,
  product,
}) => {
  await openProduct(page, product.slug);
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await seeMessage(page.getByText('Saved on this device', { exact: false }), () => add(page, [5]));
  await store.goOnline();
  await page.getByText(/^1 change sent\. Not all 5 × .+ could be added\. Your cart has 1\.$/).waitFor();
});
