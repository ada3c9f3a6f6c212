import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { fillCart } from '#tests/support/browser/guest.ts';
import { findProduct, plain } from '#tests/support/stores/store-client.ts';
import { expectCleanScreen, open, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';

test.use({ minSizes: 14 });

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`a line of a long cart is found by its part number, with the total in sight, at a ${name}`, async ({
    visit,
    product,
  }) => {
    const { page, problems } = await visit({ viewport, hasTouch: name === 'phone' });
    await open(page, `/store/product/${product.slug}?sizes=all`);
    const boxes = page.getByRole('main').getByRole('textbox', { name: /^Quantity, / });
    const count = await boxes.count();
    for (const box of await boxes.all()) await box.fill('10');
    await pressAndSee(
      page.getByRole('button', { name: `Add ${count} lines to cart` }),
      page.getByText('Product has been successfully added to the cart'),
    );
    await open(page, '/cart');
    const lines = page.locator('.basket-line');
    await expect(lines).toHaveCount(count);
    const sku = product.variants.at(-1)?.sku ?? '';
    await page.getByLabel('Find in your cart').fill(sku.toLowerCase());
    await expect(lines.filter({ visible: true })).toHaveCount(1);
    await page
      .getByRole('status')
      .filter({ hasText: `1 of ${count} lines` })
      .waitFor();
    await expect(page.getByText('Total inc VAT').filter({ visible: true }).first()).toBeInViewport();
    await expectCleanScreen(page, 'a long cart that is searched');
    const find = page.getByLabel('Find in your cart');
    await find.fill('no such thing');
    await page.getByRole('status').filter({ hasText: 'Nothing in your cart matches “no such thing”.' }).waitFor();
    await expectCleanScreen(page, 'a long cart in which nothing is found');
    await page.getByRole('button', { name: `Show all ${count} lines` }).click();
    await expect(find).toHaveValue('');
    await expect(find).toBeFocused();
    await expect(lines.filter({ visible: true })).toHaveCount(count);
    await expectCleanScreen(page, 'a long cart');
    expect(await reflowFindings(page, 'a long cart')).toEqual([]);
    expect(problems).toEqual([]);
  });
}

test('on a phone a message in the cart is in sight above the bar, where the bar says why the checkout has to wait', async ({
  visit,
  shop,
}) => {
  const cheap = await findProduct(shop.url, (one) => plain(one) && (one.variants[0]?.basePrice?.amount ?? 9999) < 500);
  const { page } = await visit({ viewport: phone, hasTouch: true });
  await fillCart(page, `/store/product/${cheap.slug}`, 1);
  await open(page, '/cart');
  await page.getByRole('button', { name: 'Go to checkout' }).tap();
  await page
    .locator('.basket-bar')
    .getByText(/more to check out/)
    .waitFor();
  await page.getByText('Use a discount code').tap();
  await page.getByLabel('Discount code').fill('NOSUCHCODE');
  // The message goes by itself, so it is measured in the frame in which it comes.
  const measuring = page.waitForFunction(() => {
    const toast = document.querySelector('.toast');
    if (toast === null) return null;
    // Here the bar sticks to the bottom of the window.
    scrollTo({ top: 0, behavior: 'instant' });
    const { top, bottom, left, width } = toast.getBoundingClientRect();
    const bar = document.querySelector('.basket-bar')?.getBoundingClientRect();
    return {
      text: toast.textContent,
      isOnTop: toast.contains(document.elementFromPoint(left + width / 2, (top + bottom) / 2)),
      gapPx: (bar?.top ?? 0) - bottom,
      top,
    };
  });
  await page.getByRole('button', { name: 'Apply code' }).tap();
  const measured = await (await measuring).jsonValue();
  expect(measured).toMatchObject({
    text: 'We don’t recognise that discount code. Check the spelling.',
    isOnTop: true,
  });
  expect(measured?.top).toBeGreaterThanOrEqual(0);
  expect(measured?.gapPx).toBeGreaterThanOrEqual(0);
});

test('on a phone the way back to the top lies on no quantity button of a row', async ({ visit, product }) => {
  const { page } = await visit({ viewport: phone, hasTouch: true });
  await open(page, `/store/product/${product.slug}?sizes=all`);
  await page.mouse.wheel(0, 900);
  const up = page.getByRole('button', { name: 'Back to top' });
  await up.waitFor();
  const covered = await up.evaluate((button) => {
    const { top, bottom, left, right } = button.getBoundingClientRect();
    return [...document.querySelectorAll('main .qty > button')].filter((one) => {
      const box = one.getBoundingClientRect();
      const bar = document.querySelector('.marked-bar')?.getBoundingClientRect().top ?? innerHeight;
      return box.top < bar && box.bottom > top && box.top < bottom && box.right > left && box.left < right;
    }).length;
  });
  expect(covered).toBe(0);
});
