/**
 * Letters of 200 % in a viewport 320 px wide: nothing overflows, no word is broken, and what stays in place while the page scrolls leaves
 * the page enough room.
 */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { brokenWords, enlargeLetters, stayingPercent } from '#tests/support/letters/large-letters.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { open, overflow, seeMessage } from '#tests/support/browser/visit.ts';
import { storeClient } from '#tests/support/stores/store-client.ts';

test.use({ viewport: { width: 320, height: 700 }, hasTouch: true, reducedMotion: 'reduce' });

/** A tenth of the window, plus the line of the bar. */
const maxStayingPercent = 11;

const judge = async (page: Page, name: string): Promise<void> => {
  await enlargeLetters(page, 200);
  expect.soft(await overflow(page, name)).toEqual([]);
  expect.soft(await brokenWords(page), `${name}: words taken apart`).toEqual([]);
  expect.soft(await stayingPercent(page), `${name}: percent of the window that stay`).toBeLessThan(maxStayingPercent);
};

test('a product with sizes marked and its message, the cart, the checkout and quick order keep to the window', async ({
  page,
  shop,
  problems,
}) => {
  const { results } = await storeClient(shop.url).getProducts({ query: { Skus: ['FX-HB-M10-060'] } });
  await open(page, `/store/product/${results[0]?.slug}`);
  await judge(page, 'a product');
  const boxes = page.getByRole('textbox', { name: /^Quantity, / }).filter({ visible: true });
  for (const at of [0, 1]) await boxes.nth(at).fill('10');
  const add = page.getByRole('button', { name: 'Add 2 lines to cart' });
  await add.waitFor();
  await judge(page, 'a product with two sizes marked');
  await seeMessage(page.locator('.toast'), () => add.tap());
  await judge(page, 'a product with a message');
  for (const [name, path] of [
    ['the cart', '/cart'],
    ['the checkout', '/checkout'],
    ['quick order', '/quick-order'],
  ] as const) {
    await open(page, path);
    await judge(page, name);
  }
  // Rows have no columns with such letters, so the columns' names go, wholly.
  expect((await page.locator('.pad-head').boundingBox())?.height).toBe(0);
  await page.getByLabel('Part number, row 1').fill('FX-HB-M10-060');
  await page.getByLabel('Quantity, row 1').fill('10');
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Hex bolt/ })
    .waitFor();
  await judge(page, 'quick order with a line');
  expect(problems).toEqual([]);
});

test('so do the home page, categories, searches, the sign-in, and what a signed-in buyer opens', async ({
  page,
  product,
  problems,
}) => {
  for (const path of [
    '/',
    '/store',
    `/store/${product.categories[0]?.slug}`,
    '/search?q=m10+bolt',
    '/search?q=zzqqxxy',
    '/auth/login',
    '/auth/register',
  ]) {
    await open(page, path);
    await judge(page, path);
  }
  await signInTo(page, '/account/orders');
  await judge(page, '/account/orders');
  for (const path of ['/account/buy-again', '/favorites', '/account/settings', '/account/credit-limit', '/', '/sync']) {
    await open(page, path);
    await judge(page, `${path}, signed in`);
  }
  expect(problems).toEqual([]);
});
