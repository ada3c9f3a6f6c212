import { useQuery } from '@tanstack/react-query';
import { isPayable } from '#features/orders/order-state.ts';
import { PayLink } from '#features/orders/pay-link.tsx';
import { orderSummaryQuery } from '#features/payments/order-summary.ts';
import { useShop } from '#shopper/shop.tsx';
import { orderWording as words } from '#wording/order.ts';
import { useLastOrder } from './use-last-order.ts';

/** Leads to the last order where it still waits for its payment: whoever left it comes back to a checkout without a cart. */
export function UnpaidOrder() {
  const { orderId = null } = useLastOrder();
  const { data: order } = useQuery({ ...orderSummaryQuery(useShop(), orderId ?? ''), enabled: orderId !== null });
  if (order === undefined || !isPayable(order)) return null;
  return (
    <>
      <p>{words.notPaidYet(order.number)}</p>
      <PayLink order={order} />
    </>
  );
}
