/** Presses that leave the focus in the field that the shopper typed in, as on iPhones and Macs, and by voice. */
import type { Locator, Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { open } from '#tests/support/browser/visit.ts';

test.use({ viewport: phone, hasTouch: true, isMobile: true });

/** A click without a pointer moves no focus. */
const click = (control: Locator): Promise<void> => control.evaluate((element: HTMLElement) => element.click());

const addTwelve = async (page: Page, slug: string): Promise<Locator> => {
  await open(page, `/store/product/${slug}`);
  const box = page.getByRole('textbox', { name: /^Quantity, / }).first();
  await box.tap();
  await box.pressSequentially('12');
  await expect(page.locator('.marked-bar')).toContainText('12 units');
  await click(page.locator('.marked-bar').getByRole('button', { name: 'Add to cart' }));
  await expect(page.getByText('Product has been successfully added to the cart').first()).toBeAttached();
  return box;
};

test('what was typed is added once, and what was typed in the cart leads to the checkout [CART-01]', async ({
  page,
  product,
  problems,
}) => {
  const box = await addTwelve(page, product.slug);
  await expect(box).toHaveValue('');
  await expect(page.locator('.marked-bar')).toContainText('Enter a quantity');

  await open(page, '/cart');
  const quantity = page.getByRole('textbox', { name: /^Quantity, / }).first();
  await expect(quantity).toHaveValue('12');
  await quantity.tap();
  await quantity.fill('20');
  await click(page.getByRole('button', { name: 'Go to checkout' }).filter({ visible: true }));
  await page.waitForURL(/\/checkout$/);
  await page.goBack();
  await expect(quantity).toHaveValue('20');
  expect(problems).toEqual([]);
});

test('Enter leaves the focus in the field, though it presses the button of the form', async ({ page, product }) => {
  await addTwelve(page, product.slug);
  await open(page, '/cart');
  await page.getByText('Use a discount code').click();
  const code = page.getByLabel('Discount code');
  await code.pressSequentially('NO-SUCH-CODE');
  const focused = await code.evaluateHandle((field) => {
    const names: string[] = [];
    document.addEventListener('focusin', ({ target }) => target instanceof Element && names.push(target.tagName));
    field.addEventListener('blur', () => names.push('left'));
    return names;
  });
  await code.press('Enter');
  await expect(code).toHaveAttribute('aria-invalid', 'true');
  expect(await focused.jsonValue()).not.toContain('BUTTON');
});
