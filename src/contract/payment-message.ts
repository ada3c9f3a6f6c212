import * as z from 'zod/mini';

/** Marks these messages among others that a window receives. */
export const paymentMessageSource = 'tradecounter-payment';

const source = z.literal(paymentMessageSource);

/**
 * What a payment provider's frame or window posts to the shop. `token`: the fields were accepted, process the payment
 * with it. `finished`: a challenge or an approval has ended, whatever its outcome; process the payment without a token.
 * `height`: the frame needs this many CSS pixels. A receiver checks `event.origin` and `event.source` first.
 */
export const PaymentMessage = z.discriminatedUnion('type', [
  z.object({
    source,
    type: z.literal('token'),
    transactionId: z.string(),
    token: z.string(),
  }),
  z.object({ source, type: z.literal('finished'), transactionId: z.string() }),
  z.object({
    source,
    type: z.literal('height'),
    transactionId: z.string(),
    height: z.int(),
  }),
]);
export type PaymentMessage = z.infer<typeof PaymentMessage>;
