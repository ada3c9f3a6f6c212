import { inArray } from 'drizzle-orm';
import type { InventoryMode } from '#contract/store.ts';
import * as tables from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';

/** What each mode says of 500 pieces, of four where six are few, and of none. */
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
