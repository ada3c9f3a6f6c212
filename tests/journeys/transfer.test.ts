import type { Page } from 'playwright';
import { expect, test } from '#tests/support/faults/faulty-journey.ts';
import { fillCart, fillCheckout, chooseDelivery, guest, placeOrder } from '#tests/support/browser/guest.ts';
import { tabTo } from '#tests/support/browser/keyboard.ts';
import { desk, phone } from '#tests/support/browser/screens.ts';
import { signInTo } from '#tests/support/browser/sign-in.ts';
import { expectCleanScreen, open, reflowFindings } from '#tests/support/browser/visit.ts';
import { readPdf } from '#tests/support/papers/pdf-text.ts';
import { readFile } from 'node:fs/promises';

const key = 'the-key-of-the-office-in-journeys-0001';
const transfer = 'Bank transfer on a proforma invoice';

test.use({ storeOptions: { env: { OPERATOR_KEY: key } } });

/** Reads from the confirmation the order's number and the amount to pay, in pence. */
const readPlaced = async (page: Page): Promise<{ number: string; amount: number }> => {
  const heading = page.getByRole('heading', { level: 1, name: /^Order TC-\d+ placed$/ });
  const number = (await heading.innerText()).replace(/^Order | placed$/g, '');
  const said = await page.getByText(/^Not paid yet\. Transfer £/).innerText();
  const pounds = /Transfer £([\d,]+\.\d\d)/.exec(said)?.[1] ?? '';
  return { number, amount: Number(pounds.replaceAll(/[,.]/g, '')) };
};

/** Reports money on the bank's statement to the store, as its office does. */
const reportTransfer = (shopUrl: string, order: string, amount: number): Promise<Response> =>
  fetch(`${shopUrl}/operator/transfers`, {
    method: 'POST',
    headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
    body: JSON.stringify({ order, amount, currencyCode: 'GBP', bankReference: `FT-${order}` }),
  });

test.describe('a guest with a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test('one tap places the order on a proforma invoice; the confirmation says where to pay, how much and until when; another way to pay can be begun, and left for the transfer again [CHK-17] [CHK-12]', async ({
    page,
    product,
    problems,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    await placeOrder(page);
    await page.getByRole('radio', { name: transfer }).tap();
    await page.getByText(/We’ll hold your goods for 14 days, and pack them when the money arrives/).waitFor();
    await expectCleanScreen(page, 'the ways to pay');
    await page.getByRole('button', { name: /^Pay £.* by bank transfer$/ }).tap();

    const { number } = await readPlaced(page);
    await page.getByText(`We’ve emailed the payment details to ${guest.email}.`).waitFor();
    await expect(page.getByRole('term').filter({ hasText: 'Reference to quote' }).locator('+ dd')).toHaveText(number);
    await expect(page.getByRole('term').filter({ hasText: 'Sort code' }).locator('+ dd')).toHaveText('00-00-00');
    await expect(page.getByRole('term').filter({ hasText: 'To reach us by' }).locator('+ dd')).toHaveText(
      /^\d+ \w+ \d{4} at \d\d:\d\d$/,
    );
    await expect(page.getByText('Confirming payment')).toHaveCount(0);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download the proforma invoice' }).tap(),
    ]);
    expect(file.suggestedFilename()).toBe(`${number}-proforma.pdf`);
    expect(readPdf(await readFile(await file.path())).pages.join('')).toContain(`Paymentreference${number}`);
    await expectCleanScreen(page, 'the confirmation');
    expect(await reflowFindings(page, 'the confirmation')).toEqual([]);

    await page.getByRole('link', { name: 'Pay another way' }).tap();
    await page.getByRole('heading', { name: 'We are waiting for your bank transfer' }).waitFor();
    await expect(page.getByText('Confirming payment')).toBeHidden();
    await expectCleanScreen(page, 'the ways to pay once more');
    await page.getByRole('radio', { name: /^Card(?! with)/ }).tap();
    await page.getByRole('button', { name: /^Pay £/ }).tap();
    await page.frameLocator('iframe').getByLabel('Card number').waitFor();
    await page.getByRole('button', { name: 'Pay another way' }).tap();
    await page.getByRole('radio', { name: transfer }).tap();
    await page.getByRole('button', { name: /^Pay £.* by bank transfer$/ }).tap();
    expect((await readPlaced(page)).number).toBe(number);
    await page.reload();
    expect((await readPlaced(page)).number).toBe(number);
    expect(problems).toEqual([]);
  });
});

test.describe('a buyer at a desk', () => {
  test.use({ viewport: desk });

  test('by keyboard: the order and the list say that the transfer is awaited, until the store has the money [CHK-17]', async ({
    page,
    product,
    store,
    problems,
  }) => {
    await signInTo(page, '/account/settings', 'buyer@example.com');
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await open(page, '/checkout');
    await page.getByRole('button', { name: 'Use this address' }).click();
    await chooseDelivery(page);
    await placeOrder(page);
    await page.getByRole('radio', { name: transfer }).waitFor();
    await tabTo(page, /^(Card|Pocket|Bank|On account)/);
    for (let presses = 0; presses < 8 && !(await page.getByRole('radio', { name: transfer }).isChecked()); presses += 1)
      await page.keyboard.press('ArrowDown');
    await expect(page.getByRole('radio', { name: transfer })).toBeChecked();
    await tabTo(page, /^Pay £.* by bank transfer$/);
    await page.keyboard.press('Enter');
    const { number, amount } = await readPlaced(page);
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await open(page, '/account/orders');
    const row = page.getByRole('row').filter({ hasText: number });
    await expect(row).toContainText('Awaiting bank transfer');
    await expectCleanScreen(page, 'the list of orders');
    await tabTo(page, number);
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: `Order ${number}` }).waitFor();
    await expect(page.getByText('Awaiting bank transfer').first()).toBeVisible();
    await page.getByRole('heading', { name: 'How to pay' }).waitFor();
    await expectCleanScreen(page, 'the order');
    await tabTo(page, 'Download the proforma invoice');
    const [file] = await Promise.all([page.waitForEvent('download'), page.keyboard.press('Enter')]);
    expect(file.suggestedFilename()).toBe(`${number}-proforma.pdf`);

    const wrong = await reportTransfer(store.apiUrl, number, amount - 1);
    expect(wrong.status).toBe(400);
    expect((await reportTransfer(store.apiUrl, number, amount)).status).toBe(200);
    await page.reload();
    await page.getByText('Confirmed').first().waitFor();
    await expect(page.getByRole('heading', { name: 'How to pay' })).toHaveCount(0);
    await expect(page.getByText('Awaiting bank transfer')).toHaveCount(0);
    // The copy that the device showed first names a paper that the order no longer has: nothing requests it.
    await page.waitForLoadState('networkidle');
    expect(problems).toEqual([]);
  });
});
