import type { PaymentProvider, PaymentStep } from '#contract/payment.ts';
import type { PaymentDriver, PaymentProgress } from '#server/api/payments/driver.ts';
import { endSession, newTransactionId, type SandboxSession } from './session.ts';

/** A shopper has fifteen minutes to pay. */
const lifetimeMs = 15 * 60 * 1000;

type Provider = Omit<PaymentProvider, 'code' | 'kind'>;

/** Shared by all sandbox drivers: they are offered to everybody, and refunds always succeed. */
export const sandboxDriver = (
  driver: { readonly code: string; readonly kind: PaymentDriver['kind']; readonly provider: Provider },
  ways: Pick<PaymentDriver, 'begin' | 'process' | 'refresh'>,
): PaymentDriver => ({
  ...driver,
  ...ways,
  endsAt: ({ now }) => new Date(now.getTime() + lifetimeMs),
  isOffered: () => Promise.resolve(true),
  cancel: (payment, { db }) => endSession(db, payment, 'Closed'),
  refund: (payment, _, { db }) => endSession(db, payment, 'Refunded'),
});

/** The first step of a payment: the URL of its page, under a new transaction id. */
export const firstStep = (
  type: PaymentStep['type'],
  urlOf: (transactionId: string) => string,
  status: 'Pending' | 'RequiresAction',
): PaymentProgress => {
  const transactionId = newTransactionId();
  return { status, transactionId, nextStep: { type, url: urlOf(transactionId) }, driverData: { state: 'Open' } };
};

/** The money has been taken. */
export const captured = (session: SandboxSession): PaymentProgress => ({
  status: 'Captured',
  nextStep: null,
  driverData: { ...session, state: 'Captured' },
});

/** No money was taken, and none will be. */
export const failed = (session: SandboxSession, code: string, message: string): PaymentProgress => ({
  status: 'Failed',
  nextStep: null,
  driverData: { ...session, state: 'Closed' },
  failure: { code, message },
});

/** The shopper cancelled. */
export const givenUp = (session: SandboxSession): PaymentProgress => ({
  status: 'Cancelled',
  nextStep: null,
  driverData: { ...session, state: 'Closed' },
  failure: { code: 'GivenUp', message: 'The payment was cancelled. You have not been charged.' },
});
