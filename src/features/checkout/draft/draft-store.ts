import { type QueryClient, queryOptions, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import * as z from 'zod/mini';
import type { OrderNote } from '#contract/checkout.ts';
import { type DraftOwner, draftOwnerOf, type DraftShop, readDraft, updateDraft } from '#shopper/drafts/store.ts';
import { orderDraftName as name } from '#shopper/drafts/unplaced-order.ts';
import { isPersistingPrices } from '#shopper/offline-shopper.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { draftKey, followTabs, tellTabs } from './draft-tabs.ts';
import { draftOf, emptyDraft, nextDraft, OrderDraft, waitsFor, withoutPrices, withPricesOf } from './order-draft.ts';

type OwnShop = DraftShop & Pick<Shop, 'scope'>;

/** Reads the draft; if a page died between changing the cart and changing the draft, completes the draft's change now. */
const openDraft = async (owner: DraftOwner): Promise<OrderDraft | null> => {
  const stored = draftOf(await readDraft(owner, name), Date.now());
  if (stored === null || stored.next === null) return stored;
  const { receipt } = stored.next;
  if (!(await isRecorded(receipt))) return stored;
  const isWritten = await updateDraft(owner, name, (record) => {
    const now = draftOf(record, Date.now());
    return now === null ? record : (nextDraft(now, receipt) ?? undefined);
  });
  if (isWritten) forget(receipt);
  return nextDraft(stored, receipt);
};

const isRecorded = async (receipt: string): Promise<boolean> => {
  try {
    const { recordedHere } = await import('#offline/journal/device-receipts.ts');
    return (await recordedHere([receipt])).has(receipt);
  } catch {
    // A device without a journal has recorded nothing.
    return false;
  }
};

const forget = (receipt: string): void =>
  void import('#offline/journal/device-receipts.ts')
    .then((device) => device.forgetReceipts([receipt]))
    .catch(reportError);

/** Drafts on the screen that the device could not store: only these are newer than what it has. */
const unstored = new WeakSet<OrderDraft>();

/** The newer of a stored draft and the one on the screen; prices that must not be stored are still in this page's memory. */
const newestOf = (stored: OrderDraft, shown: OrderDraft, keepsPrices: boolean): OrderDraft => {
  if (unstored.has(shown)) return shown;
  return keepsPrices ? stored : withPricesOf(stored, shown);
};

/** The order being prepared on this device. */
export const orderDraftQuery = (shop: OwnShop) =>
  queryOptions({
    queryKey: [shop.scope, draftKey],
    queryFn: async ({ client, queryKey }) => {
      const stored = await openDraft(draftOwnerOf(shop));
      const keepsPrices = (await isPersistingPrices()) !== false;
      const shown = client.getQueryData<OrderDraft>(queryKey);
      if (shown === undefined) return stored ?? emptyDraft;
      // A draft that another tab has deleted takes its prices with it.
      return newestOf(stored ?? emptyDraft, shown, keepsPrices || stored === null);
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The order being prepared on this device, also by another tab; undefined until storage has been read. */
export const useOrderDraft = (): OrderDraft | undefined => {
  const queryClient = useQueryClient();
  useEffect(() => followTabs(queryClient), [queryClient]);
  return useQuery(orderDraftQuery(useShop())).data;
};

/**
 * Changes the draft on the device, then on the screen, and returns the result. Applies `change` to what another tab may have
 * written meanwhile; returning null deletes the draft.
 */
export const changeDraft = async (
  shop: OwnShop,
  queryClient: QueryClient,
  change: (draft: OrderDraft) => OrderDraft | null,
): Promise<OrderDraft> => {
  const { queryKey } = orderDraftQuery(shop);
  const keepsPrices = (await isPersistingPrices()) !== false;
  const shown = (): OrderDraft => queryClient.getQueryData(queryKey) ?? emptyDraft;
  const changed = (draft: OrderDraft): OrderDraft | null => {
    const next = change(draft);
    // Parsed as it will be read back, so that a part compares equal to the one that was sent until another is chosen.
    return next === null ? null : z.parse(OrderDraft, { ...next, changedAt: Date.now() });
  };
  let next = changed(shown());
  const isStored = await updateDraft(draftOwnerOf(shop), name, (record) => {
    const stored = draftOf(record, Date.now()) ?? emptyDraft;
    next = changed(newestOf(stored, shown(), keepsPrices));
    if (next === null) return undefined;
    return keepsPrices ? next : withoutPrices(next);
  });
  const result = next ?? emptyDraft;
  // What is being read for another tab's change may be older than this one.
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, result);
  if (isStored) tellTabs(queryClient);
  const kept = shown();
  if (!isStored && kept !== emptyDraft) unstored.add(kept);
  return result;
};

/**
 * Changes the cart, and with it the draft: the new draft starts with a note, or is deleted if `note` is null. Journal and draft
 * are two databases: the draft holds the receipt under which the journal records the change, so that a page that dies in
 * between doesn't leave one cart's input in the order of the next.
 */
export const changeCartAndDraft = async <Made>(
  shop: OwnShop,
  queryClient: QueryClient,
  note: OrderNote | null,
  make: (receipt: string) => Promise<Made>,
): Promise<Made> => {
  const receipt = crypto.randomUUID();
  await changeDraft(shop, queryClient, (draft) => ({ ...draft, next: { receipt, note } }));
  const made = await make(receipt).catch(async (error: unknown) => {
    await changeDraft(shop, queryClient, (draft) => (waitsFor(draft, receipt) ? { ...draft, next: null } : draft));
    throw error;
  });
  await changeDraft(shop, queryClient, (draft) => nextDraft(draft, receipt));
  forget(receipt);
  return made;
};
