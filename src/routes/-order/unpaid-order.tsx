import { useQuery } from '@tanstack/react-query';
import { isPayable } from '#features/orders/order-state.ts';
import { PayLink } from '#features/orders/pay-link.tsx';
import { orderSummaryQuery } from '#features/payments/order-summary.ts';
import { useShop } from '#shopper/shop.tsx';
import { orderWording as words } from '#wording/order.ts';
import { useLastOrder } from './use-last-order.ts';

/** Links to the last order if it still has to be paid for: a shopper who abandons payment returns to a checkout without a cart. */
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
