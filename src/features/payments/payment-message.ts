import * as z from 'zod/mini';
import { PaymentMessage } from '#contract/payment-message.ts';

/** Listens to messages from a provider's frame or window, ignoring all others. Returns the unsubscribe function. */
export const onPaymentMessage = (
  from: { readonly url: string; readonly source: () => Window | null },
  hear: (message: PaymentMessage) => void,
): (() => void) => {
  const origin = new URL(from.url, location.href).origin;
  const listen = (event: MessageEvent) => {
    if (event.origin !== origin || event.source === null || event.source !== from.source()) return;
    const message = z.safeParse(PaymentMessage, event.data);
    if (message.success) hear(message.data);
  };
  addEventListener('message', listen);
  return () => removeEventListener('message', listen);
};
