import { phone } from '#tests/support/browser/screens.ts';
import { expect, test } from '#tests/support/browser/journey.ts';
import { open, reflowFindings, screenFindings } from '#tests/support/browser/visit.ts';

test('pasted part numbers become rows, and the good ones go into the cart while an unknown one stays [CAT-08]', async ({
  page,
  product,
  problems,
}) => {
  const [first, second] = product.variants;
  if (first === undefined || second === undefined) throw new Error('The product has too few sizes.');
  await open(page, '/quick-order');
  await page.getByRole('textbox').first().focus();
  await page.evaluate((text) => {
    const data = new DataTransfer();
    data.setData('text/plain', text);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    );
  }, `${first.sku}\t40\n${second.sku}\t10\nNO-SUCH-PART 3`);
  await page.getByText('No part has the number NO-SUCH-PART.').first().waitFor();
  await page.getByRole('button', { name: /^Add 2 lines/ }).click();
  await page.getByText('2 lines added to your cart.').first().waitFor();
  await open(page, '/cart');
  await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(2);
  expect(problems).toEqual([]);
});

test.describe('on a phone', () => {
  test.use({ viewport: phone, hasTouch: true, reducedMotion: 'reduce' });

  test('the empty pad is clean in both themes, and reflows [CAT-08]', async ({ page }) => {
    await open(page, '/quick-order');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await screenFindings(page, 'quick order')).toEqual([]);
    expect(await reflowFindings(page, 'quick order')).toEqual([]);
  });
});
