import type { PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { captured, failed, firstStep, givenUp, sandboxDriver } from './driver.ts';
import { sessionOf } from './session.ts';

/** A wallet: the shopper approves in its popup, then the shop captures. Nothing is charged before that. */
export const sandboxWalletDriver = (
  identity: Parameters<typeof sandboxDriver>[0],
  { pagesUrl }: { readonly pagesUrl: string },
): PaymentDriver => {
  const urlOf = (transactionId: string): string => `${pagesUrl}/wallet/${transactionId}`;

  const waiting = (payment: PaymentRecord): PaymentProgress => ({
    status: 'RequiresAction',
    nextStep: { type: 'Approve', url: urlOf(payment.transactionId ?? '') },
  });

  const over = (payment: PaymentRecord): PaymentProgress | null => {
    const session = sessionOf(payment);
    switch (session.state) {
      case 'Refused':
        return failed(session, 'WalletDeclined', 'The wallet declined the payment. You have not been charged.');
      case 'GivenUp':
        return givenUp(session);
      case 'Captured':
        return { status: 'Captured', nextStep: null };
      case 'Closed':
        return { status: 'Cancelled', nextStep: null };
      default:
        return null;
    }
  };

  return sandboxDriver(identity, {
    begin: () => Promise.resolve(firstStep('Approve', urlOf, 'RequiresAction')),

    process(payment) {
      const session = sessionOf(payment);
      return Promise.resolve(over(payment) ?? (session.state === 'Approved' ? captured(session) : waiting(payment)));
    },

    // An approval without a capture is not a payment, and refreshing must not capture it.
    refresh: (payment) =>
      Promise.resolve(
        over(payment) ??
          (sessionOf(payment).state === 'Approved' ? { status: 'Pending', nextStep: null } : waiting(payment)),
      ),
  });
};
