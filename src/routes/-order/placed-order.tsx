import { Link } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
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
const SaveOrderAsList = lazyPart(async () => (await import('./save-order-as-list.tsx')).SaveOrderAsList);
const ShareList = lazyPart(async () => (await import('#routes/-tools/tools.tsx')).ShareList);

/** The confirmation of an order, with further actions; a guest may open an account. */
export function PlacedOrder({ orderId }: { readonly orderId: string }) {
  const [listWanted, setListWanted] = useState(0);
  return (
    <OrderConfirmation
      orderId={orderId}
      actionsOf={(order) => <OrderTools order={order} onGuestList={() => setListWanted(listWanted + 1)} />}
      forGuest={({ id, customerInfo }) =>
        customerInfo === null ? null : (
          <Suspense fallback={null}>
            <OrderAccountForm orderId={id} email={customerInfo.email} listWanted={listWanted} />
          </Suspense>
        )
      }
    />
  );
}

/** Shoppers can track the order and save its lines as a list; guests are offered an account for both, and may share the lines. */
function OrderTools({ order, onGuestList }: { readonly order: Order; readonly onGuestList: () => void }) {
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
        {isSignedIn || order.customerInfo !== null ? (
          <SaveOrderAsList order={order} onGuest={isSignedIn ? undefined : onGuestList} />
        ) : null}
        <ShareList title={words.linesOf(order.number)} lines={lines} hasPad={settings?.isQuickOrderEnabled !== false} />
      </Suspense>
    </>
  );
}
