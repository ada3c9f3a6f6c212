/** The browser's own Back button on a provider's page, with the back-forward cache that shoppers have and Playwright turns off. */
import { beginPayment, fillCart, fillCheckout, placeOrder } from '#tests/support/browser/guest.ts';
import { expect, test } from '#tests/support/browser/journey.ts';

test.use({ isBrowserWhole: true });

test('Back from the provider’s page shows the choices again, with nothing in progress [CHK-12]', async ({
  page,
  product,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shownAgain'] = String(persisted);
    });
  });
  await beginPayment(page, /^Bank payment page/);
  await page.getByRole('button', { name: 'Cancel and return' }).waitFor();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
  await expect(page.getByRole('radio', { name: /^Bank payment page/ })).toBeVisible();
  await expect(page.getByText('Confirming payment')).toBeHidden();
  await beginPayment(page, /^Bank payment page/);
  await page.getByRole('button', { name: /^Pay / }).click();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
});
