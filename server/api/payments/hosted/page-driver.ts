import { randomBytes } from 'node:crypto';
import type { PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import {
  foreignTransaction,
  paymentUnderWay,
  providerSilent,
  refundRefused,
  wrongSignature,
} from '#server/api/payments/providers/provider-answer.ts';
import { hasHundredths } from '#server/api/payments/providers/currency.ts';
import { payTimeEnd } from '#server/api/payments/providers/pay-time.ts';
import { askPage, PageRefused, payAddress, type PaymentPageSettings, type Standing } from './payment-page.ts';
import { readSigned } from './signed-fields.ts';

/**
 * An external payment page, of any provider that implements the messages in docs/production.md: the shopper leaves with a
 * signed request and returns with a signed answer.
 */
export const paymentPageDriver = (
  settings: PaymentPageSettings,
  { isDefault }: { readonly isDefault: boolean },
): PaymentDriver => {
  const look = async (payment: PaymentRecord): Promise<PaymentProgress> => {
    const standing = await askPage(settings, 'status', { reference: referenceOf(payment) }).catch((error: unknown) => {
      throw providerSilent('ask', error);
    });
    return standing === null ? atItsPage(payment) : progressOf(payment, standing);
  };

  return {
    code: 'payment-page',
    kind: 'Hosted',
    provider: {
      id: providerIds.paymentPage,
      name: settings.name,
      description: null,
      icons: [],
      isDefault,
      settings: {},
    },
    endsAt: payTimeEnd,
    isOffered: ({ currencyCode }) => Promise.resolve(hasHundredths(currencyCode)),

    begin(payment, { order, publicUrl }) {
      const transactionId = `pay_${randomBytes(24).toString('base64url')}`;
      const here = `${publicUrl}/payment-providers/payment-page`;
      const url = payAddress(settings, {
        reference: transactionId,
        order: order.number,
        amount: String(payment.amountMinor),
        currency: payment.currencyCode,
        expires: payment.expiresAt?.toISOString() ?? '',
        return_url: `${here}/return`,
        notify_url: `${here}/notices`,
      });
      return Promise.resolve({
        status: 'RequiresAction',
        transactionId,
        nextStep: { type: 'Redirect', url },
        driverData: { url },
      });
    },

    process: look,
    refresh: look,

    async cancel(payment) {
      await askPage(settings, 'cancel', { reference: referenceOf(payment) }).catch((error: unknown) => {
        throw error instanceof PageRefused ? paymentUnderWay() : providerSilent('end', error);
      });
    },

    async refund(payment, amountMinor) {
      const fields = {
        reference: referenceOf(payment),
        refund: `${payment.id}-${payment.refundedMinor}`,
        amount: String(amountMinor),
        currency: payment.currencyCode,
      };
      await askPage(settings, 'refund', fields).catch((error: unknown) => {
        throw error instanceof PageRefused ? refundRefused(error) : providerSilent('refund', error);
      });
    },

    readNotice({ body }) {
      const fields = readSigned(body.toString('utf8'), settings.key);
      if (fields === null || fields['action'] !== 'result' || fields['merchant'] !== settings.merchant) {
        return Promise.reject(wrongSignature());
      }
      return Promise.resolve(fields['reference'] ?? null);
    },
  };
};

const referenceOf = ({ id, transactionId }: PaymentRecord): string => {
  if (transactionId === null) throw new Error(`The payment ${id} has no reference at its page.`);
  return transactionId;
};

const progressOf = (payment: PaymentRecord, { reference, status, amount, currency }: Standing): PaymentProgress => {
  if (reference !== payment.transactionId || amount !== payment.amountMinor || currency !== payment.currencyCode) {
    throw foreignTransaction(reference);
  }
  switch (status) {
    case 'paid':
      return { status: 'Captured', nextStep: null };
    case 'declined':
      return {
        status: 'Failed',
        nextStep: null,
        failure: { code: 'Declined', message: 'The payment was declined. You have not been charged.' },
      };
    case 'cancelled':
      return {
        status: 'Cancelled',
        nextStep: null,
        failure: { code: 'GivenUp', message: 'The payment was cancelled. You have not been charged.' },
      };
    case 'open':
      return atItsPage(payment);
  }
};

/** The shopper is on the page or can return to it. */
const atItsPage = ({ driverData: { url } }: PaymentRecord): PaymentProgress => ({
  status: 'RequiresAction',
  nextStep: typeof url === 'string' ? { type: 'Redirect', url } : null,
});
