import { useQuery } from '@tanstack/react-query';
import { createFileRoute, Link } from '@tanstack/react-router';
import { ordersQuery } from '#features/orders/order-queries.ts';
import { readLastGuestOrderId } from '#shopper/guest-orders.ts';
import { useShop } from '#shopper/shop.tsx';
import { LoadFailed } from '#ui/load-failed.tsx';
import { orderWording } from '#wording/order.ts';
import { pageTitles } from '#wording/shell.ts';
import { partWording } from '#wording/ui.ts';
import { PlacedOrder } from '#routes/-order/placed-order.tsx';
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
  const own = useQuery({ ...ordersQuery(shop, {}), enabled: shop.isSignedIn });
  const guests = useQuery({
    queryKey: [shop.scope, 'last-guest-order'],
    queryFn: readLastGuestOrderId,
    enabled: !shop.isSignedIn,
  });
  const orderId = shop.isSignedIn ? lastOf(own.data?.results) : guests.data;
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
      {orderId === undefined && own.error !== null ? (
        <LoadFailed words={partWording} title={orderWording.loadFailed} query={own} />
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

/** The newest of a list of orders; null where it is empty, undefined where it is not known yet. */
const lastOf = (orders: readonly { readonly id: string }[] | undefined): string | null | undefined =>
  orders === undefined ? undefined : (orders[0]?.id ?? null);
