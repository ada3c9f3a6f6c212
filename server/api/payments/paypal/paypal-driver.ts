import type { DriverContext, PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import { hasHundredths } from '#server/api/payments/providers/currency.ts';
import { paymentUnderWay, providerSilent, refundRefused } from '#server/api/payments/providers/provider-answer.ts';
import { payTimeEnd } from '#server/api/payments/providers/pay-time.ts';
import { returnAddress } from '#server/api/payments/providers/return-address.ts';
import * as z from 'zod';
import { createPaypal, PaypalRefused, type PaypalSettings } from './paypal-api.ts';
import { readPaypalNotice } from './paypal-notice.ts';
import { approval, captureOf, paypalAmount, PaypalOrder, paypalProgress } from './paypal-order.ts';

/** Currencies for which PayPal accepts only whole units. */
const wholeOnly: ReadonlySet<string> = new Set(['HUF', 'TWD']);

/** PayPal: the shopper approves an order in PayPal's window, and the store captures it. */
export const paypalDriver = (
  settings: PaypalSettings,
  { isDefault }: { readonly isDefault: boolean },
): PaymentDriver => {
  const paypal = createPaypal(settings);

  const read = (payment: PaymentRecord): Promise<PaypalOrder> =>
    paypal({ method: 'GET', path: `/v2/checkout/orders/${orderIdOf(payment)}` }, PaypalOrder).catch(
      (error: unknown) => {
        throw providerSilent('ask', error);
      },
    );

  const look = async (payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress> =>
    paypalProgress(payment, await read(payment), returnAddress(payment, context));

  /** Captures an approved order. Refusals are counted and are part of the idempotency key, so that a retry is a new request. */
  const capture = async (payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress> => {
    const refusals = Number(payment.driverData['refusals'] ?? 0);
    try {
      await paypal(
        {
          method: 'POST',
          path: `/v2/checkout/orders/${orderIdOf(payment)}/capture`,
          body: {},
          key: `capture-${payment.id}-${refusals}`,
        },
        z.unknown(),
      );
    } catch (error) {
      if (!(error instanceof PaypalRefused)) throw providerSilent('ask', error);
      const standing = await look(payment, context);
      if (standing.nextStep === null) return standing;
      return {
        ...standing,
        driverData: { refusals: refusals + 1 },
        failure: { code: error.issue, message: 'PayPal declined the payment. You have not been charged.' },
      };
    }
    // The response to a capture doesn't repeat the requested amounts; the order does.
    return look(payment, context);
  };

  const finish = async (payment: PaymentRecord, context: DriverContext): Promise<PaymentProgress> => {
    const order = await read(payment);
    // Checks the amounts first: nothing is captured that does not match this payment exactly.
    const standing = paypalProgress(payment, order, returnAddress(payment, context));
    return order.status === 'APPROVED' ? capture(payment, context) : standing;
  };

  return {
    code: 'paypal',
    kind: 'Wallet',
    provider: {
      id: providerIds.paypal,
      name: 'PayPal',
      description: 'Approve the payment in PayPal’s own window.',
      icons: ['wallet'],
      isDefault,
      settings: {
        clientId: settings.clientId,
        environment: settings.apiUrl.includes('sandbox') ? 'sandbox' : 'production',
      },
    },
    endsAt: payTimeEnd,
    isOffered: ({ currencyCode }) => Promise.resolve(hasHundredths(currencyCode) && !wholeOnly.has(currencyCode)),

    async begin(payment, context) {
      const address = returnAddress(payment, context);
      const asked = {
        intent: 'CAPTURE',
        purchase_units: [
          {
            custom_id: payment.id,
            description: `Order ${context.order.number}`,
            amount: paypalAmount(payment.amountMinor, payment.currencyCode),
          },
        ],
        payment_source: {
          paypal: {
            experience_context: {
              user_action: 'PAY_NOW',
              shipping_preference: 'NO_SHIPPING',
              return_url: address,
              cancel_url: address,
            },
          },
        },
      };
      const { id } = await paypal(
        { method: 'POST', path: '/v2/checkout/orders', body: asked, key: `begin-${payment.id}` },
        z.object({ id: z.string() }),
      ).catch((error: unknown) => {
        throw providerSilent('begin', error);
      });
      return { status: 'RequiresAction', transactionId: id, nextStep: approval(id, address) };
    },

    process: (payment, _, context) => finish(payment, context),

    // Shoppers who check the state before paying another way may have changed their mind, so refreshing never captures.
    refresh: look,

    // Shoppers who pressed Pay at PayPal but never came back believe that they have paid.
    finish,

    // Nothing needs to be cancelled at PayPal: only this store captures its orders, and never for an ended payment.
    async cancel(payment) {
      const taken = captureOf(await read(payment));
      if (taken !== null && (taken.status === 'PENDING' || taken.status === 'COMPLETED')) throw paymentUnderWay();
    },

    async refund(payment, amountMinor) {
      const taken = captureOf(await read(payment));
      if (taken === null) throw refundRefused(new Error(`The order ${orderIdOf(payment)} was not captured.`));
      await paypal(
        {
          method: 'POST',
          path: `/v2/payments/captures/${taken.id}/refund`,
          body: { amount: paypalAmount(amountMinor, payment.currencyCode) },
          key: `refund-${payment.id}-${payment.refundedMinor}`,
        },
        z.object({ status: z.string() }),
      ).catch((error: unknown) => {
        if (!(error instanceof PaypalRefused)) throw providerSilent('refund', error);
        // Refunded before: the answer was lost, too long ago for PayPal to know the idempotency key.
        if (error.issue !== 'CAPTURE_FULLY_REFUNDED') throw refundRefused(error);
      });
    },

    readNotice: (notice) => readPaypalNotice(paypal, settings.webhookId, notice),
  };
};

const orderIdOf = ({ id, transactionId }: PaymentRecord): string => {
  if (transactionId === null) throw new Error(`The payment ${id} has no order at PayPal.`);
  return encodeURIComponent(transactionId);
};
