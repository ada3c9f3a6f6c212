import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#api/api-error.ts';
import type { Order } from '#contract/order.ts';
import { getOrderSummary } from '#contract/order-rows.ts';
import type { Shop } from '#shopper/shop.tsx';
import { orderOwner } from './payment-queries.ts';
import { askPayment } from './payment-writes.ts';

/**
 * The order with its payment status. A payment that was left open is looked up at its provider first: who paid there and
 * closed the tab is not invited to pay again.
 */
export const orderSummaryQuery = (shop: Shop, orderId: string) =>
  queryOptions({
    queryKey: [shop.scope, 'order-summary', orderId],
    queryFn: async ({ signal }): Promise<Order> => {
      const read = async (): Promise<Order> =>
        shop.api.call(getOrderSummary, { params: { id: orderId }, query: await orderOwner(shop, orderId) }, { signal });
      const order = await read();
      return (await isSettledMeanwhile(shop, order)) ? read() : order;
    },
    staleTime: 0,
    gcTime: 60_000,
  });

const isSettledMeanwhile = async (shop: Shop, order: Order): Promise<boolean> => {
  const open = leftOpen(order);
  if (open === null) return false;
  try {
    return (await askPayment(shop, open)).status !== open.status;
  } catch (error) {
    if (!isApiError(error)) throw error;
    // The store looks again before it begins another payment, so nothing is paid twice.
    return false;
  }
};

/** The payment whose shopper had something to do; null where there is none, or the store does not say which. */
const leftOpen = (order: Pick<Order, 'id' | 'status' | 'payments'>) => {
  if (order.status !== 'AwaitingPayment') return null;
  const open = order.payments.find(({ status }) => status === 'Pending' || status === 'RequiresAction');
  if (open?.id === undefined || open.paymentProviderId === undefined) return null;
  const { id, paymentProviderId, status } = open;
  return { id, orderId: order.id, paymentProviderId, status, transactionId: null };
};
