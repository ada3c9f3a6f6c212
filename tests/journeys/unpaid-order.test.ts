import { expect, test } from '#tests/support/browser/journey.ts';
import { beginPayment, expectPlaced, orderAsGuest, payByCard } from '#tests/support/browser/guest.ts';
import { expectCleanScreen, open } from '#tests/support/browser/visit.ts';

test('who left an order unpaid and comes back to the checkout is led to it, and pays [CHK-12]', async ({
  page,
  product,
  problems,
}) => {
  await orderAsGuest(page, product);
  const address = page.url();
  await open(page, '/checkout');
  await page.getByText(/^Your order .+ isn’t paid yet\.$/).waitFor();
  await expectCleanScreen(page, 'a checkout without a cart, with an order to pay for');
  await page.getByRole('link', { name: 'Pay now' }).click();
  await page.waitForURL(address);
  await beginPayment(page, /^Card(?! with)/);
  await payByCard(page);
  await expectPlaced(page);
  await open(page, '/checkout');
  await page.getByRole('heading', { name: 'Nothing to check out' }).waitFor();
  await expect(page.getByText(/isn’t paid yet/)).toHaveCount(0);
  expect(problems).toEqual([]);
});

test('an order that was not paid in time says so where it was confirmed, and invites nobody to pay [RT-30] [CHK-12]', async ({
  page,
  product,
}) => {
  await orderAsGuest(page, product);
  const address = page.url();
  const id = new URL(address).searchParams.get('order');
  await page.route('**/api/orders/*/summary*', async (route) => {
    const response = await route.fetch();
    const answer: unknown = await response.json();
    const text = JSON.stringify(answer)
      .replaceAll('"status":"AwaitingPayment"', '"status":"Expired"')
      .replaceAll('"status":"Pending"', '"status":"Cancelled"');
    await route.fulfill({ response, body: text });
  });
  await open(page, `/successful-order/${id}`);
  await page.getByText('It wasn’t paid for in time, so it has expired.').waitFor();
  await expect(page.getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await expectCleanScreen(page, 'the confirmation of an order that has expired');
  await open(page, address);
  await page.getByRole('heading', { name: 'This order can’t be paid for' }).waitFor();
  await expect(page.getByRole('radio')).toHaveCount(0);
  await expectCleanScreen(page, 'the payment of an order that has expired');
});

for (const [way, address] of [
  ['by the payment’s own address', (order: string) => order],
  ['to a checkout without a cart', () => '/checkout'],
] as const) {
  test(`who paid on the hosted page, closed the tab and comes back ${way} is not invited to pay again [CHK-12] [CHK-15]`, async ({
    page,
    context,
    product,
  }) => {
    await orderAsGuest(page, product);
    const order = page.url();
    await beginPayment(page, /^Bank payment page/);
    // The money is taken, but the page to which it returns never opens.
    await page.route('**/checkout?**', (route) => route.abort());
    const paid = page.waitForRequest(
      (request) => request.url().includes('/checkout?') && request.isNavigationRequest(),
    );
    await page.getByRole('button', { name: /^Pay / }).click();
    await paid;
    await page.close();

    const later = await context.newPage();
    let isInvited = false;
    later.on('console', (message) => (isInvited ||= message.text() === 'invited to pay'));
    await later.addInitScript(() => {
      new MutationObserver(() => {
        if (/isn’t paid yet|How would you like to pay/.test(document.body?.textContent ?? ''))
          console.info('invited to pay');
      }).observe(document, { childList: true, subtree: true, characterData: true });
    });
    await open(later, address(order));
    if (address(order) === order) await expectPlaced(later);
    else await later.getByRole('heading', { name: 'Nothing to check out' }).waitFor();
    await later.waitForLoadState('networkidle');
    expect(isInvited).toBe(false);
  });
}
