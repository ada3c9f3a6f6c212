import type { Page } from 'playwright';
import { answerForCheckoutCom } from '#tests/support/providers/checkout-com-script.ts';
import {
  checkoutComKeys,
  type CheckoutComServer,
  startCheckoutCom,
} from '#tests/support/providers/checkout-com-server.ts';
import { answerForPaypal } from '#tests/support/providers/paypal-script.ts';
import { paypalKeys, type PaypalServer, startPaypal } from '#tests/support/providers/paypal-server.ts';
import { answerForStripe } from '#tests/support/providers/stripe-script.ts';
import { freePort } from '#tests/support/browser/free-port.ts';
import { beginPayment, fillCart, fillCheckout, placeOrder } from '#tests/support/browser/guest.ts';
import { expect, test as base } from '#tests/support/browser/journey.ts';
import { phone } from '#tests/support/browser/screens.ts';
import { expectCleanScreen, reflowFindings } from '#tests/support/browser/visit.ts';
import { pageKeys, type PageServer, startPage } from '#tests/support/providers/page-server.ts';
import { startStripe, stripeKeys, type StripeServer } from '#tests/support/providers/stripe-server.ts';

/** A shop with drivers for real providers, whose servers are stand-ins. */
const test = base.extend<{
  stripe: StripeServer;
  checkoutCom: CheckoutComServer;
  paypal: PaypalServer;
  bank: PageServer;
}>({
  checkoutCom: async ({}, provide) => {
    const server = await startCheckoutCom();
    await provide(server);
    await server.close();
  },
  paypal: async ({}, provide) => {
    const server = await startPaypal();
    await provide(server);
    await server.close();
  },
  stripe: async ({}, provide) => {
    const server = await startStripe();
    await provide(server);
    await server.close();
  },
  bank: async ({}, provide) => {
    const server = await startPage();
    await provide(server);
    await server.close();
  },
  shop: async ({ openShop, stripe, checkoutCom, paypal, bank }, provide) => {
    const port = await freePort();
    const shop = await openShop({
      port,
      env: {
        PUBLIC_URL: `http://127.0.0.1:${port}`,
        STRIPE_PUBLISHABLE_KEY: stripeKeys.publishableKey,
        STRIPE_SECRET_KEY: stripeKeys.secretKey,
        STRIPE_WEBHOOK_SECRET: stripeKeys.webhookSecret,
        STRIPE_API: stripe.url,
        CHECKOUT_COM_PUBLIC_KEY: checkoutComKeys.publicKey,
        CHECKOUT_COM_SECRET_KEY: checkoutComKeys.secretKey,
        CHECKOUT_COM_WEBHOOK_KEY: checkoutComKeys.webhookKey,
        CHECKOUT_COM_CHANNEL: checkoutComKeys.channel,
        CHECKOUT_COM_API: checkoutCom.url,
        PAYPAL_CLIENT_ID: paypalKeys.clientId,
        PAYPAL_CLIENT_SECRET: paypalKeys.clientSecret,
        PAYPAL_WEBHOOK_ID: paypalKeys.webhookId,
        PAYPAL_API: paypal.url,
        PAYMENT_PAGE_URL: bank.url,
        PAYMENT_PAGE_NAME: 'Town bank',
        PAYMENT_PAGE_MERCHANT: pageKeys.merchant,
        PAYMENT_PAGE_KEY: pageKeys.key,
      },
    });
    await provide(shop);
  },
});

test.use({ viewport: phone, hasTouch: true, isMobile: true, colorScheme: 'dark' });

/** Chooses a provider whose script does not load, and waits for the message. Resolves once it can load again. */
const missForm = async (page: Page, provider: RegExp, scripts: string): Promise<void> => {
  await page.route(scripts, (route) => route.abort());
  await beginPayment(page, provider);
  await page.getByRole('heading', { name: 'The payment form did not load' }).waitFor();
  await page.unroute(scripts);
};

test('a card by Stripe: a script that does not load, a card that is declined, then one that pays, pressed twice; nothing of Stripe is fetched before it is chosen [CHK-13] [CHK-12]', async ({
  page,
  product,
  stripe,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('stripe')) asked.push(request.url());
  });
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole('radio', { name: /^Card(?! by)/ }).waitFor();
  await expect(page.getByRole('radio', { name: /Pocket wallet/ })).toHaveCount(0);
  expect(asked).toEqual([]);

  await missForm(page, /^Card(?! by)/, 'https://js.stripe.com/**');
  await expectCleanScreen(page, 'a form that did not load');
  expect(problems.length).toBeGreaterThan(0);
  const before = problems.length;

  await answerForStripe(page, stripe);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByRole('button', { name: 'Try again' }).tap();
  const card = page.getByLabel('Card number');
  await card.fill('4000 0000 0000 0002');
  await expect(page.locator('[data-look]')).toHaveAttribute('data-look', 'night');
  await page.locator('body[data-more=here]').waitFor();
  await page.locator('[data-look] .words').waitFor();
  await page.getByRole('button', { name: /^Pay £/ }).tap();
  await page.getByRole('alert').filter({ hasText: 'Your card was declined.' }).waitFor();
  await expectCleanScreen(page, 'a declined card');
  expect(await reflowFindings(page, 'a declined card')).toEqual([]);

  await card.fill('4242 4242 4242 4242');
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route('**/payments/*/process**', async (route) => {
    await answered;
    await route.continue();
  });
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await pay.scrollIntoViewIfNeeded();
  const place = await pay.boundingBox();
  await pay.tap();
  await page.getByText('Confirming payment').waitFor();
  // Nothing else has appeared where the button was.
  await page.touchscreen.tap((place?.x ?? 0) + 20, (place?.y ?? 0) + 20);
  await expectCleanScreen(page, 'a payment that is confirmed');
  answer();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  expect([...stripe.intents.values()].map(({ status }) => status)).toEqual(['succeeded']);
  expect(problems.slice(before)).toEqual([]);
});

