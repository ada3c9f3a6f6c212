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
 * Reorders: the store adds all lines in one call and checks prices and stock. If it can't be reached, the lines are
 * queued one by one like any other cart change.
 */
export const useReorder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  // A second press after a lost answer must repeat the same request, so the key is kept per order.
  const keys = useRef(new Map<string, CallOptions>());
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: async (id: string): Promise<Reordered> => {
      // Waiting changes go first, to keep the order.
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

/** The order from the store, or from the cache if the store doesn't respond. */
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

export const useCancelOrder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => shop.api.call(cancelOrder, { params: { id } }, writeOptions(shop)),
    onSuccess: (order) => {
      queryClient.setQueryData(orderQuery(shop, order.id).queryKey, order);
      showToast({ tone: 'success', text: words.cancelled });
    },
    // On failure too: the order may have been packed by now, and the page should say so.
    onSettled: () => queryClient.invalidateQueries({ queryKey: [shop.scope, 'orders'] }),
  });
};
