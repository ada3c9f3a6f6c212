import { expect, test } from '#tests/support/browser/journey.ts';
import { chooseDelivery, placeOrder, stepsOn } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open, pressAndSee } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true, viewport: phone, hasTouch: true });

test('an invited buyer joins, finds a part by its number, and orders it on account in three steps, by touch on a phone [RT-14] [CAT-07] [CHK-01] [CHK-16]', async ({
  page,
  product,
}) => {
  await open(page, '/auth/invite/complete/demo-invitation');
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Buyer');
  await page.getByLabel('Password', { exact: true }).fill('copper ladder nine onions');
  await page.getByRole('button', { name: 'Finish' }).tap();
  await page.getByRole('button', { name: 'Accept the policy' }).tap();
  await page.waitForURL(({ pathname }) => pathname === '/');

  const [variant] = product.variants;
  const search = page.getByRole('combobox', { name: 'Search the catalogue' });
  await search.fill(variant?.sku ?? '');
  await search.press('Enter');
  await page.getByRole('region', { name: 'Exact match' }).getByRole('link').tap();
  const row = page.getByRole('main').locator('[data-sought]');
  const box = row.getByRole('textbox', { name: /^Quantity, / });
  await expect(box).toBeFocused();
  await box.fill('40');
  await pressAndSee(
    page.getByRole('button', { name: /^Add( 1 line)? to cart$/ }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true }).first().tap();
  await expect.poll(() => stepsOn(page)).toEqual(['[Addresses]', 'Delivery and note', 'Payment']);
  await page.getByRole('button', { name: 'Use this address' }).tap();
  await expect.poll(() => stepsOn(page)).toEqual(['Addresses', '[Delivery and note]', 'Payment']);
  await chooseDelivery(page);
  await placeOrder(page);
  await expect.poll(() => stepsOn(page)).toEqual(['Addresses', 'Delivery and note', '[Payment]']);
  await page.getByRole('radio', { name: /^On account/ }).check();
  await page.getByRole('button', { name: /^Put £.* on account$/ }).tap();
  await page.waitForURL('**/successful-order/*');
  await page.getByRole('heading', { name: /^Order TC-\d+ placed$/ }).waitFor();
  await page.getByText('On account').first().waitFor();
  await expectCleanScreen(page, 'the first order of an invited buyer');
});
