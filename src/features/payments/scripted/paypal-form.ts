import { loadCoreSdkScript } from '@paypal/paypal-js/sdk-v6';
import type { FormOutcome, OpenForm } from './scripted-form.ts';

/** PayPal's own window, opened by the shop's button; nothing is shown in the page. */
export const openPaypalForm: OpenForm = async (_, { settings, step }) => {
  const environment = settings['environment'] === 'sandbox' ? 'sandbox' : 'production';
  const paypal = await loadCoreSdkScript({ environment });
  if (paypal === null) throw new Error('PayPal works in a browser only.');
  const sdk = await paypal.createInstance({
    clientId: settings['clientId'] ?? '',
    components: ['paypal-payments'],
    pageType: 'checkout',
    locale: 'en-GB',
  });
  const orderId = step.data?.['orderId'] ?? '';
  return {
    pay: () =>
      new Promise<FormOutcome>((resolve) => {
        const session = sdk.createPayPalOneTimePaymentSession({
          onApprove: async () => resolve({ type: 'ask' }),
          onCancel: () => resolve({ type: 'given-up' }),
          onError: () => resolve({ type: 'ask' }),
        });
        session.start({ presentationMode: 'auto' }, Promise.resolve({ orderId })).catch(() => resolve({ type: 'ask' }));
      }),
    remove: () => undefined,
  };
};
