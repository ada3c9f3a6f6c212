import type { Page } from 'playwright';
import type { StripeServer } from './stripe-server.ts';

/**
 * A stand-in for Stripe's script, as far as the shop uses it: fields in a given element, checked and confirmed over the network. The card
 * that ends in 0002 is declined. As libraries do, it writes HTML and loads more scripts from plain URL strings.
 */
const script = `
  const more = document.createElement('script');
  more.src = 'https://m.js.stripe.com/more.js';
  document.head.append(more);
  window.Stripe = () => ({
    elements: ({ clientSecret, appearance }) => {
      const field = document.createElement('input');
      return {
        clientSecret,
        field,
        create: () => {
          const heard = {};
          return {
            once: (event, hear) => (heard[event] = hear),
            mount: (place) => {
              const label = document.createElement('label');
              label.innerHTML = '<span class="words">Card number</span>';
              label.dataset.look = appearance.theme;
              label.append(field);
              place.replaceChildren(label);
              heard.ready();
            },
            destroy: () => field.closest('label').remove(),
          };
        },
        submit: () => Promise.resolve(field.value === '' ? { error: { type: 'validation_error' } } : {}),
      };
    },
    confirmPayment: async ({ elements: { clientSecret, field } }) => {
      const answer = await fetch('https://api.stripe.com/v1/confirm', {
        method: 'POST',
        body: new URLSearchParams({ clientSecret, card: field.value }),
      });
      return answer.json();
    },
  });
  window.Stripe.version = 'endive';
`;

/** Intercepts requests to Stripe and answers with the script and the results of its calls. */
export const answerForStripe = async (page: Page, stripe: StripeServer): Promise<void> => {
  await page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.route('https://m.js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: "document.body.dataset.more = 'here';" }),
  );
  await page.route('https://api.stripe.com/**', async (route) => {
    const form = new URLSearchParams(route.request().postData() ?? '');
    const id = form.get('clientSecret')?.split('_secret')[0] ?? '';
    const isDeclined = form.get('card')?.endsWith('0002') === true;
    if (isDeclined) stripe.decline(id, { code: 'card_declined', decline_code: 'generic_decline' });
    else stripe.succeed(id);
    await route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: isDeclined ? { error: { type: 'card_error', message: 'Your card was declined.' } } : {},
    });
  });
};
