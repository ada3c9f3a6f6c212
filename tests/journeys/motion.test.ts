/** A shopper who wants no motion has none, on any screen and whatever they do. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { mainWays } from '#tests/support/screens/main-screens.ts';
import { motionFindings, noteMotion } from '#tests/support/screens/motion.ts';

const lookAt =
  (page: Page) =>
  async (name: string): Promise<void> => {
    expect.soft(await motionFindings(page, name)).toEqual([]);
  };

test('a message rises and the way to the top is smooth for those who did not ask for less', async ({
  page,
  context,
  product,
}) => {
  await noteMotion(context);
  await fillCart(page, `/store/product/${product.slug}`, 40);
  // A busy machine tells of its start after it was drawn.
  await page.waitForFunction(() => globalThis.moved?.some((one) => one.startsWith('span.toast')));
  expect(await motionFindings(page, 'a message')).toContain('a message: span.toast for 180 ms');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await page.getByRole('button', { name: 'Back to top' }).click();
  expect(await motionFindings(page, 'the way to the top')).toContain('the way to the top: the page scrolls smoothly');
});

for (const [screen, options] of [
  ['a wide screen', { viewport: desk }],
  ['a phone', { viewport: phone, hasTouch: true }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...options, reducedMotion: 'reduce' });
    test.beforeEach(({ context }) => noteMotion(context));

    for (const [where, walk] of mainWays) {
      test(`nothing moves ${where}`, async ({ page, product, shop }) => {
        await walk(page, { product, shopUrl: shop.url }, lookAt(page));
      });
    }
  });
}
