import * as z from 'zod';
import { invalidField } from '#server/api/http/refusal.ts';
import type { DriverContext, PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { isOpen } from '#server/api/payments/payment-states.ts';
import { providerIds } from '#server/api/payments/provider-ids.ts';
import { hasHundredths } from '#server/api/payments/providers/currency.ts';
import { payTimeEnd } from '#server/api/payments/providers/pay-time.ts';
import {
  paymentUnderWay,
  providerSilent,
  refundRefused,
  refundTooEarly,
} from '#server/api/payments/providers/provider-answer.ts';
import { returnAddress } from '#server/api/payments/providers/return-address.ts';
import { CheckoutComRefused, type CheckoutComSettings, createCheckoutCom, isSandboxKey } from './checkout-com-api.ts';
import { readCheckoutComNotice } from './checkout-com-notice.ts';
import {
  CheckoutComTries,
  CheckoutComTry,
  type CheckoutComStanding,
  standingOf,
  unpaidProgress,
} from './checkout-com-payment.ts';

/** Passed unchanged to the script in the page. */
const Session = z.looseObject({ id: z.string() });

/**
 * Cards by Checkout.com's Flow. A session can't be ended there, so cards are only authorised (`capture: false`), and the
 * store captures the money after checking: an authorisation for a payment that has ended is voided, never captured. A session
 * has no payment at first and may have several later, one for each card that is tried; all carry the payment's own id as
 * their reference, which serves as the transaction id.
 */
export const checkoutComDriver = (
  settings: CheckoutComSettings,
  { isDefault }: { readonly isDefault: boolean },
): PaymentDriver => {
  const { publicKey, channel, webhookKey } = settings;
  const ask = createCheckoutCom(settings);

  const read = async (payment: PaymentRecord, token?: string): Promise<CheckoutComStanding> => {
    const path = `/payments?limit=100&reference=${encodeURIComponent(payment.id)}`;
    const { data } = await ask({ method: 'GET', path }, CheckoutComTries).catch((error: unknown) => {
      throw providerSilent('ask', error);
    });
    const isListed = token === undefined || data.some(({ id }) => id === token);
    return standingOf(payment, isListed ? data : [...data, await named(payment, token)]);
  };

  /**
   * The one that the page names, since the list may lag behind. The id comes from the page, so it must be verified to belong
   * to this payment.
   */
  const named = async (payment: PaymentRecord, token: string): Promise<CheckoutComTry> => {
    const one = /^pay_\w+$/.test(token) ? await readOne(token) : null;
    if (one?.reference !== payment.id)
      throw invalidField('token', 'WrongTransaction', 'The transaction does not belong to this payment.');
    return one;
  };

  const readOne = async (id: string): Promise<CheckoutComTry | null> => {
    try {
      return await ask({ method: 'GET', path: `/payments/${id}` }, CheckoutComTry);
    } catch (error) {
      if (error instanceof CheckoutComRefused) return null;
      throw providerSilent('ask', error);
    }
  };

  const post = (path: string, body: object, key: string): Promise<unknown> =>
    ask({ method: 'POST', path, body, key }, z.unknown());

  /** Voids an authorisation. False: Checkout.com refused, since it was already captured or voided. */
  const release = async (payment: PaymentRecord, { id }: CheckoutComTry): Promise<boolean> => {
    try {
      await post(`/payments/${id}/voids`, { reference: payment.id }, `void-${id}`);
      return true;
    } catch (error) {
      if (error instanceof CheckoutComRefused) return false;
      throw providerSilent('end', error);
    }
  };

  /** Captures an authorisation. The response only accepts the request, so the payment is read again. */
  const take = async (payment: PaymentRecord, { id }: CheckoutComTry): Promise<PaymentProgress> => {
    try {
      const body = { amount: payment.amountMinor, capture_type: 'Final', reference: payment.id };
      await post(`/payments/${id}/captures`, body, `capture-${id}`);
    } catch (error) {
      if (!(error instanceof CheckoutComRefused)) throw providerSilent('ask', error);
      const standing = await read(payment);
      return standing.taken === null ? unpaidProgress(payment, standing.newest) : captured;
    }
    const now = await readOne(id);
    return now === null || standingOf(payment, [now]).taken === null ? reserved : captured;
  };

  const look = async (payment: PaymentRecord, token?: string): Promise<PaymentProgress> => {
    const standing = await read(payment, token);
    const [first, ...more] = standing.reserved;
    if (payment.status === 'Authorized' && first !== undefined && standing.taken === null) return reserved;
    const isWanted = isOpen(payment.status) && standing.taken === null;
    // An additional card that was tried, or one that came too late: nothing is captured from it.
    for (const one of isWanted ? more : standing.reserved) await release(payment, one);
    if (standing.taken !== null) return captured;
    return isWanted && first !== undefined ? take(payment, first) : unpaidProgress(payment, standing.newest);
  };

  return {
    code: 'checkout-com',
    kind: 'Card',
    provider: {
      id: providerIds.checkoutCom,
      name: 'Card by Checkout.com',
      description: 'Pay by credit or debit card.',
      icons: ['visa', 'mastercard', 'americanexpress'],
      isDefault,
      settings: { publicKey, environment: isSandboxKey(publicKey) ? 'sandbox' : 'production' },
    },
    endsAt: payTimeEnd,
    isOffered: ({ currencyCode }) => Promise.resolve(hasHundredths(currencyCode)),

    async begin(payment, context) {
      const address = returnAddress(payment, context);
      const session = await ask(
        { method: 'POST', path: '/payment-sessions', body: wishOf(payment, context, address, channel) },
        Session,
      ).catch((error: unknown) => {
        throw providerSilent('begin', error);
      });
      return {
        status: 'Pending',
        transactionId: payment.id,
        nextStep: { type: 'Script', url: address, data: { session: JSON.stringify(session) } },
      };
    },

    // The page has paid or has tried to; only Checkout.com knows the outcome.
    process: (payment, { token }) => look(payment, token),
    refresh: (payment) => look(payment),

    async cancel(payment) {
      const standing = await read(payment);
      if (standing.taken !== null) throw paymentUnderWay();
      for (const one of standing.reserved) if (!(await release(payment, one))) throw paymentUnderWay();
    },

    async refund(payment, amountMinor) {
      const { taken, reserved: coming } = await read(payment);
      if (taken === null)
        throw coming.length > 0 ? refundTooEarly() : refundRefused(new Error(`${payment.id} was not captured.`));
      // Refunded before: the answer was lost, too long ago for Checkout.com to know the idempotency key.
      if ((taken.balances?.total_refunded ?? 0) >= payment.refundedMinor + amountMinor) return;
      await post(
        `/payments/${taken.id}/refunds`,
        { amount: amountMinor, reference: payment.id },
        `refund-${payment.id}-${payment.refundedMinor}`,
      ).catch((error: unknown) => {
        throw error instanceof CheckoutComRefused ? refundRefused(error) : providerSilent('refund', error);
      });
    },

    readNotice: (notice) => Promise.resolve().then(() => readCheckoutComNotice(webhookKey, notice)),
  };
};

const captured: PaymentProgress = { status: 'Captured', nextStep: null };

/** The bank has authorised the payment, and the capture is on its way. */
const reserved: PaymentProgress = { status: 'Authorized', nextStep: null };

const wishOf = (
  payment: PaymentRecord,
  { order }: DriverContext,
  address: string,
  channel: string | null,
): Readonly<Record<string, unknown>> => ({
  amount: payment.amountMinor,
  currency: payment.currencyCode,
  reference: payment.id,
  description: `Order ${order.number}`,
  billing: { address: { country: order.billingAddress.countryCode } },
  capture: false,
  '3ds': { enabled: true },
  enabled_payment_methods: ['card'],
  success_url: address,
  failure_url: address,
  metadata: { payment: payment.id, order: order.number },
  ...(payment.expiresAt === null ? {} : { expires_on: payment.expiresAt.toISOString() }),
  ...(channel === null ? {} : { processing_channel_id: channel }),
});
