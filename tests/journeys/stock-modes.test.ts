import { inArray } from 'drizzle-orm';
import type { InventoryMode } from '#contract/store.ts';
import * as tables from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { beginPayment, expectPlaced, fillCheckout, payByCard, placeOrder } from '#tests/support/browser/guest.ts';
import { open, pressAndSee } from '#tests/support/browser/visit.ts';

/** What each mode says about 500 pieces, about four if six count as low, and about none. */
const modes: [InventoryMode, readonly [string, string, string]][] = [
  ['None', ['', '', '']],
  ['AvailableQuantity', ['In stock 500', 'Low 4 left', 'Out']],
  ['InStock', ['In stock', 'In stock', 'Out']],
  ['LowStockAlert', ['In stock', 'Low 4 left', 'Out']],
];

for (const [mode, said] of modes) {
  test(`a store in the mode ${mode} says in the rows of sizes how many there are as far as it tells: ${said.filter(Boolean).join(', ') || 'nothing'} [CAT-06]`, async ({
    openShop,
    product,
    visit,
  }) => {
    const sizes = product.variants.slice(0, 3);
    const shop = await openShop({
      prepare: async (db) => {
        await db.update(tables.storeSettings).set({ inventoryAvailability: mode, lowStockThreshold: 6 });
        await db
          .update(tables.stock)
          .set({ quantity: 500, restockDate: null })
          .where(
            inArray(
              tables.stock.variantId,
              product.variants.map(({ id }) => id),
            ),
          );
        for (const [at, quantity] of [500, 4, 0].entries())
          await db
            .update(tables.stock)
            .set({ quantity })
            .where(inArray(tables.stock.variantId, [sizes[at]?.id ?? '']));
      },
    });
    const { page } = await visit({ baseURL: shop.url });
    await open(page, `/store/product/${product.slug}?sizes=all`);
    for (const [at, words] of said.entries()) {
      const row = page.getByRole('row').filter({ hasText: sizes[at]?.sku ?? '' });
      await row.waitFor();
      const stock = row.locator('.stock');
      if (words === '') await expect(stock).toHaveCount(0);
      else await expect(stock).toHaveText(new RegExp(`^${words.replaceAll(' ', String.raw`\s*`)}$`));
    }
  });
}

test('a store that sells what it has not says when it ships, and takes more than there are into the cart and an order [CAT-06]', async ({
  openShop,
  product,
  visit,
}) => {
  const [size] = product.variants;
  const shop = await openShop({
    prepare: async (db) => {
      await db
        .update(tables.storeSettings)
        .set({ inventoryAvailability: 'InStock', isOutOfStockPurchaseEnabled: true });
      await db
        .update(tables.stock)
        .set({ quantity: 0, restockDate: null })
        .where(inArray(tables.stock.variantId, [size?.id ?? '']));
    },
  });
  const { page, problems } = await visit({ baseURL: shop.url });
  await open(page, `/store/product/${product.slug}?sizes=all`);
  const row = page.getByRole('row').filter({ hasText: size?.sku ?? '' });
  await expect(row.locator('.stock')).toHaveText(/^Out\s*Ships when back in stock$/);
  await row.getByRole('textbox', { name: /^Quantity, / }).fill('40');
  await pressAndSee(
    page.getByRole('button', { name: /^Add( 1 line)? to cart$/ }),
    page.getByText('Product has been successfully added to the cart'),
  );
  await open(page, '/checkout');
  await fillCheckout(page);
  await placeOrder(page);
  await beginPayment(page, /^Card(?! with)/);
  await payByCard(page);
  await expectPlaced(page);
  await page
    .getByRole('row')
    .filter({ hasText: size?.sku ?? '' })
    .filter({ hasText: '40' })
    .waitFor();
  expect(problems).toEqual([]);
});
