import { Link } from '@tanstack/react-router';
import { Suspense } from 'react';
import type { Order } from '#contract/order.ts';
import { OrderConfirmation } from '#features/orders/order-confirmation.tsx';
import { useStoreSettings } from '#shopper/store-queries.ts';
import { useShop } from '#shopper/shop.tsx';
import { lazyPart } from '#ui/lazy-part.ts';
import { lineName } from '#wording/line-name.ts';
import { orderWording as words } from '#wording/order.ts';

const OrderAccountForm = lazyPart(
  async () => (await import('#features/session/order-account-form.tsx')).OrderAccountForm,
);
const ShareList = lazyPart(async () => (await import('#routes/-tools/tools.tsx')).ShareList);

/** The confirmation of an order, with what else can be done with it; a guest may open an account. */
export function PlacedOrder({ orderId }: { readonly orderId: string }) {
  return (
    <OrderConfirmation
      orderId={orderId}
      actionsOf={(order) => <OrderTools order={order} />}
      forGuest={({ id, customerInfo }) =>
        customerInfo === null ? null : (
          <Suspense fallback={null}>
            <OrderAccountForm orderId={id} email={customerInfo.email} />
          </Suspense>
        )
      }
    />
  );
}

/** A shopper follows the order in the account; anybody may keep its lines as a list, which guests have nowhere but in a link. */
function OrderTools({ order }: { readonly order: Order }) {
  const { isSignedIn } = useShop();
  const settings = useStoreSettings();
  const lines = order.items.map(({ sku, quantity, productName, variantName }) => ({
    sku,
    quantity,
    name: lineName(productName, variantName),
  }));
  return (
    <>
      {isSignedIn ? (
        <Link to="/account/orders/$id" params={{ id: order.id }} className="btn">
          {words.trackOrder}
        </Link>
      ) : null}
      <Suspense fallback={null}>
        <ShareList title={words.linesOf(order.number)} lines={lines} hasPad={settings?.isQuickOrderEnabled !== false} />
      </Suspense>
    </>
  );
}
