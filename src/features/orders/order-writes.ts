import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { reorderIntoBasket } from '#contract/basket-rows.ts';
import { cancelOrder } from '#contract/order-rows.ts';
import { useShop } from '#shopper/shop.tsx';
import { writeOptions } from '#shopper/write-options.ts';
import { showToast } from '#ui/toast-state.ts';
import { orderWording as words } from '#wording/order.ts';
import { orderQuery } from './order-queries.ts';

/** Puts the lines of an order in the cart again, says so, and how to get there. */
export const useReorder = () => {
  const shop = useShop();
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  return useMutation({
    scope: { id: 'basket' },
    mutationFn: (id: string) => shop.api.call(reorderIntoBasket, { params: { id } }, writeOptions(shop)),
    onSuccess: (basket) => {
      queryClient.setQueryData([shop.scope, 'basket'], basket);
      const remarks = basket.notifications.filter(({ severity }) => severity !== 'Info').length;
      showToast({
        tone: 'success',
        text: words.reordered,
        ...(remarks === 0 ? {} : { details: words.reorderedCheck(remarks) }),
        action: { label: words.toCart, onPress: () => void navigate({ to: '/cart' }) },
      });
    },
  });
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
