import type { Page } from 'playwright/test';
import { isNotNull } from 'drizzle-orm';
import * as tables from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open } from '#tests/support/browser/visit.ts';

/** What a page or a part of it says: its texts, the names that are only read aloud, and its structured data. */
const said = (page: Page, within: string): Promise<string> =>
  page
    .locator(within)
    .evaluate((part: HTMLElement) =>
      [
        part.innerText,
        ...[...part.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label') ?? ''),
        ...[...part.querySelectorAll('script[type="application/ld+json"]')].map(({ textContent }) => textContent),
      ].join('\n'),
    );

for (const isShown of [true, false]) {
  test(`part numbers are ${isShown ? 'shown' : 'not shown'} on an order, its reorder, a product’s page, in the cart and in a search of a store that ${isShown ? 'shows' : 'hides'} them [CAT-03]`, async ({
    openShop,
    visit,
  }) => {
    const skus = new Set<string>();
    const shop = await openShop({
      prepare: async (db) => {
        await db.update(tables.storeSettings).set({ displayProductVariantSkusEnabled: isShown });
        for (const { sku } of await db.select().from(tables.variants).where(isNotNull(tables.variants.sku)))
          skus.add(sku);
      },
    });
    const { page } = await visit({ baseURL: shop.url, viewport: desk });
    const shown = async (within: string): Promise<string[]> =>
      [...(await said(page, within)).matchAll(/\b[A-Z]{2}-[A-Z0-9]+(?:-[A-Z0-9]+)*\b/g)]
        .map(([sku]) => sku)
        .filter((sku) => skus.has(sku));
    const judge = async (screen: string, within = 'html'): Promise<void> => {
      for (const viewport of [desk, phone]) {
        await page.setViewportSize(viewport);
        await expect
          .poll(async () => (await shown(within)).length > 0, { message: `${screen} at ${viewport.width} px` })
          .toBe(isShown);
      }
      await page.setViewportSize(desk);
    };

    await signInTo(page, '/account/orders?status=Delivered');
    await page.getByRole('table', { name: 'Orders' }).getByRole('link').first().click();
    await page.getByRole('heading', { name: 'Lines' }).waitFor();
    await judge('an order');
    await page.getByRole('link', { name: 'Reorder' }).first().click();
    await page.getByRole('list', { name: 'Lines of the order' }).getByRole('listitem').first().waitFor();
    await judge('an order beside today');
    await page.getByRole('button', { name: /^Add \d+ lines? to cart$/ }).click();
    await page.getByRole('button', { name: 'Go to cart' }).click();
    await page
      .getByRole('textbox', { name: /^Quantity, / })
      .first()
      .waitFor();
    await judge('the cart');
    await page.locator('.basket-line-name').first().click();
    await page.getByRole('heading', { name: 'Sizes' }).waitFor();
    await judge('a product');
    const [sku = ''] = skus;
    await open(page, `/search?q=${sku}`);
    await page.locator('.search-exact').waitFor();
    // The number itself is above that part, as it was typed.
    await judge('what a part number finds', '.search-exact');
  });
}
