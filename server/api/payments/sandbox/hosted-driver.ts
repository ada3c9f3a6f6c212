import type { PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { captured, failed, firstStep, givenUp, sandboxDriver } from './driver.ts';
import { sessionOf } from './session.ts';

/** A hosted payment page: the shopper leaves for it, pays there, and comes back; the store then asks for the result. */
export const sandboxHostedDriver = (
  identity: Parameters<typeof sandboxDriver>[0],
  { pagesUrl }: { readonly pagesUrl: string },
): PaymentDriver => {
  const urlOf = (transactionId: string): string => `${pagesUrl}/hosted/${transactionId}`;

  const standing = (payment: PaymentRecord): Promise<PaymentProgress> => {
    const session = sessionOf(payment);
    switch (session.state) {
      case 'Paid':
        return Promise.resolve(captured(session));
      case 'Refused':
        return Promise.resolve(
          failed(session, 'BankDeclined', 'Your bank declined the payment. You have not been charged.'),
        );
      case 'GivenUp':
        return Promise.resolve(givenUp(session));
      case 'Captured':
        return Promise.resolve({ status: 'Captured', nextStep: null });
      case 'Closed':
        return Promise.resolve({ status: 'Cancelled', nextStep: null });
      default:
        return Promise.resolve({
          status: 'RequiresAction',
          nextStep: { type: 'Redirect', url: urlOf(payment.transactionId ?? '') },
        });
    }
  };

  return sandboxDriver(identity, {
    begin: () => Promise.resolve(firstStep('Redirect', urlOf, 'RequiresAction')),
    process: standing,
    refresh: standing,
  });
};
