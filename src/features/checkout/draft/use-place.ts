import { useState } from 'react';
import { firstMessageOf } from '#api/api-error.ts';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { dismissRefusal, sayPlaced, sayRefusal } from '#features/checkout/checkout-toasts.ts';
import { usePlaceOrder } from '#features/checkout/checkout-writes.ts';

/** The action that places the order. */
export interface PlaceOrder {
  readonly press: (note: OrderNote) => void;
  readonly isPending: boolean;
  /** Why the store refused to place it; `isSaid` if a toast has already announced it. */
  readonly refusal: { readonly text: string; readonly isSaid: boolean } | null;
}

/** Places the order of the summary on screen; calls `onOrdered` with its id once the store has answered. */
export const usePlace = (summary: CheckoutSummary, onOrdered: (orderId: string) => void): PlaceOrder => {
  const place = usePlaceOrder();
  const [refused, setRefused] = useState<(NonNullable<PlaceOrder['refusal']> & { readonly lines: string }) | null>(
    null,
  );
  const lines = linesOf(summary);
  return {
    press: (note) => {
      if (place.isPending) return;
      setRefused(null);
      dismissRefusal('order');
      place.mutate(
        {
          summary,
          note: { referenceNumber: orNull(note.referenceNumber), customerComment: orNull(note.customerComment) },
        },
        {
          onSuccess: (order) => {
            sayPlaced(words.saved.order);
            onOrdered(order.id);
          },
          onError: (error) => {
            const isSaid = sayRefusal('order', error);
            setRefused({ text: firstMessageOf(error) ?? formWording.storeSilent, isSaid, lines });
          },
        },
      );
    },
    isPending: place.isPending,
    // It was about the lines of that order, so once they are others it may be untrue.
    refusal: refused?.lines === lines ? refused : null,
  };
};

const linesOf = ({ basketDetails }: CheckoutSummary): string =>
  basketDetails.lineItems.map(({ lineItemId, quantity }) => `${lineItemId} ${quantity}`).join();

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
