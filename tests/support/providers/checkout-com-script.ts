import type { Page } from 'playwright';
import type { CheckoutComServer } from './checkout-com-server.ts';

/**
 * A stand-in for Checkout.com's script, as far as the shop uses it: a field in a given element, paid over the network. The card that ends
 * in 0002 is declined; the one that ends in 0003 is checked by its bank, on a page of its own.
 */
const script = `
  window.CheckoutWebComponents = ({ paymentSession, appearance }) => ({
    create: (_, heard) => {
      const label = document.createElement('label');
      const field = document.createElement('input');
      label.dataset.background = appearance.colorBackground;
      label.append('Card number', field);
      const card = {
        isAvailable: async () => true,
        mount: (place) => {
          place.replaceChildren(label);
          heard.onReady(card);
        },
        unmount: () => label.remove(),
        submit: async () => {
          if (field.value === '') return heard.onError(card, { type: 'Submit', code: 'component_invalid', details: {} });
          const answer = await fetch('https://api.sandbox.checkout.com/pay', {
            method: 'POST',
            body: new URLSearchParams({ session: paymentSession.id, card: field.value }),
          });
          const { id, status, url } = await answer.json();
          if (url) location.assign(url);
          else if (status === 'Declined') heard.onError(card, { type: 'Request', code: 'payment_request_declined', details: {} });
          else heard.onPaymentCompleted(card, { id, status: 'Approved', type: 'card' });
        },
      };
      return card;
    },
  });
`;

/** Intercepts requests to Checkout.com and answers with the script, the results of its calls and the bank's page. */
export const answerForCheckoutCom = async (page: Page, server: CheckoutComServer): Promise<void> => {
  await page.route('https://checkout-web-components.checkout.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.route('https://api.sandbox.checkout.com/pay', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const number = Number(form.get('session')?.replace('ps_', ''));
    const wish = [...server.sessions.values()][number - 1];
    const card = form.get('card') ?? '';
    const headers = { 'access-control-allow-origin': '*' };
    if (card.endsWith('0003')) {
      // The shopper fails the bank's check.
      server.pay(wish?.reference ?? '', { status: 'Declined', '3ds': { authentication_response: 'N' } });
      return route.fulfill({ headers, json: { status: 'Pending', url: wish?.failure_url } });
    }
    const one = server.pay(wish?.reference ?? '', card.endsWith('0002') ? { status: 'Declined' } : {});
    return route.fulfill({ headers, json: { id: one.id, status: one.status } });
  });
};
