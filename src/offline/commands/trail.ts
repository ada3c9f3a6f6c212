import * as z from 'zod/mini';
import { ContactMessage } from '#contract/contact.ts';
import { Email, Id, Quantity } from '#contract/primitives.ts';
import { Called, command } from './command.ts';
import type { SendableCall } from './sendable-rows.ts';

/** Records that a variant was viewed; skipped for a guest whom the store does not know. */
const recordView = command({
  lane: 'trail',
  input: z.object({ productVariantId: Id, isGuest: z.boolean() }),
  subjects: ({ productVariantId }) => [`view ${productVariantId}`],
  needs: () => null,
  resolve: ({ productVariantId, isGuest }, { anonymousId }) => {
    if (isGuest && anonymousId === null) return Promise.resolve({ type: 'needless' });
    const query = anonymousId === null ? {} : { query: { anonymousId } };
    const call: SendableCall = { row: 'recordViewedVariant', params: { id: productVariantId }, ...query };
    return Promise.resolve({ type: 'call', call });
  },
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

/** Pieces of a variant that a shopper waits for, beyond what the store has in stock. */
export interface WantedPieces {
  readonly productVariantId: string;
  readonly called: z.infer<typeof Called>;
  /** The number beyond the stock. */
  readonly quantity: number;
}

/** Asks for a notification when a variant is back; the store keeps one request per shopper and variant. */
const askBackInStock = command({
  lane: 'trail',
  input: z.object({
    productVariantId: Id,
    email: z.nullable(Email),
    called: Called,
    /** The number of pieces beyond the stock; one if absent. */
    quantity: z.optional(Quantity),
  }),
  subjects: ({ productVariantId, email }) => [`back-in-stock ${productVariantId} ${email ?? ''}`],
  needs: () => null,
  resolve: ({ productVariantId, email, quantity }) => {
    const body = {
      productVariantId,
      ...(email === null ? {} : { email }),
      ...(quantity === undefined ? {} : { quantity }),
    };
    return Promise.resolve({ type: 'call', call: { row: 'requestBackInStock', body } });
  },
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

/** Subscribes an email address to marketing, or unsubscribes it. */
const subscribe = command({
  lane: 'trail',
  input: z.object({ email: Email, isSubscribed: z.boolean() }),
  subjects: ({ email }) => [`subscribe ${email}`],
  needs: () => null,
  resolve: ({ email, isSubscribed }) =>
    Promise.resolve({ type: 'call', call: { row: 'subscribeToMarketing', body: { email, isSubscribed } } }),
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

/** Sends a message to the store; repeats of it are merged. */
const sendMessage = command({
  lane: 'trail',
  input: ContactMessage,
  subjects: ({ message }) => [`message ${message}`],
  needs: () => null,
  resolve: (body) => Promise.resolve({ type: 'call', call: { row: 'sendContactMessage', body } }),
  // A duplicate message is better than a lost one.
  reconcile: () => Promise.resolve({ finding: 'not-applied' }),
});

/** Viewed products, requested notifications and messages to the store. */
export const trailCommands = {
  'record-view': recordView,
  'ask-back-in-stock': askBackInStock,
  subscribe,
  'send-message': sendMessage,
} as const;
