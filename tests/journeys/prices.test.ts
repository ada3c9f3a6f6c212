import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { open } from '#tests/support/browser/visit.ts';
import { findProduct } from '#tests/support/stores/store-client.ts';

const pounds = (minor: number): string =>
  `£${(minor / 100).toLocaleString('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

test.describe('prices', () => {
  test('have two decimals, and commas between thousands [CAT-14]', async ({ page, product }) => {
    await fillCart(page, `/store/product/${product.slug}`, 20_000);
    await open(page, '/cart');
    const total = page.getByRole('main').getByText(/^£\d{1,3}(,\d{3})+\.\d\d$/);
    await total.first().waitFor();
    await expect(page.getByRole('main').getByText(/£\d{4}|£[\d,]+(\.\d)?(?![\d.,])/)).toHaveCount(0);
  });

  test('of an offer stand beside what it cost before [CAT-14]', async ({ page, shop }) => {
    const reduced = await findProduct(shop.url, ({ variants }) => variants.some(({ discount }) => discount !== null));
    const variant = reduced.variants.find(({ discount }) => discount !== null);
    if (!variant?.basePrice || !variant.discount) throw new Error('There is no offer.');
    await open(page, `/store/product/${reduced.slug}`);
    const row = page.getByRole('row').filter({ hasText: variant.sku });
    await expect(row).toContainText(pounds(variant.basePrice.amount));
    await expect(row.locator('s')).toHaveText(pounds(variant.basePrice.amount + variant.discount.amount));
  });
});
