import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import { createDebouncedSave, useFlushOnLeave } from '#shopper/drafts/debounced-save.ts';
import { useShop } from '#shopper/shop.tsx';
import { changeDraft } from './draft-store.ts';
import type { OrderDraft } from './order-draft.ts';

/** The note as typed: saved on the device after a short delay, and at the store when the order is placed. */
export const useNote = ({ referenceNumber, customerComment }: CheckoutSummary, draft: OrderDraft) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const [note, setNote] = useState<OrderNote>(draft.note ?? { referenceNumber, customerComment });
  const [saver] = useState(() =>
    createDebouncedSave((typed: OrderNote) => void changeDraft(shop, queryClient, (now) => ({ ...now, note: typed }))),
  );
  useFlushOnLeave(saver.flush);
  return {
    note,
    change: (typed: OrderNote) => {
      saver.save(typed);
      setNote(typed);
    },
    /** Call before placing the order: a note saved afterwards would belong to the next order. */
    saveNow: saver.flush,
  };
};
