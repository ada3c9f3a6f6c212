import { queryOptions } from '@tanstack/react-query';
import { isApiError } from '#api/api-error.ts';
import type { Order } from '#contract/order.ts';
import { getOrderSummary } from '#contract/order-rows.ts';
import type { Shop } from '#shopper/shop.tsx';
import { orderOwner } from './payment-queries.ts';
import { askPayment } from './payment-writes.ts';

/**
 * The order with its payment status. Checks an open payment with its provider first, so that a shopper who paid there and closed
 * the tab isn't asked to pay again.
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
    // The store checks again before it starts another payment, so nothing is paid twice.
    return false;
  }
};

/** The payment that still needed action from the shopper; null if there is none, or if the store doesn't identify it. */
const leftOpen = (order: Pick<Order, 'id' | 'status' | 'payments'>) => {
  if (order.status !== 'AwaitingPayment') return null;
  const open = order.payments.find(({ status }) => status === 'Pending' || status === 'RequiresAction');
  if (open?.id === undefined || open.paymentProviderId === undefined) return null;
  const { id, paymentProviderId, status } = open;
  return { id, orderId: order.id, paymentProviderId, status, transactionId: null };
};
