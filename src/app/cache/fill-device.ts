import type { QueryClient } from '@tanstack/react-query';
import { creditQuery, customerQuery, customerSettingsQuery } from '#features/account/account-queries.ts';
import { privacyPolicyQuery } from '#shopper/visit/privacy-query.ts';
import { orderQuery, ordersQuery } from '#features/orders/order-queries.ts';
import { parkedCartsQuery } from '#features/parked-carts/parked-queries.ts';
import { returnChoicesQuery, returnQuery, returnsQuery } from '#features/returns/return-queries.ts';
import { wishlistsQuery } from '#features/wishlists/wishlist-queries.ts';
import { addressesQuery, companyAddressesQuery } from '#shopper/addresses/queries.ts';
import { lastFilledAt, recordFilled } from '#shopper/offline-shopper.ts';
import type { Shop } from '#shopper/shop.tsx';
import type { CurrentShop } from '#app/current-shop.ts';
import { createFillingClient } from './filling-client.ts';

/** Shoppers reorder, or ask about, one of their last ten orders. */
const maxOrders = 10;
const maxReturns = 10;

const minIntervalMs = 60 * 60 * 1000;

/**
 * Prefetches what a signed-in shopper may want without a connection but hasn't opened yet: their last orders and
 * returns with the lines, lists, parked carts, addresses, credit, settings and the policy. At most once an hour, one call at a time;
 * whatever fails is fetched when it is needed.
 */
export const fillDevice = async (currentShop: CurrentShop): Promise<void> => {
  const shop = currentShop.get();
  const filledAt = await lastFilledAt();
  if (filledAt === null || Date.now() - filledAt < minIntervalMs) return;
  const client = createFillingClient();
  // Requests still in flight for a shopper who leaves would only be refused.
  const stop = currentShop.subscribe(() => {
    if (currentShop.get() !== shop) client.clear();
  });
  try {
    if (await fillFrom(client, shop, () => currentShop.get() === shop)) await recordFilled(Date.now());
  } finally {
    stop();
  }
};

/** Whether everything was fetched while the same shopper was there. */
const fillFrom = async (client: QueryClient, shop: Shop, isSame: () => boolean): Promise<boolean> => {
  const { results: orders } = await client.fetchQuery(ordersQuery(shop, {}));
  const { results: returns } = await client.fetchQuery(returnsQuery(shop, 1));
  const fetches = [
    ...orders.slice(0, maxOrders).map(
      ({ id }) =>
        () =>
          client.prefetchQuery(orderQuery(shop, id)),
    ),
    ...returns.slice(0, maxReturns).map(
      ({ id }) =>
        () =>
          client.prefetchQuery(returnQuery(shop, id)),
    ),
    () => client.prefetchQuery(customerQuery(shop)),
    () => client.prefetchQuery(wishlistsQuery(shop, 1)),
    () => client.prefetchQuery(parkedCartsQuery(shop)),
    () => client.prefetchQuery(addressesQuery(shop)),
    () => client.prefetchQuery(companyAddressesQuery(shop)),
    () => client.prefetchQuery(creditQuery(shop, 1)),
    () => client.prefetchQuery(customerSettingsQuery(shop)),
    () => client.prefetchQuery(returnChoicesQuery(shop)),
    () => client.prefetchQuery(privacyPolicyQuery(shop)),
  ];
  for (const fetch of fetches) {
    if (!isSame()) return false;
    await fetch();
  }
  return isSame();
};
