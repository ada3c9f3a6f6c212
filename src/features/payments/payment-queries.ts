import { queryOptions } from '@tanstack/react-query';
import { getPaymentProviders } from '#contract/payment.ts';
import { readGuestOrderKey } from '#shopper/guest-orders.ts';
import type { Shop } from '#shopper/shop.tsx';

/** Identifies who pays for an order: a shopper by token, a guest by the anonymousId it was placed with. */
export const orderOwner = async (shop: Shop, orderId: string): Promise<{ anonymousId?: string }> => {
  if (shop.isSignedIn) return {};
  const anonymousId = await readGuestOrderKey(orderId);
  return anonymousId === null ? {} : { anonymousId };
};

export const paymentProvidersQuery = (shop: Shop) =>
  queryOptions({
    queryKey: [shop.scope, 'payment-providers'],
    queryFn: async ({ signal }) => (await shop.api.call(getPaymentProviders, {}, { signal })).paymentProviders,
    staleTime: 60_000,
  });
