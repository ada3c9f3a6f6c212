import type { Page } from 'playwright';
import type { PaypalServer } from './paypal-server.ts';

/** A stand-in for PayPal's SDK v6, as far as the shop uses it: a PayPal window in which an order is approved or cancelled. */
const script = `
  window.paypal = {
    version: '6.0.0',
    createInstance: async () => ({
      createPayPalOneTimePaymentSession: (heard) => ({
        start: async (_, order) => {
          const { orderId } = await order;
          const opened = open('https://www.paypal.com/checkoutnow?token=' + orderId, 'paypal', 'popup');
          addEventListener(
            'message',
            ({ data }) => {
              opened.close();
              if (data === 'approved') heard.onApprove({ orderId });
              else heard.onCancel({ orderId });
            },
            { once: true },
          );
        },
      }),
    }),
  };
`;

const approval = (token: string): string => `<!doctype html>
  <title>PayPal</title>
  <link rel="icon" href="data:,">
  <button onclick="fetch('/approve?token=${token}').then(() => opener.postMessage('approved', '*'))">Pay now</button>
  <button onclick="opener.postMessage('cancelled', '*')">Cancel</button>`;

/** Intercepts requests to PayPal and answers with the script, PayPal's window and the approval given there. */
export const answerForPaypal = async (page: Page, paypal: PaypalServer): Promise<void> => {
  await page.context().route('https://www.paypal.com/**', async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const token = searchParams.get('token') ?? '';
    if (pathname === '/web-sdk/v6/core')
      return route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script });
    if (pathname === '/approve') paypal.approve(token);
    return route.fulfill({ contentType: 'text/html; charset=utf-8', body: approval(token) });
  });
};
