import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { openProduct, statesBecome, waitingOn } from '#tests/support/stores/at-the-counter.ts';
import { refusal } from '#tests/support/faults/fault-rules.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { listsOf } from '#tests/support/stores/store-ledger.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow' });

test('what was put on a list that the store will not make is refused with it, and the reason is shown [WL-01] [PWA-08]', async ({
  page,
  context,
  store,
  product,
}) => {
  const email = 'trade@example.com';
  const before = listsOf(await store.ledger(), email);
  await signInTo(page, '/favorites');
  await openProduct(page, product.slug);
  const toggle = (row: number) =>
    page.getByRole('button', { name: new RegExp(`^(Add to|On a) list, .*${product.variants[row]?.sku ?? ''}$`) });
  await toggle(0).waitFor();
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await context.setOffline(true);

  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await toggle(0).click();
  await dialog.getByRole('radio', { name: 'New list' }).check();
  await dialog.getByLabel('List name').fill('Roof job');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await dialog.waitFor({ state: 'detached' });
  for (const row of [1, 2]) {
    await toggle(row).click();
    await dialog.getByRole('radio', { name: /^Roof job/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await statesBecome(page, ['waiting', 'waiting', 'waiting', 'waiting']);

  store.proxy.forget();
  const refused = store.proxy.when({ method: 'POST', path: /\/wishlists$/, times: 10 }, refusal(400, 'No more lists.'));
  await store.goOnline();
  await context.setOffline(false);
  await statesBecome(page, ['refused', 'refused', 'refused', 'refused']);
  expect(refused.hits).toHaveLength(1);
  expect(store.proxy.writes().filter(({ path }) => path.includes('wishlist'))).toHaveLength(1);
  expect((await waitingOn(page)).map(({ failure }) => [failure?.code, failure?.message])).toEqual([
    [null, 'No more lists.'],
    ['ParentRefused', 'No more lists.'],
    ['ParentRefused', 'No more lists.'],
    ['ParentRefused', 'No more lists.'],
  ]);
  expect(listsOf(await store.ledger(), email)).toEqual(before);
  await open(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
  await expect(page.getByRole('main').getByRole('link', { name: 'Roof job' })).toHaveCount(0);
  await open(page, '/sync');
  await page.getByText('No more lists.').first().waitFor();
  expect((await waitingOn(page)).length).toBe(4);
});
