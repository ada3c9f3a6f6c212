import { createFileRoute, Link } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { OrderConfirmation } from '#features/orders/order-confirmation.tsx';
import { readLastGuestOrderId } from '#shopper/guest-orders.ts';
import { orderWording } from '#wording/order.ts';
import { pageTitles } from '#wording/shell.ts';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/successful-order/')({
  head: () => pageHead({ title: pageTitles.orderPlaced }),
  component: LastOrderScreen,
});

/** Without an id: the last order placed on this device. */
function LastOrderScreen() {
  const [orderId, setOrderId] = useState<string | null | undefined>(undefined);
  useEffect(() => {
    let isLeft = false;
    void readLastGuestOrderId().then((id) => (isLeft ? undefined : setOrderId(id)));
    return () => {
      isLeft = true;
    };
  }, []);
  if (typeof orderId === 'string') {
    return (
      <div className="wrap screen">
        <OrderConfirmation orderId={orderId} />
      </div>
    );
  }
  return (
    <Screen title={orderWording.placedTitle}>
      {orderId === undefined ? null : (
        <>
          <p>{orderWording.noOrder}</p>
          <Link to="/store" className="btn">
            {orderWording.continueShopping}
          </Link>
        </>
      )}
    </Screen>
  );
}
