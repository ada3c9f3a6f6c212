import type Stripe from 'stripe';
import type { DriverContext, PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import {
  amountNotTaken,
  paymentUnderWay,
  providerSilent,
  refundRefused,
  wrongSignature,
} from '#server/api/payments/providers/provider-answer.ts';
import { hasHundredths } from '#server/api/payments/providers/currency.ts';
import { payTimeEnd } from '#server/api/payments/providers/pay-time.ts';
import { returnAddress } from '#server/api/payments/providers/return-address.ts';
import { stripeProgress } from './stripe-progress.ts';

export interface StripeSettings {
  readonly publishableKey: string;
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** The base URL of the API, without a trailing slash. */
  readonly apiUrl: string;
}

/** Cards (and the wallets that hold cards) by Stripe's Payment Element: one intent per payment, confirmed in the page. */
export const stripeDriver = (
  client: Stripe,
  { publishableKey, webhookSecret }: StripeSettings,
  { isDefault }: { readonly isDefault: boolean },
): PaymentDriver => {
  const read = async (payment: PaymentRecord): Promise<Stripe.PaymentIntent> => {
    try {
      return await client.paymentIntents.retrieve(transactionOf(payment));
    } catch (error) {
      throw providerSilent('ask', error);
    }
  };
  const look = async (payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress> =>
    stripeProgress(payment, await read(payment), returnAddress(payment, context));

  return {
    code: 'stripe',
    kind: 'Card',
    provider: {
      id: providerIds.stripe,
      name: 'Card',
      description: 'Pay by credit or debit card.',
      icons: ['visa', 'mastercard', 'americanexpress'],
      isDefault,
      settings: { publishableKey },
    },
    endsAt: payTimeEnd,
    isOffered: ({ currencyCode }) => Promise.resolve(hasHundredths(currencyCode)),

    async begin(payment, context) {
      const { order } = context;
      const asked = {
        amount: payment.amountMinor,
        currency: payment.currencyCode.toLowerCase(),
        payment_method_types: ['card'],
        description: `Order ${order.number}`,
        metadata: { payment: payment.id, order: order.number },
      };
      const intent = await client.paymentIntents
        .create(asked, { idempotencyKey: `begin-${payment.id}` })
        .catch((error: unknown) => {
          if (isRefused(error) && error.code === 'amount_too_small') throw amountNotTaken('small', error);
          if (isRefused(error) && error.code === 'amount_too_large') throw amountNotTaken('large', error);
          throw providerSilent('begin', error);
        });
      return { ...stripeProgress(payment, intent, returnAddress(payment, context)), transactionId: intent.id };
    },

    // The page has confirmed the intent or has tried to; only Stripe knows the outcome.
    process: (payment, _, context) => look(payment, context),
    refresh: look,

    async cancel(payment) {
      try {
        await client.paymentIntents.cancel(transactionOf(payment));
      } catch (error) {
        if (!isRefused(error)) throw providerSilent('end', error);
        if ((await read(payment)).status !== 'canceled') throw paymentUnderWay();
      }
    },

    async refund(payment, amountMinor) {
      const refund = await client.refunds
        .create(
          { payment_intent: transactionOf(payment), amount: amountMinor, metadata: { payment: payment.id } },
          { idempotencyKey: `refund-${payment.id}-${payment.refundedMinor}` },
        )
        .catch((error: unknown) => {
          if (!isRefused(error)) throw providerSilent('refund', error);
          // Refunded before: the answer was lost, too long ago for Stripe to know the idempotency key.
          if (error.code === 'charge_already_refunded') return null;
          throw refundRefused(error);
        });
      if (refund?.status === 'failed' || refund?.status === 'canceled') throw refundRefused(refund.failure_reason);
    },

    async readNotice({ body, headers }) {
      const event = await eventOf(client, webhookSecret, body, headers['stripe-signature']);
      return event.type.startsWith('payment_intent.') && 'id' in event.data.object
        ? (event.data.object.id ?? null)
        : null;
    },
  };
};

const transactionOf = ({ id, transactionId }: PaymentRecord): string => {
  if (transactionId === null) throw new Error(`The payment ${id} has no intent at Stripe.`);
  return transactionId;
};

/** Whether Stripe understood the request and refused it; any other error says nothing about the intent. */
const isRefused = (error: unknown): error is Error & { readonly code?: unknown } =>
  error instanceof Error && 'type' in error && error.type === 'StripeInvalidRequestError';

const eventOf = async (
  client: Stripe,
  secret: string,
  body: Buffer,
  signature: string | string[] | undefined,
): Promise<Stripe.Event> => {
  try {
    return await client.webhooks.constructEventAsync(body, String(signature ?? ''), secret);
  } catch {
    throw wrongSignature();
  }
};
