/**
 * Every main screen, for shoppers who see, hear or operate it another way: clean by axe in both themes and reflowing; without motion for
 * those who want none; and with every control, the focus and what is chosen visible in forced colours.
 */
import { expect, test } from '#tests/support/browser/journey.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { judgeScreen } from '#tests/support/screens/judge-screen.ts';
import { mainWalkthroughs } from '#tests/support/screens/main-walkthroughs.ts';
import { motionFindings, noteMotion } from '#tests/support/screens/motion.ts';

for (const [screen, options] of [
  ['a wide screen', { viewport: desk }],
  ['a phone', { viewport: phone, hasTouch: true }],
] as const) {
  test.describe(`on ${screen}`, () => {
    test.use({ ...options, reducedMotion: 'reduce' });
    test.beforeEach(({ context }) => noteMotion(context));

    for (const [where, walk] of mainWalkthroughs) {
      test(`screens are clean in both themes and reflow, nothing moves, and all is seen in the colours of a system ${where}`, async ({
        page,
        product,
        shop,
        problems,
      }) => {
        await walk(page, { product, shopUrl: shop.url }, (name, how) =>
          test.step(name, () => judgeScreen(page, name, how)),
        );
        // The browser itself logs unknown addresses (404) and conflicting changes (409).
        expect(problems.filter((problem) => !/status of 40[49] /.test(problem))).toEqual([]);
      });
    }
  });
}

test('on a phone a screen that failed is clean and reflows too', async ({ visit, product }) => {
  const { page } = await visit({ viewport: phone });
  await page.route('**/api/products/slug=*', (route) => route.fulfill({ status: 500, json: { errors: ['No.'] } }));
  await open(page, `/search?q=${encodeURIComponent(product.name)}`);
  await page.getByRole('link', { name: product.name, exact: true }).filter({ visible: true }).first().click();
  await page.getByText('Error 500').waitFor();
  await expectCleanScreen(page, 'an error');
  expect(await reflowFindings(page, 'an error')).toEqual([]);
});

test('a message rises and the way to the top is smooth for those who did not ask for less motion', async ({
  page,
  context,
  product,
}) => {
  await noteMotion(context);
  await fillCart(page, `/store/product/${product.slug}`, 40);
  // A busy machine reports the start of an animation after it was drawn.
  await page.waitForFunction(() => globalThis.moved?.some((one) => one.startsWith('span.toast')));
  expect(await motionFindings(page, 'a message')).toContain('a message: span.toast for 180 ms');
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight / 2 }));
  await page.getByRole('button', { name: 'Back to top' }).click();
  expect(await motionFindings(page, 'the way to the top')).toContain('the way to the top: the page scrolls smoothly');
});
