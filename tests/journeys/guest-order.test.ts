import { expect, test } from '#tests/support/browser/journey.ts';
import {
  beginPayment,
  expectPlaced,
  fillAddress,
  fillCart,
  fillCheckout,
  fillCustomer,
  chooseDelivery,
  firstDelivery,
  guest,
  orderAsGuest,
  payByCard,
  placeOrder,
  stepsOn,
} from '#tests/support/browser/guest.ts';
import { findProduct, plain, storeClient } from '#tests/support/stores/store-client.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { hydrated, open, pressAndSee, seeMessage } from '#tests/support/browser/visit.ts';

test.describe('a guest’s order', () => {
  test('where guests may order: from home by search to the confirmation, paid by card within the time that is shown [CHK-12] [CHK-13] [CHK-02] [CHK-05] [CHK-08] [CHK-11] [CHK-18] [CHK-19] [RT-30] [RT-39] [CART-01] [CAT-12]', async ({
    page,
    problems,
    shop,
    product,
  }) => {
    const { anonymousCustomerProductPolicy: policy } = await storeClient(shop.url).getStoreSettings({});
    expect(policy).toBe('AllowedUnauthorizedCheckout');
    await open(page, '/');
    await page.getByRole('combobox', { name: 'Search the catalogue' }).fill(product.name);
    await page.getByRole('combobox', { name: 'Search the catalogue' }).press('Enter');
    await page.getByRole('link', { name: product.name, exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: product.name }).waitFor();
    const boxes = page.getByRole('textbox', { name: /^Quantity, / });
    await boxes.nth(0).fill('40');
    await boxes.nth(1).fill('10');
    await boxes.nth(1).press('Tab');
    await pressAndSee(
      page.getByRole('button', { name: 'Add 2 lines to cart' }),
      page.getByText('Product has been successfully added to the cart', { exact: true }),
    );
    await page.getByRole('link', { name: /Cart/ }).first().click();
    await page.getByRole('heading', { level: 1, name: 'Cart' }).waitFor();
    await expect(page.getByRole('textbox', { name: /^Quantity, / })).toHaveCount(2);
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page.getByRole('heading', { name: 'Your details' }).waitFor();
    await fillCheckout(page);
    const order = page.getByRole('complementary', { name: 'Your order' });
    const shown = [
      '12 Mill Lane',
      'Manchester M1 1AE',
      product.name,
      'Total inc VAT',
      'Delivery method',
      'Free delivery',
    ];
    for (const text of shown) await expect(order).toContainText(text);
    await page.getByLabel('Your reference').fill('JOB-4711');
    const sent: [string, unknown][] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (/^\/api\/(baskets\/checkout\/|orders$)/.test(pathname) && request.method() !== 'GET')
        sent.push([pathname, request.postDataJSON()]);
    });
    const reading = page.waitForResponse('**/api/orders/*/summary*');
    const method = await firstDelivery(page).getAttribute('value');
    const { id: privacyPolicyId } = await storeClient(shop.url).getPrivacyPolicy({});
    await placeOrder(page);
    // The store has the address and the delivery method already; what is left is the note, then the order itself.
    expect(sent).toEqual([
      ['/api/baskets/checkout/customers-fields', { referenceNumber: 'JOB-4711', customerComment: null }],
      ['/api/orders', { anonymousBasketId: expect.any(String) as unknown, privacyPolicyId }],
    ]);
    expect(await (await reading).json()).toMatchObject({
      data: {
        customerInfo: guest,
        deliveryAddress: { addressLine1: '12 Mill Lane', city: 'Manchester', postalCode: 'M1 1AE' },
        deliveryZoneOption: { id: method },
        deliveryCharge: { amount: 0 },
        referenceNumber: 'JOB-4711',
      },
    });
    await beginPayment(page, /^Card(?! with)/);
    // The order is shown beside the payment as it is beside the earlier steps.
    for (const text of shown) await expect(order).toContainText(text);
    await page.frameLocator('iframe').getByLabel('Card number').waitFor();
    await expect(page.getByRole('timer')).toHaveText(/^Time left to pay: 1[45]:\d\d/);
    // The frame uses the shop's typeface, from one of the shop's font files.
    await expect
      .poll(() =>
        page
          .frames()
          .at(-1)
          ?.evaluate(() => [...document.fonts].some(({ status }) => status === 'loaded')),
      )
      .toBe(true);
    await payByCard(page);
    await expectPlaced(page);
    await page.getByText(guest.email).first().waitFor();
    await page.getByText('JOB-4711').waitFor();
    expect(problems).toEqual([]);

    await page.reload();
    await expectPlaced(page);
    await open(page, '/cart');
    await page.getByRole('heading', { name: 'Your cart is empty' }).waitFor();
  });

  test('a card that is declined keeps the order, and another one pays for it [CHK-12] [CHK-13]', async ({
    page,
    product,
  }) => {
    await orderAsGuest(page, product);
    await beginPayment(page, /^Card(?! with)/);
    await payByCard(page, '4000 0000 0000 0002');
    await page.getByText('The card was declined.').first().waitFor();
    await beginPayment(page, /^Card(?! with)/);
    await payByCard(page);
    await expectPlaced(page);
  });

  test('the second card provider asks the bank first [CHK-13]', async ({ page, product }) => {
    await orderAsGuest(page, product);
    await beginPayment(page, /^Card with bank check/);
    await payByCard(page);
    const bank = page.frameLocator('iframe');
    await bank.getByLabel('Code from your bank').fill('1234');
    await bank.getByRole('button', { name: 'Confirm payment' }).click();
    await expectPlaced(page);
  });

  test('the wallet approves in a window of its own; closing it is reported, and another one pays [CHK-14]', async ({
    page,
    product,
  }) => {
    await orderAsGuest(page, product);
    await beginPayment(page, /^Pocket wallet/);
    const [first] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pay with Pocket wallet' }).click(),
    ]);
    await first.close();
    await page.getByText('The window was closed before the payment was approved.').waitFor();
    await beginPayment(page, /^Pocket wallet/);
    const [second] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Pay with Pocket wallet' }).click(),
    ]);
    await second.getByRole('button', { name: /^Approve / }).click();
    await expectPlaced(page);
  });

  test('the hosted page is left for and returned from; cancelling there keeps the order [CHK-15]', async ({
    page,
    product,
  }) => {
    await orderAsGuest(page, product);
    await beginPayment(page, /^Bank payment page/);
    await page.getByRole('button', { name: 'Cancel and return' }).click();
    await hydrated(page);
    await page.getByRole('heading', { name: 'The payment did not go through' }).waitFor();
    await beginPayment(page, /^Bank payment page/);
    await page.getByRole('button', { name: /^Pay / }).click();
    await expectPlaced(page);
  });

  test.describe('on a phone', () => {
    test.use({ viewport: phone, hasTouch: true, isMobile: true });

    test('the way is the same: who orders, addresses, delivery with the order itself, and payment as the fourth step [CHK-01]', async ({
      page,
      product,
    }) => {
      await fillCart(page, `/store/product/${product.slug}`, 40);
      await open(page, '/checkout');
      await expect.poll(() => stepsOn(page)).toEqual(['[Your details]', 'Addresses', 'Delivery and note', 'Payment']);
      await fillCustomer(page);
      await expect.poll(() => stepsOn(page)).toEqual(['Your details', '[Addresses]', 'Delivery and note', 'Payment']);
      await fillAddress(page);
      await expect.poll(() => stepsOn(page)).toEqual(['Your details', 'Addresses', '[Delivery and note]', 'Payment']);
      await chooseDelivery(page);
      await placeOrder(page);
      await expect.poll(() => stepsOn(page)).toEqual(['Your details', 'Addresses', 'Delivery and note', '[Payment]']);
      const order = page.getByRole('complementary', { name: 'Your order' });
      await expect(order.getByText('12 Mill Lane')).toBeHidden();
      await order.getByRole('button', { name: /^Show order £.+ inc VAT$/ }).tap();
      await expect(order.getByText('12 Mill Lane')).toBeVisible();
      await beginPayment(page, /^Card(?! with)/);
      await payByCard(page);
      await expectPlaced(page);
    });
  });
});