test('a card by Checkout.com: a script that does not load, declined, refused by 3-D Secure on the bank’s page and come back from, then charged by the store; nothing of Checkout.com is fetched before it is chosen [CHK-13] [CHK-12]', async ({
  page,
  product,
  checkoutCom,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('checkout.com') || request.url().includes('checkout-com')) asked.push(request.url());
  });
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole('radio', { name: /^Card by Checkout.com/ }).waitFor();
  expect(asked).toEqual([]);

  await missForm(page, /^Card by Checkout.com/, 'https://checkout-web-components.checkout.com/**');
  const before = problems.length;
  await answerForCheckoutCom(page, checkoutCom);
  await page.getByRole('button', { name: 'Try again' }).tap();
  const card = page.getByLabel('Card number');
  const pay = page.getByRole('button', { name: /^Pay £/ });
  await card.fill('4000 0000 0000 0002');
  await expect(page.locator('[data-background]')).toHaveAttribute('data-background', '#0e1413');
  await pay.tap();
  await page.getByRole('alert').filter({ hasText: 'The card was declined. You have not been charged.' }).waitFor();
  await expectCleanScreen(page, 'a card that Checkout.com declined');
  expect(await reflowFindings(page, 'a card that Checkout.com declined')).toEqual([]);

  await card.fill('4000 0000 0000 0003');
  await pay.tap();
  await page
    .getByRole('alert')
    .filter({ hasText: 'Your bank did not confirm the payment. You have not been charged.' })
    .waitFor();

  await card.fill('4242 4242 4242 4242');
  await pay.tap();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  expect(checkoutCom.tries.map(({ status }) => status)).toEqual(['Declined', 'Declined', 'Captured']);
  expect(problems.slice(before)).toEqual([]);
});

test('PayPal: a script that does not load, a window that is left, an approval that is declined, then one that pays; nothing of PayPal is fetched before it is chosen [CHK-14] [CHK-12]', async ({
  page,
  product,
  paypal,
  problems,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).hostname.endsWith('paypal.com')) asked.push(request.url());
  });
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.getByRole('radio', { name: /^PayPal/ }).waitFor();
  expect(asked).toEqual([]);

  await missForm(page, /^PayPal/, 'https://www.paypal.com/**');
  const before = problems.length;
  await answerForPaypal(page, paypal);
  await page.getByRole('button', { name: 'Try again' }).tap();
  const press = async (button: string): Promise<void> => {
    const opened = page.waitForEvent('popup');
    await page.getByRole('button', { name: 'Pay with PayPal' }).tap();
    await (await opened).getByRole('button', { name: button }).tap();
  };
  await press('Cancel');
  const alertSays = (text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor();
  await alertSays('The window was closed before the payment was approved.');
  await beginPayment(page, /^PayPal/);
  paypal.refusals.push('INSTRUMENT_DECLINED');
  await press('Pay now');
  await alertSays('PayPal declined the payment. You have not been charged.');
  await expectCleanScreen(page, 'a payment that PayPal declined');
  expect(await reflowFindings(page, 'a payment that PayPal declined')).toEqual([]);
  await press('Pay now');
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  expect([...paypal.orders.values()].filter(({ status }) => status === 'COMPLETED')).toHaveLength(1);
  expect(problems.slice(before)).toEqual([]);
});

test('a payment page: left for with what the order comes to, come back from with a signed return to an order that is paid [CHK-15] [CHK-12]', async ({
  page,
  product,
  bank,
  problems,
}) => {
  await fillCart(page, `/store/product/${product.slug}`, 40);
  await fillCheckout(page);
  await placeOrder(page);
  await page.route(`${bank.url}/pay?**`, async (route) => {
    const reference = bank.open(route.request().url());
    Object.assign(bank.sessions.get(reference) ?? {}, { status: 'paid' });
    const back = new URL(route.request().url()).searchParams.get('return_url') ?? '';
    await route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><title>Bank</title><link rel="icon" href="data:,"><a href="${back}?${bank.result(reference).replaceAll('&', '&amp;')}">Back to the shop</a>`,
    });
  });
  await beginPayment(page, /^Town bank/);
  await page.getByRole('link', { name: 'Back to the shop' }).tap();
  await page.getByRole('heading', { level: 1, name: /^Order .+ placed$/ }).waitFor();
  await expect(page.getByText('Confirming payment')).toHaveCount(0);
  expect([...bank.sessions.values()].map(({ status }) => status)).toEqual(['paid']);
  expect(problems).toEqual([]);
});
