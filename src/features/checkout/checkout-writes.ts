import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { LineAddOns, LineQuantity } from '#contract/basket-rows.ts';
import type { CheckoutSummary, OrderNote } from '#contract/checkout.ts';
import {
  removeFromCheckout,
  setCheckoutAddOns,
  setCheckoutAddOnsInBulk,
  setCheckoutQuantity,
} from '#contract/checkout-rows.ts';
import { readConnection } from '#shopper/connection/store.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { publishShopEvent } from '#shopper/counting/shop-events.ts';
import { checkoutSummaryQuery } from './checkout-queries.ts';
import { checkoutScope, reloadBasket, useCheckoutWrite } from './checkout-write.ts';
import { changeDraft, orderDraftQuery } from '#features/checkout/draft/draft-store.ts';
import type { Attempt, Parts } from '#features/checkout/draft/order-draft.ts';
import { placeOrder, settleAttempt } from '#features/checkout/draft/place-order.ts';
import { sendParts } from '#features/checkout/draft/send-parts.ts';
import { hasWholeCart } from '#features/checkout/draft/whole-cart.ts';

/** Whether the shopper's choices can be sent: the store answers and has every change of the cart. */
const canSend = (shop: Shop, queryClient: QueryClient): boolean =>
  readConnection().shown === 'online' &&
  hasWholeCart(shop.journal.waiting()) &&
  Boolean(queryClient.getQueryData(checkoutSummaryQuery(shop).queryKey));

/**
 * Saves a choice, first on the device, then at the store. Resolves to true once the store has it, or to false if it waits on the
 * device for a connection; rejects with the store's refusal.
 */
export const useSavePart = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: checkoutScope,
    meta: { isFailureShown: true },
    mutationFn: async (parts: Parts): Promise<boolean> => {
      const draft = await changeDraft(shop, queryClient, (now) => ({
        ...now,
        parts: { ...now.parts, ...parts },
        ready: null,
      }));
      return canSend(shop, queryClient) && sendParts(shop, queryClient, draft);
    },
  });
};

/** Sends the choices that wait on the device. */
export const useSendDraft = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: checkoutScope,
    meta: { isFailureShown: true },
    mutationFn: async () => {
      const draft = await queryClient.ensureQueryData(orderDraftQuery(shop));
      return canSend(shop, queryClient) && sendParts(shop, queryClient, draft);
    },
  });
};

export const useSetCheckoutQuantity = () =>
  useCheckoutWrite(
    (shop, query, body: LineQuantity, options) => shop.api.call(setCheckoutQuantity, { query, body }, options),
    reloadBasket,
  );

/** Sets the add-ons of lines; several lines take a single call. */
export const useSetCheckoutAddOns = () =>
  useCheckoutWrite((shop, query, items: LineAddOns[], options) => {
    const [body, ...others] = items;
    if (body === undefined || others.length > 0) {
      return shop.api.call(setCheckoutAddOnsInBulk, { query, body: { items } }, options);
    }
    return shop.api.call(setCheckoutAddOns, { query, body }, options);
  }, reloadBasket);

export const useRemoveCheckoutLines = () =>
  useCheckoutWrite(async (shop, query, lineItemIds: string[], options) => {
    const summary = await shop.api.call(removeFromCheckout, { query, body: { lineItemIds } }, options);
    publishShopEvent({ type: 'checkout-lines-removed', lineItemIds });
    return summary;
  }, reloadBasket);

/** Places the order of the summary that the shopper saw. Never retried automatically; another press repeats the same request. */
export const usePlaceOrder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: checkoutScope,
    meta: { isFailureShown: true },
    mutationFn: ({ summary, note }: { readonly summary: CheckoutSummary; readonly note: OrderNote }) =>
      placeOrder(shop, queryClient, summary, note),
    onSuccess: () => reloadBasket(shop, queryClient),
    // The reloaded summary shows whether the order was placed.
    onError: () => queryClient.invalidateQueries({ queryKey: checkoutSummaryQuery(shop).queryKey }),
  });
};

/** Finds out what became of an order request whose answer was lost; calls `onOrdered` if it made an order. */
export const useSettleAttempt = (onOrdered: (orderId: string) => void) => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    scope: checkoutScope,
    meta: { isFailureShown: true },
    mutationFn: (attempt: Attempt) => settleAttempt(shop, queryClient, attempt),
    // Not a callback of `mutate()`: the component that calls it is gone from the screen once the answer is known.
    onSuccess: (found) => {
      if (typeof found === 'object') onOrdered(found.orderId);
      return reloadBasket(shop, queryClient);
    },
  });
};

/** For a shopper who says that a request whose answer was lost had no effect. */
export const useForgetAttempt = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => changeDraft(shop, queryClient, (draft) => ({ ...draft, attempt: null })),
  });
};
