import { conflict, Refusal } from '#server/api/http/refusal.ts';

/** What the store was trying to do when the provider did not answer, sent an invalid answer, or could not be asked. */
export type Attempt = 'begin' | 'ask' | 'end' | 'refund';

const words: Readonly<Record<Attempt, string>> = {
  begin: 'The payment provider does not answer. You have not been charged: try again in a moment, or pay another way.',
  ask: 'The payment provider does not answer, so we can’t see yet whether you have paid. Wait a moment, then try again.',
  end: 'The payment provider does not answer, so your previous payment could not be cancelled. Wait a moment, then try again.',
  refund: 'The payment provider does not answer, so the money could not be returned yet. Try again in a moment.',
};

/** 503: nothing new is known, so everything stays as it was. The cause is logged. */
export const providerSilent = (attempt: Attempt, cause: unknown): Refusal => {
  const refusal = new Refusal(503, words[attempt]);
  refusal.cause = cause;
  return refusal;
};

const busyWords: Readonly<Record<Attempt, string>> = {
  begin:
    'The payment provider is slow at the moment, so your payment hasn’t been started. Try again in a moment, or pay another way.',
  ask: 'The payment provider is slow at the moment, so we can’t see yet whether you have paid. Wait a moment, then try again.',
  end: 'The payment provider is slow at the moment, so your previous payment could not be cancelled. Wait a moment, then try again.',
  refund: 'The payment provider is slow at the moment, so the money could not be returned yet. Try again in a moment.',
};

/** 503: too many wait for providers already, so this one was not asked and everything stays as it was. */
export const providerBusy = (attempt: Attempt): Refusal => new Refusal(503, busyWords[attempt]);

/** 409: the banks are processing a payment, so it can be neither ended nor replaced. */
export const paymentUnderWay = (): Refusal =>
  conflict(
    'PaymentUnderWay',
    'Your bank is still working on a payment for this order. Wait a minute, then look again.',
  );

/** 409: the provider takes no payment as small or as large as this one. */
export const amountNotTaken = (size: 'small' | 'large', cause: unknown): Refusal => {
  const refusal = conflict(
    'AmountNotTaken',
    `This amount is too ${size} to be paid this way. You have not been charged: pay another way.`,
  );
  refusal.cause = cause;
  return refusal;
};

/** 409: the provider refuses the refund. */
export const refundRefused = (cause: unknown): Refusal => {
  const refusal = conflict('RefundRefused', 'The payment provider did not return the money. Call us.');
  refusal.cause = cause;
  return refusal;
};

/** 409: the money is authorised but not captured yet, so there is nothing to refund. */
export const refundTooEarly = (): Refusal =>
  conflict(
    'RefundTooEarly',
    'Your payment is still on its way to us, so it can’t be returned yet. Try again in a minute.',
  );

/** 400: a notice that did not come from the provider, or that was tampered with. */
export const wrongSignature = (): Refusal => new Refusal(400, 'The signature is not valid.');

/**
 * The provider's details of a transaction differ from the store's: it belongs to another payment, or was tampered with. It
 * does not count as paid; a person has to investigate.
 */
export const foreignTransaction = (transactionId: string): Error =>
  new Error(`The transaction ${transactionId} does not belong to this payment, or has another amount.`);
