import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';
import { workerReady } from '#tests/support/browser/worker-control.ts';

test.use({ serviceWorkers: 'allow', viewport: phone, hasTouch: true });

const main = (page: Page) => page.getByRole('main');

/** Chooses a currency in the menu of a narrow screen. */
const chooseCurrency = async (page: Page, code: string): Promise<void> => {
  await page.getByRole('button', { name: 'Menu' }).tap();
  const menu = page.getByRole('dialog');
  await menu.getByLabel('Currency').selectOption(code);
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'detached' });
};

test('a cart with a waiting change is not called empty after another currency was chosen without the store, and comes back in that one [CART-07] [CAT-15] [PWA-06]', async ({
  page,
  store,
  product,
}) => {
  await open(page, '/');
  await workerReady(page);
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await open(page, '/cart');
  await main(page).getByText(/£\d/).first().waitFor();
  await store.goOffline();
  await main(page)
    .getByRole('button', { name: /^More, / })
    .first()
    .tap();
  await main(page).getByText('Not sent yet').first().waitFor();
  await chooseCurrency(page, 'EUR');
  await main(page).getByText('The cart could not be loaded.').waitFor();
  await expect(main(page).getByText('Your cart is empty')).toHaveCount(0);
  await store.goOnline();
  await main(page).getByText(/€\d/).first().waitFor();
  await expect(page.getByRole('textbox', { name: /^Quantity/ }).first()).toHaveValue('6');
  await expect(main(page).getByText(/£\d/)).toHaveCount(0);
});
