import { useState } from 'react';
import { firstMessageOf, isNoAnswer } from '#api/api-error.ts';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { checkoutWording as words } from '#wording/checkout.ts';
import { formWording } from '#wording/form.ts';
import { usePlaceOrder } from '#features/checkout/checkout-writes.ts';

/** The press that places the order. */
export interface PlaceOrder {
  readonly press: (note: OrderNote) => void;
  readonly isPending: boolean;
  /** Why the store did not place it. */
  readonly refusal: string | null;
}

/** Places the order of the summary on the screen; `onOrdered` gets its id once the store has answered. */
export const usePlace = (summary: CheckoutSummary, onOrdered: (orderId: string) => void): PlaceOrder => {
  const place = usePlaceOrder();
  const [refusal, setRefusal] = useState<string | null>(null);
  return {
    press: (note) => {
      if (place.isPending) return;
      setRefusal(null);
      place.mutate(
        {
          summary,
          note: { referenceNumber: orNull(note.referenceNumber), customerComment: orNull(note.customerComment) },
        },
        {
          onSuccess: (order) => {
            showToast({ tone: 'success', text: words.saved.order });
            onOrdered(order.id);
          },
          onError: (error) => {
            const message = firstMessageOf(error) ?? formWording.storeSilent;
            setRefusal(message);
            if (!isNoAnswer(error)) showToast({ tone: 'error', text: message });
          },
        },
      );
    },
    isPending: place.isPending,
    refusal,
  };
};

const orNull = (text: string | null): string | null => (text === null || text.trim() === '' ? null : text.trim());
