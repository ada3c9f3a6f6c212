/** The browser's own Back button, with the back-forward cache that shoppers have and Playwright turns off. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';
import { add, allSent, cartShows, openProduct, setLine } from '#tests/support/stores/at-the-counter.ts';
import { firstSizeOf } from '#tests/support/stores/store-client.ts';

test.use({ isBrowserWhole: true });

/** Leaves the shop for another page and returns with the browser's Back to the very page that was left, as the cache kept it. */
const leaveAndComeBack = async (page: Page): Promise<void> => {
  await page.evaluate(() => {
    addEventListener('pageshow', ({ persisted }) => {
      document.documentElement.dataset['shownAgain'] = String(persisted);
    });
  });
  await page.goto('/healthz');
  await page.goBack({ waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-shown-again', 'true');
};

/** Adds two pieces to the cart and shows it. */
const fillCartOf = async (page: Page, slug: string, sku: string): Promise<void> => {
  await openProduct(page, slug);
  await add(page, [2]);
  await allSent(page);
  await open(page, '/cart');
  await cartShows(page, { [sku]: 2 });
};

test('Back to the catalogue is where the shopper left it, and what they add then arrives', async ({
  page,
  product,
}) => {
  await open(page, '/store?PageNumber=2');
  const footer = page.getByRole('contentinfo');
  await footer.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  expect(scrolled).toBeGreaterThan(0);
  await leaveAndComeBack(page);
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await openProduct(page, product.slug);
  await add(page, [2]);
  await allSent(page);
});

test('Back to the cart is the cart that was left, and its quantities are sent as ever [CART-02]', async ({
  page,
  product,
}) => {
  const { sku } = firstSizeOf(product);
  await fillCartOf(page, product.slug, sku);
  await leaveAndComeBack(page);
  await cartShows(page, { [sku]: 2 });
  await setLine(page, sku, 5);
  await allSent(page);
  await page.reload();
  await cartShows(page, { [sku]: 5 });
});

test('Back to the cart shows what another tab changed meanwhile, and what it changes while one is in the box is replaced by what one types [CART-02]', async ({
  page,
  context,
  product,
}) => {
  const { sku } = firstSizeOf(product);
  await fillCartOf(page, product.slug, sku);
  await page.goto('/healthz');
  const other = await context.newPage();
  await open(other, '/cart');
  await setLine(other, sku, 7);
  await allSent(other);
  await page.bringToFront();
  // The browser rebuilds a page that gets a message while it is in the back-forward cache.
  await page.goBack({ waitUntil: 'commit' });
  await cartShows(page, { [sku]: 7 });
  const box = page.getByRole('textbox', { name: /^Quantity, / });
  await box.focus();
  await setLine(other, sku, 9);
  await expect(box).toHaveValue('9');
  await page.keyboard.type('3');
  await expect(box).toHaveValue('3');
});
