import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { draftOwnerOf, readDraft, updateDraft } from '#shopper/drafts/store.ts';
import { orderDraftName as name } from '#shopper/drafts/unplaced-order.ts';
import { isPersistingPrices } from '#shopper/offline-shopper.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { draftOf, emptyDraft, OrderDraft, withoutPrices } from './order-draft.ts';

/** The order that is being prepared on this device. */
export const orderDraftQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'order-draft'],
    queryFn: async () => draftOf(await readDraft(draftOwnerOf(shop), name), Date.now()) ?? emptyDraft,
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The order that is being prepared; undefined until the device was asked. */
export const useOrderDraft = (): OrderDraft | undefined => useQuery(orderDraftQuery(useShop())).data;

/**
 * Changes the draft on the device first, then on the screen, and gives what it became. What another tab wrote meanwhile is
 * what is changed; `null` deletes it.
 */
export const changeDraft = async (
  shop: Shop,
  queryClient: QueryClient,
  change: (draft: OrderDraft) => OrderDraft | null,
): Promise<OrderDraft> => {
  const { queryKey } = orderDraftQuery(shop);
  const keepsPrices = (await isPersistingPrices()) !== false;
  const shown = queryClient.getQueryData(queryKey) ?? emptyDraft;
  const changed = (draft: OrderDraft): OrderDraft | null => {
    const next = change(draft);
    // In the form in which it will be read, so that a part that was sent compares equal until another is chosen.
    return next === null ? null : z.parse(OrderDraft, { ...next, changedAt: Date.now() });
  };
  let next = changed(shown);
  await updateDraft(draftOwnerOf(shop), name, (record) => {
    const stored = draftOf(record, Date.now());
    // Prices that may not be written are known to this page all the same.
    next = changed(stored === null || !keepsPrices ? shown : stored);
    if (next === null) return undefined;
    return keepsPrices ? next : withoutPrices(next);
  });
  const result = next ?? emptyDraft;
  queryClient.setQueryData(queryKey, result);
  return result;
};
