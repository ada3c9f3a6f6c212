import { eq } from 'drizzle-orm';
import { moneyText } from '#contract/money-text.ts';
import type { PaymentProvider } from '#contract/payment.ts';
import { storeSettings } from '#server/db/schema.ts';
import { conflict } from '#server/api/http/refusal.ts';
import { storeMail } from '#server/api/mail/store-mail.ts';
import { bankFor, loadSeller } from '#server/api/orders/papers/seller.ts';
import type { PaymentDriver, PaymentProgress } from '#server/api/payments/driver.ts';
import { transferDueAt } from './transfer-terms.ts';

/**
 * Bank transfer on a proforma invoice, offered if the seller has an account in the currency. The store can't query the bank:
 * its staff report that the money has arrived (`transfer-received.ts`), and refund it by hand.
 */
export const transferDriver = (provider: Omit<PaymentProvider, 'code' | 'kind'>): PaymentDriver => {
  const awaited = (): Promise<PaymentProgress> => Promise.resolve({ status: 'AwaitingTransfer', nextStep: null });
  return {
    code: 'transfer',
    kind: 'Transfer',
    provider,
    endsAt: ({ order }) => transferDueAt(order),

    async isOffered({ db, currencyCode }) {
      return bankFor({ currencyCode }, await loadSeller({ db })) !== null;
    },

    begin(_, { now, order }) {
      if (transferDueAt(order) <= now) {
        throw conflict('TransferTooLate', 'It is too late to pay this order by bank transfer. Choose another way.');
      }
      return awaited();
    },

    process: awaited,
    refresh: awaited,
    cancel: () => Promise.resolve(),

    async refund(payment, amountMinor, { db, order }) {
      const [store] = await db
        .select({ to: storeSettings.supportEmail })
        .from(storeSettings)
        .where(eq(storeSettings.id, 'store'));
      if (store === undefined) throw new Error('The store has no settings.');
      const amount = moneyText(amountMinor, payment.currencyCode);
      const data = { number: order.number, amount, bankReference: payment.transactionId ?? '' };
      await storeMail(db, { to: store.to, template: 'transfer-to-return', data });
    },
  };
};
