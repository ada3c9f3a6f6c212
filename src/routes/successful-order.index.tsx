import { createFileRoute, Link } from '@tanstack/react-router';
import { useShop } from '#shopper/shop.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { orderWording } from '#wording/order.ts';
import { pageTitles } from '#wording/shell.ts';
import { partWording } from '#wording/ui.ts';
import { PlacedOrder } from '#routes/-order/placed-order.tsx';
import { useLastOrder } from '#routes/-order/use-last-order.ts';
import { PrintHead } from '#routes/-print/print-head.tsx';
import { pageHead } from '#routes/-shell/page-head.ts';
import { Screen } from '#routes/-shell/screen.tsx';

export const Route = createFileRoute('/successful-order/')({
  head: () => pageHead({ title: pageTitles.orderPlaced }),
  component: LastOrderScreen,
});

/** Without an id: the shopper's last order, or the last one placed as a guest on this device. */
function LastOrderScreen() {
  const shop = useShop();
  const { orderId, query } = useLastOrder();
  if (typeof orderId === 'string') {
    return (
      <div className="wrap screen">
        <PrintHead />
        <PlacedOrder orderId={orderId} />
      </div>
    );
  }
  return (
    <Screen title={orderWording.placedTitle}>
      {orderId === undefined && query.error !== null ? (
        <LoadFailed words={partWording} title={orderWording.loadFailed} query={query} />
      ) : null}
      {orderId === null ? (
        <>
          <p>{shop.isSignedIn ? orderWording.noOrders : orderWording.noOrder}</p>
          <Link to="/store" className="btn">
            {orderWording.continueShopping}
          </Link>
        </>
      ) : null}
    </Screen>
  );
}
