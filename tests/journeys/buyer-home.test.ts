import { expect, test } from '#tests/support/browser/journey.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, pressAndSee, reflowFindings } from '#tests/support/browser/visit.ts';

test.use({ isShopOwn: true });

for (const [name, viewport] of [
  ['desk', desk],
  ['phone', phone],
] as const) {
  test(`the home of a buyer has the last orders and the last parts to buy again, their lists and credit, at a ${name} [RT-01]`, async ({
    visit,
    product,
  }) => {
    const { page, problems } = await visit({ viewport, reducedMotion: 'reduce' });
    await signInTo(page, '/account/orders');
    // Waits until the store has recorded the visit: otherwise it may still be working on it when the next page sends it again.
    const noted = page.waitForResponse((answer) => answer.url().includes('/viewed-products/'));
    await open(page, `/store/product/${product.slug}`);
    await noted;
    await open(page, '/');
    const main = page.getByRole('main');
    await main.getByRole('heading', { name: 'Recent orders' }).waitFor();
    await expect(main.getByRole('link', { name: /^Reorder, / }).filter({ visible: true })).toHaveCount(3);
    await main.getByRole('link', { name: 'Van stock' }).waitFor();
    await main.getByRole('heading', { name: 'Credit' }).waitFor();
    await expect(page.getByRole('link', { name: /Open an account|Create an account/ })).toHaveCount(0);
    await main.getByRole('heading', { name: 'Recently viewed' }).waitFor();
    const again = main.getByRole('list', { name: 'Buy again' }).getByRole('listitem');
    await again.first().waitFor();
    const boxes = again.getByRole('textbox', { name: /^Quantity, / });
    expect(await boxes.count()).toBeGreaterThan(0);
    await expect(boxes.first()).toHaveValue(/^[1-9]/);
    await expectCleanScreen(page, 'the home of a buyer');
    expect(await reflowFindings(page, 'the home of a buyer')).toEqual([]);
    await again.getByRole('checkbox', { disabled: false }).first().check();
    await pressAndSee(
      main.getByRole('button', { name: 'Add 1 line to cart' }),
      page.getByText('1 line is in your cart.'),
    );
    await expect(main.getByRole('region', { name: 'Add to cart' })).toContainText('Add to cart');
    await main
      .getByRole('link', { name: /^Reorder, / })
      .filter({ visible: true })
      .first()
      .click();
    // The store would refuse a line without the options that it requires today, so the line is flagged and left out of what one press adds.
    const lacking = main.getByRole('listitem').filter({ hasText: 'No options chosen. Some may be required.' });
    await expect(lacking).toHaveCount(1);
    await expect(lacking.getByRole('checkbox')).not.toBeChecked();
    await main.getByText(/^1 of \d+ lines has changed since you ordered it/).waitFor();
    await expect(main.getByRole('checkbox', { checked: true })).not.toHaveCount(0);
    const count = await main.getByRole('checkbox', { checked: true }).count();
    await pressAndSee(
      main.getByRole('button', { name: `Add ${count} lines to cart` }),
      page.getByText(`${count} lines are in your cart.`),
    );
    expect(problems).toEqual([]);
  });
}
