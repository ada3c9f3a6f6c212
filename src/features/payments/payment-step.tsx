import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { isRefused } from '#api/api-error.ts';
import { useShop } from '#shopper/shop.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { orderWording } from '#wording/order.ts';
import { paymentWording as words } from '#wording/payment.ts';
import { isOrderPaid } from './payment-flow.ts';
import { OpenPayment } from './open-payment.tsx';
import type { PaymentReturn } from './payment-return.ts';
import { orderSummaryQuery } from './order-summary.ts';
import { paymentProvidersQuery } from './payment-queries.ts';

/** The payment of an existing order; calls `onDone` once nothing is left to do: the order is paid, or a transfer is awaited. */
export function PaymentStep({
  orderId,
  returned,
  onDone,
}: {
  readonly orderId: string;
  readonly returned: PaymentReturn | null;
  readonly onDone: () => void;
}) {
  const shop = useShop();
  const order = useQuery(orderSummaryQuery(shop, orderId));
  const providers = useQuery(paymentProvidersQuery(shop));
  const isPaid = order.data !== undefined && isOrderPaid(order.data);
  useEffect(() => {
    if (isPaid) onDone();
  }, [isPaid, onDone]);

  const failed = order.data === undefined ? order : providers;
  if (failed.isError && failed.data === undefined) {
    const isForeign = isRefused(failed.error) && (failed.error.status === 404 || failed.error.status === 401);
    return (
      <Notice
        tone="warning"
        level={3}
        title={words.loadFailed}
        actions={
          isForeign ? null : (
            <Button isPending={failed.isFetching} onClick={() => void failed.refetch()}>
              {words.tryAgain}
            </Button>
          )
        }
      >
        <p>{isForeign ? words.notYours : words.loadFailedText}</p>
      </Notice>
    );
  }
  if (order.data === undefined || providers.data === undefined || isPaid) {
    return <div className="checkout-loading" aria-busy="true" />;
  }
  const closed = orderWording.notPayable[order.data.status];
  if (closed !== undefined) {
    return (
      <Notice level={3} title={words.closed}>
        <p>{closed}</p>
      </Notice>
    );
  }
  return <OpenPayment order={order.data} providers={providers.data} returned={returned} onDone={onDone} />;
}