test.describe('what the checkout insists on', () => {
  test('errors in the details and in the address stand under the headings of their forms', async ({
    page,
    product,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`);
    await open(page, '/checkout');
    const problem = (level: number) => page.getByRole('heading', { level, name: 'There is a problem' });
    await page.getByRole('button', { name: 'Continue' }).click();
    await problem(3).waitFor();
    await fillCustomer(page);
    await page.getByLabel('Address line 1').waitFor();
    await page.getByRole('button', { name: 'Continue' }).click();
    await problem(4).waitFor();
  });

  test('terms that are not accepted block the order in the specification’s words [CHK-10]', async ({
    page,
    product,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    await page.getByRole('button', { name: /^Place order/ }).click();
    const words = 'Please accept the terms and conditions to proceed with the order.';
    const terms = page.getByRole('checkbox', { name: 'I accept the terms and conditions' });
    await expect(terms).toHaveAccessibleDescription(words);
    await expect(terms).toBeFocused();
    await expect(page.getByText(words)).toHaveCount(1);
    expect(new URL(page.url()).searchParams.has('order')).toBe(false);
  });

  test('a guest is billed at an address of their own; ways of delivery are asked for once there is an address, saved addresses never [CHK-04] [CHK-06] [CHK-19]', async ({
    page,
    product,
    problems,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCustomer(page);
    await page.getByLabel('Use as the billing address too').uncheck();
    const wanted = '/api/baskets/checkout/delivery/available-options';
    expect(asked).not.toContain(wanted);
    await seeMessage(page.getByText('Delivery address has been saved', { exact: true }), () => fillAddress(page));
    await page.getByRole('heading', { name: 'Billing address' }).waitFor();
    await page.getByLabel('First name').fill('Ada');
    await page.getByLabel('Last name').fill('Office');
    const billed = page.waitForResponse('**/api/baskets/checkout/billing-address*');
    await seeMessage(page.getByText('Billing address has been saved', { exact: true }), () =>
      fillAddress(page, 'LS1 4AP'),
    );
    await firstDelivery(page).waitFor();
    expect(asked).toContain(wanted);
    expect(asked.filter((path) => path.startsWith('/api/customers/'))).toEqual([]);
    expect(await (await billed).json()).toMatchObject({
      data: { deliveryAddress: { postalCode: 'M1 1AE' }, billingAddress: { postalCode: 'LS1 4AP' } },
    });
    await expect(page.getByRole('list', { name: 'Checkout steps' })).toContainText('LS1 4AP');
    expect(problems).toEqual([]);
  });

  test('another delivery address resets the delivery option, and there are options to choose from [CHK-03]', async ({
    page,
    product,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCheckout(page);
    await expect(firstDelivery(page)).toBeChecked();
    await page.getByRole('button', { name: 'Change addresses' }).click();
    await fillAddress(page, 'IV1 1AA');
    await page
      .getByRole('heading', { name: 'Delivery method' })
      .or(page.getByText('Delivery method'))
      .first()
      .waitFor();
    await page.waitForFunction(() => document.querySelectorAll('input[type=radio]').length > 0);
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  });

  test('the way of delivery that most take is chosen beforehand, with its days, and stands in the order with its charge, until the shopper takes another, which is stored and charged [CHK-05]', async ({
    page,
    product,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await fillCustomer(page);
    await seeMessage(page.getByText('Delivery address has been saved', { exact: true }), () => fillAddress(page));
    const usual = page.getByRole('radio', { name: /Most popular/ });
    await expect(usual).toBeChecked();
    await expect(usual).toHaveAccessibleName(/Arrives \w{3} \d+ \w{3}/);
    const order = page.getByRole('complementary', { name: 'Your order' });
    await expect(order).toContainText('Next working day');
    await expect(order).not.toContainText('Not chosen yet');
    const chargeOf = (radio: typeof usual) =>
      page.locator('label').filter({ has: radio }).locator('.choice-end').innerText();
    const charged = order
      .locator('.figures > div')
      .filter({ hasText: /^Delivery/ })
      .locator('dd');
    await expect(charged).toHaveText(await chargeOf(usual));
    // The shopper didn't ask for a save, so no message reports one.
    await expect(page.getByText('Delivery option has been saved')).toHaveCount(0);
    await seeMessage(page.getByText('Delivery option has been saved', { exact: true }), () =>
      page.getByRole('radio', { name: /^Before 10:30/ }).check(),
    );
    const early = page.getByRole('radio', { name: /^Before 10:30/ });
    expect(await chargeOf(early)).toBe('£14.95');
    await expect(charged).toHaveText('£14.95');
    await page.reload();
    await expect(early).toBeChecked();
    await expect(charged).toHaveText('£14.95');
  });

  test('a discount code is taken off in the cart or the checkout, a wrong one says why, and it can be removed in both [CHK-07] [CHK-19]', async ({
    page,
    product,
  }) => {
    await fillCart(page, `/store/product/${product.slug}`, 40);
    await open(page, '/cart');
    const totals = page.getByRole('complementary', { name: 'Order summary' });
    await page.getByText('Use a discount code').click();
    await page.getByRole('button', { name: 'Apply code' }).click();
    await expect(page.getByLabel('Discount code')).toBeFocused();
    await expect(page.getByLabel('Discount code')).toHaveAccessibleDescription('Enter a discount code');
    await page.getByLabel('Discount code').fill('NOSUCHCODE');
    await page.getByRole('button', { name: 'Apply code' }).click();
    const reason = await page.locator('.field-error').innerText();
    const messages = page.getByRole('region', { name: 'Messages' });
    await page.getByLabel('Discount code').fill('TRADE10');
    await expect(messages.getByText(reason)).toHaveCount(0);
    await page.getByRole('button', { name: 'Apply code' }).click();
    await totals.getByText('Discount', { exact: true }).waitFor();
    await pressAndSee(
      page.getByRole('button', { name: 'Remove code TRADE10' }),
      page.getByText('Discount code was successfully removed!', { exact: true }),
    );
    await expect(totals.getByText('Discount', { exact: true })).toHaveCount(0);
    await fillCheckout(page);
    await page.getByText('Use a discount code').click();
    await page.getByLabel('Discount code').fill('TRADE10');
    await page.getByRole('button', { name: 'Apply code' }).click();
    await page.getByRole('button', { name: 'Remove code TRADE10' }).waitFor();
    await page.locator('.checkout-order').getByText('Discount', { exact: true }).waitFor();
    await pressAndSee(
      page.getByRole('button', { name: 'Remove code TRADE10' }),
      page.getByText('Discount code was successfully removed!', { exact: true }),
    );
  });

  test('a cart below the minimum order says what is missing and does not go on [CART-06]', async ({ page, shop }) => {
    const cheap = await findProduct(
      shop.url,
      (candidate) => plain(candidate) && (candidate.variants[0]?.basePrice?.amount ?? 0) < 1500,
    );
    await fillCart(page, `/store/product/${cheap.slug}`, 1);
    await open(page, '/cart');
    await page.getByText(/more to reach the £.* minimum order/).waitFor();
    await page.getByRole('button', { name: 'Go to checkout' }).click();
    await page
      .getByText(/more to check out/)
      .first()
      .waitFor();
    expect(new URL(page.url()).pathname).toBe('/cart');
  });
});
