import { useQuery } from '@tanstack/react-query';
import { ordersQuery } from '#features/orders/order-queries.ts';
import { readLastGuestOrderId } from '#shopper/guest-orders.ts';
import { useShop } from '#shopper/shop.tsx';

/** The shopper's last order, or the last one placed as a guest on this device: null if none, undefined while loading. */
export const useLastOrder = () => {
  const shop = useShop();
  const own = useQuery({ ...ordersQuery(shop, {}), enabled: shop.isSignedIn });
  const guests = useQuery({
    queryKey: [shop.scope, 'last-guest-order'],
    queryFn: readLastGuestOrderId,
    enabled: !shop.isSignedIn,
  });
  return { orderId: shop.isSignedIn ? lastOf(own.data?.results) : guests.data, query: own };
};

const lastOf = (orders: readonly { readonly id: string }[] | undefined): string | null | undefined =>
  orders === undefined ? undefined : (orders[0]?.id ?? null);
