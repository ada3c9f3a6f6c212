/** What a screen reader says after an action and of the state of links and fields, where that differs from what is seen. */
import type { Page } from 'playwright';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open } from '#tests/support/browser/visit.ts';

const spoken = (page: Page) => page.locator('[data-live-announcer][aria-live=polite]');

test('the buttons beside a quantity say the new quantity [CART-02]', async ({ page, product }) => {
  await open(page, `/store/product/${product.slug}`);
  const box = page
    .getByRole('textbox', { name: /^Quantity, / })
    .filter({ visible: true })
    .first();
  const more = page
    .getByRole('button', { name: /^More, / })
    .filter({ visible: true })
    .first();
  await more.press('Enter');
  await expect(box).not.toHaveValue('');
  await expect(spoken(page)).toHaveText(await box.inputValue());
});
