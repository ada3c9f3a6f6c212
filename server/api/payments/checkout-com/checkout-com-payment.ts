import * as z from 'zod';
import { PaymentStep } from '#contract/payment.ts';
import type { PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { foreignTransaction } from '#server/api/payments/providers/provider-answer.ts';

/** One attempt with one card, in the shape of Checkout.com's payments, reduced to the fields that the store reads. */
export const CheckoutComTry = z.object({
  id: z.string(),
  reference: z.string().optional(),
  amount: z.number(),
  currency: z.string(),
  status: z.string(),
  requested_on: z.string().optional(),
  response_code: z.string().optional(),
  '3ds': z.object({ authentication_response: z.string().optional() }).optional(),
  balances: z.object({ total_refunded: z.number().optional() }).optional(),
});
export type CheckoutComTry = z.infer<typeof CheckoutComTry>;

export const CheckoutComTries = z.object({ data: z.array(CheckoutComTry) });

/** States in which money was received, whatever was refunded since. */
const taken: ReadonlySet<string> = new Set(['Captured', 'Partially Refunded', 'Refunded']);

/** The results of all cards that were tried in one payment session. */
export interface CheckoutComStanding {
  readonly taken: CheckoutComTry | null;
  /** Authorised but not captured, oldest first. */
  readonly reserved: readonly CheckoutComTry[];
  readonly newest: CheckoutComTry | null;
}

/** Throws if an attempt that may bring money does not match the payment exactly. */
export const standingOf = (
  payment: Pick<PaymentRecord, 'id' | 'amountMinor' | 'currencyCode'>,
  tries: readonly CheckoutComTry[],
): CheckoutComStanding => {
  const byAge = tries.toSorted((a, b) => ((a.requested_on ?? '') < (b.requested_on ?? '') ? -1 : 1));
  const money = byAge.filter(({ status }) => status === 'Authorized' || taken.has(status));
  const foreign = money.find(
    (one) =>
      one.reference !== payment.id || one.amount !== payment.amountMinor || one.currency !== payment.currencyCode,
  );
  if (foreign !== undefined) throw foreignTransaction(foreign.id);
  return {
    taken: money.find(({ status }) => taken.has(status)) ?? null,
    reserved: money.filter(({ status }) => status === 'Authorized'),
    newest: byAge.at(-1) ?? null,
  };
};

/** The progress of a payment without any money so far. The same session can be retried with another card. */
export const unpaidProgress = (
  { clientData }: Pick<PaymentRecord, 'clientData'>,
  newest: CheckoutComTry | null,
): PaymentProgress => {
  const step = PaymentStep.safeParse(clientData['nextStep']);
  const failure = newest?.status === 'Declined' ? failureOf(newest) : undefined;
  if (!step.success) {
    return { status: 'Failed', nextStep: null, failure: failure ?? { code: 'SessionLost', message: declined } };
  }
  return {
    // `Pending` at Checkout.com: the bank has requested a check that the shopper has not passed yet.
    status: newest?.status === 'Pending' ? 'RequiresAction' : 'Pending',
    nextStep: step.data,
    ...(failure === undefined ? {} : { failure }),
  };
};

const declined = 'The card was declined. You have not been charged. Try another card.';
const notConfirmed = 'Your bank did not confirm the payment. You have not been charged.';

const reasons: Readonly<Record<string, string>> = {
  '20051': 'There are not enough funds on the card. You have not been charged.',
  '20054': 'The card has expired. You have not been charged. Try another card.',
  '20151': notConfirmed,
  '20152': notConfirmed,
  '20153': notConfirmed,
  '20154': notConfirmed,
};

/** 3-D Secure responses in which the bank did not vouch for the cardholder: not authenticated, rejected, unavailable. */
const isUnconfirmed = ({ '3ds': check }: CheckoutComTry): boolean =>
  ['N', 'R', 'U'].includes(check?.authentication_response ?? '');

const failureOf = (one: CheckoutComTry): { readonly code: string; readonly message: string } => ({
  code: one.response_code ?? 'CardDeclined',
  message: reasons[one.response_code ?? ''] ?? (isUnconfirmed(one) ? notConfirmed : declined),
});
