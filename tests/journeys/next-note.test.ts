import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart, chooseDelivery } from '#tests/support/browser/guest.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';

test('a reference that was typed a moment before the order was placed is not that of the next order', async ({
  page,
  product,
}) => {
  await signInTo(page, '/account/settings');
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await chooseDelivery(page);
  await page.getByLabel('I accept the terms and conditions').check();
  const reference = page.getByLabel('Your reference');
  await reference.fill('JOB-1');
  await page.getByRole('button', { name: /^Place order, £/ }).click();
  await page.waitForURL('**/checkout?order=*');

  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(reference).toHaveValue('');
});
