import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { useRef } from 'react';
import type { CallOptions } from '#api/api.ts';
import { isNoAnswer } from '#api/api-error.ts';
import type { Basket } from '#contract/basket.ts';
import { reorderIntoBasket } from '#contract/basket-rows.ts';
import type { Order } from '#contract/order.ts';
import { cancelOrder, getOrder } from '#contract/order-rows.ts';
import { isShown } from '#offline/journal/waiting.ts';
import { type Shop, useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { showToast } from '#ui/toast/toast-state.ts';
import { orderWording as words } from '#wording/order.ts';
import { reorderInputs } from './order-reorder.ts';
import { orderQuery } from './order-queries.ts';

/**
 * Puts the lines of an order in the cart again, says so, and how to get there. The store does it in one go and checks
 * prices and stock; where it can't be reached the lines of the order wait one by one like any other change of the cart.
 */
export const useReorder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // A second press after a lost answer is the same request, not another one.
  const keys = useRef(new Map<string, CallOptions>());
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (id: string): Promise<Reordered> => {
      // Nothing overtakes what waits.
      await shop.journal.sendNow();
      const isReachable = !shop.journal.waiting().some((change) => change.entry.lane === 'basket' && isShown(change));
      const order = await loadOrder(shop, queryClient, id);
      if (!isReachable || order.isOld) {
        for (const input of reorderInputs(order.data)) await shop.journal.make({ name: 'add-to-basket', input });
        return { type: 'kept' };
      }
      const options = keys.current.get(id) ?? writeOptions(shop);
      keys.current.set(id, options);
      const basket = await shop.api.call(reorderIntoBasket, { params: { id } }, options);
      keys.current.delete(id);
      return { type: 'sent', basket };
    },
    onSuccess: (done) => {
      const action = { label: words.toCart, onPress: () => void navigate({ to: '/cart' }) };
      if (done.type === 'kept') return showToast({ tone: 'success', text: words.reorderSaved, action });
      const { basket } = done;
      queryClient.setQueryData([shop.scope, 'basket'], basket);
      shop.journal.observe({ basket });
      const remarks = basket.notifications.filter(({ severity }) => severity !== 'Info').length;
      const details = remarks === 0 ? {} : { details: words.reorderedCheck(remarks) };
      return showToast({ tone: 'success', text: words.reordered, ...details, action });
    },
  });
};

type Reordered = { readonly type: 'sent'; readonly basket: Basket } | { readonly type: 'kept' };

/** The order as the store has it now, or as it was last seen where the store does not answer. */
const loadOrder = async (
  shop: Shop,
  queryClient: QueryClient,
  id: string,
): Promise<{ readonly data: Order; readonly isOld: boolean }> => {
  const query = orderQuery(shop, id);
  const seen = queryClient.getQueryData(query.queryKey);
  try {
    const data = await shop.api.call(getOrder, { params: { id } });
    return { data, isOld: false };
  } catch (error) {
    if (!isNoAnswer(error) || !seen) throw error;
    return { data: seen, isOld: true };
  }
};

/** Cancels an order that is not packed yet. */
export const useCancelOrder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => shop.api.call(cancelOrder, { params: { id } }, writeOptions(shop)),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(shop, order.id).queryKey, order);
      showToast({ tone: 'success', text: words.cancelled });
    },
    // Also when it failed: it may be packed by now, and the page should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [shop.scope, 'orders'] }),
  });
};
