import type Stripe from 'stripe';
import type { PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { foreignTransaction } from '#server/api/payments/providers/provider-answer.ts';

type Intent = Pick<
  Stripe.PaymentIntent,
  'id' | 'status' | 'amount' | 'amount_received' | 'currency' | 'metadata' | 'client_secret' | 'last_payment_error'
>;

/** The progress of a payment according to its intent. Throws if the intent does not match the payment exactly. */
export const stripeProgress = (
  payment: Pick<PaymentRecord, 'id' | 'amountMinor' | 'currencyCode'>,
  intent: Intent,
  returnUrl: string,
): PaymentProgress => {
  const isOurs =
    intent.metadata['payment'] === payment.id &&
    intent.amount === payment.amountMinor &&
    intent.currency === payment.currencyCode.toLowerCase();
  if (!isOurs) throw foreignTransaction(intent.id);
  const nextStep = {
    type: 'Script' as const,
    url: returnUrl,
    data: { clientSecret: intent.client_secret ?? '' },
  };
  switch (intent.status) {
    case 'succeeded':
      if (intent.amount_received !== payment.amountMinor) throw foreignTransaction(intent.id);
      return { status: 'Captured', nextStep: null };
    case 'canceled':
      return {
        status: 'Cancelled',
        nextStep: null,
        failure: { code: 'GivenUp', message: 'The payment was cancelled. You have not been charged.' },
      };
    case 'requires_action':
      return { status: 'RequiresAction', nextStep };
    case 'requires_payment_method':
    case 'requires_confirmation':
      // The same intent can be retried with another card.
      return { status: 'Pending', nextStep, ...failureOf(intent) };
    default:
      // The bank is processing it; there is nothing for the shopper to do.
      return { status: 'Pending', nextStep: null };
  }
};

const failureOf = ({ last_payment_error: error }: Intent): Pick<PaymentProgress, 'failure'> => {
  if (error === null) return {};
  const code = error.decline_code ?? error.code ?? '';
  return { failure: { code: code === '' ? 'CardDeclined' : code, message: reasons[code] ?? declined } };
};

const declined = 'The card was declined. You have not been charged. Try another card.';

const reasons: Readonly<Record<string, string>> = {
  insufficient_funds: 'There are not enough funds on the card. You have not been charged.',
  expired_card: 'The card has expired. You have not been charged. Try another card.',
  payment_intent_authentication_failure: 'Your bank did not confirm the payment. You have not been charged.',
  authentication_required: 'Your bank did not confirm the payment. You have not been charged.',
};
