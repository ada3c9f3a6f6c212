import * as z from 'zod';
import type { PaymentStep } from '#contract/payment.ts';
import type { PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { foreignTransaction } from '#server/api/payments/providers/provider-answer.ts';

const Amount = z.object({ currency_code: z.string(), value: z.string() });

const Capture = z.object({ id: z.string(), status: z.string(), amount: Amount });

/** An order in the shape of Orders v2, reduced to the fields that the store reads. */
export const PaypalOrder = z.object({
  id: z.string(),
  status: z.string(),
  purchase_units: z
    .array(
      z.object({
        custom_id: z.string().optional(),
        amount: Amount.optional(),
        payments: z.object({ captures: z.array(Capture).optional() }).optional(),
      }),
    )
    .min(1),
});
export type PaypalOrder = z.infer<typeof PaypalOrder>;

/** Converts hundredths to PayPal's notation: 4914 becomes "49.14". */
export const paypalAmount = (amountMinor: number, currencyCode: string): z.infer<typeof Amount> => ({
  currency_code: currencyCode,
  value: `${Math.floor(amountMinor / 100)}.${String(amountMinor % 100).padStart(2, '0')}`,
});

export const captureOf = ({ purchase_units: [unit] }: PaypalOrder): z.infer<typeof Capture> | null =>
  unit?.payments?.captures?.at(-1) ?? null;

/** The next step: the shopper approves the order in PayPal's window. */
export const approval = (orderId: string, url: string): PaymentStep => ({ type: 'Script', url, data: { orderId } });

/** The progress of a payment according to its order. Throws if the order does not match the payment exactly. */
export const paypalProgress = (
  payment: Pick<PaymentRecord, 'id' | 'amountMinor' | 'currencyCode'>,
  order: PaypalOrder,
  returnUrl: string,
): PaymentProgress => {
  const [unit] = order.purchase_units;
  const wanted = paypalAmount(payment.amountMinor, payment.currencyCode);
  const isWanted = (amount: z.infer<typeof Amount> | undefined): boolean =>
    amount?.value === wanted.value && amount.currency_code === wanted.currency_code;
  const capture = captureOf(order);
  if (unit?.custom_id !== payment.id || !isWanted(unit.amount) || (capture !== null && !isWanted(capture.amount))) {
    throw foreignTransaction(order.id);
  }
  if (capture?.status === 'COMPLETED') return { status: 'Captured', nextStep: null };
  // The bank is processing it; there is nothing for the shopper to do.
  if (capture?.status === 'PENDING') return { status: 'Pending', nextStep: null };
  if (capture !== null || order.status === 'VOIDED') {
    return {
      status: 'Failed',
      nextStep: null,
      failure: { code: 'WalletDeclined', message: 'PayPal declined the payment. You have not been charged.' },
    };
  }
  return { status: 'RequiresAction', nextStep: approval(order.id, returnUrl) };
};
