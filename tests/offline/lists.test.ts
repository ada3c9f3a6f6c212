import type { Locator, Page } from 'playwright';
import { expect, test as journey } from '#tests/support/faults/faulty-journey.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { type LedgerList, listsOf } from '#tests/support/stores/store-ledger.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';
import { axeFindings, expectCleanScreen, fireOnline, pressAndSee } from '#tests/support/browser/visit.ts';

const email = 'trade@example.com';

const [first, second, third] = [0, 1, 2] as const;
interface Lists {
  /** The list button of the product's size in this row. */
  toggle(row: number): Locator;
  /** The shopper's lists with this name, as the store has them. */
  named(name: string): Promise<readonly LedgerList[]>;
}

const test = journey.extend<Lists>({
  serviceWorkers: 'allow',
  toggle: async ({ page, product }, provide) => {
    await provide((row) =>
      page.getByRole('button', { name: new RegExp(`^(Add to|On a) list, .*${product.variants[row]?.sku ?? ''}$`) }),
    );
  },
  named: async ({ store }, provide) => {
    await provide(async (name) => listsOf(await store.ledger(), email).filter((list) => list.name === name));
  },
});

/** Follows a link within the page. */
const follow = async (page: Page, name: string, heading: string): Promise<void> => {
  await page.getByRole('link', { name, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: heading }).waitFor();
};

test('a list made, filled and renamed without the store is there once, with all that is on it, when it is back [RT-23] [RT-24] [SH-04] [WL-01]', async ({
  page,
  store,
  product,
  toggle,
  named,
}) => {
  await signInTo(page, '/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
  await page.goto(`/store/product/${product.slug}`);
  await toggle(first).waitFor();
  await workerReady(page);
  await page.waitForLoadState('networkidle');
  await store.goOffline();

  await toggle(first).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a list' });
  await expect(dialog.getByRole('button', { name: 'Save' })).toBeDisabled();
  await dialog.getByRole('radio', { name: 'New list' }).check();
  await dialog.getByLabel('List name').fill('Roof job');
  await pressAndSee(dialog.getByRole('button', { name: 'Save' }), page.getByText('Saved on this device.'));
  await dialog.waitFor({ state: 'detached' });
  for (const at of [second, third]) {
    await toggle(at).click();
    await dialog.getByRole('radio', { name: /^Roof job/ }).check();
    await dialog.getByRole('button', { name: 'Save' }).click();
    await dialog.waitFor({ state: 'detached' });
  }
  await expect.poll(() => toggle(third).getAttribute('aria-pressed')).toBe('true');

  await follow(page, 'Lists', 'Lists');
  await page.getByRole('main').getByText('Not sent yet').waitFor();
  await expectCleanScreen(page, 'lists that wait');
  await page.getByRole('main').getByRole('link', { name: 'Roof job' }).click();
  await page.getByRole('heading', { level: 1, name: 'Roof job' }).waitFor();
  expect(page.url()).toContain('/favorites/local-');
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Roof job' }).waitFor();
  await expect.poll(() => page.getByRole('textbox', { name: /^Quantity, / }).count()).toBe(3);
  await page.getByRole('button', { name: 'Rename the list Roof job' }).click();
  await page.getByLabel('List name').fill('Roof job, phase 2');
  await page.getByRole('main').getByRole('button', { name: 'Rename' }).click();
  await page.getByRole('heading', { level: 1, name: 'Roof job, phase 2' }).waitFor();
  expect(await axeFindings(page)).toEqual([]);

  await store.goOnline();
  await fireOnline(page);
  await page.waitForURL((url) => /\/favorites\/(?!local-)/.test(url.pathname));
  await page.getByText('Not sent yet').first().waitFor({ state: 'detached' });
  await expect(page.getByRole('heading', { level: 1, name: 'Roof job, phase 2' })).toHaveCount(1);
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(3);
  expect(await named('Roof job')).toEqual([]);
  expect((await named('Roof job, phase 2')).map(({ items }) => items)).toEqual([
    [first, second, third].map((at) => ({ variantId: product.variants[at]?.id, quantity: 1 })),
  ]);
});

test('a list that was looked at in the index opens without the store, and is deleted there when it is back [RT-24] [WL-03]', async ({
  page,
  store,
  named,
}) => {
  await signInTo(page, '/favorites');
  await workerReady(page);
  await page.getByRole('main').getByRole('link', { name: 'Boiler service kit' }).waitFor();
  await page.waitForLoadState('networkidle');
  await store.goOffline();
  await page.reload();
  await page.getByRole('main').getByRole('link', { name: 'Boiler service kit' }).click();
  await page.getByRole('heading', { level: 1, name: 'Boiler service kit' }).waitFor();
  await page
    .getByRole('textbox', { name: /^Quantity, / })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Delete list' }).click();
  await pressAndSee(
    page.getByRole('alertdialog').getByRole('button', { name: 'Delete list' }),
    page.getByText('Saved on this device.'),
  );
  await page.waitForURL('**/favorites');
  await page.getByRole('main').getByRole('link', { name: 'Van stock' }).waitFor();
  await expect(page.getByRole('link', { name: 'Boiler service kit' })).toHaveCount(0);
  await store.goOnline();
  await fireOnline(page);
  await expect.poll(() => named('Boiler service kit')).toEqual([]);
  await expect(page.getByRole('link', { name: 'Boiler service kit' })).toHaveCount(0);
});
