import {
  type CheckoutError,
  type ColorTokens,
  type Component,
  loadCheckoutWebComponents,
} from '@checkout.com/checkout-web-components';
import * as z from 'zod/mini';
import { paymentWording as words } from '#wording/payment.ts';
import type { FormOutcome, OpenForm } from './scripted-form.ts';

/** The answer that the store was given, which is the script's own business. */
const Session = z.record(z.string(), z.unknown());

/** Checkout.com's card fields. What is typed into them goes to Checkout.com alone; the store learns of it by asking. */
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
    // Where the bank wants a check the page is left for it, and comes back by its address.
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

/** Only a card that was refused, or fields that are wrong, are certain to have taken nothing. */
const outcomeOf = (error: CheckoutError): FormOutcome => {
  // What is missing is said beside its field, by Checkout.com.
  const code: string = error.code;
  if (error.type === 'Submit' || code === 'payment_request_aborted') return { type: 'stays', reason: null };
  if (code !== 'payment_request_declined') return { type: 'ask' };
  const codes = 'requestErrorCodes' in error.details ? error.details.requestErrorCodes : undefined;
  return { type: 'stays', reason: codes?.includes('not_enough_funds') ? words.tooLittleMoney : words.cardDeclined };
};

/** The shop's colours as they are shown now. */
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
