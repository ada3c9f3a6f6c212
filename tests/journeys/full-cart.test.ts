import { asc, eq, ne } from 'drizzle-orm';
import type { Database } from '#server/db/connect.ts';
import { basketLines, baskets, customers, variants } from '#server/db/schema.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';

const email = 'trade@example.com';

/** Gives the shopper a cart of 500 lines, as many as one can hold, without those of a product. */
const fillToTheLimit = async (db: Database, productId: string): Promise<void> => {
  const [customer] = await db.select({ id: customers.id }).from(customers).where(eq(customers.email, email));
  const customerId = customer?.id ?? '';
  await db.delete(baskets).where(eq(baskets.customerId, customerId));
  const [basket] = await db
    .insert(baskets)
    .values({ customerId, currencyCode: 'GBP', countryCode: 'GB' })
    .returning({ id: baskets.id });
  const sold = await db
    .select({ id: variants.id })
    .from(variants)
    .where(ne(variants.productId, productId))
    .orderBy(asc(variants.sku))
    .limit(500);
  await db
    .insert(basketLines)
    .values(
      sold.map(({ id }, index) => ({ basketId: basket?.id ?? '', variantId: id, quantity: 1, sortOrder: index + 1 })),
    );
};

test('a guest signs in to a full cart: a message that stays says what did not fit, and it is among the parked carts [CART-09]', async ({
  openShop,
  visit,
  product,
}) => {
  const shop = await openShop({ prepare: (db) => fillToTheLimit(db, product.id) });
  const { page, problems } = await visit({ baseURL: shop.url, viewport: phone, hasTouch: true });
  await fillCart(page, `/store/product/${product.slug}`, 5);
  await signInTo(page, '/account/settings', email);
  await page.getByRole('heading', { level: 1, name: 'Settings' }).waitFor();
  const message = page.getByText(
    /^A cart can hold up to 500 lines, so one line you added before signing in didn’t fit\./,
  );
  await message.waitFor();
  expect(await screenFindings(page, 'lines that did not fit')).toEqual([]);
  expect(await reflowFindings(page, 'lines that did not fit')).toEqual([]);
  await page.getByRole('button', { name: 'Dismiss' }).tap();
  await expect(message).toBeHidden();
  await open(page, '/cart');
  const parked = page.getByRole('list', { name: 'Parked carts' }).getByRole('listitem');
  await expect(parked).toHaveCount(1);
  await page.getByRole('link', { name: 'Bring back Added before signing in' }).click();
  await page.getByRole('list', { name: 'Lines of the parked cart' }).getByText(product.name).first().waitFor();
  expect(problems).toEqual([]);
});
