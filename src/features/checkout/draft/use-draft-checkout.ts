import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { firstMessageOf, isNoAnswer } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import type { CheckoutSummary } from '#contract/checkout.ts';
import { useConnection } from '#shopper/connection/store.ts';
import { useShop } from '#shopper/shop.tsx';
import { useWaiting } from '#shopper/use-waiting.ts';
import { checkoutSummaryQuery } from '#features/checkout/checkout-queries.ts';
import { useSendDraft } from '#features/checkout/checkout-writes.ts';
import { changeDraft } from './draft-store.ts';
import { pauseAfter } from './send-parts.ts';
import { type OrderDraft, waitingParts } from './order-draft.ts';
import { summaryOfBasket, withDraft } from './shown-summary.ts';
import { unsentCartChanges } from './whole-cart.ts';

/** The checkout as shown: the store's summary overlaid with waiting choices, and how far the two agree. */
export interface DraftCheckout {
  /** Undefined while loading, null if there is nothing to check out. */
  readonly summary: CheckoutSummary | null | undefined;
  /** The store answers and has the cart and the delivery address, so that it can list delivery methods. */
  readonly canAsk: boolean;
  /** The store has every change and has answered since it was last unreachable: the order can be placed as shown. */
  readonly isChecked: boolean;
  readonly isOffline: boolean;
  /** The number of cart changes that the store doesn't have yet. */
  readonly unsent: number;
  /** Why the store refused a choice that was waiting on the device. */
  readonly refusal: string | null;
  readonly query: ReturnType<typeof useSummary>;
}

const useSummary = (isEnabled: boolean) => useQuery({ ...checkoutSummaryQuery(useShop()), enabled: isEnabled });

/** Follows connection, cart and draft, and sends waiting choices as soon as possible. */
export const useDraftCheckout = (
  draft: OrderDraft | undefined,
  basket: Basket | null | undefined,
  isEnabled: boolean,
): DraftCheckout => {
  const query = useSummary(isEnabled);
  const isOffline = useConnection().shown !== 'online';
  const unsent = unsentCartChanges(useWaiting());
  const isBehind = isOffline || unsent > 0;
  // The store's copy of the checkout may have changed since it was last fetched.
  const [isOwed, setOwed] = useState(false);
  if (isBehind && !isOwed) setOwed(true);
  const { refetch } = query;
  useEffect(() => {
    if (isBehind || !isOwed || !isEnabled) return;
    void refetch().finally(() => setOwed(false));
  }, [isBehind, isOwed, isEnabled, refetch]);

  const send = useSendDraft();
  const waiting = draft === undefined ? [] : waitingParts(draft);
  const hasStore = isEnabled && !isBehind && query.isSuccess && query.data !== null;
  const canSend = hasStore && !isOwed && !query.isFetching;
  const isSettled = draft?.attempt === null;
  const shouldSend = canSend && isSettled && waiting.length > 0 && !send.isPending;
  const { mutate } = send;
  const pauseMs = pauseAfter(send.error);
  useEffect(() => {
    if (!shouldSend || pauseMs === null) return;
    if (pauseMs === 0) return mutate();
    const timer = setTimeout(mutate, pauseMs);
    return () => clearTimeout(timer);
  }, [shouldSend, mutate, pauseMs]);
  useRememberKnown(query.data, draft);

  const isMissing = query.data === undefined && (isOffline || (query.isError && isNoAnswer(query.error)));
  const isOwn = isMissing || (unsent > 0 && Boolean(basket));
  // Once shown, the device's own summary stays until the store has answered, so that input isn't lost.
  const [wasOwn, setWasOwn] = useState(false);
  if (isOwn && !wasOwn) setWasOwn(true);
  const base = isOwn || (wasOwn && query.data === undefined) ? deviceBase(basket, draft) : query.data;
  return {
    summary: base === undefined || base === null || draft === undefined ? base : withDraft(base, draft),
    canAsk: hasStore && !waiting.includes('delivery'),
    isChecked: canSend && waiting.length === 0,
    isOffline: isOffline || isMissing,
    unsent,
    // A choice that the store may take later isn't refused.
    refusal: pauseMs === 0 ? firstMessageOf(send.error) : null,
    query,
  };
};

const deviceBase = (
  basket: Basket | null | undefined,
  draft: OrderDraft | undefined,
): CheckoutSummary | null | undefined => {
  if (draft === undefined) return undefined;
  if (basket === undefined) return draft.ready?.seen ?? draft.known ?? undefined;
  return basket === null || basket.lineItems.length === 0 ? null : summaryOfBasket(basket, draft.known);
};

/** Stores the last summary on the device, for a checkout without a connection. */
const useRememberKnown = (summary: CheckoutSummary | null | undefined, draft: OrderDraft | undefined): void => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const isRead = draft !== undefined;
  useEffect(() => {
    if (!isRead || !summary || summary.basketDetails.lineItems.length === 0) return;
    void changeDraft(shop, queryClient, (now) => ({ ...now, known: summary }));
  }, [isRead, shop, queryClient, summary]);
};
