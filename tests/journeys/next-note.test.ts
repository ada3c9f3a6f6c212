import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart, chooseDelivery } from '#tests/support/browser/guest.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';

test('a reference that was typed a moment before the order was placed is that of this order, and not of the next [CHK-08]', async ({
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
  const comment = page.getByLabel('Message for us');
  await comment.fill('Leave it at the gate.\nRing twice.');
  await reference.fill('JOB-1');
  await page.getByRole('button', { name: /^Place order, £/ }).click();
  await page.waitForURL('**/checkout?order=*');
  const orderId = new URL(page.url()).searchParams.get('order') ?? '';
  await open(page, `/account/orders/${orderId}`);
  for (const [name, value] of [
    ['Your reference', 'JOB-1'],
    ['Your comment', 'Leave it at the gate.\nRing twice.'],
  ] as const)
    await expect.poll(() => page.locator('dl > div').filter({ hasText: name }).locator('dd').innerText()).toBe(value);

  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Use this address' }).click();
  await expect(reference).toHaveValue('');
  await expect(comment).toHaveValue('');
});
