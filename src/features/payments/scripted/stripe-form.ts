import type { StripeElements, StripeError, StripePaymentElement } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';
import { type FormOutcome, type OpenForm, returnHere } from './scripted-form.ts';

/** Stripe's Payment Element. Input goes to Stripe only; the store learns the outcome by asking. */
export const openStripeForm: OpenForm = async (place, { settings, step, isDark }) => {
  const stripe = await loadStripe(settings['publishableKey'] ?? '');
  if (stripe === null) throw new Error('Stripe works in a browser only.');
  const elements = stripe.elements({
    clientSecret: step.data?.['clientSecret'] ?? '',
    locale: 'en-GB',
    appearance: { theme: isDark ? 'night' : 'stripe' },
  });
  const element = elements.create('payment');
  try {
    await shown(element, place);
  } catch (error) {
    element.destroy();
    throw error;
  }
  const return_url = returnHere(step.url);
  return {
    async pay() {
      try {
        const isComplete = await checkFields(elements);
        if (!isComplete) return { type: 'stays', reason: null };
        const { error } = await stripe.confirmPayment({
          elements,
          confirmParams: { return_url },
          redirect: 'if_required',
        });
        return error === undefined ? { type: 'ask' } : outcomeOf(error);
      } catch {
        return { type: 'ask' };
      }
    },
    remove: () => element.destroy(),
  };
};

const shown = (element: StripePaymentElement, place: HTMLElement): Promise<void> =>
  new Promise((resolve, reject) => {
    element.once('ready', () => resolve());
    element.once('loaderror', ({ error }) => reject(new Error(error.message ?? error.type)));
    element.mount(place);
  });

/** Stripe itself shows what is missing, beside the field. */
const checkFields = async (elements: StripeElements): Promise<boolean> => (await elements.submit()).error === undefined;

/** Only a declined card or invalid fields guarantee that no money was taken. */
const outcomeOf = ({ type, message }: StripeError): FormOutcome =>
  type === 'card_error' || type === 'validation_error' ? { type: 'stays', reason: message ?? null } : { type: 'ask' };
