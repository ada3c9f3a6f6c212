import { timingSafeEqual } from 'node:crypto';
import type { PaymentStep } from '#contract/payment.ts';
import { invalidField } from '#server/api/http/refusal.ts';
import type { PaymentDriver, PaymentProgress, PaymentRecord } from '#server/api/payments/driver.ts';
import { cardFailureOf } from './card.ts';
import { captured, failed, firstStep, sandboxDriver } from './driver.ts';
import { hashOfToken, type SandboxSession, sessionOf } from './session.ts';

/**
 * A card with hosted fields: the shop gets a token for the card, never its number, and confirms with it. The bank may
 * challenge the shopper; with `alwaysChallenges` it challenges every card that would succeed.
 */
export const sandboxCardDriver = (
  identity: Parameters<typeof sandboxDriver>[0],
  { pagesUrl, alwaysChallenges }: { readonly pagesUrl: string; readonly alwaysChallenges: boolean },
): PaymentDriver => {
  const fields = (transactionId: string): PaymentStep => ({ type: 'Fields', url: `${pagesUrl}/card/${transactionId}` });
  const challenge = (transactionId: string): PaymentStep => ({
    type: 'Challenge',
    url: `${pagesUrl}/challenge/${transactionId}`,
  });

  /** The progress of a payment for which no token is given: waiting for the fields or for the bank, or done. */
  const standing = (payment: PaymentRecord, session: SandboxSession): PaymentProgress => {
    const transactionId = payment.transactionId ?? '';
    switch (session.state) {
      case 'Passed':
        return captured(session);
      case 'Refused':
        return failed(session, 'ChallengeFailed', 'Your bank did not confirm the payment. You have not been charged.');
      case 'Challenged':
        return { status: 'RequiresAction', nextStep: challenge(transactionId) };
      case 'Captured':
        return { status: 'Captured', nextStep: null };
      case 'Closed':
        return { status: 'Cancelled', nextStep: null };
      default:
        return { status: 'Pending', nextStep: fields(transactionId) };
    }
  };

  const charge = (payment: PaymentRecord, session: SandboxSession): PaymentProgress => {
    const outcome = session.outcome ?? 'declines';
    const failure = cardFailureOf(outcome);
    if (failure !== null) return failed(session, failure.code, failure.message);
    if (!alwaysChallenges && outcome !== 'isChallenged') return captured(session);
    const challenged: SandboxSession = { ...session, state: 'Challenged' };
    return { ...standing(payment, challenged), driverData: challenged };
  };

  return sandboxDriver(identity, {
    begin: () => Promise.resolve(firstStep('Fields', (transactionId) => fields(transactionId).url, 'Pending')),

    async process(payment, { token }) {
      const session = sessionOf(payment);
      if (session.state === 'Challenged' || session.state === 'Passed' || session.state === 'Refused') {
        return standing(payment, session);
      }
      if (token === undefined) throw invalidField('token', 'TokenMissing', 'Fill in the card first.');
      if (session.state !== 'Tokenised' || !isToken(session, token)) {
        throw invalidField('token', 'TokenUnknown', 'The card could not be read. Fill it in again.');
      }
      return charge(payment, session);
    },

    refresh: (payment) => Promise.resolve(standing(payment, sessionOf(payment))),
  });
};

const isToken = ({ tokenDigest }: SandboxSession, token: string): boolean =>
  tokenDigest !== undefined && timingSafeEqual(Buffer.from(tokenDigest), Buffer.from(hashOfToken(token)));
