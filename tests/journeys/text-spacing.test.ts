/** Text spaced as WCAG 1.4.12 has it, with letters of 200 %: nothing is cut, drawn over something else, or off the side. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { brokenWords, enlargeLetters } from '#tests/support/letters/large-letters.ts';
import { brokenAmounts, cutChoices, overlaidTexts, spaceText } from '#tests/support/letters/text-spacing.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, overflow } from '#tests/support/browser/visit.ts';

test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

const spread = async (page: Page): Promise<void> => {
  await enlargeLetters(page, 200);
  await spaceText(page);
};

test('a list keeps the price of a line clear of its name, and both inside the window', async ({ page, problems }) => {
  await signInTo(page, '/favorites');
  await page.getByRole('main').locator('a[href^="/favorites/"]').first().tap();
  await page.locator('.wishlist-line').first().waitFor();
  await enlargeLetters(page, 200);
  expect.soft(await brokenWords(page)).toEqual([]);
  expect.soft(await overlaidTexts(page, '.wishlist-line')).toEqual([]);
  await spaceText(page);
  expect.soft(await overlaidTexts(page, '.wishlist-line')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 700 });
  expect.soft(await overlaidTexts(page, '.wishlist-line')).toEqual([]);
  expect.soft(await overflow(page, 'a list')).toEqual([]);
  expect(problems).toEqual([]);
});

test('the choices above the orders, the amounts of the credit account and the addresses are whole', async ({
  page,
  problems,
}) => {
  await signInTo(page, '/account/orders');
  await page.getByLabel('Status').waitFor();
  await spread(page);
  expect.soft(await cutChoices(page)).toEqual([]);
  await open(page, '/account/credit-limit');
  await page.locator('.credit-figures').waitFor();
  await spread(page);
  expect.soft(await brokenAmounts(page, '.credit-figures > :not([data-main]) dd')).toEqual([]);
  await open(page, '/account/addresses');
  await page.locator('.address-block').first().waitFor();
  await page.setViewportSize({ width: 320, height: 700 });
  await spread(page);
  const { x, width } = (await page.locator('.address-block').first().boundingBox()) ?? { x: 0, width: Infinity };
  expect.soft(x + width).toBeLessThanOrEqual(320);
  expect(problems).toEqual([]);
});

test('the names of the checkout’s steps are not taken apart by the button beside them', async ({
  page,
  product,
  problems,
}) => {
  await signInTo(page, '/account/orders');
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await open(page, '/checkout');
  await page.getByRole('button', { name: 'Use this address' }).tap();
  await page.getByRole('button', { name: 'Change addresses' }).waitFor();
  await spread(page);
  expect((await brokenWords(page)).filter((broken) => broken.includes(' in h2'))).toEqual([]);
  expect(problems).toEqual([]);
});
