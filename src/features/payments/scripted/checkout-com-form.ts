import {
  type CheckoutError,
  type ColorTokens,
  type Component,
  loadCheckoutWebComponents,
} from '@checkout.com/checkout-web-components';
import * as z from 'zod/mini';
import { paymentWording as words } from '#wording/payment.ts';
import type { FormOutcome, OpenForm } from './scripted-form.ts';

/** The provider's answer to the store; only the script interprets it. */
const Session = z.record(z.string(), z.unknown());

/** Checkout.com's card fields. Input goes to Checkout.com only; the store learns the outcome by asking. */
export const openCheckoutComForm: OpenForm = async (place, { settings, step }) => {
  let settle: ((outcome: FormOutcome) => void) | null = null;
  const end = (outcome: FormOutcome) => {
    settle?.(outcome);
    settle = null;
  };
  const checkout = await loadCheckoutWebComponents({
    publicKey: settings['publicKey'] ?? '',
    environment: settings['environment'] === 'sandbox' ? 'sandbox' : 'production',
    locale: 'en-GB',
    paymentSession: Session.parse(JSON.parse(step.data?.['session'] ?? '')),
    appearance: coloursOf(place),
  });
  const card = await shown(place, (heard) =>
    checkout.create('card', {
      showPayButton: false,
      onReady: heard.ready,
      onPaymentCompleted: (_, { id }) => end({ type: 'ask', token: id }),
      onError: (_, error) => {
        heard.failed(error);
        end(outcomeOf(error));
      },
    }),
  );
  return {
    // If the bank requires a check, the browser leaves the page and later returns to its URL.
    pay: () =>
      new Promise((resolve) => {
        settle = resolve;
        try {
          card.submit();
        } catch {
          end({ type: 'ask' });
        }
      }),
    remove: () => void card.unmount(),
  };
};

interface Heard {
  readonly ready: () => void;
  readonly failed: (error: CheckoutError) => void;
}

const shown = async (place: HTMLElement, create: (heard: Heard) => Component): Promise<Component> => {
  let card: Component | null = null;
  try {
    await new Promise<void>((resolve, reject) => {
      card = create({ ready: resolve, failed: reject });
      const mounted = card;
      mounted
        .isAvailable()
        .then((isThere) => (isThere ? void mounted.mount(place) : reject(new Error('No card can be used here.'))))
        .catch(reject);
    });
  } catch (error) {
    place.replaceChildren();
    throw error;
  }
  if (card === null) throw new Error('The form was not made.');
  return card;
};

/** Only a declined card or invalid fields guarantee that no money was taken. */
const outcomeOf = (error: CheckoutError): FormOutcome => {
  // Checkout.com itself shows what is missing, beside the field.
  const code: string = error.code;
  if (error.type === 'Submit' || code === 'payment_request_aborted') return { type: 'stays', reason: null };
  if (code !== 'payment_request_declined') return { type: 'ask' };
  const codes = 'requestErrorCodes' in error.details ? error.details.requestErrorCodes : undefined;
  return { type: 'stays', reason: codes?.includes('not_enough_funds') ? words.tooLittleMoney : words.cardDeclined };
};

/** The shop's colours in the current theme. */
const coloursOf = (place: HTMLElement): Partial<ColorTokens> => {
  const style = getComputedStyle(place);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    colorBackground: colour('--page'),
    colorFormBackground: colour('--page'),
    colorBorder: colour('--line-strong'),
    colorFormBorder: colour('--line-strong'),
    colorPrimary: colour('--ink'),
    colorSecondary: colour('--ink-2'),
    colorAction: colour('--ink'),
    colorOutline: colour('--ink'),
    colorError: colour('--danger'),
  };
};
